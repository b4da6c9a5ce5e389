import { actionCosts } from '@vouch/contract'
import { date, plural, time } from '@vouch/presentation'

const cost = actionCosts.creator_verification

/** @param credits monthly and purchased together; null while they are not known.
 *  @returns whether the credits are known and do not suffice for a verification. */
export function isTooDear(credits: number | null): boolean {
  return credits !== null && credits < cost
}

/** @param freeUntil until when a repeat is free, as the server says; null where nothing was paid.
 *  @param now milliseconds since 1970.
 *  @returns whether verifying the same creator again costs nothing */
export function isFreeRepeat(freeUntil: string | null, now: number): boolean {
  return freeUntil !== null && Date.parse(freeUntil) > now
}

/** @returns what verifying the same creator again costs: `free until 14:05 UTC`, `free until tomorrow 09:05 UTC`, `10 credits`. */
export function repeatPrice(freeUntil: string | null, now: number): string {
  if (!isFreeRepeat(freeUntil, now)) return plural(cost, 'credit')
  // A free day ends at the hour at which it began: without the day it would read as over.
  const today = date(freeUntil) === date(new Date(now).toISOString())
  return `free until ${today ? '' : 'tomorrow '}${time(freeUntil)}`
}
