/** When a delivery that failed is tried again: soon at first, then ever more rarely, over three days. */

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Waits before the second, third, … attempt. Source: the example schedule of the Standard Webhooks specification (section “Retry schedule”),
 *  ended at three days: 71 h 36 min 5 s in all. */
export const retryWaitsMs: readonly number[] = [
  ...[5 * second, minute, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 18, 22].map((hours) => hours * hour),
]

/** Nothing has arrived for as long as a delivery is tried: the receiver is given up. */
export const givesUpMs = 71 * hour

/** A receiver that asks for more patience is tried after a day all the same. */
const retryAfterMsMax = 24 * hour
/** Part of a wait by which it may grow, so that what failed together is not sent together again. */
const jitter = 0.05

/** @param failures attempts that failed, from 1
 *  @param random from 0 to 1
 *  @returns milliseconds until the next attempt; null after the last */
export function retryWaitMs(failures: number, random: number): number | null {
  const wait = retryWaitsMs[failures - 1]
  return wait === undefined ? null : Math.round(wait * (1 + jitter * random))
}

/** @param header `Retry-After`: seconds, or a date
 *  @returns milliseconds to wait, a day at most; null where the receiver asks for nothing that can be understood */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null
  const text = header.trim()
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * second : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? null : Math.min(retryAfterMsMax, Math.max(0, ms))
}
