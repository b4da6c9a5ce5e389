/** Which of several figures in a row is the better one, and how surely. */

export interface Reading {
  value: number
  /** Ends of its range; null where it has none. */
  low: number | null
  high: number | null
}

/** `better`: no other range reaches this one. `ahead`: the best value, but a range beside it overlaps. Null: not the best, or alike. */
export type Standing = 'better' | 'ahead' | null

/** @param readings one for each column; null where it is not known
 *  @param wanted whether more of it is better
 *  @returns one standing for each column; none where fewer than two are known, or where the best two are equal */
export function standings(readings: readonly (Reading | null)[], wanted: 'more' | 'less'): Standing[] {
  const known = readings.filter((reading) => reading !== null)
  const sign = wanted === 'more' ? 1 : -1
  const most = Math.max(...known.map(({ value }) => value * sign))
  const atTop = known.filter(({ value }) => value * sign === most)
  if (known.length < 2 || atTop.length > 1) return readings.map(() => null)
  const [best] = atTop
  return readings.map((reading) => {
    if (reading === null || reading !== best) return null
    return known.some((other) => other !== reading && meet(reading, other)) ? 'ahead' : 'better'
  })
}

function meet(one: Reading, other: Reading): boolean {
  const [a, b] = [endsOf(one), endsOf(other)]
  return a.low <= b.high && b.low <= a.high
}

function endsOf({ value, low, high }: Reading): { low: number; high: number } {
  return { low: low ?? value, high: high ?? value }
}
