import { knownQuantity, knownShare, knownValue } from '../statistics/known-value.ts'
import { type LogRange, spanning, transferred } from '../statistics/log-range.ts'
import { active, type Factor, measuredOr, measuredValue, on, type Reading, standIn } from './factor.ts'
import type { RoiInput } from './roi-input.ts'

/** Factors of how much attention the creator has from the people who are reached.
 *
 *  Published effects of engagement were measured on likes and comments, not on clicks. They enter at half their size with
 *  everything between nothing and all of it left possible, and say so. */

/** Comments of which up to this share are inauthentic are ordinary: three of twenty. */
const ordinaryInauthentic = 0.15
/** Sponsored posts among the latest ones that no reader minds: half of the published line of 30 %. A proposal. */
const usualSponsoredShare = 0.15
/** An elasticity for a ratio to what is usual: `weight` of the logarithm of the ratio is expected to carry over, none and
 *  twice as much are the outer tenths. Ratios beyond four times either way say more about the data than about people.
 *
 *  @param ratio above 0; 1 changes nothing
 *  @param weight 0 to 1; .3 makes twice the ratio 2^.3 = 1.23 times the clicks */
function elastic(ratio: number, weight: number): LogRange {
  return transferred(2 * weight * Math.log(Math.min(4, Math.max(0.25, ratio))))
}

/** What an unknown ratio leaves open: as much as half or double the usual one would.
 *
 *  An open question must cost certainty, or leaving it open would pay. */
function unknownRatio(weight: number): LogRange {
  return spanning(0.5 ** weight, 1, 2 ** weight)
}

/** One ratio of the creator against its usual value, with an elasticity.
 *
 *  @param usual the value that changes nothing, in `unit`; shown where the creator's is not known */
function ratioReading(value: number | null, usual: number, weight: number, unit: string): Reading {
  return value === null
    ? standIn(usual, unit, on('clicks', unknownRatio(weight)))
    : measuredValue(value, unit, on('clicks', elastic(value / usual, weight)))
}

export const factorsOfAttention: readonly Factor[] = [
  // Too rare and the audience forgets, too often and it scrolls past. The published optimum of five a week is of Weibo
  // in 2018 and the width of the hill is read from its height alone, hence half of the effect at most is expected.
  active({
    ...{ id: 'posting-frequency', number: 4, title: 'Posts per week', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'peak', size: 'best at five per week, +53.8% there' },
    ...{ source: 'Leung et al. 2022', grade: 'A' },
    why: 'Based on engagement with Weibo posts; half is expected to carry over to clicks. Compared with three posts per week.',
    read({ creator }) {
      const posts = knownQuantity(creator.postsPerWeek)
      const full = frequencyLoss(3) - frequencyLoss(Math.min(70, Math.max(0.2, posts ?? 3)))
      const effect = on('clicks', transferred(full))
      return measuredOr(posts, 3, 'posts per week', effect)
    },
  }),
  // An audience that reacts also clicks, a little. The ratio to creators of the same size is used and never the rate itself:
  // small accounts have higher rates everywhere. Bought likes raise the ratio too, which the verdict on the creator has
  // to say, not this forecast.
  active({
    ...{ id: 'engagement-rate', number: 12, title: 'Engagement vs. creators of the same size', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'twice the engagement, a quarter more clicks' },
    ...{
      source: 'HBR study of nano creators and Payout Study: positive but noisy; the effect size is our estimate',
      grade: 'proposal',
    },
    read({ creator }) {
      const rate = knownValue(creator.engagement?.rate, 1e-6, 10)
      const usual = knownValue(creator.engagement?.tierMedian, 1e-6, 10)
      return ratioReading(rate === null || usual === null ? null : rate / usual, 1, 0.3, 'of the usual rate')
    },
  }),
  // A comment takes more of a person than a like. The published comparison of good and bad campaigns comes from a channel that
  // nobody has checked, so the effect is small and may be none. Giveaways make many comments and no customers: beyond four
  // times the usual the ratio counts no further.
  active({
    ...{ id: 'comments-per-like', number: 14, title: 'Comments per like', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'up', size: 'twice the comments, a tenth more clicks' },
    ...{
      source: 'CreatorLedger: higher in the top quarter of 410 campaigns; the effect size is our estimate',
      grade: 'proposal',
    },
    read: ({ creator }) =>
      ratioReading(knownValue(creator.commentsPerLike, 1e-6, 10), 0.0075, 0.15, 'comments per like'),
  }),
  // Who keeps a post means to come back to it. Platforms show these counts to the creator only, so most forecasts leave
  // them open.
  active({
    ...{ id: 'saves-and-shares', number: 15, title: 'Saves and shares per like', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'twice as many, a tenth more clicks' },
    ...{
      source: 'Allied Global Marketing: positive for consideration; the effect size is our estimate',
      grade: 'proposal',
    },
    read: ({ creator }) => ratioReading(knownValue(creator.savesPerLike, 1e-6, 10), 0.05, 0.15, 'per like'),
  }),
  // A creator who answers has a circle and not a crowd; the study of small creators finds that this reciprocity carries
  // their revenue. It gives no number for it, so the size here is ours.
  active({
    ...{ id: 'replies', number: 13, title: 'Comments the creator replies to', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'up', size: 'up to a fifth more clicks' },
    ...{ source: 'HBR study: reciprocity drives revenue; the effect size is our estimate', grade: 'proposal' },
    read({ creator }) {
      const share = knownShare(creator.replyShare)
      const effect = on('clicks', transferred(0.4 * ((share ?? 0.1) - 0.1)))
      return measuredOr(share, 0.1, 'share of comments', effect)
    },
  }),
  // Comments by pods and programmes look like interest and are none. Up to three of twenty are ordinary and cost nothing;
  // what exceeds them is interest that is not there, taken off the clicks in proportion.
  active({
    ...{ id: 'inauthentic-comments', number: 18, title: 'Comments that look inauthentic', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'down', size: 'each point above 15% costs up to 1% of clicks' },
    ...{
      source: 'HypeAuditor: 3 out of 20 is normal, half is a red flag; the effect size is our estimate',
      grade: 'proposal',
    },
    read({ creator }) {
      const share = knownShare(creator.inauthenticCommentsShare)
      const excess = Math.max(0, (share ?? 0) - ordinaryInauthentic)
      const effect = on('clicks', transferred(Math.log(1 - 0.99 * excess)))
      return measuredOr(share, ordinaryInauthentic, 'share of comments', effect)
    },
  }),
  // Subscribers who no longer watch make a channel look larger than it is. At equal views the channel with fewer
  // subscribers has the livelier audience, by a little.
  active({
    ...{ id: 'views-per-subscriber', number: 22, title: 'Views per subscriber', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'twice the views, a tenth more clicks' },
    ...{
      source: 'HypeAuditor counts it toward a channel’s influence; the effect size is our estimate',
      grade: 'proposal',
    },
    why: 'YouTube only, at equal views.',
    read({ creator }: RoiInput) {
      if (creator.platform !== 'youtube') return null
      const views = knownValue(creator.views?.p50, 1, 1e12)
      const followers = knownValue(creator.followers, 1, 1e12)
      return ratioReading(
        views === null || followers === null ? null : views / followers,
        0.15,
        0.15,
        'views per subscriber',
      )
    },
  }),
  // Every further advertisement is believed less. A full calendar also says that brands come back, which is why nothing
  // happens at once beyond the line of 30 % and the effect grows evenly.
  active({
    ...{ id: 'sponsored-share', number: 30, title: 'Recent sponsored posts', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'down', size: 'in proportion to the posts that aren’t sponsored' },
    ...{ source: 'Favikon: above 30%, audiences tune out; the effect size is our estimate', grade: 'proposal' },
    read({ creator }) {
      const share = knownValue(creator.sponsoredShare, 0, 0.95)
      const full = Math.log((1 - (share ?? usualSponsoredShare)) / (1 - usualSponsoredShare))
      return share === null
        ? // Between the published line of 30 %, √(.7 / .85), and none at all, √(1 / .85).
          standIn(usualSponsoredShare, 'share of posts', on('clicks', spanning(0.9, 1, 1.08)))
        : measuredValue(share, 'share of posts', on('clicks', transferred(full)))
    },
  }),
  // What sponsorship did to this creator's own engagement is the best guess of what it will do again. Few sponsored posts
  // make a noisy ratio, so about two thirds of it are expected to hold.
  active({
    ...{ id: 'paid-performance', number: 31, title: 'Sponsored vs. organic posts', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'in proportion, from 0.35 to the full effect' },
    ...{ source: 'Modash and Upfluence: paid post performance', grade: 'B' },
    why: 'With few sponsored posts the figure is noisy, so the middle estimate is less than proportional.',
    read: ({ creator }) => paidReading(knownValue(creator.paidPerformance, 1e-6, 1e6)),
  }),
]

/** The ratio of the creator's own sponsored posts to the others; open, it may be a quarter either way, which is ours. */
function paidReading(value: number | null): Reading {
  return value === null
    ? standIn(1, 'times organic posts', on('clicks', spanning(0.75, 1, 1.25)))
    : measuredValue(value, 'times organic posts', on('clicks', elastic(value, 0.7)))
}

/** Loss in logarithms against the best week: the square of the distance from five posts on a scale of factors.
 *
 *  The study prints the height of the hill, 53.8 %, and not its width. Once a week is read as its foot, which is ours; 25 times
 *  lies as far off on the other side.
 *
 *  @example 0 at five a week, ln 1.538 = .43 at one and at 25 */
function frequencyLoss(postsPerWeek: number): number {
  return Math.log(1.538) * (Math.log(postsPerWeek / 5) / Math.log(5)) ** 2
}
