import { isSandboxHandle, Problem } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { connectorFor, unpaidConnectors } from '../../outside/platforms/connector.ts'
import { noteObjection } from '../../verdicts/creators/suppressions.ts'
import type { SiteParts } from '../site-parts.ts'
import { stopNews } from './account-data.ts'
import { carryOutAlone } from './answer-alone.ts'
import { profileTarget } from './profile-target.ts'
import { writeToTeam } from './request-letters.ts'
import { type DataRequest, loadByToken } from './request-row.ts'

/** What pressing Confirm behind the mailed link does. How much a mailbox proves:
 *
 *  - whose data an address's own account and messages are: the mailbox opens that account anyway, so its request is carried out;
 *  - nothing about a creator. Copies, erasure and objections wait until the profile itself shows the code of the request, or the team
 *    decides. Of an objection it is said meanwhile that it is examined, and once its answer is overdue new verdicts pause. */

/** @returns the request as it then stands. Confirming again changes nothing.
 *  @throws Problem `not_now` where the team answers it at this moment */
export async function confirmRequest(parts: SiteParts, token: string): Promise<DataRequest> {
  const request = await loadByToken(parts.db.pool, token)
  if (request.state !== 'unconfirmed') return request
  const next = stepAfter(parts, request)
  const first = await withTransaction(parts.db, async (tx) => {
    const confirmed = await tx.query(
      `update data_requests set state = $2, confirmed_at = $3, token_expires_at = now() + interval '90 days'
        where id = $1 and state = 'unconfirmed'`,
      [request.id, next === 'prove' ? 'unproven' : 'open', parts.now()],
    )
    if (confirmed.rowCount === 0) return false
    if (request.kind === 'objection') await beginToExamine(parts, tx, request)
    // An objection is for the team to weigh, whether or not the profile proves itself before that.
    if (next === 'decide' || request.kind === 'objection')
      await writeToTeam(parts, tx, request, reasonOf(request, next))
    return true
  })
  // What fails here leaves the request open, where the team finds it.
  if (first && next === 'carry out') await carryOutAlone(parts, request.id)
  return loadByToken(parts.db.pool, token)
}

type NextStep = 'carry out' | 'prove' | 'decide'

function stepAfter({ verifying, config }: SiteParts, request: DataRequest): NextStep {
  if (request.subject === 'account') return request.kind === 'objection' ? 'decide' : 'carry out'
  if (isSandboxHandle(request.handle)) return stepForNobody(config, request.kind)
  try {
    connectorFor(profileTarget(request), unpaidConnectors(verifying.connectors))
    return 'prove'
  } catch (error) {
    if (error instanceof Problem) return 'decide'
    throw error
  }
}

/** Generated creators are nobody: there is no profile to put a code into, and no person to protect. A sandbox on one's own machine shows what
 *  a request does; where others look at them too, nobody takes them away from everybody. */
function stepForNobody({ mode, sandboxOpen }: SiteParts['config'], kind: DataRequest['kind']): NextStep {
  const isOwnSandbox = mode === 'sandbox' && !sandboxOpen
  return kind === 'access' || (kind === 'erasure' && isOwnSandbox) ? 'carry out' : 'decide'
}

/** Stops what can be stopped without a decision: news by mail. Whether a creator is verified is for nobody to stop who only has a mailbox. */
async function beginToExamine({ now }: SiteParts, tx: pg.PoolClient, request: DataRequest): Promise<void> {
  if (request.subject === 'account') return stopNews(tx, request.email)
  const { platform, handle, id, dueAt } = request
  await noteObjection(tx, { platform, handle }, { requestId: id, at: now(), dueAt })
}

function reasonOf(request: DataRequest, next: NextStep): string {
  if (request.kind !== 'objection')
    return 'There is no connector for this platform here, so you have to check manually whether the profile is theirs before doing anything.'
  if (request.subject === 'account')
    return 'We stopped news emails to this address. Decide whether anything else needs to change.'
  const proof =
    next === 'prove' ? ' The profile can also prove itself with the code of the request; it is then granted.' : ''
  return `Nothing is held back: brands see that a request is being examined. Weigh the objection, check whose profile it is, and grant or refuse it. New verdicts on the profile pause once the answer is overdue.${proof}`
}
