import { hasPatterns } from '../posts/pattern-platforms.ts'
import type { CountMetric } from '../posts/ratio-bursts.ts'
import type { Platform, Post } from '../snapshot/snapshot.ts'
import { elasticity } from '../statistics/elasticity.ts'
import { ramp } from '../statistics/ramp.ts'
import { sampleWeight } from '../statistics/tail-evidence.ts'
import { type Measurement, measured, unmeasured } from './signal.ts'

/** From "this count does not follow that one" to evidence: the same weighing for likes, views and comments.
 *
 *  Used where bought counts come in equal packages: 2,000 likes on every post drown the differences between posts,
 *  whatever the average becomes. Bursts look for boosted single posts, this looks for all of them together; each is
 *  blind where the other sees. */

/** How one pair of counts is weighed. Slopes are without a unit: per cent for one per cent. */
export interface ElasticityWeights {
  over: CountMetric
  under: CountMetric
  /** Slope at which the evidence changes sides, by platform: a tenth to a fifth of untouched creators lie below. A platform
   *  that nobody measured has no entry and is judged by `elsewhere`, at half weight. */
  from: Partial<Record<Platform, number>>
  elsewhere: number
  /** How far below `from` it speaks in full. */
  depth: number
  cap: number
  reassurance: number
  /** The slope that is read: by least squares, or of the major axis where the followed count is noisy itself. */
  slope: 'slope' | 'axisSlope'
  /** Slope of typical creators, for the benchmark. */
  usual: number
  source: string
}

/** Fewer pairs make a slope that two odd posts decide. */
export const elasticityPostsMin = 10
/** Part of the cap that is left where the pattern of all counts is read too: it knows the slope already, and of untouched creators whom a
 *  slope alone accuses nine in ten have an ordinary pattern. */
export const besidePattern = 0.5
/** Part of the full evidence from which a reader's attention is asked for.
 *
 *  Below it the figures are shown and the reader is left in peace. */
const concernFrom = 0.25

/** The evidence is cap × ramp from `from` down to `from − depth`, less the reassurance up to halfway between `from`
 *  and the usual slope, all times n/(n+6). Innocent reading of a low slope: formats that differ widely on one
 *  account.
 *
 *  @param posts the latest ones, without those that have a reason to differ
 *  @param platform decides the slope that is judged by; one that nobody measured halves the weight
 *  @returns unmeasured below ten posts that differ; else the slope as the value, 1 meaning in proportion
 *  @example a slope of .5 ± .1 on TikTok likes against views is read as .55: ramp (.86 − .55) / .42 = .74 */
export function elasticityMeasurement(
  posts: readonly Post[],
  platform: Platform,
  weights: ElasticityWeights,
): Measurement {
  const { over, under, usual, source, reassurance, depth } = weights
  const cap = weights.cap * (hasPatterns(platform) ? besidePattern : 1)
  const known = posts.filter((post) => typeof post[over] === 'number' && typeof post[under] === 'number')
  const fit = elasticity(
    known.map((post) => post[over] ?? 0),
    known.map((post) => post[under] ?? 0),
  )
  if (fit === null || fit.pairs < elasticityPostsMin) {
    return unmeasured(
      `Needs ${over} and ${under} on at least ${elasticityPostsMin} posts with different counts; ${fit?.pairs ?? 0} could be compared.`,
    )
  }
  const from = weights.from[platform] ?? weights.elsewhere
  const weight = sampleWeight(fit.pairs, 6) * (weights.from[platform] === undefined ? 0.5 : 1)
  // A poorly determined slope is read in the creator's favour by its standard error.
  const slope = fit[weights.slope]
  const favourable = slope + 0.5 * fit.error
  const speaking = ramp(favourable, from, from - depth)
  const follows = slope.toFixed(2)
  return measured({
    value: slope,
    verdict: speaking > concernFrom ? 'concern' : slope >= (from + usual) / 2 ? 'strength' : 'neutral',
    benchmark: {
      value: usual,
      source,
      basis: `percent more ${over} for one percent more ${under}, ${fit.pairs} posts`,
    },
    logOdds: weight * (cap * speaking - reassurance * ramp(favourable, from, (from + usual) / 2)),
    uncertainty: 0.1 + 0.5 * Math.min(0.3, fit.error),
    evidence: [
      {
        at: null,
        text: `Across ${fit.pairs} posts, 10% more ${under} go with ${(slope * 10).toFixed(1)}% more ${over}`,
      },
    ],
    explanation:
      speaking > concernFrom
        ? `The number of ${over} barely tracks the number of ${under} (${follows}, where ${usual} is typical). A fixed number of purchased ${over} on every post can look like this; so can a mix of very different formats.`
        : `The number of ${over} tracks the number of ${under} (${follows}), as it does when real people react.`,
  })
}
