import type { SignUpForm } from '@vouch/contract'
import type pg from 'pg'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { noteEvent } from '../accounts/account-events.ts'
import type { Client } from '../accounts/sessions.ts'
import { retireSignUps } from './retired-sign-ups.ts'

/** The account of a sign-up, written so that two sign-ups of one address at once leave one account. */

export type NewPerson = Omit<SignUpForm, 'password' | 'acceptTerms'>

/** Creates the account, or gives one that nobody has proved or paid for to whoever signs up with its address last: before an
 *  address is verified there is no owner to protect, and an interrupted sign-up must not block the address.
 *  @param client where the sign-up comes from, for the account's log
 *  @returns the user's id; null when the address is taken. */
export async function enrol(
  tx: pg.PoolClient,
  queue: Pick<Queue, 'enqueue'>,
  person: NewPerson,
  client: Client,
): Promise<string | null> {
  const { email, firstName, lastName, company, role, acceptMarketing } = person
  const written = await tx.query<{ id: string; isNew: boolean }>(
    `insert into users (email, name, first_name, last_name, company, job_role, accepts_marketing, terms_accepted_at)
     values ($1, $2, $3, $4, $5, $6, $7, now())
     on conflict (email) do update
       set name = excluded.name, first_name = excluded.first_name, last_name = excluded.last_name,
           company = excluded.company, job_role = excluded.job_role,
           accepts_marketing = excluded.accepts_marketing, terms_accepted_at = excluded.terms_accepted_at,
           updated_at = now()
     where not users.email_verified and not exists (
       select from workspaces join subscriptions on workspace_id = workspaces.id where owner_id = users.id
     )
     returning id, xmax = 0 as "isNew"`,
    [email, `${firstName} ${lastName}`, firstName, lastName, company, role, acceptMarketing],
  )
  const [user] = written.rows
  if (user === undefined) return null
  const userId = user.id
  if (user.isNew) await noteEvent(tx, { userId, kind: 'signed_up', client })
  // Sign-ups of this address that were begun before belong to nobody now: their cards were not this person's.
  await retireSignUps(tx, queue, userId)
  return userId
}
