import { createHmac, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import { drawToken, isToken, tokenDigest } from './token.ts'

/** The browser that signed up with an address. What a newcomer would get wrong: whatever it is told follows from its own sign-ups and
 *  never from the account, because whoever signs up with somebody else's address holds such a cookie too. */

type Sql = Pick<pg.Pool, 'query'>

/** Long enough to find the letter on the day after. */
const hoursKnown = 48

export interface OwnSignUp {
  /** Its trial has not begun: a card is missing. */
  isUnfinished: boolean
}

/** Remembers a sign-up. @param cookie what the browser brought, which stays its cookie
 *  @param userId whose password it has set; null: the address was taken
 *  @returns the cookie's value and its term in seconds */
export async function rememberSignUp(
  sql: Sql,
  { email, password, userId }: { email: string; password: string; userId: string | null },
  cookie: string | undefined,
): Promise<{ value: string; seconds: number }> {
  const value = cookie !== undefined && isToken(cookie) ? cookie : drawToken()
  await sql.query(
    `with replaced as (update sign_up_browsers set user_id = null where user_id = $4 and browser <> $1)
     insert into sign_up_browsers (browser, email, password, user_id, expires_at)
     values ($1, lower($2), $3, $4, now() + make_interval(hours => ${hoursKnown}))
     on conflict (browser, email) do update
       set password = excluded.password, user_id = excluded.user_id, expires_at = excluded.expires_at, completed_at = null`,
    [tokenDigest(value), email, passwordMark(value, password), userId],
  )
  return { value, seconds: hoursKnown * 3_600 }
}

/** Notes that the trial of a browser's sign-up has begun. */
export async function finishSignUp(sql: Sql, cookie: string | undefined, email: string): Promise<void> {
  if (cookie === undefined || !isToken(cookie)) return
  await sql.query('update sign_up_browsers set completed_at = now() where browser = $1 and email = lower($2)', [
    tokenDigest(cookie),
    email,
  ])
}

/** @param password as it was typed; absent where only the address is asked about
 *  @returns this browser's sign-up with the address, where it was made with this password; null: there is none */
export async function loadOwnSignUp(
  sql: Sql,
  cookie: string | undefined,
  email: string,
  password?: string,
): Promise<OwnSignUp | null> {
  if (cookie === undefined || !isToken(cookie)) return null
  const found = await sql.query<{ password: string; isUnfinished: boolean }>(
    `select password, completed_at is null as "isUnfinished" from sign_up_browsers
      where browser = $1 and email = lower($2) and expires_at > now()`,
    [tokenDigest(cookie), email],
  )
  const [row] = found.rows
  if (row === undefined) return null
  const isOwn = password === undefined || isSame(row.password, passwordMark(cookie, password))
  return isOwn ? { isUnfinished: row.isUnfinished } : null
}

/** @returns whether this browser made the sign-up whose password the account has now */
export async function isBrowserOf(sql: Sql, cookie: string | undefined, userId: string): Promise<boolean> {
  if (cookie === undefined || !isToken(cookie)) return false
  const found = await sql.query(
    'select from sign_up_browsers where browser = $1 and user_id = $2 and expires_at > now()',
    [tokenDigest(cookie), userId],
  )
  return found.rowCount === 1
}

/** The address is proved: from now on its account alone says who may come in. */
export async function forgetSignUps(sql: Sql, email: string): Promise<void> {
  await sql.query('delete from sign_up_browsers where email = lower($1)', [email])
}

/** Clears away what counts no more. */
export async function deleteOldSignUps(sql: Sql): Promise<void> {
  await sql.query('delete from sign_up_browsers where expires_at < now()')
}

function passwordMark(cookie: string, password: string): string {
  return createHmac('sha256', cookie).update(password).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
