import { knownCounts, recentPosts } from '../posts/recent-posts.ts'
import { median } from '../statistics/quantile.ts'
import { factor } from '../verdict/wording.ts'
import { ratioPosition } from './ratio-position.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** How much of the audience watches. Followers who were bought watch nothing, so views stay far behind the follower count.
 *  High values say nothing bad: short videos reach strangers. */

/** Fewer posts than this make a median that one post can move. */
const postsMin = 5
/** Only the lower side speaks; above, the cap is 0 and the stretch starts where nobody is, which keeps "ordinary"
 *  true of every high value. */
const weights = {
  below: { ordinary: 1, from: 2, to: 4, cap: 1.4, reassurance: 0.25 },
  above: { ordinary: 20, from: 30, to: 31, cap: 0, reassurance: 0.25 },
  basis: 'median post views per follower',
  uncertainty: 0.35,
}

/** Formula: 1.4 × ramp(2 → 4) in standard deviations below the typical creator, less .25 while ordinary, × n/(n+4).
 *  Source: measured on 1,137 TikTok creators; nobody else's views have been measured against followers.
 *  Innocent: a long pause, an old account, a topic that changed: followers stay, viewers go.
 *  Limits: TikTok only. Bought views hide bought followers from this signal, but not from likes per view. */
export const viewsPerFollower: SignalDefinition = {
  id: 'engagement.views-per-follower',
  title: 'Views per follower',
  group: 'engagement',
  question: 'Do as many people watch as the follower count suggests?',
  unit: 'views per follower',
  absence: 0.15,
  measure: (facts) => {
    const views = knownCounts(recentPosts(facts), 'views')
    const { followers } = facts
    if (followers === null || followers === 0) return unmeasured('The follower count is unknown.')
    if (views.length < postsMin)
      return unmeasured(`Needs views on at least ${postsMin} posts; ${views.length} had them.`)
    const value = median(views) / followers
    const place = ratioPosition(facts.snapshot.platform, 'viewsPerFollower', value, views.length, weights)
    if (place === null) return unmeasured('There’s no published norm for this platform.')
    const hundred = factor(value * 100)
    const typical = factor(place.reference.q50 * 100)
    const few = place.side === 'below'
    return measured({
      value,
      verdict: few ? 'concern' : value >= place.reference.q25 ? 'strength' : 'neutral',
      benchmark: place.benchmark,
      logOdds: place.logOdds,
      uncertainty: place.uncertainty,
      evidence: [{ at: null, text: `${hundred} views per 100 followers, median of ${views.length} posts` }],
      explanation: few
        ? `Posts get ${hundred} views per 100 followers, where ${typical} is typical. Many followers may not be active.`
        : `Posts get ${hundred} views per 100 followers, which fits the follower count.`,
    })
  },
}
