import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { loadProofState, openProof } from './address-proofs.ts'
import type { AuthService } from './auth-service.ts'
import { greeting } from './greeting.ts'
import { forgetSignUps } from './sign-up-browser.ts'

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

/** What a letter with the link begins with, by why it is written. */
const occasions = {
  trial: 'Your 14-day trial with 150 credits has started. Verify your email address to get going.',
  plan: 'Your Starter plan has started. Verify your email address to get going.',
  asked: 'Here’s your new link. Verify your email address to get going.',
  right_password:
    'Someone, probably you, tried to sign in to Vouch with this email address and the right password, but the address isn’t verified yet.',
} as const

/** Writes the letter with the link, in the caller's transaction. @param cause unique for each letter that is wanted */
export async function writeVerification(
  tx: pg.PoolClient,
  { authService, queue, config, now, publicAddress }: LetterRoom,
  { userId, email, firstName }: Addressee,
  cause: string,
  occasion: keyof typeof occasions = 'trial',
): Promise<void> {
  const token = await openProof(tx, 'verify-address', userId, await authService.drawAddressProof(email))
  const query = new URLSearchParams({ token, email, trial: 'true' })
  const letter = letterOf(
    {
      subject: 'Verify your email address',
      paragraphs: [greeting(firstName), occasions[occasion]],
      button: { label: 'Verify my email', url: `${publicAddress()}/auth/verify?${query}` },
      closing: [
        occasion === 'trial'
          ? 'The link expires in 24 hours. You won’t be charged until the trial ends, and you can cancel anytime before that.'
          : 'The link expires in 24 hours.',
        'If you didn’t sign up, you can ignore this email. Without this step, no one can sign in with your address.',
      ],
    },
    config.company,
  )
  await writeMail(tx, queue, { cause, to: email, at: now() }, letter)
}

export type Verification = 'verified' | 'invalid' | 'expired'

/** Marks an address as verified by the token that was mailed to it, and signs nobody in. Repeating it changes nothing. */
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
    await authService.confirmAddress(tx, user.id, token)
    await tx.query('update users set email_verified = true, updated_at = now() where id = $1', [user.id])
    await forgetSignUps(tx, email.trim())
    return 'verified'
  })
}
