import { actionCosts } from '@vouch/contract'
import { plural } from '@vouch/presentation'

const cost = actionCosts.creator_verification

/** @param credits monthly and purchased together; null while they are not known.
 *  @returns whether the credits are known and do not suffice for a verification. */
export function isTooDear(credits: number | null): boolean {
  return credits !== null && credits < cost
}

const msPerMinute = 60_000
const minutesPerHour = 60

/** @param freeUntil until when a repeat is free, as the server says; null where nothing was paid.
 *  @param now milliseconds since 1970.
 *  @returns whether verifying the same creator again costs nothing */
export function isFreeRepeat(freeUntil: string | null, now: number): freeUntil is string {
  return freeUntil !== null && Date.parse(freeUntil) > now
}

/** @returns what verifying the same creator again costs: `free for 19 more hours`, `free for 1 more minute`, `10 credits`. No more than is left:
 *  a part of an hour or of a minute does not count. */
export function repeatPrice(freeUntil: string | null, now: number): string {
  if (!isFreeRepeat(freeUntil, now)) return plural(cost, 'credit')
  const minutes = Math.floor((Date.parse(freeUntil) - now) / msPerMinute)
  if (minutes === 0) return 'free for less than a minute'
  const left =
    minutes < minutesPerHour
      ? plural(minutes, 'more minute')
      : plural(Math.floor(minutes / minutesPerHour), 'more hour')
  return `free for ${left}`
}
