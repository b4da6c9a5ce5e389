import type pg from 'pg'
import { onlyRow } from '../foundation/db/database.ts'

/** Daily limits as rows. A use is counted before it is granted, in one statement that refuses what would be too much, so any
 *  number of requests at once get no more than the limit. A use that came to nothing is given back. */

export interface DailyUse {
  /** What is counted: an e-mail address, an address of the network, a platform, looks at a profile for a request, by request and by platform. */
  kind: 'email' | 'address' | 'platform' | 'proof'
  subject: string
  max: number
}

type Sql = Pick<pg.Pool, 'query'>

/** The days of a limit are those of UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Counts one use. @returns false when the day's are used up; then nothing was counted. */
export async function countUse(sql: Sql, { kind, subject, max }: DailyUse, at: Date): Promise<boolean> {
  const counted = await sql.query(
    `insert into daily_uses (day, kind, subject, used) values ($1, $2, $3, 1)
     on conflict (day, kind, subject) do update set used = daily_uses.used + 1 where daily_uses.used < $4`,
    [dayOf(at), kind, subject, max],
  )
  return counted.rowCount === 1
}

/** Gives a counted use back. @param at when it was counted */
export async function giveBackUse(sql: Sql, { kind, subject }: Omit<DailyUse, 'max'>, at: Date): Promise<void> {
  await sql.query('update daily_uses set used = used - 1 where day = $1 and kind = $2 and subject = $3 and used > 0', [
    dayOf(at),
    kind,
    subject,
  ])
}

/** Loads how often something was used on a day. */
export async function loadUsed(sql: Sql, { kind, subject }: Omit<DailyUse, 'max'>, at: Date): Promise<number> {
  const found = await sql.query<{ used: number }>(
    'select coalesce(max(used), 0) as used from daily_uses where day = $1 and kind = $2 and subject = $3',
    [dayOf(at), kind, subject],
  )
  return onlyRow(found).used
}

/** Forgets the uses of a day by some subjects. */
export async function forgetUses(sql: Sql, subjects: readonly Omit<DailyUse, 'max'>[], at: Date): Promise<void> {
  for (const { kind, subject } of subjects)
    await sql.query('delete from daily_uses where day = $1 and kind = $2 and subject = $3', [dayOf(at), kind, subject])
}

/** Deletes the counts of days that are over: they hold addresses, and nothing reads them any more. */
export async function deletePastUses(sql: Sql, at: Date): Promise<void> {
  await sql.query('delete from daily_uses where day < $1', [dayOf(at)])
}

/** @returns seconds until the next day begins. */
export function secondsToNextDay(at: Date): number {
  const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
  return Math.ceil((next - at.getTime()) / 1_000)
}
