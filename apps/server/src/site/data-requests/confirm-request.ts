import { isSandboxHandle, Problem } from '@vouch/contract'
import type pg from 'pg'
import { suppressCreator } from '../../creators/suppressions.ts'
import { withTransaction } from '../../db/database.ts'
import { connectorFor } from '../../outside/platforms/connector.ts'
import type { SiteParts } from '../site-parts.ts'
import { stopNews } from './account-data.ts'
import { carryOut } from './carry-out.ts'
import { profileTarget } from './profile-target.ts'
import { writeToTeam } from './request-letters.ts'
import { type DataRequest, loadByToken } from './request-row.ts'

/** What pressing Confirm behind the mailed link does. How much a mailbox proves:
 *
 *  - whose data an address's own account and messages are: the mailbox opens that account anyway, so its request is carried out;
 *  - nothing about a creator. Copies and erasure wait until the profile itself shows the code of the request, or the team decides;
 *    an objection, which deletes nothing and can be lifted, stops new verdicts until the team has answered. */

/** @returns the request as it then stands. Confirming again changes nothing. */
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
    if (request.kind === 'objection') await hold(parts, tx, request)
    if (next === 'decide') await writeToTeam(parts, tx, request, reasonOf(request))
    return true
  })
  // What fails here leaves the request open, where the team finds it.
  if (first && next === 'carry out') await carryOut(parts, request)
  return loadByToken(parts.db.pool, token)
}

type NextStep = 'carry out' | 'prove' | 'decide'

function stepAfter({ verifying }: SiteParts, request: DataRequest): NextStep {
  if (request.kind === 'objection') return 'decide'
  if (request.subject === 'account') return 'carry out'
  // Generated creators are nobody: there is no profile to put a code into, and no person to protect.
  if (isSandboxHandle(request.handle)) return 'carry out'
  try {
    connectorFor(profileTarget(request), verifying.connectors)
    return 'prove'
  } catch (error) {
    if (error instanceof Problem) return 'decide'
    throw error
  }
}

/** Stops what an objection is about, until the team has answered. */
async function hold({ now }: SiteParts, tx: pg.PoolClient, request: DataRequest): Promise<void> {
  if (request.subject === 'account') return stopNews(tx, request.email)
  const { platform, handle, id } = request
  await suppressCreator(tx, { platform, handle }, { reason: 'objection', requestId: id, at: now() })
}

function reasonOf(request: DataRequest): string {
  if (request.kind !== 'objection')
    return 'No connector reads this platform here, so whether the profile is theirs has to be checked by hand before anything is done.'
  return request.subject === 'creator'
    ? 'New verdicts on this profile are held back until you answer. Weigh the objection, check whose profile it is, and grant or refuse it.'
    : 'News by mail to this address has been stopped. Answer whether anything else has to change.'
}
