import { reachBase } from '../reach/reach-base.ts'
import { knownShare, knownValue } from '../statistics/known-value.ts'
import { certain, fromInterval90, type LogRange, spanning, z90 } from '../statistics/log-range.ts'
import { active, type Factor, givenOr, measuredOr, on, standIn } from './factor.ts'
import { readFormat } from './format-reading.ts'

/** Factors of how many real people a campaign reaches. */

/** The elasticity of engagement with spend; the ends are ours. A second post reaches 37 % as many again, not 100 %. */
export const repeatElasticity = { p10: 0.35, p50: 0.457, p90: 0.6 } as const

/** What followers who look inauthentic are of all, where nobody has looked: between the base rates of Heepsy (under 10 % for
 *  half of all small creators) and of HypeAuditor (22 % on average, 2019). */
const usualSuspiciousShare = { low: 0.04, share: 0.15, high: 0.33 } as const

/** Of the posts of accounts that they follow, mass followers see a tenth (Hivency). */
const massFollowersMiss = 0.9
/** Mass followers among the followers of a usual creator. A proposal: published only is that together with suspicious ones they
 *  should stay below a quarter. */
const usualMassShare = 0.15

/** A range that is wider and not lower: the middle of the logarithm stays at zero.
 *
 *  @param width the factor at the 90th percentile, at least 1; its inverse stands at the 10th
 *  @example wider(1) changes nothing, wider(2) is half to double */
function wider(width: number): LogRange {
  return spanning(1 / width, 1, width)
}

export const factorsOfReach: readonly Factor[] = [
  // Buying more from one creator is the weakest way to spend: the second post finds mostly the people of the first, and
  // the elasticity of .457 makes it worth 37 % of it. Impressions and engagements are not people and add up in full, which
  // is why a cost per thousand looks the same for one post and for ten while the return does not.
  active({
    ...{ id: 'posts', number: 1, title: 'Posts in the campaign', scope: 'creator' },
    ...{ moves: 'reach', direction: 'up', size: '+1% posts brings +0.46% people' },
    ...{ source: 'Leung et al. 2022 (JM, 5,835 Weibo posts)', grade: 'A' },
    why: 'Diminishing returns: a second post mostly reaches the same people. The ends of the range, 0.35 and 0.6, are our estimate.',
    read({ campaign }) {
      const posts = knownValue(campaign.posts, 1, 1_000)
      const log = Math.log(posts ?? 1)
      const { p10, p50, p90 } = repeatElasticity
      const people = { p10: p10 * log, p50: p50 * log, p90: p90 * log, min: 0, max: log }
      const effects = [
        on('people', people),
        on('impressions', certain(posts ?? 1)),
        on('engagements', certain(posts ?? 1)),
      ]
      return givenOr(posts, 1, 'posts', ...effects)
    },
  }),
  // The first step of the chain and the widest of all where it has to be guessed. It is linear: whatever doubles the people
  // doubles everything behind them. `reach-base.ts` says in which order the sources are believed.
  active({
    ...{ id: 'reach-rate', number: 20, title: 'Reach per post', scope: 'creator', moves: 'reach', direction: 'up' },
    size: 'linear; from the creator’s reach if known, otherwise views, likes, or a published share of followers',
    ...{
      source: 'Roster, The Cirqle, Sprinklr, Stellar, Lefty and MightyScout, depending on what is known',
      grade: 'B',
    },
    why: 'Never from followers on TikTok, YouTube and Twitch.',
    read(input) {
      const base = reachBase(input)
      if (base === null) return null
      const effects = [on('exposure', base.exposure)]
      return { kind: base.kind, value: base.value, unit: base.unit, effects }
    },
  }),
  // One person may watch a video twice or see a post in three places. Clicks are counted for people, prices are asked for
  // impressions, and mixing the two is how a click rate comes out three times too low.
  active({
    ...{ id: 'people-per-view', number: null, title: 'People per view or impression', scope: 'creator' },
    ...{ moves: 'reach', direction: 'up', size: 'TikTok 0.68, YouTube 0.75, reels 0.70, feed posts 0.33' },
    ...{ source: 'Stellar reach factors; Roster impressions and reach', grade: 'B' },
    read(input) {
      const base = reachBase(input)
      if (base === null) return null
      return standIn(Math.exp(base.people.p50), 'people per impression', on('people', base.people))
    },
  }),
  // A creator's figures are mostly those of feed posts. What a reel or a story of the same creator reaches is read against
  // them, unless the forecast that was given is of the format already.
  active({
    ...{ id: 'format', number: 24, title: 'Format', scope: 'creator', moves: 'reach', direction: 'up' },
    size: 'a reel reaches 1.6 to 2.5 times as many as a feed post; a story, 6% to 19% of followers',
    ...{ source: 'Roster; stories from story-link data', grade: 'proposal' },
    why: 'Applies when reach comes from likes or followers; a forecast of reach or views already accounts for the format.',
    read: readFormat,
  }),
  // Bought followers are neither reached nor do they buy, so people are discounted by their share, with its interval. The
  // innocent reading is not needed here: an account that nobody reads is no customer, whoever made it. The full share is
  // taken off although published reach holds the usual share already, which errs on the side of the brand's money.
  active({
    ...{ id: 'suspicious-share', number: 16, title: 'Followers that look inauthentic', scope: 'creator' },
    ...{ moves: 'reach', direction: 'down', size: 'people × (1 − share)' },
    ...{ source: 'Upfluence and HypeAuditor discount reach alike', grade: 'B' },
    why: 'Includes its range. Where it wasn’t measured we use 15% (4% to 33%), from Heepsy and HypeAuditor base rates.',
    read({ creator }) {
      const share = knownValue(creator.suspiciousShare?.share, 0, 0.99)
      const { low, high } = creator.suspiciousShare ?? usualSuspiciousShare
      const middle = share ?? usualSuspiciousShare.share
      const from = Math.min(middle, knownValue(low, 0, 0.99) ?? middle)
      const to = Math.max(middle, knownValue(high, 0, 0.99) ?? middle)
      const effect = on('people', fromInterval90(1 - from, 1 - middle, 1 - to, 1))
      return measuredOr(share, middle, 'share of followers', effect)
    },
  }),
  // Somebody who follows four thousand accounts is real and sees a tenth of what they post. Published shares of followers
  // hold the usual 15 % of such accounts already, so only the difference from it counts.
  active({
    ...{ id: 'mass-followers', number: 17, title: 'Followers who follow more than 1,500 accounts', scope: 'creator' },
    ...{ moves: 'reach', direction: 'down', size: 'they see about a tenth of posts' },
    ...{ source: 'Hivency', grade: 'C' },
    why: 'Applies when reach comes from followers; views and likes already come from people who saw the post.',
    read(input) {
      if (reachBase(input)?.from !== 'followers') return null
      const share = knownShare(input.creator.massFollowerShare)
      const seen = (1 - massFollowersMiss * (share ?? usualMassShare)) / (1 - massFollowersMiss * usualMassShare)
      const effect = on('exposure', certain(seen))
      return measuredOr(share, usualMassShare, 'share of followers', effect)
    },
  }),
  // A curve that looks bought says that the follower count, and what is computed from it, may be wrong either way. It does
  // not lower the middle: what was bought is in the suspicious share already and would be counted twice. A viral post, a
  // giveaway or a television evening looks the same, which is another reason.
  active({
    ...{ id: 'growth-anomaly', number: 19, title: 'Unusual follower growth', scope: 'creator' },
    ...{ moves: 'reach', direction: 'wider', size: 'widens to half or double at full strength' },
    ...{ source: 'HypeAuditor lowers its confidence; the width is our estimate', grade: 'proposal' },
    read({ creator }) {
      const strength = knownShare(creator.growthAnomaly)
      const effect = on('exposure', wider(2 ** (strength ?? 0)))
      return measuredOr(strength, null, 'share of full strength', effect)
    },
  }),
  // Some creators' posts all do alike, some live from one hit in ten. The middle is the same and the risk is not; a brand
  // buys one post and not the average of thirty.
  active({
    ...{ id: 'view-stability', number: 21, title: 'Variation in views across posts', scope: 'creator' },
    ...{ moves: 'reach', direction: 'wider', size: 'the spread of a single post, as measured' },
    ...{ source: 'HypeAuditor counts unstable views against a channel', grade: 'B' },
    why: 'Applies when reach comes from followers; a forecast’s own range already includes it.',
    read(input) {
      if (reachBase(input)?.from !== 'followers') return null
      const spread = knownValue(input.creator.viewSpread, 0, 3)
      const effect = on('exposure', wider(Math.exp(z90 * (spread ?? 0))))
      return measuredOr(spread, null, 'log spread', effect)
    },
  }),
]
