import { type ConnectedProgram, grantsMax, Problem } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { personStayed } from './live-programs.ts'

/** Programs that were let into a workspace, for those who may shut them out. */

type Sql = Pick<pg.Pool, 'query'>

interface Row extends Omit<ConnectedProgram, 'createdAt' | 'lastUsedAt' | 'expiresAt'> {
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
}

// $1 workspace, $2 who asks, $3 the product's time, whose month is counted, $4 whether that is the owner: others have what they let in themselves.
const listText = `
     select api_keys.id, api_keys.name as program, users.name as person, made_by = $2 as own, scopes,
            coalesce(months.credits, 0) as "creditsThisMonth", api_keys.credits_max as "creditsPerMonth", api_keys.created_at as "createdAt", last_used_at as "lastUsedAt",
            api_keys.expires_at as "expiresAt"
       from api_keys
       left join users on users.id = made_by
       left join api_key_months months on key_id = api_keys.id and month = date_trunc('month', $3::timestamptz at time zone 'UTC')
      where api_keys.workspace_id = $1 and oauth_client_id is not null and revoked_at is null and api_keys.expires_at > now()
        and ($4 or made_by = $2) and ${personStayed}`

const valuesOf = ({ workspaceId, userId, role }: Member, at: Date) => [workspaceId, userId, at, role === 'owner']

/** Loads those that are let in now, the newest first. */
export async function listPrograms(sql: Sql, member: Member, at: Date): Promise<ConnectedProgram[]> {
  const order = `order by api_keys.created_at desc, api_keys.id limit ${grantsMax}`
  const found = await sql.query<Row>(`${listText} ${order}`, valuesOf(member, at))
  return found.rows.map(shown)
}

function shown(row: Row): ConnectedProgram {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** Changes what a program may spend in a month. @throws Problem `not_found` for what has ended or is another's */
export async function changeProgram(
  sql: Sql,
  member: Member,
  id: string,
  { creditsPerMonth }: { creditsPerMonth: number | null },
  at: Date,
): Promise<ConnectedProgram> {
  const { workspaceId, userId, role } = member
  const changed = await sql.query(
    `update api_keys set credits_max = $5
      where id = $1 and workspace_id = $2 and oauth_client_id is not null and revoked_at is null and expires_at > now()
        and ($3 or made_by = $4) and ${personStayed}`,
    [id, workspaceId, role === 'owner', userId, creditsPerMonth],
  )
  if (changed.rowCount === 0) throw new Problem('not_found')
  return shown(onlyRow(await sql.query<Row>(`${listText} and api_keys.id = $5`, [...valuesOf(member, at), id])))
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
