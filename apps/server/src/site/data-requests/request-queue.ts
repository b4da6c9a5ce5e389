import { isOldName, Problem } from '@vouch/contract'
import { withTransaction } from '../../foundation/db/database.ts'
import { endSuppression } from '../../verdicts/creators/suppressions.ts'
import type { SiteParts } from '../site-parts.ts'
import { answerAlone, beingAnswered, isWaiting } from './answer-alone.ts'
import { carryOut, close } from './carry-out.ts'
import { profileTarget } from './profile-target.ts'
import { writeOutcome } from './request-letters.ts'
import { type DataRequest, loadWaiting } from './request-row.ts'

/** The team's side of requests: what waits, and the two answers. */

export interface WaitingRequest {
  id: string
  reference: string
  kind: DataRequest['kind']
  subject: DataRequest['subject']
  state: DataRequest['state']
  email: string
  profileUrl: string | null
  details: string
  dueAt: string
  overdue: boolean
}

/** Loads what waits, the most urgent first. */
export async function loadRequestQueue({ db, now }: SiteParts): Promise<WaitingRequest[]> {
  const waiting = await loadWaiting(db.pool)
  return waiting.map((request) => ({
    id: request.id,
    reference: request.reference,
    kind: request.kind,
    subject: request.subject,
    state: request.state,
    email: request.email,
    profileUrl: request.subject === 'creator' ? request.profileUrl : null,
    details: request.details,
    dueAt: request.dueAt.toISOString(),
    overdue: request.dueAt < now(),
  }))
}

/** Grants a request: the team has checked whose data it is, and what was asked for is done. An objection that is granted stands for
 *  good. @throws Problem `not_found` for one that does not wait, `not_now` where somebody else answers it */
export async function grantRequest(parts: SiteParts, id: string): Promise<void> {
  await decide(parts, id, async (request) => {
    // Requests of an earlier release could name a channel so; what is kept under the name may be another channel's.
    if (request.subject === 'creator' && isOldName(profileTarget(request)))
      throw new Problem(
        'not_now',
        'This request has an old YouTube link, which can belong to another channel than the handle of the same name. Refuse it, and ask for the link with the @handle or the channel ID.',
      )
    return carryOut(parts, request)
  })
}

/** Refuses a request and lifts what it held back.
 *  @param reason one or more sentences for the person, who must be told why
 *  @throws Problem `not_found` for one that does not wait, `not_now` where somebody else answers it */
export async function refuseRequest(parts: SiteParts, id: string, reason: string): Promise<void> {
  const at = parts.now()
  await decide(parts, id, (request) =>
    withTransaction(parts.db, async (tx) => {
      if (!(await close(tx, request, { state: 'refused', outcome: reason, at }))) return false
      await endSuppression(tx, id, at)
      await writeOutcome(parts, tx, request, reason)
      return true
    }),
  )
}

/** Of two answers at once the first stands, and nothing of the other is begun: a deleted account comes back by no refusal. */
async function decide(parts: SiteParts, id: string, answer: (request: DataRequest) => Promise<boolean>): Promise<void> {
  const decided = await answerAlone(parts, id, async (request) => {
    if (!isWaiting(request)) throw new Problem('not_found', 'This request isn’t waiting for an answer.')
    return answer(request)
  })
  if (!decided) throw beingAnswered()
}
