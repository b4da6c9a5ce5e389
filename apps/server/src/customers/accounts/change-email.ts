import { randomUUID } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { noteEvent } from './account-events.ts'
import { endProofs } from './address-proofs.ts'
import { attempt, attemptRules } from './attempt-limits.ts'
import type { PasswordRoom } from './passwords.ts'
import { proveAgain } from './prove-again.ts'
import { loadPerson, writeEmailAsked, writeEmailChanged, writeEmailLink, writeEmailTaken } from './security-letters.ts'
import type { Client } from './sessions.ts'
import { drawToken, tokenDigest } from './token.ts'

/** Changing the address of an account: asked for by who is signed in, done when the new mailbox answers. An address that
 *  belongs to another account is asked for like any other; only its owner hears of it. */

const hoursValid = 24

/** Asks the new mailbox, and tells the present one. Asking again replaces what was asked before.
 *  @throws Problem `validation` for the present address, or as `proveAgain` does */
export async function askForEmailChange(
  room: PasswordRoom,
  member: Member,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
  client: Client,
): Promise<void> {
  const { userId } = member
  const newEmail = email.toLowerCase()
  await proveAgain(room, member, currentPassword)
  await attempt(room.db.pool, attemptRules.emailLetters, userId)
  await withTransaction(room.db, async (tx) => {
    const person = await loadPerson(tx, userId)
    if (person === null) throw new Problem('invalid_token')
    if (person.email === newEmail) throw sameAddress()
    const taken = await isTaken(tx, newEmail, room.config.supportEmail)
    const token = drawToken()
    await tx.query(
      `insert into email_changes (user_id, new_email, token, expires_at)
       values ($1, $2, $3, now() + make_interval(hours => ${hoursValid}))
       on conflict (user_id) do update set new_email = excluded.new_email, token = excluded.token,
         asked_at = now(), expires_at = excluded.expires_at`,
      [userId, newEmail, taken ? null : tokenDigest(token)],
    )
    const ask = randomUUID()
    if (taken) await writeEmailTaken(tx, room, { to: newEmail, cause: `change-email:${ask}:taken` })
    else await writeEmailLink(tx, room, person, { newEmail, token, cause: `change-email:${ask}:link` })
    await writeEmailAsked(tx, room, person, {
      newEmail: partOf(newEmail),
      client,
      cause: `change-email:${ask}:asked`,
    })
    await noteEvent(tx, { userId, kind: 'email_change_asked', client })
  })
}

function sameAddress(): Problem {
  const sentence = 'Your account already uses this email address.'
  return new Problem('validation', sentence, { fields: { email: sentence } })
}

/** The operator's support address belongs to nobody's account. */
async function isTaken(tx: pg.PoolClient, email: string, supportEmail: string): Promise<boolean> {
  const found = await tx.query('select from users where email = $1', [email])
  return found.rowCount === 1 || email === supportEmail.trim().toLowerCase()
}

/** @returns an address as a letter to another mailbox may name it: `a…@example.com` */
export function partOf(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}

/** Changes the address with the link that its mailbox got, once. @returns the address. @throws Problem `link_ended` */
export async function confirmEmailChange(room: PasswordRoom, token: string, client: Client): Promise<string> {
  return withTransaction(room.db, async (tx) => {
    const spent = await tx.query<{ userId: string; newEmail: string }>(
      `delete from email_changes where token = $1 and expires_at > now()
       returning user_id as "userId", new_email as "newEmail"`,
      [tokenDigest(token)],
    )
    const [change] = spent.rows
    const before = change && (await loadPerson(tx, change.userId))
    if (change === undefined || !before) throw new Problem('link_ended')
    const { userId, newEmail } = change
    await moveAddress(tx, userId, newEmail)
    await room.authService.setAddress(tx, userId, newEmail)
    // Links that wait in the old mailbox open nothing any more.
    await endProofs(tx, userId)
    await noteEvent(tx, { userId, kind: 'email_changed', client })
    const person = { ...before, email: newEmail }
    const cause = `email-changed:${randomUUID()}`
    await writeEmailChanged(tx, room, person, { oldEmail: before.email, newEmail: partOf(newEmail), cause })
    return newEmail
  })
}

/** @throws Problem `link_ended` when somebody else signed up with the address meanwhile */
async function moveAddress(tx: pg.PoolClient, userId: string, email: string): Promise<void> {
  const moved = await tx.query(
    `update users set email = $2, email_verified = true, updated_at = now()
      where id = $1 and not exists (select from users where email = $2)`,
    [userId, email],
  )
  if (moved.rowCount === 0) throw new Problem('link_ended')
}

/** Gives up a change that was asked for. Giving up nothing is no error. */
export async function dropEmailChange(room: PasswordRoom, { userId }: Member, client: Client): Promise<void> {
  await withTransaction(room.db, async (tx) => {
    const dropped = await tx.query('delete from email_changes where user_id = $1', [userId])
    if (dropped.rowCount === 1) await noteEvent(tx, { userId, kind: 'email_change_dropped', client })
  })
}
