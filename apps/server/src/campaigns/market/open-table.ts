import { randomUUID } from 'node:crypto'
import { type ActionId, actionCosts } from '@vouch/contract'
import { capture, hold } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { MarketDesk, Sql, Tx } from './market-desk.ts'

/** Tables that a workspace opened. Each is paid for once and read for a month by everybody in the workspace.
 *
 *  What a newcomer would get wrong: the table is read before it is paid, in the transaction that pays. Where reading it fails, nothing was
 *  held, nothing is open, and the next press begins anew. */

export interface TableName {
  kind: 'benchmarks' | 'market'
  platform: string
  /** Empty where a table is of all sizes. */
  tier: string
  category: string
}

export interface Opening {
  at: string
  until: string
  /** By name; null for somebody who is gone. */
  by: string | null
}

const actionOf: Readonly<Record<TableName['kind'], ActionId>> = {
  benchmarks: 'performance_benchmarks',
  market: 'market_intelligence',
}

/** @returns what opening a table of the kind costs, in credits */
export function openingCost(kind: TableName['kind']): number {
  return actionCosts[actionOf[kind]]
}

interface OpeningRow {
  platform: string
  tier: string
  category: string
  at: Date
  until: Date
  by: string | null
}

const columns = `platform, tier, category, opened_at as at, until, users.name as by
  from market_openings left join users on users.id = opened_by`

/** Loads the opening that a table is open by; null where it is not open. */
export async function loadOpening(
  sql: Sql,
  workspaceId: string,
  { kind, platform, tier, category }: TableName,
  at: Date,
): Promise<Opening | null> {
  const found = await sql.query<OpeningRow>(
    `select ${columns} where workspace_id = $1 and kind = $2 and platform = $3 and tier = $4 and category = $5 and until > $6
      order by until desc limit 1`,
    [workspaceId, kind, platform, tier, category, at],
  )
  return found.rows[0] ? shown(found.rows[0]) : null
}

/** Loads the tables of a kind that are open, the newest first. */
export async function loadOpenings(
  sql: Sql,
  workspaceId: string,
  { kind, at, limit }: { kind: TableName['kind']; at: Date; limit: number },
): Promise<(Opening & Pick<OpeningRow, 'platform' | 'tier' | 'category'>)[]> {
  const found = await sql.query<OpeningRow>(
    `select ${columns} where workspace_id = $1 and kind = $2 and until > $3 order by opened_at desc, platform limit $4`,
    [workspaceId, kind, at, limit],
  )
  return found.rows.map((row) => ({ ...shown(row), platform: row.platform, tier: row.tier, category: row.category }))
}

function shown({ at, until, by }: OpeningRow): Opening {
  return { at: at.toISOString(), until: until.toISOString(), by }
}

/** Opens a table for a month and charges for it; one that is open stays as it is, for nothing.
 *  @param read reads the table; what it throws leaves the credits where they were
 *  @throws Problem `insufficient_credits` */
export function openTable<T>(
  { db, now }: MarketDesk,
  { workspaceId, userId }: Member,
  name: TableName,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { kind, platform, tier, category } = name
  const at = now()
  return withTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`market:${workspaceId}`])
    if ((await loadOpening(tx, workspaceId, name, at)) !== null) return read(tx)
    const id = randomUUID()
    const action = actionOf[kind]
    const resourceId = [platform, tier, category].filter((part) => part !== '').join('/')
    const held = await hold(tx, {
      ...{ workspaceId, cause: `hold:market:${id}`, action, resourceId, credits: actionCosts[action], at },
    })
    await tx.query(
      `insert into market_openings (id, workspace_id, kind, platform, tier, category, opened_at, until, opened_by)
       values ($1, $2, $3, $4, $5, $6, $7, $7::timestamptz + interval '1 month', $8)`,
      [id, workspaceId, kind, platform, tier, category, at, userId],
    )
    const table = await read(tx)
    await capture(tx, held.id, at)
    return table
  })
}
