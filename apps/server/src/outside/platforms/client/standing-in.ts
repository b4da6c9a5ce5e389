import type { Standing } from './rate-ledger.ts'

/** Further ahead than this is no rate of calls, or a clock that is off. */
const standingMsMax = 24 * 3_600_000

/** @returns what a pair of headers says: calls left, and the epoch second at which the platform counts anew. Null where either is missing or odd. */
export function standingIn(headers: Headers, now: Date, left: string, reset: string): Standing | null {
  const [callsLeft, second] = [headers.get(left), headers.get(reset)].map((value) =>
    value !== null && /^\d{1,12}$/.test(value.trim()) ? Number(value) : null,
  )
  if (callsLeft == null || second == null) return null
  const until = new Date(second * 1_000)
  const ahead = until.getTime() - now.getTime()
  return ahead > 0 && ahead < standingMsMax ? { callsLeft, until } : null
}
