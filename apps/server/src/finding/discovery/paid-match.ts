import { randomUUID } from 'node:crypto'
import {
  type ActionId,
  actionCosts,
  type Match,
  type MatchAnswer,
  type MatchKind,
  type MatchOffer,
  type MatchReason,
  Problem,
} from '@vouch/contract'
import type pg from 'pg'
import { capturePart, hold } from '../../customers/credits/ledger.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { loadMatch } from './load-match.ts'
import { offeredCreators } from './offered-creators.ts'

/** Charges for creators that were found, and keeps them.
 *
 *  What a newcomer would get wrong: the price of what was asked for is held first and only what was found is kept, in one transaction with the
 *  list. Either the list exists and is paid, or neither. */

export interface PlacedCreator {
  creatorId: string
  fit: number
  reasons: MatchReason[]
}

export interface Ranking {
  /** Who fits well enough, counted to 200. */
  fitting: number
  best: PlacedCreator[]
  compared: MatchOffer['compared']
}

export interface MatchAsk {
  kind: MatchKind
  title: string
  /** What the key stands for: the same key with another request is refused. */
  request: object
  asked: number
  preview: boolean
  /** Null: every call is a new match. */
  key: string | null
  workspaceId: string
  at: Date
}

const actionOf: Readonly<Record<MatchKind, ActionId>> = {
  lookalikes: 'lookalike_search',
  audience: 'audience_analysis',
  personality: 'personality_matching',
}

/** Says what there is and what it costs; unless it is a preview, takes the credits and keeps the list.
 *  @param rank finds who fits; it is not called where the key was used before.
 *  @param settled joins the transaction that keeps the list.
 *  @throws Problem `insufficient_credits` where the balance does not cover what was asked for, `idempotency_conflict`; nothing has moved then. */
export async function answerMatch(
  db: Database,
  ask: MatchAsk,
  rank: () => Promise<Ranking>,
  settled: (tx: pg.PoolClient) => Promise<void> = async () => undefined,
): Promise<MatchAnswer> {
  const earlier = ask.preview ? null : await loadEarlier(db.pool, ask)
  if (earlier !== null) return earlier
  const ranking = await rank()
  const offer = offerOf(ask, ranking)
  if (ask.preview) {
    const shown = await offeredCreators(db.pool, ranking.best.slice(0, ask.asked), ask.workspaceId)
    return { offer: { ...offer, shown }, match: null }
  }
  const id = await withTransaction(db, async (tx) => {
    const stored = await keepMatch(tx, ask, ranking)
    if (stored !== null) await settled(tx)
    return stored
  })
  const faster = id === null ? await loadEarlier(db.pool, ask) : null
  if (faster !== null) return faster
  const match = id === null ? null : await loadMatch(db.pool, ask.workspaceId, id)
  if (match === null) throw new Error('A match was kept and cannot be read')
  return { offer, match }
}

function offerOf({ kind, asked }: MatchAsk, { fitting, best, compared }: Ranking): MatchOffer {
  const creditsEach = actionCosts[actionOf[kind]]
  const found = Math.min(asked, best.length)
  return { fitting, found, creditsEach, credits: found * creditsEach, best: best[0]?.fit ?? null, shown: [], compared }
}

/** What was told when the match was paid for. */
interface Told {
  fitting: number
  compared: MatchOffer['compared']
}

function offerOfMatch({ kind, found, creditsUsed, creators }: Match, { fitting, compared }: Told): MatchOffer {
  const creditsEach = actionCosts[actionOf[kind]]
  const best = creators[0]?.fit ?? null
  return { fitting, found, creditsEach, credits: creditsUsed, best, shown: [], compared }
}

/** @returns what the first call with the key was answered; null for a new key. @throws Problem `idempotency_conflict` */
async function loadEarlier(
  pool: pg.Pool,
  { key, workspaceId, kind, request, asked }: MatchAsk,
): Promise<MatchAnswer | null> {
  if (key === null) return null
  const found = await pool.query<Told & { id: string; same: boolean }>(
    `select id, coalesce(fitting, found) as fitting, coalesce(compared, '[]') as compared,
            kind = $3 and asked = $4 and request = $5::jsonb as same
       from creator_matches where workspace_id = $1 and key = $2`,
    [workspaceId, key, kind, asked, JSON.stringify(request)],
  )
  const earlier = found.rows[0]
  if (!earlier) return null
  if (!earlier.same) throw new Problem('idempotency_conflict')
  const match = await loadMatch(pool, workspaceId, earlier.id)
  return match && { offer: offerOfMatch(match, earlier), match }
}

/** @returns the id of the match; null where another call with the same key was faster. */
async function keepMatch(tx: pg.PoolClient, ask: MatchAsk, ranking: Ranking): Promise<string | null> {
  const { kind, title, request, asked, workspaceId, at } = ask
  const found = ranking.best.slice(0, asked)
  const key = ask.key ?? randomUUID()
  const each = actionCosts[actionOf[kind]]
  const id = randomUUID()
  const cause = `match:${key}`
  const held = await hold(tx, { workspaceId, cause, action: actionOf[kind], resourceId: id, credits: asked * each, at })
  // The cause was posted before: whoever posted it has kept the match in the same transaction.
  if (held.state !== 'held' || held.resourceId !== id) return null
  await tx.query(
    `insert into creator_matches (id, workspace_id, kind, key, request, title, asked, found, credits_used, created_at, fitting, compared)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[id, workspaceId, kind, key, JSON.stringify(request), title, asked, found.length, found.length * each, at],
      ...[ranking.fitting, JSON.stringify(ranking.compared)],
    ],
  )
  const places = found.map(({ creatorId, fit, reasons }, index) => ({ place: index + 1, creatorId, fit, reasons }))
  await tx.query(
    `insert into creator_match_places (match_id, place, creator_id, fit, reasons)
     select $1, place, "creatorId", fit, reasons
       from jsonb_to_recordset($2::jsonb) as row (place smallint, "creatorId" bigint, fit smallint, reasons jsonb)`,
    [id, JSON.stringify(places)],
  )
  await capturePart(tx, held.id, found.length * each, at)
  return id
}
