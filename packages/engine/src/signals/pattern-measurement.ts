import type { Facts } from '../facts.ts'
import patternModels from '../models/count-patterns.json' with { type: 'json' }
import {
  type BoughtCount,
  type BoughtShare,
  chance20Prior,
  purchaseEvidenceMax,
  shareOf,
} from '../posts/bought-share.ts'
import { borrowed, type PatternReading, patternPostsMin, patternReading } from '../posts/pattern-reading.ts'
import type { Evidence } from '../report/report-signals.ts'
import { platformNames } from '../snapshot/platform-names.ts'
import { factor, count as people, percent, plural } from '../verdict/wording.ts'
import { type Measurement, measured, unmeasured } from './signal.ts'

/** From "these counts look like that" to evidence: the same weighing for likes, comments and views.
 *
 *  The other signals of engagement ask one question each. This one holds some sixty small figures of up to a hundred posts
 *  against tables fitted on real creators, once as they are and once with counts bought for them at several doses. What a newcomer
 *  would get wrong is to read the answer as proof: it says how much likelier a purchase of a fifth or more has become. */

/** An ordinary pattern reassures little, for what is bought in proportion to each post leaves none. */
const reassuranceMax = 0.45
/** Log-odds from which a reader's attention is asked for: three to one. */
const concernFrom = 1.1
/** Log-odds below which the counts are called ordinary; between the two they leave it open. */
const ordinaryBelow = -0.2
/** Posts named as evidence; all of them count. */
const evidenceMax = 8

/** What each way of delivery looks like, to complete "The likes of 60 posts look as they do where ...". */
const deliveryWords = {
  equal: 'about the same number was added to every post',
  campaign: 'extras were added to some posts but not others',
  stretch: 'extras were added to a run of consecutive posts',
  level: 'posts were topped up to about the same number',
  proportional: 'the same share was added to every post',
} as const

/** The evidence is the log-odds that a fifth or more was bought, less what they were before, between −.45 and 6.
 *
 *  @param name the count that may have been bought
 *  @param innocent completes "... so do"
 *  @returns unmeasured where no creators were measured whose counts could be compared, or fewer than six posts show all counts */
export function patternMeasurement(
  { posts, followers, snapshot }: Facts,
  name: BoughtCount,
  innocent: string,
): Measurement {
  const reading = patternReading(posts, snapshot.platform, followers, name, patternModels.models)
  if (reading === null) return unmeasured(`Needs ${name} and the other counts on at least ${patternPostsMin} posts.`)
  const { model } = reading
  const bought = shareOf(reading)
  const logOdds = purchaseEvidence(bought)
  const concern = logOdds >= concernFrom
  const compared = `On ${plural(reading.posts.length, 'post')}, ${name} ${model.against.length === 0 ? 'differ from post to post' : `relate to ${wordsOf(model.against)}`}`
  return measured({
    value: Math.exp(logOdds),
    verdict: concern ? 'concern' : logOdds < ordinaryBelow ? 'strength' : 'neutral',
    benchmark: {
      value: 1,
      source: sourceOf(reading, platformNames[snapshot.platform], name),
      basis: `${name} compared with ${model.against.join(', ') || 'each other'}, latest ${reading.posts.length} posts`,
    },
    logOdds,
    share: bought.share,
    uncertainty: 0.15 + 3 / (reading.posts.length + 6),
    evidence: concern ? evidenceOf(reading, name) : [],
    explanation: concern
      ? `${compared} the way they do when ${deliveryWords[reading.delivery]}: an estimated ${shareWords(bought)} of ${name} were purchased. These counts make a purchase ${factor(Math.exp(logOdds))} times as likely; ${innocent} can look the same.`
      : logOdds < ordinaryBelow
        ? `${compared} the way they do for creators who bought nothing.`
        : `${compared} in a way that doesn’t tell us whether some were purchased.`,
  })
}

/** Reassurance nears its limit without reaching it, so that of two ordinary creators the more ordinary one still stands lower.
 *  @returns log-odds that a fifth or more was bought, less the log-odds before anything was seen */
function purchaseEvidence({ chance20 }: BoughtShare): number {
  const logit = (chance: number) => Math.log(chance / (1 - chance))
  const change = logit(chance20) - logit(chance20Prior)
  return change < 0 ? reassuranceMax * Math.expm1(change) : Math.min(purchaseEvidenceMax, change)
}

/** @example "35 % (20 to 60 %)" */
function shareWords({ share, low, high }: BoughtShare): string {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`
}

/** Where nobody crawled the platform, what creators of others taught is said to be borrowed. */
function sourceOf({ model }: PatternReading, platform: string, name: BoughtCount): string {
  const creators = `${people(model.creators)} public`
  return model.platform === borrowed
    ? `Borrowed: we haven’t measured any ${platform} creators; based on ${creators} Instagram and TikTok creators (2020), as they are and with ${name} added`
    : `Measured on ${creators} ${platform} creators (2020), as they are and with ${name} added`
}

/** The pattern first, then the posts that stand out most, so that a reader can look at them.
 *  @param name the count that may have been bought */
function evidenceOf({ posts, model, outstanding, delivery }: PatternReading, name: BoughtCount): Evidence[] {
  const high = outstanding()
  const lead = {
    at: null,
    text: `${high.length} of ${plural(posts.length, 'post')} ${high.length === 1 ? 'exceeds' : 'exceed'} ${suggestedBy(model.against, high.length)}, as if ${deliveryWords[delivery]}`,
  }
  return [
    lead,
    ...high.slice(0, evidenceMax).map(({ post, times }) => ({
      at: post.publishedAt,
      text: `${people(post[name] ?? 0)} ${name}, ${factor(times)} times ${suggestedBy(model.against, 1)}`,
      refs: [post.id],
    })),
  ]
}

/** @example "what its comments and views would suggest" */
function suggestedBy(names: readonly string[], posts: number): string {
  return names.length === 0 ? 'the usual' : `what ${posts === 1 ? 'its' : 'their'} ${wordsOf(names)} would suggest`
}

/** @example "comments, views and shares" */
function wordsOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
