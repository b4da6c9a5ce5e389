import type { CountMetric, RatioBurst, RatioBursts } from '../posts/ratio-bursts.ts'
import { ramp } from '../statistics/ramp.ts'
import { sampleWeight } from '../statistics/tail-evidence.ts'
import { factor, percent, plural } from '../verdict/wording.ts'
import { type Measurement, measured, unmeasured } from './signal.ts'

/** From "these posts leapt" to evidence: the same weighing for likes, views and comments.
 *
 *  What a newcomer would get wrong is to accuse on the first odd post. One has any number of innocent reasons, so the
 *  second and third of a kind are what speaks, and even a full house is capped. */

/** How one pair of counts is weighed. All shares are of the posts on which both counts are known. */
export interface BurstWeights {
  over: CountMetric
  under: CountMetric
  /** Share of posts from which bursts count, above what untouched creators show. */
  from: number
  /** Share at which they count in full. */
  to: number
  cap: number
  reassurance: number
  /** What untouched creators show, with its source. */
  usual: { value: number; source: string }
  /** Completes "... look like this; so do". */
  innocent: string
}

/** Eight posts, of which half may be odd, are the least that show what is usual for a creator.
 *
 *  At seven posts two boosted ones already bend the median that they are compared with. */
export const burstPostsMin = 8
/** As many as a reader opens; the count in `value` is never cut. */
const evidenceMax = 12

/** The evidence is cap × ramp(share, from, to) × k/(k+1) for k bursts, less the reassurance while there are none, all
 *  times n/(n+6). It rises with every further burst and never exceeds the cap. The uncertainty is that of a share
 *  counted in n posts, and a quarter more while posts are few.
 *
 *  @param weights of this pair of counts, as measured on untouched creators
 *  @returns unmeasured below eight posts with both counts; else the number of bursts, strongest first, each with its
 *  post
 *  @example five bursts in thirty posts, from .05 to .2: ramp .78, × 5/6, × 30/36, times the cap */
export function burstMeasurement({ bursts, examined }: RatioBursts, weights: BurstWeights): Measurement {
  const { over, under, from, to, cap, reassurance, usual, innocent } = weights
  if (examined < burstPostsMin) {
    return unmeasured(`Needs ${over} and ${under} on at least ${burstPostsMin} posts; ${examined} had both.`)
  }
  const share = bursts.length / examined
  const speaking = ramp(share, from, to)
  // One post may have any reason; the second and third of a kind make the pattern.
  const repeated = sampleWeight(bursts.length, 1)
  const weight = sampleWeight(examined, 6)
  const logOdds = weight * (cap * speaking * repeated - reassurance * (1 - ramp(share, 0, from)))
  return measured({
    value: bursts.length,
    verdict: speaking * repeated > 0.15 ? 'concern' : bursts.length === 0 ? 'strength' : 'neutral',
    benchmark: {
      value: Math.round(usual.value * examined),
      source: usual.source,
      basis: `${over} compared with ${under}, latest ${examined} posts`,
    },
    logOdds,
    uncertainty: 0.1 + 0.4 * Math.sqrt((share * (1 - share)) / examined) + 0.25 * (1 - weight),
    evidence: [...bursts]
      .sort((a, b) => b.times - a.times)
      .slice(0, evidenceMax)
      .map((burst) => ({ at: burst.post.publishedAt, text: textOf(burst, over, under), refs: [burst.post.id] })),
    explanation:
      bursts.length === 0
        ? `No post has far more ${over} than its ${under} would suggest.`
        : `${bursts.length} of ${plural(examined, 'post')} (${percent(share)}) ${bursts.length === 1 ? `has far more ${over} than its` : `have far more ${over} than their`} ${under} would suggest. Purchased ${over} look like this; so do ${innocent}.`,
  })
}

/** The burst in figures that a reader can check on the post itself.
 *  @returns for example "26,000 likes, 6.1 times the usual number for 32,000 views" */
function textOf({ post, times }: RatioBurst, over: CountMetric, under: CountMetric): string {
  return `${plural(post[over] ?? 0, over.slice(0, -1))}, ${factor(times)} times the usual number for ${plural(post[under] ?? 0, under.slice(0, -1))}`
}
