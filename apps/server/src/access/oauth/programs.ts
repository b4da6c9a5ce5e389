import { type ConnectedProgram, grantsMax, Problem } from '@vouch/contract'
import type pg from 'pg'
import type { Member } from '../../foundation/http/member.ts'

/** Programs that were let into a workspace, for those who may shut them out. */

type Sql = Pick<pg.Pool, 'query'>

interface Row extends Omit<ConnectedProgram, 'createdAt' | 'lastUsedAt' | 'expiresAt'> {
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
}

/** Loads those that are let in now, the newest first: the owner sees all, others what they let in themselves.
 *  @param at the product's time, whose month is counted */
export async function listPrograms(sql: Sql, member: Member, at: Date): Promise<ConnectedProgram[]> {
  const { workspaceId, userId, role } = member
  const found = await sql.query<Row>(
    `select api_keys.id, api_keys.name as program, users.name as person, made_by = $2 as own, scopes,
            coalesce(months.credits, 0) as "creditsThisMonth", api_keys.created_at as "createdAt", last_used_at as "lastUsedAt",
            api_keys.expires_at as "expiresAt"
       from api_keys
       left join users on users.id = made_by
       left join api_key_months months on key_id = api_keys.id and month = date_trunc('month', $3::timestamptz at time zone 'UTC')
      where api_keys.workspace_id = $1 and oauth_client_id is not null and revoked_at is null and api_keys.expires_at > now()
        and ($4 or made_by = $2)
      order by api_keys.created_at desc, api_keys.id limit ${grantsMax}`,
    [workspaceId, userId, at, role === 'owner'],
  )
  return found.rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }))
}

/** Shuts a program out at once; a second time changes nothing. @throws Problem `not_found` for what is another's to end */
export async function endProgram(sql: Sql, { workspaceId, userId, role }: Member, id: string): Promise<void> {
  const ended = await sql.query(
    `update api_keys set revoked_at = coalesce(revoked_at, now())
      where id = $1 and workspace_id = $2 and oauth_client_id is not null and ($3 or made_by = $4)`,
    [id, workspaceId, role === 'owner', userId],
  )
  if (ended.rowCount === 0) throw new Problem('not_found')
}
