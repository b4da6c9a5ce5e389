import type { Facts } from '../facts.ts'
import patternModels from '../models/count-patterns.json' with { type: 'json' }
import { type PatternReading, patternPostsMin, patternReading } from '../posts/pattern-reading.ts'
import type { Evidence } from '../report.ts'
import { type Measurement, measured, unmeasured } from '../signal.ts'
import { sampleWeight } from '../statistics/tail-evidence.ts'
import { factor, count as people, plural } from '../wording.ts'

/** From "these counts look like that" to evidence: the same weighing for likes, comments and views.
 *
 *  The other signals of engagement ask one question each. This one holds some thirty small figures of up to a hundred posts
 *  against tables fitted on real creators, once as they are and once with counts bought for them. What a newcomer would get
 *  wrong is to read the answer as proof: it says how much likelier the counts are if a quarter was bought. */

/** Counts of which a pattern has been fitted. */
export type BoughtCount = 'likes' | 'comments' | 'views'

/** Thirty to one at most in one direction: the tables have met some hundred creators and no more. */
const cap = 3.2
/** An ordinary pattern reassures little, for what is bought in proportion to each post leaves none. */
const reassuranceMax = 0.45
/** Log-odds from which a reader's attention is asked for: three to one. */
const concernFrom = 1.1
/** Posts named as evidence; all of them count. */
const evidenceMax = 8

/** What each way of delivery looks like, to complete "The likes of 60 posts look as they do where ...". */
const deliveryWords = {
  equal: 'about the same number was added to every post',
  campaign: 'a number was added to some posts and not to others',
  stretch: 'a number was added to posts that follow one another',
} as const

/** The evidence is the calibrated log likelihood ratio of the pattern, n/(n+6) of it for n posts, between −.45 and 3.2.
 *
 *  @param name the count that may have been bought
 *  @param innocent completes "... so do"
 *  @returns unmeasured where no creators of the platform were measured or fewer than twelve posts show all counts */
export function patternMeasurement(
  { posts, followers, snapshot }: Facts,
  name: BoughtCount,
  innocent: string,
): Measurement {
  const reading = patternReading(posts, snapshot.platform, followers, name, patternModels.models)
  if (reading === null) {
    return unmeasured(
      patternModels.models.some(({ platform, count }) => platform === snapshot.platform && count === name)
        ? `Needs ${name} and the other counts of ${patternPostsMin} posts.`
        : `Nobody has measured patterns of ${name} on this platform.`,
    )
  }
  const { model, logRatio } = reading
  const weight = sampleWeight(reading.posts.length, 6)
  const logOdds = weight * Math.max(-reassuranceMax, Math.min(cap, logRatio))
  const concern = logOdds >= concernFrom
  const times = Math.exp(logOdds)
  return measured({
    value: times,
    verdict: concern ? 'concern' : logOdds < -0.2 ? 'strength' : 'neutral',
    benchmark: {
      value: 1,
      source: `Measured on ${people(model.creators)} public ${platformNames[snapshot.platform] ?? ''} creators (2020), as they are and with ${name} added`,
      basis: `${name} against ${model.against.join(', ')}, latest ${reading.posts.length} posts`,
    },
    logOdds,
    uncertainty: 0.15 + 0.5 * (1 - weight),
    evidence: concern ? evidenceOf(reading, name) : [],
    explanation: concern
      ? `The ${name} of ${plural(reading.posts.length, 'post')} stand to their ${wordsOf(model.against)} as they do where ${deliveryWords[reading.delivery]}; that is ${factor(times)} times as likely with bought ${name} as without, and ${innocent} can look alike.`
      : `The ${name} of ${plural(reading.posts.length, 'post')} stand to their ${wordsOf(model.against)} as they do at creators who bought nothing.`,
  })
}

/** Platforms of which patterns were fitted, as their owners write them. */
const platformNames: Readonly<Record<string, string>> = { instagram: 'Instagram', tiktok: 'TikTok' }

/** The pattern first, then the posts that stand out most, so that a reader can look at them.
 *  @param name the count that may have been bought */
function evidenceOf({ posts, model, outstanding, delivery }: PatternReading, name: BoughtCount): Evidence[] {
  const high = outstanding()
  const lead = {
    at: null,
    text: `${plural(high.length, 'post')} of ${posts.length} stand out above what their ${wordsOf(model.against)} suggest; most like ${deliveryWords[delivery]}`,
  }
  return [
    lead,
    ...high.slice(0, evidenceMax).map(({ post, times }) => ({
      at: post.publishedAt,
      text: `${people(post[name] ?? 0)} ${name}, ${factor(times)} times what its ${wordsOf(model.against)} suggest`,
      refs: [post.id],
    })),
  ]
}

/** @example "comments, views and shares" */
function wordsOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
