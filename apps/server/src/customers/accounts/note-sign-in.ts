import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { noteEvent, noteFailedSignIn } from './account-events.ts'
import { attemptSignIn } from './attempt-limits.ts'
import type { AuthService, Credentials, SignedIn } from './auth-service.ts'
import { deviceOf } from './device-of.ts'
import { type LetterSender, writeNewDevice } from './security-letters.ts'
import type { Client } from './sessions.ts'
import { loadOwnSignUp } from './sign-up-browser.ts'
import { queueLetter } from './verification-letters.ts'

/** What goes with every sign-in, however it was proved: the note of it, and a letter where the device is another one than
 *  before. A sign-in with a password is counted too, before the password is looked at. */

export interface SignInRoom extends LetterSender {
  db: Database
  authService: AuthService
}

/** Notes a sign-in that has opened its session. @param how the person proved who they are: `password`, `google` */
export async function noteSignIn(
  room: Omit<SignInRoom, 'authService'>,
  userId: string,
  client: Client,
  how: string,
): Promise<void> {
  await withTransaction(room.db, async (tx) => {
    const isAnother = await isAnotherDevice(tx, userId, client.userAgent)
    await noteEvent(tx, { userId, kind: 'signed_in', client, detail: how })
    if (isAnother) await writeNewDevice(tx, room, userId, client)
  })
}

/** Nobody signs in to an account that the team has suspended. Asked only of who has proved to be the person.
 *  @throws Problem `account_suspended`, and no session is left open */
export async function refuseSuspended({ db, authService }: Pick<SignInRoom, 'db' | 'authService'>, userId: string) {
  const found = await db.pool.query('select from users where id = $1 and suspended_at is not null', [userId])
  if (found.rowCount === 0) return
  await withTransaction(db, (tx) => authService.endSessionsOf(tx, userId))
  throw new Problem('account_suspended')
}

const agentsLookedAt = 200

/** @returns whether this person has signed in before, and never with this kind of browser on this kind of system */
async function isAnotherDevice(tx: pg.PoolClient, userId: string, userAgent: string): Promise<boolean> {
  const found = await tx.query<{ agent: string }>(
    `select agent from account_events where user_id = $1 and kind = 'signed_in'
      group by agent order by max(id) desc limit ${agentsLookedAt}`,
    [userId],
  )
  const device = deviceOf(userAgent)
  return found.rows.length > 0 && found.rows.every(({ agent }) => deviceOf(agent) !== device)
}

/** Refuses a sign-in. That a password is right for an address which nobody has proved is told to its mailbox alone: told here, it would
 *  say whether the address was free when a stranger signed up with it. Right or wrong, the work is the same. The browser that signed up
 *  hears it of every sign-up of its own, also of one whose address was taken. */
async function refuse(
  { db, queue }: Pick<SignInRoom, 'db' | 'queue'>,
  email: string,
  client: Client,
  isRight: boolean,
): Promise<Problem> {
  await withTransaction(db, async (tx) => {
    await noteFailedSignIn(tx, email, client, isRight ? 'sign_in_refused' : 'sign_in_failed')
    await queueLetter(tx, { queue }, email, isRight ? 'right_password' : 'wrong_password')
  })
  return new Problem('invalid_credentials')
}

/** Signs in with an address and a password, within the limits of the account.
 *  @param cookie of the browser that signed up, if it is one
 *  @throws Problem `invalid_credentials`, `needs_verification`, `rate_limited` or `unavailable` */
export async function signInWithPassword(
  room: SignInRoom,
  credentials: Credentials,
  client: Client,
  cookie: string | undefined,
): Promise<SignedIn> {
  const { pool } = room.db
  const email = credentials.email.replaceAll('\0', '').trim().toLowerCase()
  const counted = await attemptSignIn(pool, email, client)
  const signedIn = await room.authService.signIn(credentials, client).catch(async (error: unknown) => {
    if (!(error instanceof Problem)) throw error
    const isAnswered = error.code === 'invalid_credentials' || error.code === 'needs_verification'
    const isRight = error.code === 'needs_verification'
    const isOwn = isAnswered && (await loadOwnSignUp(pool, cookie, email, credentials.password)) !== null
    if (isAnswered && !isOwn) throw await refuse(room, email, client, isRight)
    // Whoever knows the password guesses nothing; an address that nobody can sign in with gives nothing to guess.
    await counted.forgive()
    throw isOwn ? new Problem('needs_verification', undefined, { needsVerification: true }) : error
  })
  await counted.forgive()
  await refuseSuspended(room, signedIn.userId)
  await noteSignIn(room, signedIn.userId, client, 'password')
  return signedIn
}
