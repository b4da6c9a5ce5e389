/** @returns the moment a number of months after an anchor, on the same day of the month, or on its last day where the month is too
 *  short: January 31 and one month is February 28. Counting from the anchor, not from the last period, March is the 31st again. */
export function monthsAfter(anchor: Date, months: number): Date {
  const at = new Date(anchor)
  const day = anchor.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(anchor.getUTCMonth() + months)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, last))
  return at
}
