import {
  analysesPerAddressMax,
  analysesPerEmailMax,
  type CreatorAnalysis,
  isSandboxHandle,
  Problem,
  type ToolPlatform,
} from '@vouch/contract'
import { platformNames, type Report } from '@vouch/engine'
import type pg from 'pg'
import { withTransaction } from '../foundation/db/database.ts'
import { requireShown, type Target, unpaidConnectors } from '../outside/platforms/connector.ts'
import { reportForVisitor, type VisitorReport } from '../verdicts/verifications/report-for-visitor.ts'
import { creatorTarget } from './creator-target.ts'
import { countUse, type DailyUse, forgetUses, giveBackUse, loadUsed, secondsToNextDay } from './daily-uses.ts'
import type { SiteParts } from './site-parts.ts'

/** The free analysis tool: the real engine on whatever is connected, a few times a day. A use is counted before the work and
 *  given back when there is nothing to show for it. */

/** Creators of one platform that visitors may have fetched in a day, all together. A fetch of a large YouTube channel costs
 *  about 30 of the 10,000 units of a day, so visitors leave two thirds of them to those who pay. */
const fetchesPerPlatformMax = 100

export interface AnalysisRequest {
  username: string
  platform: ToolPlatform
  /** Of the person; null for the look-up, which asks for none. */
  email: string | null
  /** Of the network. */
  address: string
  signal: AbortSignal
}

/** Analyses a creator for a visitor.
 *  @returns the report with what is left of the day.
 *  @throws Problem `not_registered`, `daily_limit`, `not_found`, `no_connector`, `bad_address`, `creator_withheld` or `unavailable`; none counts. */
export async function analyzeForVisitor(
  parts: SiteParts,
  request: AnalysisRequest,
): Promise<VisitorReport & { remaining: number }> {
  const { db, now, verifying } = parts
  const at = now()
  if (request.email !== null) await requireRegistration(db.pool, request.email)
  const target = creatorTarget(request.username, request.platform)
  requireShown(target, 'visitor', unpaidConnectors(verifying.connectors), verifying.connectors)
  const uses = usesOf(request)
  await withTransaction(db, (tx) => countAll(tx, uses, at))
  try {
    const beforeFetch = (tx: pg.PoolClient) => spendFetch(tx, target, at)
    const { report, snapshotId } = await reportForVisitor(verifying, { target, signal: request.signal, beforeFetch })
    if (report.state === 'NOT_FOUND') throw notFound(report)
    const used = request.email === null ? 0 : await loadUsed(db.pool, emailUse(request.email), at)
    return { report, snapshotId, remaining: Math.max(0, analysesPerEmailMax - used) }
  } catch (error) {
    await withTransaction(db, async (tx) => {
      for (const use of uses) await giveBackUse(tx, use, at)
    })
    throw error
  }
}

const emailUse = (email: string): DailyUse => ({ kind: 'email', subject: email, max: analysesPerEmailMax })

function usesOf({ email, address }: Pick<AnalysisRequest, 'email' | 'address'>): DailyUse[] {
  const shared: DailyUse = { kind: 'address', subject: address, max: analysesPerAddressMax }
  return email === null ? [shared] : [emailUse(email), shared]
}

/** Throwing undoes the transaction, and with it what was counted before. */
async function countAll(tx: pg.PoolClient, uses: readonly DailyUse[], at: Date): Promise<void> {
  for (const use of uses) {
    if (await countUse(tx, use, at)) continue
    const sentence =
      use.kind === 'email'
        ? "You've used all 3 free analyses today. Upgrade for unlimited access."
        : `Your network has used its ${analysesPerAddressMax} free lookups for today. Upgrade for unlimited access.`
    throw new Problem('daily_limit', sentence, {
      title: 'Daily Limit Reached',
      retryAfterSeconds: secondsToNextDay(at),
    })
  }
}

/** Generated creators cost nothing; every other fetch spends the operator's allowance. */
async function spendFetch(tx: pg.PoolClient, target: Target, at: Date): Promise<void> {
  if (target.kind === 'profile' && isSandboxHandle(target.handle)) return
  const use: DailyUse = { kind: 'platform', subject: target.platform, max: fetchesPerPlatformMax }
  if (await countUse(tx, use, at)) return
  const platform = platformNames[target.platform]
  throw new Problem('unavailable', `Today’s free ${platform} lookups are used up. They reset at midnight UTC.`, {
    retryAfterSeconds: secondsToNextDay(at),
  })
}

function notFound({ subject }: Report): Problem {
  return new Problem('not_found', `There’s no creator ${subject.handle} on ${subject.platform}. Check the spelling.`)
}

/** Loads how many analyses an address has used today. */
export function loadAnalysesUsed({ db, now }: SiteParts, email: string): Promise<number> {
  return loadUsed(db.pool, emailUse(email), now())
}

/** Forgets today's uses, for testing in the sandbox. @throws Problem `not_found` in production. */
export async function resetUses({ db, now }: SiteParts, email: string, address: string): Promise<void> {
  await forgetUses(db.pool, usesOf({ email, address }), now())
}

/** Remembers who uses the tool, from the last time that they unlocked it. */
export async function registerForTool({ db, now }: SiteParts, email: string, source: string): Promise<void> {
  await db.pool.query(
    `insert into tool_registrations (email, source, registered_at) values ($1, $2, $3)
     on conflict (email) do update set registered_at = excluded.registered_at`,
    [email, source, now()],
  )
}

/** @throws Problem `not_registered` where the address was never left, or so long ago that it was deleted since. */
async function requireRegistration(pool: pg.Pool, email: string): Promise<void> {
  const found = await pool.query('select from tool_registrations where email = $1', [email])
  if (found.rowCount === 0) throw new Problem('not_registered')
}

const percentPlaces = 100
/** A ratio in per cent with two decimals. */
export const percent = (ratio: number) => Math.round(ratio * 100 * percentPlaces) / percentPlaces

/** @returns a report in the few fields of the tool. */
export function analysisOf(report: Report, remaining: number): CreatorAnalysis {
  const { subject, trust, suspiciousFollowers, engagement, fraudRisk, signals } = report
  const concerns = signals
    .filter(({ verdict }) => verdict === 'concern')
    .map(({ title, explanation }) => `${title}: ${explanation}`)
  return {
    username: subject.handle,
    followers: subject.followers,
    engagement_rate: engagement === null ? null : percent(engagement.rate),
    engagement_basis: engagement?.basis ?? null,
    suspicious_followers: suspiciousFollowers === null ? null : percent(suspiciousFollowers.share),
    suspicious_followers_interval:
      suspiciousFollowers === null
        ? null
        : { low: percent(suspiciousFollowers.low), high: percent(suspiciousFollowers.high) },
    quality_score: trust?.score ?? null,
    quality_interval: trust === null ? null : { low: trust.low, high: trust.high },
    risk_level: fraudRisk === 'critical' ? 'high' : fraudRisk,
    flags: [...concerns, ...report.flags],
    recommendations: report.recommendations,
    platform: subject.platform,
    url: subject.url,
    displayName: subject.displayName,
    state: report.state,
    verdict: report.verdict,
    fetchedAt: subject.fetchedAt,
    simulated: isSandboxHandle(subject.handle),
    remaining,
  }
}
