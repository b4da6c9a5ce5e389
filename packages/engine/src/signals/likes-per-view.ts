import { countRatios, recentPosts } from '../posts/recent-posts.ts'
import { median } from '../statistics/quantile.ts'
import { factor } from '../verdict/wording.ts'
import { ratioPosition } from './ratio-position.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Likes for each view. Bought views like nothing; bought likes watched nothing. Only TikTok and YouTube count a view in a way
 *  that public sets were measured on.
 *
 *  Both sides speak, for opposite deeds. Which one it was is said in the explanation, because the advice that follows
 *  differs: ask for watch time in one case and for the list of likers in the other. */

/** Fewer posts than this make a median that one post can move. */
const postsMin = 5
/** Standard deviations of the logarithm. The upper side begins earlier because a share of viewers has a ceiling at 1,
 *  which shortens that tail. */
const weights = {
  below: { ordinary: 1.5, from: 2.6, to: 5, cap: 2, reassurance: 0.25 },
  above: { ordinary: 1.2, from: 2.2, to: 3.6, cap: 2, reassurance: 0.25 },
  basis: 'likes per view, median of posts',
  uncertainty: 0.4,
}

/** Formula: 2 × ramp(2.6 → 5) below, 2 × ramp(2.2 → 3.6) above, less .25 while ordinary, × n/(n+4) × creators/(creators+20).
 *  Source: measured on untouched creators. One in a hundred lies 2.3 standard deviations below and 2.1
 *  above: more than three of ten viewers like nobody's videos.
 *  Innocent: views from paid promotion, embedded players, autoplay; a community that likes everything.
 *  Limits: YouTube's reference stands on 14 channels and therefore weighs less than half. */
export const likesPerView: SignalDefinition = {
  id: 'engagement.likes-per-view',
  title: 'Likes per view',
  group: 'engagement',
  question: 'Do viewers like posts as often as other creators’ viewers do?',
  unit: 'likes per view',
  absence: 0.2,
  measure: (facts) => {
    const ratios = countRatios(recentPosts(facts), 'likes', 'views')
    if (ratios.length < postsMin) {
      return unmeasured(`Needs likes and views on at least ${postsMin} posts; ${ratios.length} had both.`)
    }
    const value = median(ratios)
    const place = ratioPosition(facts.snapshot.platform, 'likesPerView', value, ratios.length, weights, facts.followers)
    if (place === null) return unmeasured('There’s no published norm for this platform.')
    const hundred = factor(value * 100)
    const typical = factor(place.reference.q50 * 100)
    return measured({
      value,
      verdict: place.side === 'ordinary' ? (Math.abs(place.position) < 1.5 ? 'strength' : 'neutral') : 'concern',
      benchmark: place.benchmark,
      logOdds: place.logOdds,
      uncertainty: place.uncertainty,
      evidence: [{ at: null, text: `${hundred} likes per 100 views, median of ${ratios.length} posts` }],
      explanation: explanationOf(place.side, hundred, typical),
    })
  },
}

/** @param hundred the creator's likes for 100 views, in words
 *  @param typical the same of the median creator */
function explanationOf(side: 'below' | 'above' | 'ordinary', hundred: string, typical: string): string {
  if (side === 'below') {
    return `${hundred} likes per 100 views, where ${typical} is typical. Inauthentic views look like this; so do views from paid promotion.`
  }
  if (side === 'above') {
    return `${hundred} likes per 100 views, where ${typical} is typical. Likes from people who never watched look like this.`
  }
  return `${hundred} likes per 100 views, which isn’t unusual (typical is ${typical}).`
}
