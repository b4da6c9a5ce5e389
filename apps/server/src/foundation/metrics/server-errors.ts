import type pg from 'pg'

/** Answers that nobody foresaw, kept under the id that the caller was given, so that a message with the id finds its error. */

const perHourMax = 2_000
const daysKept = 30
const messageChars = 2_000
const stackChars = 8_000

export interface ServerError {
  requestId: string
  method: string
  /** The pattern of the route, not the address: addresses hold ids. */
  place: string
  error: Error
}

/** Stores one. What is too much for an hour is left out: the log has it. */
export async function keepServerError(sql: Pick<pg.Pool, 'query'>, { requestId, method, place, error }: ServerError) {
  const clean = (text: string, chars: number) => text.replaceAll('\0', '').slice(0, chars)
  await sql.query(
    `insert into server_errors (request_id, method, place, message, stack)
     select $1, $2, $3, $4, $5
      where (select count(*) from server_errors where at > now() - interval '1 hour') < ${perHourMax}
     on conflict (request_id) do nothing`,
    [requestId, method, place, clean(error.message, messageChars), clean(error.stack ?? '', stackChars)],
  )
}

export async function deleteOldServerErrors(sql: Pick<pg.Pool, 'query'>): Promise<void> {
  await sql.query(`delete from server_errors where at < now() - interval '${daysKept} days'`)
}
