import type pg from 'pg'

/** Whether a workspace holds anything: rows of any table, whichever room it belongs to, so that a new table is never forgotten. */

/** How a person comes in: it acts on nothing that isn't theirs, and ends with the workspace. */
const waysIn = ['extension_codes', 'extension_sessions', 'oauth_codes']

/** What nobody made: every workspace has balances, and the others only stand beside rows of further tables. */
const holdingNothing = [
  ...waysIn,
  ...['credit_balances', 'credit_differences', 'disputes', 'outreach_messages', 'snapshots'],
]

/** @param workspaceId its row is locked by the caller, so that nothing is added meanwhile */
export async function isEmpty(tx: pg.PoolClient, workspaceId: string): Promise<boolean> {
  const tables = await tx.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and attname = 'workspace_id' and not attisdropped and relname <> all($1)`,
    [holdingNothing],
  )
  const held = tables.rows.map(({ name }) => `exists (select from ${name} where workspace_id = $1)`)
  const found = await tx.query(`select where ${held.join(' or ')}`, [workspaceId])
  return found.rowCount === 0
}

/** Makes an empty workspace nobody's. Its row stays: finding all that could refer to it would read the largest tables. */
export async function layAside(tx: pg.PoolClient, workspaceId: string): Promise<void> {
  for (const table of waysIn) await tx.query(`delete from ${table} where workspace_id = $1`, [workspaceId])
  await tx.query('update workspaces set owner_id = null, display_name = null where id = $1', [workspaceId])
}
