import type pg from 'pg'
import type { ConsentSecrets } from '../../outside/google/google.ts'
import { drawToken, isToken, tokenDigest } from './token.ts'

/** Sign-ins by redirect that are under way. What a newcomer would get wrong: the state alone proves nothing, for anybody can begin
 *  and send the address to somebody else; it counts only in the browser that began, known by its cookie, and only once. */

export type Intent = 'signup' | 'signin' | 'waitlist'

export interface SignInAttempt {
  intent: Intent
  secrets: ConsentSecrets
  /** What the address asked for when it began: where to go afterwards, where the visitor came from. */
  query: Readonly<Record<string, string | undefined>>
}

const minutesValid = 10

/** Begins an attempt. @param cookie of an attempt in another tab of the same browser, which stays valid
 *  @returns what Google is asked with, and the cookie that the browser keeps */
export async function openAttempt(
  pool: pg.Pool,
  { intent, query }: Pick<SignInAttempt, 'intent' | 'query'>,
  cookie: string | undefined,
): Promise<{ secrets: ConsentSecrets; cookie: string }> {
  const secrets = { state: drawToken(), nonce: drawToken(), verifier: drawToken() }
  const browser = cookie !== undefined && isToken(cookie) ? cookie : drawToken()
  await pool.query(
    `insert into sign_in_attempts (state, browser, intent, nonce, verifier, query, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
    [
      ...[tokenDigest(secrets.state), tokenDigest(browser), intent, secrets.nonce, secrets.verifier],
      ...[JSON.stringify(query), minutesValid],
    ],
  )
  return { secrets, cookie: browser }
}

/** Ends an attempt. @returns null when it is unknown, old, used, or another browser's. */
export async function takeAttempt(
  pool: pg.Pool,
  state: string | undefined,
  cookie: string | undefined,
): Promise<SignInAttempt | null> {
  if (state === undefined || cookie === undefined) return null
  const taken = await pool.query<SignInAttempt & { nonce: string; verifier: string }>(
    `delete from sign_in_attempts where state = $1 and browser = $2 and expires_at > now()
     returning intent, query, nonce, verifier`,
    [tokenDigest(state), tokenDigest(cookie)],
  )
  const [attempt] = taken.rows
  if (attempt === undefined) return null
  const { intent, query, nonce, verifier } = attempt
  return { intent, query, secrets: { state, nonce, verifier } }
}

/** Clears away attempts that nobody ended. */
export async function deleteOldAttempts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from sign_in_attempts where expires_at < now()')
}
