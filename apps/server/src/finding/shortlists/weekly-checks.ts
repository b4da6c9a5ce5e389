import { Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { idempotencyOf, openVerification } from '../../verdicts/verifications/open-verification.ts'
import { addressRequest } from '../../verdicts/verifications/request-of.ts'
import { checkEveryDays, msPerDay } from './change-lists.ts'
import { creditsLetter } from './check-letters.ts'
import { compareChecks } from './compare-checks.ts'
import { planEnded } from './load-shortlists.ts'
import type { ShortlistParts } from './shortlist-parts.ts'

/** The weekly check: verifies the creators of a watched list again, each at the price of a verification, and keeps the score that the
 *  new one will be held against. It may be killed anywhere: a key names each verification by its week, so none is paid twice, and the
 *  next week is set only when all are open. Nobody who let a plan end goes on paying by the week: with the plan the check rests too. */

const listsMax = 200

interface DueList {
  id: string
  name: string
  workspaceId: string
  ownerId: string
  email: string
  firstName: string
  dueAt: Date
  /** Whether a plan runs. */
  hasPlan: boolean
  /** Whether one ran and is over. */
  planEnded: boolean
}

interface CheckedEntry {
  id: string
  platform: Platform
  handle: string
  /** The trust score of the last verification; null where there is none to compare with. */
  before: { score: number; low: number; high: number } | null
}

/** Begins the checks that have come due by the product's clock. */
export async function beginDueChecks(parts: ShortlistParts): Promise<void> {
  const { db, now } = parts.verifying
  const due = await db.pool.query<DueList>(
    `select list.id, list.name, workspace_id as "workspaceId", owner_id as "ownerId", email, first_name as "firstName",
            next_check_at as "dueAt",
            exists (select from subscriptions plan where plan.workspace_id = list.workspace_id and status in ('trialing', 'active', 'past_due')) as "hasPlan",
            ${planEnded} as "planEnded"
       from shortlists list join workspaces on workspaces.id = workspace_id join users on users.id = owner_id
      where next_check_at <= $1 and list.removed_at is null order by next_check_at limit ${listsMax}`,
    [now()],
  )
  for (const list of due.rows) await checkList(parts, list)
  await compareChecks(parts, null)
}

async function checkList(parts: ShortlistParts, list: DueList): Promise<void> {
  const { db, now } = parts.verifying
  for (const entry of list.planEnded ? [] : await loadEntries(parts, list.id)) {
    try {
      await checkEntry(parts, list, entry)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // A creator that nothing serves any more, or who asked to be left alone, keeps the others from nothing.
      if (error.code !== 'insufficient_credits') continue
      await tellOfCredits(parts, list, error)
      break
    }
  }
  const next = new Date(now().getTime() + checkEveryDays * msPerDay)
  await db.pool.query('update shortlists set next_check_at = $3 where id = $1 and next_check_at = $2', [
    list.id,
    list.dueAt,
    next,
  ])
}

async function loadEntries({ verifying }: ShortlistParts, listId: string): Promise<CheckedEntry[]> {
  const found = await verifying.db.pool.query<CheckedEntry>(
    `select entry.id, platform, handle, last.before
       from shortlist_entries entry join shortlists list on list.id = shortlist_id
       join creators on creators.id = entry.creator_id
       left join lateral (
         select case when reports.card -> 'trust' ->> 'score' is not null then reports.card -> 'trust' end as before
           from verifications join reports on reports.id = report_id
          where verifications.workspace_id = list.workspace_id and verifications.creator_id = entry.creator_id
          order by verifications.created_at desc limit 1
       ) last on true
      where shortlist_id = $1 and entry.removed_at is null order by place, added_at, entry.id`,
    [listId],
  )
  return found.rows
}

async function checkEntry(parts: ShortlistParts, list: DueList, entry: CheckedEntry): Promise<void> {
  const { verifying } = parts
  const body = { url: `${entry.platform}: ${entry.handle}` }
  const key = `weekly:${entry.id}:${list.dueAt.toISOString()}`
  const { id } = await openVerification(verifying, {
    member: { userId: list.ownerId, workspaceId: list.workspaceId },
    request: addressRequest(body),
    idempotency: idempotencyOf(key, body),
  })
  if (entry.before === null) return
  const { score, low, high } = entry.before
  await verifying.db.pool.query(
    `insert into shortlist_checks (verification_id, entry_id, before_score, before_low, before_high, at)
     values ($1, $2, $3, $4, $5, $6) on conflict (verification_id) do nothing`,
    [id, entry.id, score, low, high, verifying.now()],
  )
}

/** Says that a check was not made, on the screen and by letter: once, until credits have come. A workspace without a plan knows why it has none,
 *  and gets no letter. */
async function tellOfCredits({ verifying, config, publicAddress }: ShortlistParts, list: DueList, refused: Problem) {
  const { db, now, queue } = verifying
  const cause = `shortlist-credits:${list.id}:${list.dueAt.toISOString().slice(0, 10)}`
  const letter = creditsLetter(
    { ...list, sentence: refused.message, address: `${publicAddress()}/dashboard/shortlists/${list.id}` },
    config.company,
  )
  await withTransaction(db, async (tx) => {
    if (await isTold(tx, list)) return
    const said = await tx.query(
      `update shortlist_alerts set at = $2 where shortlist_id = $1 and kind = 'no_credits' and dismissed_at is null`,
      [list.id, now()],
    )
    if (said.rowCount === 0)
      await tx.query(
        `insert into shortlist_alerts (workspace_id, shortlist_id, kind, at) values ($1, $2, 'no_credits', $3)`,
        [list.workspaceId, list.id, now()],
      )
    if (list.hasPlan) await writeMail(tx, queue, { cause, to: list.email, at: now() }, letter)
  })
}

/** @returns whether the list's owner was told since credits came last. What a failed verification gave back was there before. */
async function isTold(tx: pg.PoolClient, { id, workspaceId }: DueList): Promise<boolean> {
  const told = await tx.query(
    `select from shortlist_alerts
      where shortlist_id = $1 and kind = 'no_credits' and at >= coalesce((
        select at from credit_entries where workspace_id = $2 and delta > 0 and cause not like 'release:%' order by id desc limit 1), '-infinity')`,
    [id, workspaceId],
  )
  return told.rowCount !== 0
}
