import type { CreditBucket, CreditEntry } from '@vouch/contract'
import { csvRows } from '@vouch/presentation'
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
  const { workspaceId, action, bucket, from, to, limit, after } = page
  const found = await sql.query<EntryRow>({
    name: 'credit-history',
    text: `select id::text, at, bucket, delta, balance_after as "balanceAfter", total_after as "totalAfter", action,
            resource_id as "resourceId", cause
       from credit_entries
      where workspace_id = $1 and ($2::bigint is null or credit_entries.id < $2) and ($3::text is null or action = $3)
        and ($4::text is null or bucket = $4) and ($5::timestamptz is null or at >= $5)
        and ($6::timestamptz is null or at < $6)
      order by credit_entries.id desc limit $7`,
    values: [workspaceId, after, action, bucket, from, to, limit + 1],
  })
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
