import type pg from 'pg'
import type { Config } from '../config.ts'
import { type Database, withTransaction } from '../db/database.ts'
import type { Queue } from '../jobs/queue.ts'
import { letterOf } from '../mail/letter.ts'
import { writeMail } from '../mail/outbox.ts'
import { loadProofState, openProof } from './address-proofs.ts'
import type { AuthService } from './auth-service.ts'

/** Verifying an address: the letter with the link, and what the link does. */

/** What writing to people takes. */
export interface LetterRoom {
  db: Database
  /** Draws the secret of a link and hears when it came back. */
  authService: Pick<AuthService, 'drawAddressProof' | 'confirmAddress'>
  queue: Pick<Queue, 'enqueue'>
  config: Pick<Config, 'company'>
  /** The product's own clock, for when a letter was written. */
  now: () => Date
  /** Where links in mail lead, without a slash at the end. */
  publicAddress: () => string
}

export interface Addressee {
  userId: string
  email: string
  firstName: string
}

/** Writes the letter with the link, in the caller's transaction. @param cause unique for each letter that is wanted */
export async function writeVerification(
  tx: pg.PoolClient,
  { authService, queue, config, now, publicAddress }: LetterRoom,
  { userId, email, firstName }: Addressee,
  cause: string,
): Promise<void> {
  const token = await openProof(tx, 'verify-address', userId, await authService.drawAddressProof(email))
  const query = new URLSearchParams({ token, email, trial: 'true' })
  const letter = letterOf(
    {
      subject: 'Verify your email address',
      paragraphs: [
        greeting(firstName),
        'Your 14-day trial with 150 credits has started. Verify that this address is yours, then sign in.',
      ],
      button: { label: 'Verify my address', url: `${publicAddress()}/auth/verify?${query}` },
      closing: [
        'The link works for 24 hours. Nothing is charged before the trial ends, and you can cancel until then.',
        'If you did not sign up, do nothing: without this step nobody can sign in with your address.',
      ],
    },
    config.company,
  )
  await writeMail(tx, queue, { cause, to: email, at: now() }, letter)
}

/** @returns the first line of a letter; nobody is called by an empty name */
export function greeting(firstName: string): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`
}

export type Verification = 'verified' | 'invalid' | 'expired'

/** Marks an address as verified by the token that was mailed to it. Repeating it changes nothing. */
export async function verifyAddress(
  { db, authService }: Pick<LetterRoom, 'db' | 'authService'>,
  email: string,
  token: string,
): Promise<Verification> {
  return withTransaction(db, async (tx) => {
    const found = await tx.query<{ id: string; verified: boolean }>(
      'select id, email_verified as verified from users where email = lower($1) for update',
      [email.trim()],
    )
    const [user] = found.rows
    if (user === undefined) return 'invalid'
    const state = await loadProofState(tx, 'verify-address', user.id, token)
    if (state !== 'valid') return state === 'expired' ? 'expired' : 'invalid'
    if (user.verified) return 'verified'
    await authService.confirmAddress(user.id, token)
    await tx.query('update users set email_verified = true, updated_at = now() where id = $1', [user.id])
    return 'verified'
  })
}

/** Writes a fresh link to an address that waits for one; at most one an hour, and to nobody else a word. */
export async function resendVerification(room: LetterRoom, email: string): Promise<void> {
  await withTransaction(room.db, async (tx) => {
    const found = await tx.query<{ id: string; email: string; firstName: string }>(
      `select users.id, email, first_name as "firstName" from users
         join workspaces on owner_id = users.id join subscriptions on workspace_id = workspaces.id
        where email = lower($1) and not email_verified`,
      [email],
    )
    const hour = new Date().toISOString().slice(0, 13)
    for (const { id, ...person } of found.rows) {
      await writeVerification(tx, room, { userId: id, ...person }, `verify-address:${id}:again:${hour}`)
    }
  })
}
