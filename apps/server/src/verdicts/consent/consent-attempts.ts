import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { drawToken, isToken, tokenDigest } from '../../customers/accounts/token.ts'
import type { ConsentSecrets } from '../../outside/platforms/consent/consent-platform.ts'

/** Connections that are under way. What a newcomer would get wrong: the state alone proves nothing, for anybody can begin and send the address
 *  to somebody else; it counts only in the browser that began, known by its cookie, and only once. */

export interface ConsentAttempt {
  platform: Platform
  /** The brand's request that is answered; null where the creator proves an account for something else. */
  requestId: string | null
  /** What is proved, as it was handed over; null for a request. */
  proof: string | null
  secrets: ConsentSecrets
}

const minutesValid = 15

/** Begins an attempt. @param cookie of an attempt in another tab of the same browser, which stays valid
 *  @returns what the platform is asked with, and the cookie that the browser keeps */
export async function openAttempt(
  pool: pg.Pool,
  { platform, requestId, proof }: Omit<ConsentAttempt, 'secrets'>,
  cookie: string | undefined,
): Promise<{ secrets: ConsentSecrets; cookie: string }> {
  const secrets = { state: drawToken(), nonce: drawToken(), verifier: drawToken() }
  const browser = cookie !== undefined && isToken(cookie) ? cookie : drawToken()
  await pool.query(
    `insert into consent_attempts (state, browser, platform, request_id, proof_sealed, nonce, verifier, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8))`,
    [
      ...[tokenDigest(secrets.state), tokenDigest(browser), platform, requestId, proof],
      ...[secrets.nonce, secrets.verifier, minutesValid],
    ],
  )
  return { secrets, cookie: browser }
}

/** Ends an attempt. @returns null when it is unknown, old, used, another browser's, or another platform's */
export async function takeAttempt(
  pool: pg.Pool,
  platform: Platform,
  state: string | undefined,
  cookie: string | undefined,
): Promise<ConsentAttempt | null> {
  if (state === undefined || cookie === undefined) return null
  const taken = await pool.query<Omit<ConsentAttempt, 'secrets'> & Omit<ConsentSecrets, 'state'>>(
    `delete from consent_attempts where state = $1 and browser = $2 and platform = $3 and expires_at > now()
     returning platform, request_id as "requestId", proof_sealed as proof, nonce, verifier`,
    [tokenDigest(state), tokenDigest(cookie), platform],
  )
  const [attempt] = taken.rows
  if (attempt === undefined) return null
  const { nonce, verifier, ...about } = attempt
  return { ...about, secrets: { state, nonce, verifier } }
}

/** Clears away attempts that nobody ended. */
export async function deleteOldAttempts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from consent_attempts where expires_at < now()')
}
