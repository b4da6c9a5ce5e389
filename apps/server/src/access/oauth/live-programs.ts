import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'

/** Counts the programs that are let into a workspace now. */
export async function loadLive(sql: Pick<pg.Pool, 'query'>, workspaceId: string): Promise<number> {
  const live = await sql.query<{ n: number }>(
    `select count(*)::int as n from api_keys
      where workspace_id = $1 and oauth_client_id is not null and revoked_at is null and expires_at > now()`,
    [workspaceId],
  )
  return onlyRow(live).n
}
