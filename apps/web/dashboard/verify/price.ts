import { actionCosts } from '@vouch/contract'
import { plural, time } from '../../ui/format.ts'

/** @param freeUntil until when a repeat is free, as the server says; null where nothing was paid.
 *  @param now milliseconds since 1970.
 *  @returns what verifying the same creator again costs: `free until 14:05 UTC`, `10 credits`. */
export function repeatPrice(freeUntil: string | null, now: number): string {
  const until = freeUntil === null ? Number.NaN : Date.parse(freeUntil)
  return until > now ? `free until ${time(freeUntil)}` : plural(actionCosts.creator_verification, 'credit')
}
