import {
  actions,
  automaticCreditsMax,
  type ExtensionBadge,
  type NamedCreator,
  Problem,
  type ProfileAddress,
} from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { loadBalance } from '../../customers/credits/balance.ts'
import { insufficientCredits, spend } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { findOrCreateCreator } from '../../verdicts/creators/find-or-create-creator.ts'
import { lockCreator, refuseSuppressed } from '../../verdicts/creators/suppressions.ts'
import type { ExtensionParts } from './extension-parts.ts'
import { badgeOf, loadOwnReport } from './own-report.ts'
import { screenCreator } from './screen-creator.ts'
import { loadAnswered, loadAutomaticCredits, loadFresh, storeScreening } from './screenings.ts'

/** The score beside a profile: what the workspace paid for already, or a screening for a credit. Whoever asks twice at once pays once, and a
 *  profile without a score costs nothing. */

export interface Asked {
  member: Member
  target: ProfileAddress
  /** It came by itself; nobody pressed for it. */
  automatic: boolean
  /** The caller's key: the same one again is the same badge. */
  key: string | null
  signal: AbortSignal
}

export interface Shown {
  badge: ExtensionBadge
  creditsUsed: number
}

const action = 'overlay_display'
const { creditCost } = actions[action]

/** Loads what can be shown for nothing: the workspace's own report of a day, or what it paid for minutes ago.
 *  @throws Problem `creator_withheld` */
export async function loadPaidBadge(
  { verifying: { db, now } }: ExtensionParts,
  workspaceId: string,
  target: ProfileAddress,
): Promise<{ badge: ExtensionBadge | null; paid: boolean }> {
  const at = now()
  await refuseSuppressed(db.pool, target, at)
  const own = await loadOwnReport(db.pool, workspaceId, target, at)
  return { ...own, badge: own.badge ?? (await loadFresh(db.pool, workspaceId, target.url, at)) }
}

/** Shows the score of a profile.
 *  @throws Problem `creator_withheld`, `no_connector`, `unavailable`, `insufficient_credits`, `extension_automatic_cap` or
 *  `idempotency_conflict`; nothing was charged then */
export async function showBadge(parts: ExtensionParts, asked: Asked): Promise<Shown> {
  const { db, now } = parts.verifying
  const { member, target } = asked
  const answered = await loadFirst(db.pool, asked)
  if (answered !== null) return answered
  const { badge } = await loadPaidBadge(parts, member.workspaceId, target)
  if (badge !== null) return { badge, creditsUsed: 0 }
  const { totalCredits } = await loadBalance(db.pool, member.workspaceId)
  if (totalCredits < creditCost) throw insufficientCredits(creditCost, totalCredits, action)
  if (asked.automatic) await refusePastCap(db.pool, member.userId, now())
  const report = await screenCreator(parts.verifying, target, asked.signal)
  return withTransaction(db, (tx) => charge(tx, asked, report, now()))
}

/** Loads what the call’s key was answered with before. @throws Problem `idempotency_conflict` where that was another profile */
async function loadFirst(sql: Pick<pg.Pool, 'query'>, { member, target, key }: Asked): Promise<Shown | null> {
  const first = key === null ? null : await loadAnswered(sql, member.workspaceId, key)
  if (first === null) return null
  if (first.url !== target.url) throw new Problem('idempotency_conflict')
  return { badge: first.badge, creditsUsed: first.credits }
}

/** @throws Problem `extension_automatic_cap` */
async function refusePastCap(sql: Pick<pg.Pool, 'query'>, userId: string, at: Date): Promise<void> {
  if ((await loadAutomaticCredits(sql, userId, at)) + creditCost <= automaticCreditsMax) return
  const nextDay = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
  throw new Problem('extension_automatic_cap', undefined, {
    endsAt: new Date(nextDay).toISOString(),
    retryAfterSeconds: (nextDay - at.getTime()) / 1_000,
  })
}

async function charge(tx: pg.PoolClient, asked: Asked, report: Report, at: Date): Promise<Shown> {
  const { member, target, automatic, key } = asked
  const { workspaceId, userId } = member
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
  // The same call may have come twice at once.
  const first = await loadFirst(tx, asked)
  if (first !== null) return first
  // Another tab may have been first.
  const fresh = await loadFresh(tx, workspaceId, target.url, at)
  if (fresh !== null) return { badge: fresh, creditsUsed: 0 }
  if (automatic) await refusePastCap(tx, userId, at)
  const creatorId = await permittedCreator(tx, { platform: target.platform, handle: report.subject.handle }, at)
  const credits = report.trust === null ? 0 : creditCost
  const badge = badgeOf(report, { basis: 'screening', verificationId: null })
  const stored = { workspaceId, userId, creatorId, url: target.url, automatic, credits, key, badge, at }
  const id = await storeScreening(tx, stored)
  if (credits > 0) await spend(tx, { workspaceId, cause: `screening:${id}`, action, resourceId: id, credits, at })
  return { badge, creditsUsed: credits }
}

/** @returns the creator whom a screening is about. @throws Problem `creator_withheld`, for a name that only the platform's answer told too */
async function permittedCreator(tx: pg.PoolClient, creator: NamedCreator, at: Date): Promise<string> {
  await lockCreator(tx, creator)
  await refuseSuppressed(tx, creator, at)
  return findOrCreateCreator(tx, { ...creator, at })
}
