import type pg from 'pg'
import { drawToken, tokenDigest } from './token.ts'

/** From a redirect to a session without a token in an address: the redirect leaves a cookie that no script can read, and the page
 *  exchanges it, once, for a session that is opened only then. */

/** Long enough for a page to load on a slow line. */
const secondsValid = 120
/** Someone who comes from Google to the payment step may look for a card. */
const secondsToPay = 3_600

/** Whose session a cookie opens. */
export interface Handover {
  userId: string
  /** Where all sessions were ended since, it opens none. */
  epoch: number
  /** Who of the team it is for; null: the person. */
  supportName: string | null
  /** How the person has proved who they are. */
  provedBy: string
}

/** @param supportName who of the team will look at the account in its owner's place
 *  @returns the cookie's value and its term in seconds */
export async function openSupportHandover(
  sql: Pick<pg.Pool, 'query'>,
  userId: string,
  supportName: string,
): Promise<{ secret: string; seconds: number }> {
  const secret = drawToken()
  await sql.query(
    `insert into session_handovers (secret, user_id, after_payment, expires_at, support_name, session_epoch)
     select $1, id, false, now() + make_interval(secs => $3), $4, session_epoch from users where id = $2`,
    [tokenDigest(secret), userId, secondsValid, supportName],
  )
  return { secret, seconds: secondsValid }
}

/** @param afterPayment the exchange waits for the trial of this user @param provedBy what the account's log says of the sign-in
 *  @returns the cookie's value and its term in seconds */
export async function openHandover(
  sql: Pick<pg.Pool, 'query'>,
  userId: string,
  afterPayment: boolean,
  provedBy: 'google' | 'email_link' = 'google',
): Promise<{ secret: string; seconds: number }> {
  const secret = drawToken()
  const seconds = afterPayment ? secondsToPay : secondsValid
  await sql.query(
    `insert into session_handovers (secret, user_id, after_payment, expires_at, session_epoch, proved_by)
     select $1, id, $3, now() + make_interval(secs => $4), session_epoch, $5 from users where id = $2`,
    [tokenDigest(secret), userId, afterPayment, seconds, provedBy],
  )
  return { secret, seconds }
}

/** Uses up a cookie. @returns whose session is to be opened; null when the cookie is unknown, old or used, or the trial that it waits
 *  for has not begun: then it can be asked again. */
export async function takeHandover(pool: pg.Pool, secret: string): Promise<Handover | null> {
  const taken = await pool.query<Handover>(
    `delete from session_handovers
      where secret = $1 and expires_at > now() and (not after_payment or exists (
        select from subscriptions join workspaces on workspaces.id = workspace_id where owner_id = user_id
      ))
     returning user_id as "userId", session_epoch as epoch, support_name as "supportName",
               proved_by as "provedBy"`,
    [tokenDigest(secret)],
  )
  return taken.rows[0] ?? null
}

/** Clears away cookies that nobody exchanged. */
export async function deleteOldHandovers(pool: pg.Pool): Promise<void> {
  await pool.query('delete from session_handovers where expires_at < now()')
}
