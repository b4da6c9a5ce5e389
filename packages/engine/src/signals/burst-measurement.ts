import type { CountMetric, RatioBurst, RatioBursts } from '../posts/ratio-bursts.ts'
import { type Measurement, measured, unmeasured } from '../signal.ts'
import { ramp } from '../statistics/ramp.ts'
import { sampleWeight } from '../statistics/tail-evidence.ts'
import { count, factor, percent, plural } from '../wording.ts'

/** From "these posts leapt" to evidence: the same weighing for likes, views and comments. */

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

/** Eight posts, of which half may be odd, are the least that show what is usual for a creator. */
export const burstPostsMin = 8
const evidenceMax = 12

export function burstMeasurement({ bursts, examined }: RatioBursts, weights: BurstWeights): Measurement {
  const { over, under, from, to, cap, reassurance, usual, innocent } = weights
  if (examined < burstPostsMin) {
    return unmeasured(`Needs ${over} and ${under} of ${burstPostsMin} posts; ${examined} had both.`)
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
      basis: `${over} against ${under}, latest ${examined} posts`,
    },
    logOdds,
    uncertainty: 0.1 + 0.4 * Math.sqrt((share * (1 - share)) / examined) + 0.25 * (1 - weight),
    evidence: [...bursts]
      .sort((a, b) => b.times - a.times)
      .slice(0, evidenceMax)
      .map((burst) => ({ at: burst.post.publishedAt, text: textOf(burst, over, under), refs: [burst.post.id] })),
    explanation:
      bursts.length === 0
        ? `No post has far more ${over} than its ${under} suggest.`
        : `${plural(bursts.length, 'post')} of ${examined} (${percent(share)}) have far more ${over} than their ${under} suggest; bought ${over} look like this, so do ${innocent}.`,
  })
}

/** The burst in figures that a reader can check on the post itself. */
function textOf({ post, times }: RatioBurst, over: CountMetric, under: CountMetric): string {
  return `${count(post[over] ?? 0)} ${over}, ${factor(times)} times what ${count(post[under] ?? 0)} ${under} usually go with`
}
