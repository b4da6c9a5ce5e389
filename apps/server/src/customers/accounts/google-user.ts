import type pg from 'pg'
import type { GooglePerson } from '../../outside/google/google.ts'
import { noteEvent } from './account-events.ts'
import type { AuthService } from './auth-service.ts'
import type { Client } from './sessions.ts'

/** Which user of ours a person of Google's is. They are known by Google's id; an address joins the two only where both sides have
 *  seen the proof of it: otherwise whoever signed up first with somebody's address would share their account. */

export type GoogleUser =
  | { kind: 'known'; userId: string; hasSubscription: boolean }
  /** The team has let nobody in. */
  | { kind: 'suspended' }
  /** The address has an account that waits for its proof, with a card already: it may be a stranger's. */
  | { kind: 'waiting' }
  | { kind: 'unknown' }

const providerId = 'google'

/** Finds the user of a person whose address Google has verified, and links the two where that is safe. */
export async function findGoogleUser(tx: pg.PoolClient, person: GooglePerson): Promise<GoogleUser> {
  const found = await tx.query<{
    id: string
    verified: boolean
    linked: boolean
    subscribed: boolean
    suspended: boolean
  }>(
    `select users.id, suspended_at is not null as suspended, email_verified as verified, method.user_id is not null as linked,
            subscriptions.workspace_id is not null as subscribed
       from users
       left join sign_in_methods method on method.user_id = users.id and provider_id = $1 and account_id = $2
       left join workspaces on owner_id = users.id
       left join subscriptions on workspace_id = workspaces.id
      where method.user_id is not null or users.email = $3
      order by linked desc limit 1`,
    [providerId, person.subject, person.email],
  )
  const [user] = found.rows
  if (user === undefined) return { kind: 'unknown' }
  if (user.suspended) return { kind: 'suspended' }
  if (!user.linked && !user.verified) return user.subscribed ? { kind: 'waiting' } : { kind: 'unknown' }
  if (!user.linked) await link(tx, user.id, person)
  return { kind: 'known', userId: user.id, hasSubscription: user.subscribed }
}

/** Loads whether the account that a person of Google's would get into is one that a password opens. */
export async function hasPasswordFor(
  sql: Pick<pg.Pool, 'query'>,
  { subject, email }: Pick<GooglePerson, 'subject' | 'email'>,
): Promise<boolean> {
  const found = await sql.query(
    `select from sign_in_methods own join users on users.id = own.user_id
      where own.provider_id = 'credential' and own.password is not null
        and (email = lower($3) or exists (
          select from sign_in_methods google where google.user_id = users.id and provider_id = $1 and account_id = $2))`,
    [providerId, subject, email],
  )
  return found.rowCount !== 0
}

/** Makes the user of a person whom nobody knows. An account with their address that nobody has proved or paid for becomes theirs, and
 *  the password that somebody gave it is forgotten. @returns the user's id; null when the address was taken meanwhile */
export async function createGoogleUser(
  tx: pg.PoolClient,
  authService: Pick<AuthService, 'forgetPerson'>,
  person: GooglePerson,
  client: Client,
): Promise<string | null> {
  const name = `${person.firstName} ${person.lastName}`.trim() || 'User'
  const written = await tx.query<{ id: string; isNew: boolean }>(
    `insert into users (email, email_verified, name, first_name, last_name, terms_accepted_at)
     values ($1, true, $2, $3, $4, now())
     on conflict (email) do update
       set email_verified = true, name = excluded.name, first_name = excluded.first_name, last_name = excluded.last_name,
           company = '', job_role = 'other', accepts_marketing = false,
           terms_accepted_at = excluded.terms_accepted_at, updated_at = now()
     where not users.email_verified and not exists (
       select from workspaces join subscriptions on workspace_id = workspaces.id where owner_id = users.id
     )
     returning id, xmax = 0 as "isNew"`,
    [person.email, name, person.firstName, person.lastName],
  )
  const [user] = written.rows
  if (user === undefined) return null
  if (user.isNew) await noteEvent(tx, { userId: user.id, kind: 'signed_up', client, detail: 'google' })
  else await authService.forgetPerson(tx, user.id)
  await link(tx, user.id, person)
  return user.id
}

async function link(tx: pg.PoolClient, userId: string, { subject }: GooglePerson): Promise<void> {
  await tx.query(
    `insert into sign_in_methods (user_id, account_id, provider_id) values ($1, $2, $3)
     on conflict (provider_id, account_id) do nothing`,
    [userId, subject, providerId],
  )
}
