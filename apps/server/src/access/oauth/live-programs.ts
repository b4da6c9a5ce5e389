import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'

/** A program leaves with whoever let it in, and does not come back with them. */
export const personStayed = `
  (exists (select from workspaces place where place.id = api_keys.workspace_id and owner_id = made_by)
   or exists (select from workspace_members members where members.workspace_id = api_keys.workspace_id
                 and members.user_id = made_by and joined_at <= api_keys.created_at))`

/** Counts the programs that are let into a workspace now. */
export async function loadLive(sql: Pick<pg.Pool, 'query'>, workspaceId: string): Promise<number> {
  const live = await sql.query<{ n: number }>(
    `select count(*)::int as n from api_keys
      where workspace_id = $1 and oauth_client_id is not null and revoked_at is null and expires_at > now()
        and ${personStayed}`,
    [workspaceId],
  )
  return onlyRow(live).n
}
