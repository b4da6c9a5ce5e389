import type { WatchAlert } from '@vouch/contract'
import { count, plural, timeAgo } from './format.ts'

/** What is said of a watched creator's change, on the screen and in letters. It never says why: a good post brings followers as a purchase does. */

type Change = Pick<WatchAlert, 'count' | 'value' | 'low' | 'high' | 'n' | 'since' | 'at'>

/** @returns what happened, to stand behind a name: “gained 4,210 followers in a day” */
export function changeWords({ count: what, value, since, at }: Omit<Change, 'low' | 'high' | 'n'>): string {
  if (what !== 'followers') return `posted something with ${count(value)} ${what} after a day`
  return `${value < 0 ? 'lost' : 'gained'} ${plural(Math.abs(value), 'follower')} in ${spanWords(since, at)}`
}

/** @returns what was to be expected, and from what that is known */
export function usualWords({ count: what, low, high, n }: Change): string {
  const range = `${count(low)} to ${count(high)}`
  if (what === 'followers') return `Usual for this creator in that time: ${range}, from ${plural(n, 'earlier day')}.`
  return `Usual for this creator: ${range} ${what}, from ${plural(n, 'earlier post')}.`
}

const dayMs = 86_400_000

function spanWords(since: string | null, at: string): string {
  const days = since === null ? 1 : Math.round((Date.parse(at) - Date.parse(since)) / dayMs)
  return days <= 1 ? 'a day' : plural(days, 'day')
}

/** @returns how old counts are, to stand beside them: “counts from 3 hours ago” */
export function countsFrom(at: string, now: number): string {
  return `counts from ${timeAgo(at, now)}`
}

/** How a change is to be read. */
export const changeCaution =
  'A change isn’t a verdict: a good post could cause it just as easily as a purchase. Verify again to find out.'
