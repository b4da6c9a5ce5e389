import { knownShare, knownValue } from '../statistics/known-value.ts'
import { certain, spanning, transferred } from '../statistics/log-range.ts'
import { active, type Factor, measuredOr, measuredValue, on, standIn } from './factor.ts'
import { buyingShare, regionSource } from './order-rates.ts'

/** Factors of who the followers are: whether the people who click are the people who buy.
 *
 *  They move orders and not clicks, because curiosity costs nothing and a purchase does. */

/** Audience that can buy, where a creator's countries are not known: as of one that lives half in the United States and half in
 *  South Asia, .5 × 1 + .5 × .4.
 *
 *  A proposal: published click and order rates come from creators of rich countries, and hardly any audience lives in one. */
const usualBuyingShare = 0.7
/** Interests match in this share of followers at the best (Leung et al. 2022, engagement of Weibo posts). */
const bestFit = 0.09
/** A creator of whom it is not known is taken to lie on the near side of the hill, most of a spread from its top. A proposal. */
const usualFit = 0.05

/** Followers at which a creator's word is worth what the published rates say: between the small ones and the large. A proposal. */
const usualFollowers = 50_000
/** Power of the followers that orders fall by at equal reach, if the whole effect holds; half of it is expected.
 *
 *  Our reading of one published pair: EUR .265 a follower for nano and .049 for macro, a factor of 5.4. Posts of the two reach
 *  13 and 3.5 % of followers, a factor of 3.7, which the chain counts already. What remains is 1.46 over about a hundredfold,
 *  a power of .08, of which .076 is half of this number. */
const followersPower = -0.152

export const factorsOfFit: readonly Factor[] = [
  // At the same reach a small creator's word is worth more. Most of the published gap between small and large is reach for
  // each follower and is counted there; what remains of it is a sixth for each factor of ten.
  active({
    ...{ id: 'followers', number: 3, title: 'Followers, at equal reach', scope: 'creator', moves: 'orders' },
    ...{ direction: 'down', size: '16% fewer orders for every tenfold increase' },
    ...{ source: 'HBR study (1.88M purchases): EUR 0.265 per follower for nano, 0.049 for macro', grade: 'A' },
    why: 'Most of that gap is reach per follower, which is counted separately; this is the rest, between zero and twice that.',
    read({ creator }) {
      const followers = knownValue(creator.followers, 100, 1e9)
      const full = followersPower * Math.log10((followers ?? usualFollowers) / usualFollowers) * Math.LN10
      // Open, it may be ten times more or fewer: 10^±.076.
      return followers === null
        ? standIn(null, 'followers', on('orders', spanning(0.85, 1, 1.15)))
        : measuredValue(followers, 'followers', on('orders', transferred(full)))
    },
  }),
  // Too few followers who care about the subject is a waste, too many is preaching to the converted. The published optimum
  // is 9 %; how wide the hill is was not published in these units, so it is ours.
  active({
    ...{
      id: 'interest-fit',
      number: 5,
      title: 'Followers who share the brand’s interests',
      scope: 'creator',
      moves: 'orders',
    },
    ...{ direction: 'peak', size: 'best at 9% of followers; −7.9% one spread away' },
    ...{ source: 'Leung et al. 2022', grade: 'A' },
    why: 'We take one spread as a factor of two, which is not published; at most three count.',
    read({ creator }) {
      const fit = knownShare(creator.interestFit)
      const full = fitLoss(usualFit) - fitLoss(fit ?? usualFit)
      return fit === null
        ? // From half the usual share to the best one.
          standIn(usualFit, 'share of followers', on('orders', spanning(0.92, 1, 1.05)))
        : measuredValue(fit, 'share of followers', on('orders', transferred(full)))
    },
  }),
  // A feed of other people's posts is followed for those. The published effect is on engagement with own posts over
  // reposts, read against the usual nine own posts of ten.
  active({
    ...{
      id: 'original-posts',
      number: 6,
      title: 'Original posts',
      scope: 'creator',
      moves: 'orders',
    },
    ...{ direction: 'up', size: '+15.5% for original over reposted', source: 'Leung et al. 2022', grade: 'A' },
    why: 'Based on engagement with Weibo posts; half is expected to carry over. Compared with nine original posts out of ten.',
    read({ creator }) {
      const share = knownShare(creator.originalShare)
      const effect = on('orders', transferred(Math.log(1.155) * ((share ?? 0.9) - 0.9)))
      return measuredOr(share, 0.9, 'share of posts', effect)
    },
  }),
  // Followers in a country that the brand does not deliver to do not buy, however real they are. Where it sells everywhere,
  // the price of advertising in a region stands in for how much its people order.
  active({
    ...{
      id: 'audience-countries',
      number: 27,
      title: 'Audience in the brand’s markets',
      scope: 'creator',
      moves: 'orders',
    },
    ...{ direction: 'up', size: 'in proportion to the share, with each country weighted 0.35 to 1' },
    ...regionSource,
    why: 'A region’s ad prices stand in for how much people there buy.',
    read({ creator, campaign }) {
      const share = creator.audienceCountries === null ? null : buyingShare(creator.audienceCountries, campaign.markets)
      return share === null
        ? // Audiences of which .42 to .91 can buy: mostly abroad, or hardly.
          standIn(usualBuyingShare, 'weighted share', on('orders', spanning(0.6, 1, 1.3)))
        : measuredValue(share, 'weighted share', on('orders', certain(share / usualBuyingShare)))
    },
  }),
  // How alike the audience is to the people who already buy. The published claim of a factor of three to five is a vendor's
  // about its own product, hence half of it.
  active({
    ...{
      id: 'audience-match',
      number: 28,
      title: 'Audience similar to your customers',
      scope: 'creator',
      moves: 'orders',
    },
    ...{ direction: 'up', size: 'a strong match orders up to four times as often as a weak one' },
    ...{ source: 'Vyrex claims 3 to 5 times; half of that is expected', grade: 'C' },
    read({ creator }) {
      const match = knownShare(creator.audienceMatch)
      return match === null
        ? // Half of the claimed factor of four over the whole scale: 4^±.25.
          standIn(0.5, 'share of a perfect match', on('orders', spanning(0.7, 1, 1.4)))
        : measuredValue(match, 'share of a perfect match', on('orders', transferred(Math.log(4) * (match - 0.5))))
    },
  }),
]

/** Loss in logarithms at a share of matching followers: the square of the distance from the best one in factors of two, of
 *  which the first costs the published 7.9 %.
 *
 *  Three of them use the hill up, below 1.1 % and above 72 %: whoever is that far off is not ten times worse than whoever is
 *  far off.
 *
 *  @param share 0 to 1
 *  @returns 0 at the best share, .082 at half and at twice of it, at most .74
 *  @example fitLoss(.045) is −ln(1 − .079) */
function fitLoss(share: number): number {
  const spreads = Math.min(3, Math.abs(Math.log2(Math.max(1e-6, share) / bestFit)))
  return -Math.log(1 - 0.079) * spreads ** 2
}
