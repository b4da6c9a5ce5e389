import { type ApiKeyCall, keyCallDays, Problem } from '@vouch/contract'
import type pg from 'pg'
import type { GrowingTable } from '../../foundation/db/partitions.ts'

/** The log of what keys were used for. It names calls by their declared path, so that no id of a customer stands in it twice. */

type Sql = Pick<pg.Pool, 'query'>

export interface MadeCall {
  keyId: string
  method: string
  path: string
  status: number
  requestId: string
  address: string
}

export async function noteCall(sql: Sql, { keyId, method, path, status, requestId, address }: MadeCall): Promise<void> {
  await sql.query({
    name: 'note-key-call',
    text: `insert into api_key_calls (key_id, at, method, path, status, request_id, address)
           select id, now(), $2, $3, $4, $5, $6 from api_keys where id = $1`,
    values: [keyId, method, path, status, requestId, address],
  })
}

interface CallRow extends Omit<ApiKeyCall, 'at'> {
  at: Date
}

/** Loads a page of a key's calls, the newest first. @param before the last id of the page before
 *  @throws Problem `not_found` for another workspace's key */
export async function listCalls(
  sql: Sql,
  workspaceId: string,
  keyId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ calls: ApiKeyCall[]; nextCursor: string | null }> {
  const own = await sql.query('select from api_keys where workspace_id = $1 and id = $2', [workspaceId, keyId])
  if (own.rowCount === 0) throw new Problem('not_found')
  const found = await sql.query<CallRow>(
    `select id::text, at, method, path, status, request_id as "requestId", address
       from api_key_calls where key_id = $1 and ($2::bigint is null or id < $2::bigint)
      order by api_key_calls.id desc limit $3`,
    [keyId, before ?? null, limit + 1],
  )
  const rows = found.rows.slice(0, limit)
  const more = found.rows.length > limit
  return {
    calls: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    nextCursor: more ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** A day of calls goes as a whole. */
export const growingCalls: GrowingTable = { table: 'api_key_calls', by: 'at', width: 'day', keptDays: keyCallDays }

/** Deletes what is older than the log promises and lies in no partition of a day. */
export async function forgetOldCalls(sql: Sql): Promise<void> {
  await sql.query(
    `delete from api_key_calls where at < date_trunc('day', now() - interval '${keyCallDays} days', 'UTC')`,
  )
}
