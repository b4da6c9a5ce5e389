import { binomialUpperTail } from '../../../packages/engine/src/statistics/binomial-tail.ts'
import { rankingQuality } from '../measures/ranking-quality.ts'

/** A share that was counted, with its exact 90 % interval. */
export interface CountedShare {
  hits: number
  of: number
  share: number
  low: number
  high: number
}

export interface SpamFigures {
  /** Comments on the right side of one half. */
  accuracy: CountedShare
  /** Ordinary comments that were called spam. */
  falseAlarms: CountedShare
  /** Spam that was found. */
  found: CountedShare
  ranking: number
}

export function spamFigures(labels: readonly number[], ratings: readonly number[]): SpamFigures {
  const count = (label: number | null, isHit: (row: number) => boolean) => {
    const rows = [...labels.keys()].filter((row) => label === null || labels[row] === label)
    return countedShare(rows.filter(isHit).length, rows.length)
  }
  const isSpam = (row: number) => (ratings[row] ?? 0) >= 0.5
  return {
    accuracy: count(null, (row) => isSpam(row) === (labels[row] === 1)),
    falseAlarms: count(0, isSpam),
    found: count(1, isSpam),
    ranking: rankingQuality({ scores: Float64Array.from(ratings), labels: Float64Array.from(labels) }),
  }
}

/** The shares that would give so many hits, or so few, in more than one of twenty draws (Clopper and Pearson 1934). Conservative,
 *  and made for counts near none and all. */
export function countedShare(hits: number, of: number): CountedShare {
  const tail = 0.05
  const low = hits === 0 ? 0 : crossing((share) => binomialUpperTail(of, share, hits) >= tail)
  const high = hits === of ? 1 : crossing((share) => 1 - binomialUpperTail(of, share, hits + 1) <= tail)
  return { hits, of, share: of === 0 ? 0 : hits / of, low, high }
}

/** @returns where a condition that fails at 0 and holds at 1 begins to hold */
function crossing(holds: (share: number) => boolean): number {
  let [from, to] = [0, 1]
  for (let round = 0; round < 50; round++) {
    const middle = (from + to) / 2
    if (holds(middle)) to = middle
    else from = middle
  }
  return to
}
