/** @returns a moment as clocks in a zone show it */
export function dateTimeIn(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
}
