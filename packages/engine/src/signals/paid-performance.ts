import { thresholds } from '../benchmarks/thresholds.ts'
import { engagementsOf } from '../posts/engagements.ts'
import { isSponsored } from '../posts/post-markers.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import { median } from '../statistics/quantile.ts'
import { percent } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** How sponsored posts do against the creator's own others: what a brand buys. It weighs nothing in the verdict. */

/** On either side: a median of two is their mean. */
const postsMin = 3
/** Below this a brand pays for people who turn away; between it and .9 the difference is within what formats make. */
const weakBelow = 0.6

/** Method: median engagements of sponsored posts over the median of the others, views where likes are hidden.
 *  Source: Modash and Upfluence call 100 % equal.
 *  Innocent: sponsored posts are often another format, or were promoted to strangers.
 *  Limits: three posts on either side are the least; the figure jumps with every new one. */
export const paidPerformance: SignalDefinition = {
  id: 'content.paid-performance',
  title: 'Sponsored vs. organic posts',
  group: 'content',
  question: 'Do people engage with sponsored posts the way they do with organic ones?',
  unit: 'engagement ratio',
  absence: 0,
  measure: (facts) => {
    const { platform } = facts.snapshot
    const counted = recentPosts(facts).flatMap((post) => {
      const engagements = engagementsOf(post, platform) ?? post.views ?? null
      return engagements === null ? [] : [{ post, engagements }]
    })
    const sponsored = counted.filter(({ post }) => isSponsored(post))
    const organic = counted.filter(({ post }) => !isSponsored(post))
    if (sponsored.length < postsMin || organic.length < postsMin) {
      return unmeasured(
        `Needs at least ${postsMin} sponsored and ${postsMin} organic posts; found ${sponsored.length} and ${organic.length}.`,
      )
    }
    const typical = median(organic.map(({ engagements }) => engagements))
    if (!(typical > 0)) return unmeasured('The organic posts have no engagement to compare with.')
    const value = median(sponsored.map(({ engagements }) => engagements)) / typical
    const { source, basis } = thresholds.paidPerformance
    return measured({
      value,
      verdict: value < weakBelow ? 'concern' : value >= 0.9 ? 'strength' : 'neutral',
      benchmark: { value: thresholds.paidPerformance.value, source, basis },
      logOdds: 0,
      uncertainty: 0,
      evidence: sponsored.slice(0, 10).map(({ post, engagements }) => ({
        at: post.publishedAt,
        text: `${percent(engagements / typical)} of the typical engagement on organic posts`,
        refs: [post.id],
      })),
      explanation: `Sponsored posts get ${percent(value)} of the engagement that organic posts get (${sponsored.length} vs. ${organic.length} posts).`,
    })
  },
}
