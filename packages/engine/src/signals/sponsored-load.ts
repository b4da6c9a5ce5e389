import { thresholds } from '../benchmarks/thresholds.ts'
import { isSponsored } from '../posts/post-markers.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import { percent, plural } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** How many of the recent posts are paid for. Many brands at once tire an audience. It is a matter of value and not of
 *  honesty, and disclosing is what honest creators do, so it weighs nothing in the verdict. */

/** Below five posts a single advertisement would be a fifth of the work. */
const postsMin = 5
const evidenceMax = 15

/** Method: the platform's label, a disclosure tag or a disclosure phrase, over all posts that could show one.
 *  Source: 30 % from Favikon; markers after Modash's list of about fifty.
 *  Innocent: a creator who discloses everything looks more sponsored than one who hides it.
 *  Limits: undisclosed advertising is not seen, and posts without any text are not counted as free of it. */
export const sponsoredLoad: SignalDefinition = {
  id: 'content.sponsored-load',
  title: 'Sponsored share',
  group: 'content',
  question: 'How many recent posts are sponsored?',
  unit: 'share of posts',
  absence: 0,
  measure: (facts) => {
    const posts = recentPosts(facts)
    // Without captions and labels nothing can be told: silence is not zero.
    const readable = posts.filter(
      (post) => typeof post.sponsored === 'boolean' || (post.caption ?? '') !== '' || (post.hashtags?.length ?? 0) > 0,
    )
    if (readable.length < postsMin) {
      return unmeasured(
        `Needs captions or partnership labels on at least ${postsMin} posts; ${readable.length} had them.`,
      )
    }
    const sponsored = readable.filter(isSponsored)
    const value = sponsored.length / readable.length
    const limit = thresholds.sponsoredShare
    return measured({
      value,
      verdict: value > limit.value ? 'concern' : 'neutral',
      benchmark: { value: limit.value, source: limit.source, basis: limit.basis },
      logOdds: 0,
      uncertainty: 0,
      evidence: sponsored.slice(0, evidenceMax).map((post) => ({
        at: post.publishedAt,
        text: post.sponsored === true ? 'Labeled as a paid partnership' : 'The caption discloses a partnership',
        refs: [post.id],
      })),
      explanation: `${sponsored.length} of ${plural(readable.length, 'post')} (${percent(value)}) ${sponsored.length === 1 ? 'is' : 'are'} disclosed as sponsored${value > limit.value ? `, above the ${percent(limit.value)} where audiences tend to tune out` : ''}.`,
    })
  },
}
