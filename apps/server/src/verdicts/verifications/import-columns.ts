import { chosenColumns } from '@vouch/contract'
import type pg from 'pg'
import { storableJson } from '../../foundation/db/storable-text.ts'
import type { RememberedColumns } from '../../outside/platforms/import/chosen-columns.ts'

/** What a workspace chose for the columns of its lists, by their headers. */

/** Exports of a few tools; the choice that was used longest ago makes room. */
const keptMax = 50

type Sql = Pick<pg.Pool, 'query'>

/** @returns the choices, the latest first */
export async function loadImportColumns(sql: Sql, workspaceId: string): Promise<RememberedColumns[]> {
  const found = await sql.query<{ signature: string; kind: string; fields: unknown }>(
    `select signature, kind, fields from import_columns where workspace_id = $1 order by used_at desc limit ${keptMax}`,
    [workspaceId],
  )
  return found.rows.flatMap(({ signature, ...row }) => {
    const read = chosenColumns.safeParse(row)
    return read.success ? [{ signature, ...read.data }] : []
  })
}

export async function keepImportColumns(
  sql: Sql,
  { signature, kind, fields }: RememberedColumns,
  { workspaceId, at }: { workspaceId: string; at: Date },
): Promise<void> {
  await sql.query(
    `insert into import_columns (workspace_id, signature, kind, fields, used_at) values ($1, $2, $3, $4, $5)
     on conflict (workspace_id, signature) do update set kind = excluded.kind, fields = excluded.fields, used_at = excluded.used_at`,
    [workspaceId, signature, kind, storableJson(fields), at],
  )
  await sql.query(
    `delete from import_columns where workspace_id = $1 and signature not in
       (select signature from import_columns where workspace_id = $1 order by used_at desc limit ${keptMax})`,
    [workspaceId],
  )
}
