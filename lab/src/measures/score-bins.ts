/** Is the range of trust true of the chance? Creators in the order of their scores are cut into bins, and the share of clean ones that is found in a bin is
 *  held against the bin's mean range. */

/** What a bin asks of a creator. */
export interface Binned {
  label: { manipulated: boolean }
  /** 0 to 100. */
  trust: { score: number; low: number; high: number }
  weight: number
}

/** All but the count in points, 0 to 100; by weight. */
export interface ScoreBin {
  creators: number
  /** Lowest and highest score in the bin. */
  from: number
  to: number
  /** Means of both ends of the range. */
  low: number
  high: number
  /** Share of clean creators. */
  found: number
  /** Whether the found share lies between the mean ends, both included. Nothing is allowed for chance. */
  holds: boolean
}

/** Creators in a bin at least: with fewer, chance alone moves the found share by more than most ranges are wide. */
export const binSize = 500

/** @returns bins in the order of the score, none for fewer than `binSize` creators */
export function scoreBins(creators: readonly Binned[]): ScoreBin[] {
  const sorted = [...creators].sort((a, b) => a.trust.score - b.trust.score)
  const count = Math.floor(sorted.length / binSize)
  return Array.from({ length: count }, (_, place) =>
    binOf(sorted.slice(Math.floor((place * sorted.length) / count), Math.floor(((place + 1) * sorted.length) / count))),
  )
}

function binOf(some: readonly Binned[]): ScoreBin {
  const weight = some.reduce((sum, one) => sum + one.weight, 0)
  const mean = (value: (one: Binned) => number) =>
    some.reduce((sum, one) => sum + one.weight * value(one), 0) / Math.max(1e-9, weight)
  const [low, high] = [mean(({ trust }) => trust.low), mean(({ trust }) => trust.high)]
  const found = 100 * mean(({ label }) => (label.manipulated ? 0 : 1))
  return {
    creators: some.length,
    from: some[0]?.trust.score ?? 0,
    to: some.at(-1)?.trust.score ?? 0,
    low,
    high,
    found,
    holds: found >= low && found <= high,
  }
}
