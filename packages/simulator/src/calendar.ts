/** Days as whole numbers since 1970-01-01 UTC. All content hangs on this absolute grid, so that a creator who is simulated
 *  again a day later has the same past. There is no clock here: the moment of simulation is always handed in. */

export const dayMs = 86_400_000
export const hourMs = 3_600_000

/** @param at an ISO 8601 time. @returns milliseconds since the epoch. @throws RangeError when it is not a time. */
export function timeOf(at: string): number {
  const time = Date.parse(at)
  if (Number.isNaN(time)) throw new RangeError(`Not an ISO 8601 time: ${at}`)
  return time
}

/** @returns the number of the UTC day that contains the time. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / dayMs)
}

/** A snapshot names the days of a few years thousands of times. */
const dayTexts = new Map<number, string>()

/** @returns the day as `2026-11-20`. */
export function dayText(day: number): string {
  const known = dayTexts.get(day)
  if (known !== undefined) return known
  const text = new Date(day * dayMs).toISOString().slice(0, 10)
  dayTexts.set(day, text)
  return text
}

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** @returns the time in ISO 8601, UTC, whole seconds. */
export function timeText(timeMs: number): string {
  const day = dayOf(timeMs)
  const second = Math.floor((Math.trunc(timeMs) - day * dayMs) / 1_000)
  const [hours, minutes] = [Math.floor(second / 3_600), Math.floor(second / 60) % 60]
  return `${dayText(day)}T${twoDigits[hours]}:${twoDigits[minutes]}:${twoDigits[second % 60]}Z`
}

/** @returns 0 for Sunday to 6 for Saturday; day 0 of the grid was a Thursday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}
