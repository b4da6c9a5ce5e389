import { randomUUID } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { z } from 'zod'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { noteEvent } from './account-events.ts'
import { endProofs, loadProofOwner, openProof, spendProof } from './address-proofs.ts'
import { attemptRules, clearLockout, mayAttempt } from './attempt-limits.ts'
import type { AuthService } from './auth-service.ts'
import { loadPasswordOwner, refuseGuessablePassword } from './guessable-passwords.ts'
import { requirePassword } from './prove-again.ts'
import { type LetterSender, loadPerson, type Person, writePasswordChanged, writeResetLink } from './security-letters.ts'
import type { Client, OpenedSession } from './sessions.ts'
import { forgetSignUps } from './sign-up-browser.ts'

/** Changing a password that is known, and replacing one that is not. What a newcomer would get wrong: whether an address has an
 *  account must not show, so that asking for a link does nothing but queue a job, whatever the address. */

export interface PasswordRoom extends LetterSender {
  db: Database
  authService: AuthService
}

/** Changes the password of somebody who is signed in, and signs out everywhere. @returns the session that takes the place of
 *  the bearer's own. @throws Problem `validation`, `wrong_password`, `no_password` or `rate_limited` */
export async function changePassword(
  room: PasswordRoom,
  member: Member,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  client: Client,
): Promise<OpenedSession> {
  const { userId } = member
  refuseGuessablePassword(newPassword, 'newPassword', await loadPasswordOwner(room.db.pool, userId))
  if (!(await room.authService.hasPassword(userId))) throw new Problem('no_password')
  await requirePassword(room, userId, currentPassword)
  return withTransaction(room.db, async (tx) => {
    // Whoever was signed out while the password was checked changes nothing any more.
    if (!(await room.authService.endSessionsOf(tx, userId, member))) throw new Problem('invalid_token')
    await replacePassword(tx, room, userId, newPassword, client, 'password_changed')
    const opened = await room.authService.openSession(tx, { userId, epoch: null }, client)
    if (opened === null) throw new Problem('invalid_token')
    return opened
  })
}

/** Sets a password with the link of a letter, once, and signs out everywhere. The password is put away even for a link that
 *  opens nothing, so that the time of the answer does not tell them apart. @throws Problem `link_ended`, or `validation` */
export async function resetPassword(
  room: PasswordRoom,
  { token, password }: { token: string; password: string },
  client: Client,
): Promise<void> {
  refuseGuessablePassword(password, 'password')
  const isSet = await withTransaction(room.db, async (tx) => {
    const userId = await loadProofOwner(tx, 'reset-password', token)
    if (userId === null) {
      await room.authService.setPassword(tx, null, password)
      return false
    }
    refuseGuessablePassword(password, 'password', await loadPasswordOwner(tx, userId))
    // The person's row is locked before the proof, as everywhere; of two who bring one link at once, one is late.
    await room.authService.endSessionsOf(tx, userId)
    if ((await spendProof(tx, 'reset-password', token)) === null) throw new Problem('link_ended')
    const kind = (await room.authService.hasPassword(userId, tx)) ? 'password_reset' : 'password_set'
    await replacePassword(tx, room, userId, password, client, kind)
    // Who brings the secret back has read the letter: the address is theirs, and so is the account.
    const proved = await tx.query<{ email: string }>(
      'update users set email_verified = true, updated_at = now() where id = $1 returning email',
      [userId],
    )
    const { email } = onlyRow(proved)
    await clearLockout(tx, { userId, email })
    await forgetSignUps(tx, email)
    return true
  })
  if (!isSet) throw new Problem('link_ended')
}

/** Sets a password in the caller's transaction, ends every open proof, and writes it down for the account and its mailbox. */
export async function replacePassword(
  tx: pg.PoolClient,
  room: PasswordRoom,
  userId: string,
  password: string,
  client: Client,
  kind: 'password_changed' | 'password_reset' | 'password_set',
): Promise<void> {
  const person = await loadPerson(tx, userId)
  if (person === null) throw new Problem('link_ended')
  const set = await room.authService.setPassword(tx, { id: userId, email: person.email, proved: true }, password)
  if (!set) throw new Problem('unavailable')
  await endProofs(tx, userId)
  await tx.query('delete from email_changes where user_id = $1', [userId])
  await noteEvent(tx, { userId, kind, client })
  await writePasswordChanged(tx, room, person, { client, cause: `password-changed:${randomUUID()}` })
}

/** @returns whose password a link sets, as long as it is valid. @throws Problem `link_ended` */
export async function loadResetEmail(pool: pg.Pool, token: string): Promise<string> {
  const owner = await loadProofOwner(pool, 'reset-password', token)
  const found = await pool.query<{ email: string }>('select email from users where id = $1', [owner])
  const [user] = found.rows
  if (user === undefined) throw new Problem('link_ended')
  return user.email
}

/** Asks for a link, for whoever owns an address. */
export const forgottenPasswordKind: JobKind<{ email: string; askId: string; client: Client; knows: boolean }> = {
  name: 'accounts.forgotten_password',
  data: z.object({
    email: z.string(),
    /** One letter for one asking, however often the job runs. */
    askId: z.uuid(),
    client: z.object({ ipAddress: z.string(), userAgent: z.string() }),
    /** Whether the asker is signed in to this very account. */
    knows: z.boolean(),
  }),
  limits: { timeoutSeconds: 30, retries: 5, backoffSeconds: 5, backoffSecondsMax: 300, concurrency: 2 },
}

/** Writes the letter with the link, where the address has an account and has not had too many of these letters. */
export function forgottenPasswordJob(room: PasswordRoom): Job {
  return defineJob(forgottenPasswordKind, {
    run: async ({ email, askId, client, knows }) => {
      const person = await loadPersonBy(room.db.pool, email)
      if (person === null || !(await mayAttempt(room.db.pool, attemptRules.resetLetters, person.userId))) return
      const linked = !(await room.authService.hasPassword(person.userId))
      await withTransaction(room.db, async (tx) => {
        const token = await openProof(tx, 'reset-password', person.userId)
        await writeResetLink(tx, room, person, { token, cause: `reset-password:${askId}`, linked })
        const actor = knows ? 'user' : 'stranger'
        await noteEvent(tx, { userId: person.userId, kind: 'password_reset_asked', actor, client })
      })
    },
  })
}

async function loadPersonBy(pool: pg.Pool, email: string): Promise<Person | null> {
  const found = await pool.query<Person>(
    'select id as "userId", email, first_name as "firstName" from users where email = lower($1) and deleted_at is null',
    [email],
  )
  return found.rows[0] ?? null
}

/** Queues the question for a link: the same work for every address.
 *  @param knows whether the asker is signed in to the account of this address */
export async function askForReset(room: PasswordRoom, email: string, client: Client, knows = false): Promise<void> {
  const data = { email: email.toLowerCase(), askId: randomUUID(), client, knows }
  await withTransaction(room.db, (tx) => room.queue.enqueue(tx, forgottenPasswordKind, data))
}
