import type { Platform, SampleMethod } from '@vouch/engine'
import { count, date } from '@vouch/presentation'
import type { Findings } from './findings.ts'

/** Whether an export lists all followers. Instagram's form offers a limited range of dates first, so that many exports hold the last
 *  months alone and say so nowhere. */

export interface ListReading {
  method: SampleMethod
  /** Followers in all; null where neither the export nor its list tells. */
  total: number | null
  /** What a reader must know of it; null where the list is known to be whole. */
  sentence: string | null
}

/** A whole list lacks a few: accounts that are switched off for a while stay in the count. */
const wholeShareMin = 0.9
/** Days from the account's first deed to the first follower listed, from which on the list was cut: nobody follows accounts for two
 *  months before the first follower comes who still follows. */
const cutDays = 60
const secondsPerDay = 86_400

/** Platforms whose exports know no range of dates. */
const alwaysWhole: ReadonlySet<Platform> = new Set(['x', 'linkedin'])

/** @returns how far the list reaches, told by the count beside it, else by its dates */
export function wholeOrPart({ followers, statedFollowers, firstDeed }: Findings, platform: Platform): ListReading {
  const [listed, span] = [followers.count(), followers.span()]
  if (alwaysWhole.has(platform)) return { method: 'full', total: listed, sentence: null }
  const from = span === null ? null : dayWords(span.first)
  if (statedFollowers !== null && statedFollowers > 0) {
    if (listed >= wholeShareMin * statedFollowers)
      return { method: 'full', total: Math.max(listed, statedFollowers), sentence: null }
    const since = from === null ? '' : `, those since ${from}`
    const sentence = `The export lists ${count(listed)} of ${count(statedFollowers)} followers${since}. The rest can’t be judged: export again with the date range “All time”.`
    return { method: 'recent', total: statedFollowers, sentence }
  }
  if (span !== null && firstDeed !== null && span.first - firstDeed / secondsPerDay > cutDays) {
    const sentence = `The export lists followers since ${from}, but the account is older, so earlier followers seem to be left out. Export again with the date range “All time”.`
    return { method: 'recent', total: null, sentence }
  }
  const sentence = `The export doesn’t say how many followers there are in all, so the ${count(listed)} it lists count as everyone.`
  return { method: 'unknown', total: listed, sentence }
}

function dayWords(day: number): string {
  return date(new Date(day * secondsPerDay * 1_000).toISOString())
}
