import { type Consequence, Problem } from '@vouch/contract'
import type pg from 'pg'
import { withRepeatedTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { noteEvent } from './account-events.ts'
import type { AccountHook, AccountRef } from './account-hooks.ts'
import { endProofs } from './address-proofs.ts'
import { endEverySession } from './end-sessions.ts'
import type { PasswordRoom } from './passwords.ts'
import { proveAgain } from './prove-again.ts'
import { loadPerson, writeAccountDeleted } from './security-letters.ts'
import type { Client } from './sessions.ts'
import { forgetSignUps } from './sign-up-browser.ts'

/** Deleting an account. The person goes: name, address, passwords, sessions, and what other rooms hold for them. A row without
 *  a person stays, because the books must: ledger entries and invoices point to it. */

export interface DeletionRoom extends PasswordRoom {
  hooks: readonly AccountHook[]
}

/** @returns what a deletion would do, room by room */
export async function foreseeDeletion(room: DeletionRoom, account: AccountRef): Promise<Consequence[]> {
  return [
    ...(await foresee(room.db.pool, room.hooks, account)),
    {
      about: 'You',
      text: 'Your name, email address, password and sessions are deleted right away. This can’t be undone.',
    },
    {
      about: 'Records',
      text: 'Invoices and credit transactions are kept as the law requires, without your name. Security events are kept for 401 days.',
    },
  ]
}

async function foresee(
  sql: Pick<pg.Pool, 'query'>,
  hooks: readonly AccountHook[],
  account: AccountRef,
): Promise<Consequence[]> {
  const foreseen: Consequence[] = []
  for (const hook of hooks) foreseen.push(...((await hook.foresee?.(sql, account)) ?? []))
  return foreseen
}

/** Deletes it, for good. @throws Problem `validation` when another address was typed, or as `proveAgain` does */
export async function deleteAccount(
  room: DeletionRoom,
  member: Member,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
  client: Client,
): Promise<void> {
  if (email.trim().toLowerCase() !== (await loadEmail(room.db.pool, member.userId))) throw anotherAddress()
  await proveAgain(room, member, currentPassword)
  await eraseAccount(room, member, client)
}

/** Deletes an account whose owner has proven to be who they are; how, is the caller's to know. What goes is what they own at that moment:
 *  a workspace that they hand over meanwhile stays.
 *  @throws Problem `invalid_token` when it has gone meanwhile */
export async function eraseAccount(
  room: DeletionRoom,
  { userId }: Pick<AccountRef, 'userId'>,
  client: Client,
): Promise<void> {
  await withRepeatedTransaction(room.db, async (tx) => {
    const account = await lockAccount(tx, userId)
    const person = await loadPerson(tx, userId)
    if (person === null) throw new Problem('invalid_token')
    const consequences = await foresee(tx, room.hooks, account)
    const at = room.now()
    for (const hook of room.hooks) await hook.remove?.(tx, account, at)
    // May be asked again with the transaction: a service elsewhere that has forgotten them already says nothing.
    await room.authService.forgetPerson(tx, userId)
    await erasePerson(tx, account, at)
    await noteEvent(tx, { userId, kind: 'account_deleted', client })
    await writeAccountDeleted(
      tx,
      room,
      person,
      consequences.map(({ text }) => text),
    )
  })
}

/** Locks the person, without whom no workspace gets another owner; then the plans that the person owns or pays for, as a handover and a reading
 *  of a plan do; and then the workspace, which nobody joins until the end. */
async function lockAccount(tx: pg.PoolClient, userId: string): Promise<AccountRef> {
  await tx.query('select from users where id = $1 for no key update', [userId])
  const account = await loadAccount(tx, userId)
  await tx.query(
    'select from subscriptions where workspace_id = $1 or card_holder_id = $2 order by workspace_id for update',
    [account.workspaceId, userId],
  )
  await tx.query('select from workspaces where id = $1 for no key update', [account.workspaceId])
  return account
}

function anotherAddress(): Problem {
  const sentence = 'Type this account’s email address.'
  return new Problem('validation', sentence, { fields: { email: sentence } })
}

/** Loads a person's account with the workspace that they own, whichever one they work in. @throws Problem `invalid_token` when it has gone
 *  meanwhile */
export async function loadAccount(sql: Pick<pg.Pool, 'query'>, userId: string): Promise<AccountRef> {
  const found = await sql.query<AccountRef>(
    `select users.id as "userId", workspaces.id as "workspaceId", email
       from users join workspaces on owner_id = users.id where users.id = $1 and deleted_at is null`,
    [userId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('invalid_token')
  return row
}

/** Loads the address of an account. @throws Problem `invalid_token` when it has gone meanwhile */
export async function loadEmail(pool: pg.Pool, userId: string): Promise<string> {
  const found = await pool.query<{ email: string }>('select email from users where id = $1 and deleted_at is null', [
    userId,
  ])
  const [row] = found.rows
  if (row === undefined) throw new Problem('invalid_token')
  return row.email
}

/** By the product's clock, as the card provider's payments are: what is paid later goes back. */
async function erasePerson(tx: pg.PoolClient, { userId, email }: AccountRef, at: Date): Promise<void> {
  await tx.query(
    `update users set email = 'deleted-' || id || '@deleted.invalid', email_verified = false, name = 'Deleted user',
            first_name = '', last_name = '', company = '', image = null, job_role = 'other', accepts_marketing = false,
            deleted_at = $2, updated_at = now()
      where id = $1`,
    [userId, at],
  )
  await endEverySession(tx, userId)
  await tx.query('delete from sign_in_methods where user_id = $1', [userId])
  await tx.query('delete from email_changes where user_id = $1', [userId])
  await tx.query('delete from muted_letters where user_id = $1', [userId])
  await endProofs(tx, userId)
  await forgetSignUps(tx, email)
  // Letters that wait for the mail server go out all the same; what was sent is forgotten.
  await tx.query("delete from mails where recipient = $1 and state <> 'waiting'", [email])
}
