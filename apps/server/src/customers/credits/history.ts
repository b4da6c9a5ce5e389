import type { CreditBucket, CreditEntry } from '@vouch/contract'
import { csvRows } from '@vouch/presentation'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import type { Sql } from './ledger.ts'

/** The ledger as its owner reads it: newest first, page by page, or whole as a file. */

export interface HistoryFilter {
  workspaceId: string
  action: string | null
  bucket: CreditBucket | null
  from: Date | null
  to: Date | null
}

interface Page extends HistoryFilter {
  limit: number
  /** Id of the last entry of the page before. */
  after: string | null
}

type EntryRow = Omit<CreditEntry, 'at' | 'about'> & { at: Date }

/** Names things of a workspace by their ids. What credits are spent on belongs to rooms above, which hand this in. */
export type NameThings = (sql: Sql, workspaceId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** @returns the id of the thing itself: what lies in something else is called by both */
function thingOf(resourceId: string | null): string {
  return resourceId?.split('/').at(-1) ?? ''
}

/** Loads a page of entries. @returns them with the cursor of the next page, null where none follows. */
export async function loadHistory(
  sql: Sql,
  nameThings: NameThings,
  page: Page,
): Promise<{ entries: CreditEntry[]; nextCursor: string | null }> {
  const { workspaceId, limit } = page
  const found = await sql.query<EntryRow>(statement(page))
  const rows = found.rows.slice(0, limit)
  const names = await nameThings(
    sql,
    workspaceId,
    rows.map(({ resourceId }) => thingOf(resourceId)),
  )
  const entries = rows.map((row) => ({
    ...row,
    ...{ at: row.at.toISOString(), about: names.get(thingOf(row.resourceId)) ?? null },
  }))
  return { entries, nextCursor: found.rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

function statement({ workspaceId, action, bucket, from, to, limit, after }: Page): pg.QueryConfig {
  const conditions = new Conditions()
  conditions.add('workspace_id = ?', workspaceId)
  if (after !== null) conditions.add('credit_entries.id < ?', after)
  if (action !== null) conditions.add('action = ?', action)
  if (bucket !== null) conditions.add('bucket = ?', bucket)
  if (from !== null) conditions.add('at >= ?', from)
  if (to !== null) conditions.add('at < ?', to)
  // The page that everybody opens is planned once for a connection.
  const isUsual = conditions.values.length === 1
  return {
    ...(isUsual && { name: 'credit-history' }),
    text: `select id::text, at, bucket, delta, balance_after as "balanceAfter", total_after as "totalAfter", action,
            resource_id as "resourceId", cause
       from credit_entries where ${conditions.sql}
      order by credit_entries.id desc limit ${conditions.bind(limit + 1)}`,
    values: conditions.values,
  }
}

const columns = ['time', 'bucket', 'credits', 'bucket_balance', 'balance', 'action', 'resource', 'cause', 'about']
const rowsPerBatch = 1_000

/** Writes the entries as CSV, piece by piece, so that a long history is never in memory as a whole. */
export async function* historyCsv(sql: Sql, nameThings: NameThings, filter: HistoryFilter): AsyncGenerator<string> {
  yield csvRows([columns])
  let after: string | null = null
  do {
    const { entries, nextCursor } = await loadHistory(sql, nameThings, { ...filter, after, limit: rowsPerBatch })
    if (entries.length > 0) yield csvRows(entries.map(cells))
    after = nextCursor
  } while (after !== null)
}

function cells({ at, bucket, delta, balanceAfter, totalAfter, action, resourceId, about, cause }: CreditEntry) {
  return [at, bucket, delta, balanceAfter, totalAfter, action, resourceId, cause, about]
}
