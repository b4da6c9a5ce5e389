import type { BodyOf, operator } from '@vouch/contract'
import type pg from 'pg'

/** Errors of the browser's half, kept under the id that the reader saw, so that a message with the id finds its error. Anybody
 *  may send them, so they are bounded: by the length of each, by how many an hour, and by how long they are kept. */

const perHourMax = 2_000
export const errorDaysKept = 30
const agentCharsMax = 400

/** Stores one. An id that is known, and whatever is too much for an hour, is left out. */
export async function keepClientError(
  pool: pg.Pool,
  error: BodyOf<typeof operator.clientError>,
  userAgent: string,
): Promise<void> {
  const { errorId, title, message, stack, page } = error
  const text = (value: string) => value.replaceAll('\0', '')
  await pool.query(
    `insert into client_errors (error_id, title, message, stack, page, agent)
     select $1, $2, $3, $4, $5, $6
      where (select count(*) from client_errors where at > now() - interval '1 hour') < ${perHourMax}
     on conflict (error_id) do nothing`,
    [
      text(errorId),
      text(title),
      text(message),
      stack ? text(stack) : null,
      text(page),
      userAgent.slice(0, agentCharsMax),
    ],
  )
}

/** Deletes what is older than a month. */
export async function deleteOldClientErrors(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from client_errors where at < now() - interval '${errorDaysKept} days'`)
}
