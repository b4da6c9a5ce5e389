import { type AccountSettings, type Notifications, Problem, type ProfileForm } from '@vouch/contract'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { noteEvent } from './account-events.ts'
import type { AuthService } from './auth-service.ts'
import { refuseLinkNames } from './link-names.ts'
import type { Client } from './sessions.ts'

/** The account as its person sees and changes it. */

interface SettingsRow extends Omit<AccountSettings, 'createdAt' | 'notifications' | 'hasPassword'> {
  name: string
  createdAt: Date
  muted: string[]
  productNews: boolean
}

/** Loads it. @throws Problem `invalid_token` when the account has gone meanwhile */
export async function loadSettings(
  { pool }: Database,
  authService: Pick<AuthService, 'hasPassword'>,
  userId: string,
): Promise<AccountSettings> {
  const found = await pool.query<SettingsRow>(
    `select users.email, name, first_name as "firstName", last_name as "lastName", company, job_role as role,
            users.created_at as "createdAt", accepts_marketing as "productNews",
            (select new_email from email_changes where user_id = users.id and expires_at > now()) as "emailWaiting",
            array(select provider_id from sign_in_methods
                   where user_id = users.id and provider_id <> 'credential' order by 1) as linked,
            array(select topic from muted_letters where user_id = users.id) as muted
       from users where users.id = $1 and deleted_at is null`,
    [userId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('invalid_token')
  const { name, createdAt, muted, productNews, ...rest } = row
  return {
    ...rest,
    ...(rest.firstName === '' && rest.lastName === '' && splitName(name)),
    createdAt: createdAt.toISOString(),
    hasPassword: await authService.hasPassword(userId),
    notifications: {
      signInAlerts: !muted.includes('sign_in_alerts'),
      creditWarnings: !muted.includes('credit_warnings'),
      watchAlerts: !muted.includes('watch_alerts'),
      productNews,
    },
  }
}

/** Accounts that were not signed up for have one name; it is offered in two parts, to be corrected. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** Changes who the person says to be. @throws Problem `validation` for a name that is an address */
export async function changeProfile(
  db: Database,
  { userId }: Member,
  form: ProfileForm,
  client: Client,
): Promise<void> {
  refuseLinkNames(form)
  const { firstName, lastName, company, role } = form
  await withTransaction(db, async (tx) => {
    await tx.query(
      `update users set first_name = $2, last_name = $3, name = $4, company = $5, job_role = $6, updated_at = now()
        where id = $1`,
      [userId, firstName, lastName, `${firstName} ${lastName}`, company, role],
    )
    await noteEvent(tx, { userId, kind: 'profile_changed', client })
  })
}

/** What is asked for of each kind of letter; a kind that is not named stays as it is. */
export type WantedLetters = { [topic in keyof Notifications]?: boolean | undefined }

/** Changes which letters are wanted. */
export async function changeNotifications(
  db: Database,
  { userId }: Member,
  { signInAlerts, creditWarnings, watchAlerts, productNews }: WantedLetters,
  client: Client,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await mute(tx, userId, 'sign_in_alerts', signInAlerts)
    await mute(tx, userId, 'credit_warnings', creditWarnings)
    await mute(tx, userId, 'watch_alerts', watchAlerts)
    await tx.query('update users set accepts_marketing = coalesce($2, accepts_marketing) where id = $1', [
      userId,
      productNews ?? null,
    ])
    await noteEvent(tx, { userId, kind: 'notifications_changed', client })
  })
}

async function mute(tx: pg.PoolClient, userId: string, topic: string, wanted: boolean | undefined): Promise<void> {
  if (wanted === undefined) return
  const text = wanted
    ? 'delete from muted_letters where user_id = $1 and topic = $2'
    : 'insert into muted_letters (user_id, topic) values ($1, $2) on conflict do nothing'
  await tx.query(text, [userId, topic])
}
