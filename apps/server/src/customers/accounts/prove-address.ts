import { Problem, type ReplyOf, type signUp } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { loadProofState } from './address-proofs.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import { refuseSuspended } from './note-sign-in.ts'
import { type PasswordRoom, replacePassword } from './passwords.ts'
import { openHandover } from './session-handover.ts'
import type { Client } from './sessions.ts'
import { forgetSignUps, isBrowserOf } from './sign-up-browser.ts'

/** The button behind the link of the verification letter. What a newcomer would get wrong: anybody may have signed up with an address and
 *  chosen its password. So the letter alone opens nothing: it signs in where the sign-up was made, and anywhere else it takes a new
 *  password, which ends what the other one opened. */

export interface BroughtProof {
  email: string
  token: string
  /** Chosen here, because the sign-up was made in another browser. */
  password?: string | undefined
}

export interface Proved {
  outcome: ReplyOf<typeof signUp.prove>['outcome']
  /** What the browser exchanges for its session; null where it is not signed in. */
  handover: { secret: string; seconds: number } | null
}

/** Verifies an address by what its mailbox got, and signs in whose it is. Where a password is needed first nothing is used up.
 *  @param cookie of the browser that signed up, if it is one
 *  @throws Problem `invalid_verification_link`, `expired_verification_link`, `validation` or `account_suspended` */
export async function proveAddress(
  room: PasswordRoom,
  proof: BroughtProof,
  client: Client,
  cookie: string | undefined,
): Promise<Proved> {
  const { outcome, userId } = await withTransaction(room.db, async (tx) => {
    const user = await loadWaiting(tx, proof.email.trim())
    const state = user === null ? 'unknown' : await loadProofState(tx, 'verify-address', user.id, proof.token)
    if (state === 'expired') throw new Problem('expired_verification_link')
    if (user === null || state === 'unknown') throw new Problem('invalid_verification_link')
    if (user.verified) return { outcome: 'verified' as const, userId: user.id }
    if (!(await isBrowserOf(tx, cookie, user.id))) {
      const { password } = proof
      if (password === undefined) return { outcome: 'password_needed' as const, userId: user.id }
      refuseGuessablePassword(password, 'password', user)
      await room.authService.endSessionsOf(tx, user.id)
      await replacePassword(tx, room, user.id, password, client, 'password_set')
    }
    await room.authService.confirmAddress(tx, user.id, proof.token)
    await tx.query('update users set email_verified = true, updated_at = now() where id = $1', [user.id])
    await forgetSignUps(tx, user.email)
    return { outcome: 'signed_in' as const, userId: user.id }
  })
  if (outcome !== 'signed_in') return { outcome, handover: null }
  await refuseSuspended(room, userId)
  return { outcome, handover: await openHandover(room.db.pool, userId, false, 'email_link') }
}

interface Waiting {
  id: string
  email: string
  name: string
  verified: boolean
}

async function loadWaiting(tx: pg.PoolClient, email: string): Promise<Waiting | null> {
  const found = await tx.query<Waiting>(
    'select id, email, name, email_verified as verified from users where email = lower($1) and deleted_at is null for update',
    [email],
  )
  return found.rows[0] ?? null
}
