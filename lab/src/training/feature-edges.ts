/** Places the boundaries of one feature's bins at quantiles of the known values, so that each bin has something to
 *  learn from. Boundaries are rounded to three significant digits: finer ones would describe the table, not accounts.
 *
 *  @param values known values, in any order
 *  @returns ascending distinct boundaries, at most `binsMax - 1` */
export function featureEdges(values: Float64Array, binsMax: number): number[] {
  const sorted = Float64Array.from(values).sort()
  const distinct = [...new Set(sorted)]
  if (distinct.length <= binsMax)
    return distinct.slice(1).map((value, index) => middle(distinct[index] ?? value, value))
  const edges = new Set<number>()
  for (let part = 1; part < binsMax; part++) {
    const value = sorted[Math.floor((part * sorted.length) / binsMax)] ?? 0
    const edge = Number(value.toPrecision(3))
    if (edge > (sorted[0] ?? 0)) edges.add(edge)
  }
  return [...edges].sort((a, b) => a - b)
}

/** Whole numbers keep whole boundaries, so that "5 digits and more" reads as such. */
function middle(low: number, high: number): number {
  return Number.isInteger(low) && Number.isInteger(high) ? high : Number(((low + high) / 2).toPrecision(3))
}
