import { hash } from 'node:crypto'
import type pg from 'pg'
import { countAttempt, forgetAttempts, forgiveAttempt } from '../../foundation/http/attempt-windows.ts'
import { tooMany } from '../../foundation/http/too-many.ts'
import { networkOf } from './client-of.ts'
import type { Client } from './sessions.ts'

/** Limits that count for an account, wherever the attempts come from. A stranger who guesses must not lock the person out:
 *  networks from which the account was signed in to are counted apart from all others. */

export interface AttemptRule {
  name: string
  attemptsMax: number
  windowSeconds: number
  /** What is said of one attempt too many, where it is more than that it was one. @param minutes until the next one counts */
  refusal?: (minutes: string) => string
}

/** Wrong passwords of an account from one of its own networks, or from all others together: at most 4,800 guesses a day, and
 *  nobody waits longer than a quarter of an hour. */
const signIns: AttemptRule = { name: 'sign-in', attemptsMax: 50, windowSeconds: 900 }
/** Wrong passwords of somebody who is signed in. */
const passwords: AttemptRule = { name: 'current-password', attemptsMax: 10, windowSeconds: 900 }
/** Letters with a link to set a password. */
const resetLetters: AttemptRule = { name: 'reset-letter', attemptsMax: 3, windowSeconds: 3_600 }
/** Letters to addresses that somebody wants to change to. */
const emailLetters: AttemptRule = { name: 'change-email', attemptsMax: 5, windowSeconds: 3_600 }

/** Letters with a link to prove an address, whether it waits for one or not. */
const verifyLetters: AttemptRule = {
  ...{ name: 'verify-letter', attemptsMax: 3, windowSeconds: 3_600 },
  refusal: (minutes) =>
    `We didn’t send another link: you already asked for three in the last hour. Check your spam folder, or try again in ${minutes}.`,
}

export const attemptRules = { signIns, passwords, resetLetters, emailLetters, verifyLetters }

type Sql = Pick<pg.Pool, 'query'>

/** An attempt that was counted and can be taken back. */
export interface CountedAttempt {
  forgive: () => Promise<void>
}

/** Counts an attempt. @param sql a pool; a transaction where an attempt that comes to nothing is not to count
 *  @throws Problem `rate_limited` with the seconds to wait */
export async function attempt(sql: Sql, rule: AttemptRule, subject: string): Promise<CountedAttempt> {
  const { allowed, leftMs, key } = await counted(sql, rule, subject)
  if (!allowed) throw tooMany(leftMs / 1_000, rule.refusal)
  return { forgive: () => forgiveAttempt(sql, key) }
}

/** Counts an attempt whose refusal must not show. @returns whether it may go on */
export async function mayAttempt(pool: pg.Pool, rule: AttemptRule, subject: string): Promise<boolean> {
  return (await counted(pool, rule, subject)).allowed
}

/** The table holds no addresses, only what they are known by. */
function keyOf({ name }: AttemptRule, subject: string): string {
  return `${name}:${hash('sha256', subject, 'base64url')}`
}

async function counted(sql: Sql, rule: AttemptRule, subject: string) {
  const { attemptsMax, windowSeconds } = rule
  const key = keyOf(rule, subject)
  const { attempts, leftMs } = await countAttempt(sql, key, windowSeconds)
  return { key, leftMs, allowed: attempts <= attemptsMax }
}

/** Counts a sign-in to the account of an address; an address that nobody has is counted alike. */
export async function attemptSignIn(pool: pg.Pool, email: string, client: Client): Promise<CountedAttempt> {
  const network = networkOf(client.ipAddress)
  const known = await pool.query<{ own: boolean }>(
    `select exists (
       select from account_events join users on users.id = user_id
        where email = $1 and kind = 'signed_in' and address = $2 and at > now() - interval '30 days') as own`,
    [email, network],
  )
  return attempt(pool, signIns, signInSubject(email, known.rows[0]?.own ? network : elsewhere))
}

const elsewhere = 'elsewhere'

function signInSubject(email: string, from: string): string {
  return `${email} ${from}`
}

/** Forgets the wrong passwords of an account, from all networks: whoever has just set another with the link of a letter is its owner,
 *  and a stranger's guesses must not keep them out. */
export async function clearLockout(
  tx: pg.PoolClient,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const own = await tx.query<{ network: string }>(
    "select distinct address as network from account_events where user_id = $1 and kind = 'signed_in'",
    [userId],
  )
  const networks = [elsewhere, ...own.rows.map(({ network }) => network)]
  await forgetAttempts(tx, [
    keyOf(passwords, userId),
    ...networks.map((network) => keyOf(signIns, signInSubject(email, network))),
  ])
}
