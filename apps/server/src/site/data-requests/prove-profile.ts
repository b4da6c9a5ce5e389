import { Problem } from '@vouch/contract'
import { platformNames, type Snapshot } from '@vouch/engine'
import { ConnectorFailure, connectorFor, unpaidConnectors } from '../../outside/platforms/connector.ts'
import { TimeLimit } from '../../verdicts/verifications/time-limit.ts'
import { runLimitsUsual } from '../../verdicts/verifications/verification-parts.ts'
import { countUse, type DailyUse, giveBackUse, secondsToNextDay } from '../daily-uses.ts'
import type { SiteParts } from '../site-parts.ts'
import { carryOutAlone } from './answer-alone.ts'
import { profileTarget } from './profile-target.ts'
import { type CreatorRequest, type DataRequest, loadByToken } from './request-row.ts'

/** Whose profile it is: only its owner can write the code of the request into its description. What is fetched to look is not
 *  stored. */

/** Looks at one request in a day. */
const looksPerDayMax = 5
/** Looks on one platform in a day, all requests together: anybody can file as many as they have mailboxes, and each look spends what those who pay
 *  live on. On X a hundred cost the operator a dollar, on YouTube a hundredth of the day's units. */
const looksPerPlatformMax = 100

/** Looks for the code and carries the request out where it stands.
 *  @throws Problem `proof_missing` where it does not, `daily_limit`, `unavailable` where the platform cannot be asked, or `not_now`
 *  where somebody else answers it. */
export async function proveProfile(parts: SiteParts, token: string, signal: AbortSignal): Promise<DataRequest> {
  const request = await loadByToken(parts.db.pool, token)
  if (request.state !== 'unproven' || request.subject !== 'creator') return request
  await countLook(parts, request)
  const { handle, profile } = await fetchProfile(parts, request, signal)
  if (!(profile?.bio ?? '').toLowerCase().includes(request.proofCode)) {
    const sentence = `We don’t see ${request.proofCode} in the profile’s bio yet. It can take a platform a few minutes to show a change.`
    throw new Problem('proof_missing', sentence)
  }
  await carryOutAlone(parts, request.id, { handle, id: profile?.id || null })
  return loadByToken(parts.db.pool, token)
}

/** @throws Problem `daily_limit` */
async function countLook({ db: { pool }, now }: SiteParts, { id, platform }: CreatorRequest): Promise<void> {
  const at = now()
  const retry = { retryAfterSeconds: secondsToNextDay(at) }
  const own: DailyUse = { kind: 'proof', subject: id, max: looksPerDayMax }
  if (!(await countUse(pool, own, at))) {
    const sentence = `We check a profile up to ${looksPerDayMax} times a day. Try again tomorrow, or reply to our email.`
    throw new Problem('daily_limit', sentence, retry)
  }
  if (await countUse(pool, { kind: 'proof', subject: platform, max: looksPerPlatformMax }, at)) return
  await giveBackUse(pool, own, at)
  const sentence = `Today’s checks of ${platformNames[platform]} profiles are used up. Try again tomorrow, or reply to our email.`
  throw new Problem('daily_limit', sentence, retry)
}

async function fetchProfile({ verifying }: SiteParts, request: CreatorRequest, signal: AbortSignal): Promise<Snapshot> {
  const target = profileTarget(request)
  const limit = new TimeLimit(verifying.limits ?? runLimitsUsual, signal)
  try {
    const connector = connectorFor(target, unpaidConnectors(verifying.connectors))
    const looking =
      connector.readProfile?.(target, limit.signal) ??
      connector.fetchSnapshot(target, ({ name }) => limit.heard(name), limit.signal)
    return await limit.within(looking)
  } catch (error) {
    throw error instanceof ConnectorFailure ? new Problem('unavailable', error.message) : error
  } finally {
    limit.clear()
  }
}
