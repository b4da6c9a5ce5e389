import { Problem } from '@vouch/contract'
import { ifFree } from '../../foundation/db/session-lock.ts'
import type { SiteParts } from '../site-parts.ts'
import { carryOut } from './carry-out.ts'
import type { ProvedAccount } from './proved-account.ts'
import { type DataRequest, loadById } from './request-row.ts'

/** One answer to a request at a time, whoever gives it: the team, or its person by the mailbox, the profile or a connected account. An account is
 *  deleted before the request is closed, so a refusal meanwhile would say that nothing was done. */

/** Runs an answer with the request as it stands now. @throws Problem `not_now` where another is being given */
export async function answerAlone(
  { db }: SiteParts,
  id: string,
  answer: (request: DataRequest) => Promise<boolean>,
): Promise<boolean> {
  const answered = await ifFree(db.sessions, ['data request', id], async () => answer(await loadById(db.pool, id)))
  if (answered === null) throw beingAnswered()
  return answered
}

/** Carries out what its person may have done, unless it was answered meanwhile.
 *  @returns whether this call closed it. @throws Problem `not_now` where it is being answered */
export function carryOutAlone(parts: SiteParts, id: string, account: ProvedAccount | null = null): Promise<boolean> {
  return answerAlone(parts, id, async (request) => isWaiting(request) && carryOut(parts, request, account))
}

/** @returns whether a confirmed request has no answer yet */
export function isWaiting({ state }: DataRequest): boolean {
  return state === 'open' || state === 'unproven'
}

/** @returns what is said while somebody else answers */
export function beingAnswered(): Problem {
  return new Problem('not_now', 'This request is being answered. Open it again in a moment to see how.')
}
