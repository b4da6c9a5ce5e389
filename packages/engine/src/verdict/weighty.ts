/** @returns whether a signal's log-odds say anything: below .15, for or against, they move no score by more than three points */
export function isWeighty(logOdds: number | null): boolean {
  return Math.abs(logOdds ?? 0) > 0.15
}
