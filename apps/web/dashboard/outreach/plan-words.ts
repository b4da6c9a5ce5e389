import { plural } from '@vouch/engine'

/** @returns how many creators, in words */
export function countOf(count: number): string {
  return plural(count, 'creator')
}

/** @returns a moment as clocks in a zone show it */
export function dateTimeIn(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
}
