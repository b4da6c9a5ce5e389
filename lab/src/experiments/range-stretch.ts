/** How far the ends of each part's range would have to be moved for nine in ten ranges to hold their share: split conformal prediction (Vovk, Gammerman and
 *  Shafer 2005) among simulated creators of whom a fifth or more of the part is not real, since ranges of nearly everybody else begin at nothing and
 *  hold it. The constants in the engine that name this file were set until each end needs about 1 on draws that nothing is reported on.
 *
 *  Run alone: `node lab/src/experiments/range-stretch.ts [SEED] [CREATORS]`; it needs no data. */

import { type PartName, partLine, partNames } from '@vouch/engine'
import { type DecidedCreator, decidedCreators } from '../measures/decided-creators.ts'
import { markdownTable } from '../measures/markdown-table.ts'

/** Each end may miss so many of a hundred. */
const missed = 0.05
const usuallyDrawn = 6000

/** Distance of the truth from the share, in units of what the range leaves on that side; 0 where the truth lies on the other side. */
interface Scores {
  below: number[]
  above: number[]
}

/** @returns scores of the creators of whom the part was seen and a fifth or more of it is not real */
export function rangeScores(creators: readonly Pick<DecidedCreator, 'parts' | 'shares'>[], part: PartName): Scores {
  const scores: Scores = { below: [], above: [] }
  for (const { parts, shares } of creators) {
    const found = parts.find((one) => one.part === part)
    const truth = shares[part]
    if (found?.state !== 'seen' || truth === undefined || truth < partLine) continue
    const { share, low, high } = found
    if (share === null || low === null || high === null) continue
    scores.below.push(Math.max(0, share - truth) / Math.max(Number.EPSILON, share - low))
    scores.above.push(Math.max(0, truth - share) / Math.max(Number.EPSILON, high - share))
  }
  return scores
}

/** @returns the factor on this side of the range that all but five of a hundred new creators would be held by; infinite for too few */
export function conformalFactor(scores: readonly number[]): number {
  const sorted = [...scores].sort((a, b) => a - b)
  return sorted[Math.ceil((1 - missed) * (sorted.length + 1)) - 1] ?? Number.POSITIVE_INFINITY
}

export function stretchTable(seed: string, creators: number): string {
  const drawn = decidedCreators(seed, creators)
  return markdownTable(
    ['part', 'creators with a fifth or more', 'low end, times as far', 'high end, times as far'],
    partNames.map((part) => {
      const { below, above } = rangeScores(drawn, part)
      return [part, String(below.length), conformalFactor(below).toFixed(2), conformalFactor(above).toFixed(2)]
    }),
  )
}

if (import.meta.main) {
  const [seed = '7011', creators] = process.argv.slice(2)
  console.log(stretchTable(seed, Number(creators ?? usuallyDrawn)))
}
