/** @returns how many creators, in words */
export function countOf(count: number): string {
  return count === 1 ? '1 creator' : `${count} creators`
}

/** @returns a moment as clocks in a zone show it */
export function dateTimeIn(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
}
