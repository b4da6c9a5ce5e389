import { type ExtensionLimits, extensionCallsMax, Problem } from '@vouch/contract'
import { plural } from '@vouch/engine'
import type pg from 'pg'
import { type Counted, countAttempt } from '../../foundation/http/attempt-windows.ts'

/** How often one person may ask in an hour and in a day, from however many browsers. A window begins with its first call. */

type Sql = Pick<pg.Pool, 'query'>

const windows = {
  hour: { seconds: 3_600, code: 'extension_hour_limit', words: 'this hour' },
  day: { seconds: 86_400, code: 'extension_day_limit', words: 'today' },
} as const
type Span = keyof typeof windows

const keyOf = (span: Span, userId: string) => `extension-${span}:${userId}`

/** Counts a call. @returns what is left after it
 *  @throws Problem `extension_hour_limit` or `extension_day_limit`, with the moment at which the next call counts */
export async function countCall(sql: Sql, userId: string): Promise<ExtensionLimits> {
  return { hour: await countIn(sql, 'hour', userId), day: await countIn(sql, 'day', userId) }
}

async function countIn(sql: Sql, span: Span, userId: string): Promise<ExtensionLimits[Span]> {
  const { seconds, code, words } = windows[span]
  const counted = await countAttempt(sql, keyOf(span, userId), seconds)
  const limit = extensionCallsMax[span]
  if (counted.attempts <= limit) return leftOf(span, counted)
  const wait = plural(Math.ceil(counted.leftMs / 60_000), 'minute')
  const made = `The extension has made its ${limit.toLocaleString('en-US')} requests for ${words}.`
  throw new Problem(code, `${made} Try again in ${wait}.`, {
    endsAt: endOf(counted),
    retryAfterSeconds: counted.leftMs / 1_000,
  })
}

/** Loads what is left, and counts nothing. */
export async function loadLimits(sql: Sql, userId: string): Promise<ExtensionLimits> {
  const found = await sql.query<Counted & { key: string }>(
    `select key, attempts, extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as "leftMs"
       from attempt_windows where key = any($1) and ends_at > clock_timestamp()`,
    [[keyOf('hour', userId), keyOf('day', userId)]],
  )
  const of = (span: Span) => leftOf(span, found.rows.find(({ key }) => key === keyOf(span, userId)) ?? null)
  return { hour: of('hour'), day: of('day') }
}

function leftOf(span: Span, counted: Counted | null): ExtensionLimits[Span] {
  const limit = extensionCallsMax[span]
  if (counted === null) return { limit, left: limit, endsAt: null }
  return { limit, left: Math.max(0, limit - counted.attempts), endsAt: endOf(counted) }
}

function endOf({ leftMs }: Counted): string {
  return new Date(Date.now() + leftMs).toISOString()
}
