import type pg from 'pg'
import type { Member } from '../../foundation/http/member.ts'
import type { HostedUser } from '../../outside/supabase/gotrue.ts'
import type { HostedClaims } from '../../outside/supabase/token-check.ts'
import { ledgerMark } from './ledger-mark.ts'
import { idOrNobody, inPlace, type Place, placeOf } from './workspace-place.ts'

/** Accounts of the hosted service and our users: one row joins the two. */

type Sql = Pick<pg.Pool, 'query'>
/** What tells one token of the service from another. */
export type IssuedTo = Pick<HostedClaims, 'sub' | 'session_id' | 'iat'>
const providerId = 'hosted'

/** @returns the member behind a token whose signature is good; null when its account has no proved user of ours, or was signed out here */
export async function loadHostedMember(
  sql: Sql,
  claims: HostedClaims,
  workspaceId?: string,
): Promise<Omit<Member, 'token'> | null> {
  const found = await sql.query<{ sessionId: string; userId: string } & Place>({
    name: 'hosted-member',
    text: `select $2::text as "sessionId", users.id as "userId", place.id as "workspaceId", place.role,
                  ${ledgerMark}
             from sign_in_methods method
             join users on users.id = method.user_id and email_verified and deleted_at is null and suspended_at is null
             ${placeOf('$3')}
            where provider_id = '${providerId}' and account_id = $1`,
    values: [claims.sub, claims.session_id, idOrNobody(workspaceId)],
  })
  const [row] = found.rows
  return row === undefined ? null : inPlace(row)
}

/** Whether a session was ended here, though its token is still good by its signature. Tokens know whole seconds: one that was
 *  issued in the second of a sign-out everywhere counts as issued before it. */
export async function isEnded(sql: Sql, { sub, session_id, iat }: IssuedTo): Promise<boolean> {
  const found = await sql.query(
    `select from ended_hosted_sessions
      where subject = $1 and (session_id = $2 or (
        session_id = '*' and to_timestamp($3) <= ended_at
      )) limit 1`,
    [sub, session_id, iat],
  )
  return found.rowCount !== 0
}

/** Remembers that a session was ended, or all of an account (`*`), at this moment and not when the transaction began. */
export async function noteEnded(sql: Sql, subject: string, sessionId: string): Promise<void> {
  await sql.query(
    `insert into ended_hosted_sessions (subject, session_id, ended_at) values ($1, $2, clock_timestamp())
     on conflict (subject, session_id) do update set ended_at = excluded.ended_at`,
    [subject, sessionId],
  )
}

/** Clears away what no living token can be about. */
export async function deleteOldEndings(sql: Sql): Promise<void> {
  await sql.query("delete from ended_hosted_sessions where ended_at < now() - interval '8 days'")
}

/** @returns the account of a user; null when the service has none for them */
export async function loadSubject(sql: Sql, userId: string): Promise<{ subject: string; hasPassword: boolean } | null> {
  const found = await sql.query<{ subject: string; hasPassword: boolean }>(
    `select account_id as subject, has_password as "hasPassword" from sign_in_methods
      where user_id = $1 and provider_id = '${providerId}'`,
    [userId],
  )
  return found.rows[0] ?? null
}

/** Joins an account to a user of ours. */
export async function keepSubject(sql: Sql, userId: string, subject: string, hasPassword: boolean): Promise<void> {
  await sql.query(
    `insert into sign_in_methods (user_id, account_id, provider_id, has_password) values ($1, $2, '${providerId}', $3)
     on conflict (provider_id, account_id) do update
       set user_id = excluded.user_id, has_password = sign_in_methods.has_password or excluded.has_password, updated_at = now()`,
    [userId, subject, hasPassword],
  )
}

export async function forgetSubject(sql: Sql, userId: string): Promise<void> {
  await sql.query(`delete from sign_in_methods where user_id = $1 and provider_id = '${providerId}'`, [userId])
}

/** Makes or finds our user for an account whose address the service has confirmed, and joins the two.
 *  @returns the user's id */
export async function adoptUser(sql: Sql, { id, email, app_metadata }: HostedUser): Promise<string> {
  const written = await sql.query<{ id: string }>(
    `with known as (
       update users set email_verified = true, updated_at = now()
         from sign_in_methods method
        where method.user_id = users.id and provider_id = '${providerId}' and account_id = $1 and deleted_at is null
       returning users.id
     ), written as (
       insert into users (email, email_verified) select lower($2), true where not exists (select from known)
       on conflict (email) do update set email_verified = true, updated_at = now()
       returning id
     )
     select id from known union all select id from written`,
    [id, email],
  )
  const userId = written.rows[0]?.id
  if (userId === undefined) throw new Error('A user was neither made nor found')
  await keepSubject(sql, userId, id, app_metadata?.providers.includes('email') ?? false)
  return userId
}
