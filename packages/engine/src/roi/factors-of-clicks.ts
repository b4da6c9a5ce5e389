import { clickRows, nicheClicks, nicheSource, platformRows, rateOdds, usualPlace } from './click-rates.ts'
import { active, type Factor, given, measuredValue, on, type Reading, standIn } from './factor.ts'
import { knownShare, knownValue } from './known-value.ts'
import { certain, type LogRange, spanning, transferred } from './log-range.ts'
import type { RoiInput } from './roi-input.ts'
import { anchoredStoryClicks } from './story-anchor.ts'

/** Factors of how many of the people reached follow the link.
 *
 *  Published effects of engagement were measured on likes and comments, not on clicks. They enter at half their size
 *  with everything between nothing and all of it left possible, and say so. */

/** Comments of which up to this share are inauthentic are ordinary: three of twenty. */
const ordinaryInauthentic = 0.15
/** Sponsored posts among the latest ones that no reader minds; the middle of creators who advertise at all. */
const usualSponsoredShare = 0.15
/** What no link does to clicks: some people search for the brand by its name. */
const withoutLink = 1 / 1.114

/** An elasticity for a ratio to what is usual: `weight` of the logarithm of the ratio is expected to carry over, none and
 *  twice as much are the outer tenths. Ratios beyond four times either way say more about the data than about people. */
function elastic(ratio: number, weight: number): LogRange {
  return transferred(2 * weight * Math.log(Math.min(4, Math.max(0.25, ratio))))
}

/** What an unknown ratio leaves open: as much as half or double the usual one would. */
function unknownRatio(weight: number): LogRange {
  return spanning(0.5 ** weight, 1, 2 ** weight)
}

/** One ratio of the creator against its usual value, with an elasticity. */
function ratioReading(value: number | null, usual: number, weight: number, unit: string): Reading {
  return value === null
    ? standIn(usual, unit, on('clicks', unknownRatio(weight)))
    : measuredValue(value, unit, on('clicks', elastic(value / usual, weight)))
}

export const factorsOfClicks: readonly Factor[] = [
  active({
    ...{ id: 'link', number: 25, title: 'Where the link is', scope: 'both', moves: 'clicks', direction: 'up' },
    size: 'biography .3 to 1.5 %, video description .5 to 2 %, story sticker 2 to 8 % of people reached',
    ...{ source: 'CreatorLane, Codivupload, Castlytics, Distilled; stories as in their anchor', grade: 'C' },
    why: 'Half of the spread belongs to the brand and can be learnt from its campaigns.',
    read({ creator, campaign }) {
      const place = campaign.linkPlace ?? usualPlace(creator.platform, campaign.format)
      const row = clickRows.find((candidate) => candidate.place === place)
      if (row === undefined) return null
      const effect = on('clicks', rateOdds(place === 'sticker' ? anchoredStoryClicks : row.rates))
      return campaign.linkPlace === null ? standIn(place, 'link', effect) : given(place, 'link', effect)
    },
  }),
  active({
    ...{ id: 'platform', number: 23, title: 'Platform', scope: 'brand', moves: 'orders', direction: 'up' },
    size: 'X .77 and LinkedIn 1.54 times the clicks; TikTok visitors order .33 to 1 times as often',
    ...{ source: 'Codivupload; Ayzenberg 2020', grade: 'C' },
    read({ creator }) {
      const row = platformRows.find(({ platform }) => platform === creator.platform)
      const effects = row === undefined ? [] : [on(row.stage, spanning(...row.times))]
      return measuredValue(creator.platform, 'platform', ...effects)
    },
  }),
  active({
    ...{ id: 'niche', number: 26, title: 'Niche', scope: 'brand', moves: 'clicks', direction: 'up' },
    size: '.5 (lifestyle) to 2 (finance) times the middle niche',
    ...nicheSource.clicks,
    why: 'Measured on YouTube links; elsewhere it is assumed to be the same. The niche also moves the fair price.',
    read({ campaign }) {
      if (campaign.niche === null) return standIn('any', 'niche', on('clicks', spanning(0.6, 1, 1.7)))
      return given(campaign.niche, 'niche', on('clicks', nicheClicks(campaign.niche) ?? spanning(0.6, 1, 1.7)))
    },
  }),
  active({
    ...{ id: 'brand-link', number: 8, title: 'The brand is named and linked', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'up', size: '+ 11.4 % with a link', source: 'Leung et al. 2022', grade: 'A' },
    why: 'Published for engagement. Read as a loss where there is none, since every rate here is that of a link.',
    read({ campaign }) {
      const effect = on('clicks', campaign.brandLinked === false ? transferred(Math.log(withoutLink)) : certain(1))
      return campaign.brandLinked === null
        ? standIn('yes', 'link in the post', effect)
        : given(campaign.brandLinked ? 'yes' : 'no', 'link in the post', effect)
    },
  }),
  active({
    ...{ id: 'engagement-rate', number: 12, title: 'Engagement against creators of the size', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'twice the engagement, a quarter more clicks' },
    ...{
      source: 'HBR study of nano creators and Payout Study: positive and noisy; the size is ours',
      grade: 'proposal',
    },
    read({ creator }) {
      const rate = knownValue(creator.engagement?.rate, 1e-6, 10)
      const usual = knownValue(creator.engagement?.tierMedian, 1e-6, 10)
      return ratioReading(rate === null || usual === null ? null : rate / usual, 1, 0.3, 'of the usual rate')
    },
  }),
  active({
    ...{ id: 'comments-per-like', number: 14, title: 'Comments for each like', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'up', size: 'twice the comments, a tenth more clicks' },
    ...{ source: 'CreatorLedger: higher in the best quarter of 410 campaigns; the size is ours', grade: 'proposal' },
    read: ({ creator }) =>
      ratioReading(knownValue(creator.commentsPerLike, 1e-6, 10), 0.0075, 0.15, 'comments per like'),
  }),
  active({
    ...{ id: 'saves-and-shares', number: 15, title: 'Saves and shares for each like', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'twice as many, a tenth more clicks' },
    ...{ source: 'Allied Global Marketing: positive for consideration; the size is ours', grade: 'proposal' },
    read: ({ creator }) => ratioReading(knownValue(creator.savesPerLike, 1e-6, 10), 0.05, 0.15, 'per like'),
  }),
  active({
    ...{ id: 'replies', number: 13, title: 'Comments that the creator answers', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'up', size: 'up to a fifth more clicks' },
    ...{ source: 'HBR study: reciprocity carries revenue; the size is ours', grade: 'proposal' },
    read({ creator }) {
      const share = knownShare(creator.replyShare)
      const effect = on('clicks', transferred(0.4 * ((share ?? 0.1) - 0.1)))
      return share === null
        ? standIn(0.1, 'share of comments', effect)
        : measuredValue(share, 'share of comments', effect)
    },
  }),
  active({
    ...{ id: 'inauthentic-comments', number: 18, title: 'Comments that look inauthentic', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'down', size: 'what exceeds 15 % takes as much of the clicks, up to all of it' },
    ...{ source: 'HypeAuditor: 3 of 20 is normal, half an alarm; the size is ours', grade: 'proposal' },
    read({ creator }) {
      const share = knownShare(creator.inauthenticCommentsShare)
      const excess = Math.max(0, (share ?? 0) - ordinaryInauthentic)
      const effect = on('clicks', transferred(Math.log(1 - 0.99 * excess)))
      return share === null
        ? standIn(ordinaryInauthentic, 'share of comments', effect)
        : measuredValue(share, 'share of comments', effect)
    },
  }),
  active({
    ...{ id: 'views-per-subscriber', number: 22, title: 'Views for each subscriber', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'twice the views, a tenth more clicks' },
    ...{ source: 'HypeAuditor counts it for a channel’s influence; the size is ours', grade: 'proposal' },
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
  active({
    ...{ id: 'sponsored-share', number: 30, title: 'Sponsored posts of late', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'down', size: 'in proportion to the posts that are not sponsored' },
    ...{ source: 'Favikon: above 30 % audiences tire; the size is ours', grade: 'proposal' },
    read({ creator }) {
      const share = knownValue(creator.sponsoredShare, 0, 0.95)
      const full = Math.log((1 - (share ?? usualSponsoredShare)) / (1 - usualSponsoredShare))
      return share === null
        ? standIn(usualSponsoredShare, 'share of posts', on('clicks', spanning(0.9, 1, 1.08)))
        : measuredValue(share, 'share of posts', on('clicks', transferred(full)))
    },
  }),
  active({
    ...{ id: 'paid-performance', number: 31, title: 'Sponsored posts against others', scope: 'creator' },
    ...{ moves: 'clicks', direction: 'up', size: 'in proportion, .35 to all of it' },
    ...{ source: 'Modash and Upfluence: paid post performance', grade: 'B' },
    why: 'Few sponsored posts make it noisy, hence less than proportional in the middle.',
    read: ({ creator }) => paidReading(knownValue(creator.paidPerformance, 1e-6, 1e6)),
  }),
]

function paidReading(value: number | null): Reading {
  return value === null
    ? standIn(1, 'of other posts', on('clicks', spanning(0.75, 1, 1.25)))
    : measuredValue(value, 'of other posts', on('clicks', elastic(value, 0.7)))
}
