/** How long answers take, in bins: upper bounds in milliseconds, from what a look-up takes to what a person gives up on. One more bin
 *  holds all that took longer. */
export const latencyBoundsMs = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const

export const binCount = latencyBoundsMs.length + 1

/** @returns the bin of a time */
export function binOf(ms: number): number {
  const bin = latencyBoundsMs.findIndex((bound) => ms <= bound)
  return bin === -1 ? latencyBoundsMs.length : bin
}

/** @returns the time that a share of all answers stayed within, read off the bins as if they were filled evenly; null for none.
 *  Answers in the last bin took at least its lower bound, which is what is said of them. */
export function quantileMs(bins: readonly number[], share: number): number | null {
  const total = bins.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (const [bin, count] of bins.entries()) {
    const [from, to] = [latencyBoundsMs[bin - 1] ?? 0, latencyBoundsMs[bin]]
    if (below + count >= share * total && count > 0)
      return to === undefined ? from : from + ((share * total - below) / count) * (to - from)
    below += count
  }
  return latencyBoundsMs.at(-1) ?? null
}
