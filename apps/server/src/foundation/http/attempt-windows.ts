import type pg from 'pg'

/** Counts attempts in the database, so that a limit holds for all processes together. A window begins with its first attempt
 *  and ends a fixed time later; what it counts for is the caller's key. */

export interface Counted {
  /** Attempts in this window, this one included. */
  attempts: number
  /** Milliseconds until the window ends. */
  leftMs: number
}

const text = `
  insert into attempt_windows as seen (key, attempts, ends_at)
  values ($1, 1, clock_timestamp() + make_interval(secs => $2))
  on conflict (key) do update set
    attempts = case when seen.ends_at <= clock_timestamp() then 1 else seen.attempts + 1 end,
    ends_at = case when seen.ends_at <= clock_timestamp() then excluded.ends_at else seen.ends_at end
  returning attempts, extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as "leftMs"`

/** Counts one attempt. One statement, so two at once are two. */
export async function countAttempt(sql: Pick<pg.Pool, 'query'>, key: string, windowSeconds: number): Promise<Counted> {
  const counted = await sql.query<Counted>({ name: 'count-attempt', text, values: [key, windowSeconds] })
  const [row] = counted.rows
  if (row === undefined) throw new Error('An attempt was not counted')
  return row
}

/** Takes an attempt back: one that succeeded is no guess. */
export async function forgiveAttempt(sql: Pick<pg.Pool, 'query'>, key: string): Promise<void> {
  await sql.query('update attempt_windows set attempts = greatest(attempts - 1, 0) where key = $1', [key])
}

/** Forgets all attempts under some keys. */
export async function forgetAttempts(sql: Pick<pg.Pool, 'query'>, keys: readonly string[]): Promise<void> {
  await sql.query('delete from attempt_windows where key = any($1)', [keys])
}

/** Clears away the windows that are over. */
export async function deleteEndedWindows(sql: Pick<pg.Pool, 'query'>): Promise<void> {
  await sql.query('delete from attempt_windows where ends_at < now()')
}
