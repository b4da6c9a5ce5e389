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

type EntryRow = Omit<CreditEntry, 'at'> & { at: Date }

/** Loads a page of entries. @returns them with the cursor of the next page, null where none follows. */
export async function loadHistory(
  sql: Sql,
  page: Page,
): Promise<{ entries: CreditEntry[]; nextCursor: string | null }> {
  const { workspaceId, action, bucket, from, to, limit, after } = page
  const found = await sql.query<EntryRow>(
    `select id::text, at, bucket, delta, balance_after as "balanceAfter", total_after as "totalAfter", action,
            resource_id as "resourceId", cause
       from credit_entries
      where workspace_id = $1 and ($2::bigint is null or credit_entries.id < $2) and ($3::text is null or action = $3)
        and ($4::text is null or bucket = $4) and ($5::timestamptz is null or at >= $5)
        and ($6::timestamptz is null or at < $6)
      order by credit_entries.id desc limit $7`,
    [workspaceId, after, action, bucket, from, to, limit + 1],
  )
  const rows = found.rows.slice(0, limit)
  const entries = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  return { entries, nextCursor: found.rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

const columns = ['time', 'bucket', 'credits', 'bucket_balance', 'balance', 'action', 'resource', 'cause']
const rowsPerBatch = 1_000

/** Writes the entries as CSV, piece by piece, so that a long history is never in memory as a whole. */
export async function* historyCsv(sql: Sql, filter: HistoryFilter): AsyncGenerator<string> {
  yield csvRows([columns])
  let after: string | null = null
  do {
    const { entries, nextCursor } = await loadHistory(sql, { ...filter, after, limit: rowsPerBatch })
    if (entries.length > 0) yield csvRows(entries.map(cells))
    after = nextCursor
  } while (after !== null)
}

function cells({ at, bucket, delta, balanceAfter, totalAfter, action, resourceId, cause }: CreditEntry) {
  return [at, bucket, delta, balanceAfter, totalAfter, action, resourceId, cause]
}
