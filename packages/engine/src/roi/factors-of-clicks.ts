import { certain, type LogRange, spanning, transferred } from '../statistics/log-range.ts'
import { clickRows, nicheClicks, nicheSource, platformRows, rateOdds, usualPlace } from './click-rates.ts'
import { active, type Factor, given, givenOr, measuredValue, on, standIn } from './factor.ts'
import { ownClickRate, ownOrderRate } from './own-rates.ts'
import { anchoredStoryClicks } from './story-anchor.ts'

/** Factors of how many of the people reached follow the link.
 *
 *  These are of the link itself: where it stands, on which platform, for what. What the creator's audience makes of it is
 *  in `factors-of-attention.ts`. */

/** What no link does to clicks: some people search for the brand by its name. The inverse of the published gain of a link. */
const withoutLink = 1 / 1.114

/** What a niche that nobody named, or that the table leaves out, may do: about the outer tenths of the table's eight middles,
 *  which lie between .53 (lifestyle) and 1.99 (finance) times their own. */
const anyNiche: LogRange = spanning(0.6, 1, 1.7)

export const factorsOfClicks: readonly Factor[] = [
  // The step from interest to visit, and the least known of all. A sticker on a story is one tap; a link in the biography
  // asks people to leave the post, find the profile and come back to the right line of it. Brands differ in what they
  // offer and creators in how they ask, so half of the spread is each one's.
  active({
    ...{ id: 'link', number: 25, title: 'Link placement', scope: 'both', moves: 'clicks', direction: 'up' },
    size: 'link in bio 0.3% to 1.5%, video description 0.5% to 2%, story sticker 2% to 8% of people reached',
    ...{ source: 'CreatorLane, Codivupload, Castlytics, Distilled; stories from story-link data', grade: 'C' },
    why: 'Half of the spread comes from the brand and can be learned from its own campaigns.',
    read(input) {
      const { creator, campaign } = input
      const own = ownClickRate(input)
      if (own !== null) return given(own[1], 'clicks per person reached, your own rate', on('clicks', rateOdds(own)))
      const place = campaign.linkPlace ?? usualPlace(creator.platform, campaign.format)
      const row = clickRows.find((candidate) => candidate.place === place)
      if (row === undefined) return null
      const effect = on('clicks', rateOdds(place === 'sticker' ? anchoredStoryClicks : row.rates))
      return campaign.linkPlace === null ? standIn(place, 'link', effect) : given(place, 'link', effect)
    },
  }),
  // What is left of the platform when its reach and its usual link are counted: links in posts of X and LinkedIn, and what a
  // visitor from TikTok is worth. Other platforms are what the published rates were read on and stay as they are.
  active({
    ...{ id: 'platform', number: 23, title: 'Platform', scope: 'brand', moves: 'orders', direction: 'up' },
    size: 'X gets 0.77 and LinkedIn 1.54 times the clicks; TikTok visitors order 0.33 to 1 times as often',
    ...{ source: 'Codivupload; Ayzenberg 2020', grade: 'C' },
    read(input) {
      const { creator } = input
      const row = platformRows.find(({ platform }) => platform === creator.platform)
      const own = row && (row.stage === 'clicks' ? ownClickRate(input) : ownOrderRate(input))
      const effects = row === undefined || own ? [] : [on(row.stage, spanning(...row.times))]
      return measuredValue(creator.platform, 'platform', ...effects)
    },
  }),
  // People look up a tax programme and watch a comedy. The only published table by niche is of links under videos on YouTube;
  // its middles are used everywhere, its spread is not added to that of the link, which holds it.
  active({
    ...{ id: 'niche', number: 26, title: 'Niche', scope: 'brand', moves: 'clicks', direction: 'up' },
    size: '0.5 (lifestyle) to 2 (finance) times the median niche',
    ...nicheSource.clicks,
    why: 'Measured on YouTube links and assumed to be the same elsewhere. The niche also affects the fair price.',
    read(input) {
      const { campaign } = input
      if (ownClickRate(input) !== null) return null
      const effect = on('clicks', (campaign.niche === null ? null : nicheClicks(campaign.niche)) ?? anyNiche)
      return givenOr(campaign.niche, 'any', 'niche', effect)
    },
  }),
  // All click rates are those of posts with a link, so a link is no bonus and its absence is a loss. Without one people
  // search for the name, and nobody can say how many did.
  active({
    ...{ id: 'brand-link', number: 8, title: 'Brand is named and linked', scope: 'creator', moves: 'clicks' },
    ...{ direction: 'up', size: '+11.4% with a link', source: 'Leung et al. 2022', grade: 'A' },
    why: 'Published for engagement. Counted as a loss when there is no link, since every rate here assumes one.',
    read({ campaign }) {
      const effect = on('clicks', campaign.brandLinked === false ? transferred(Math.log(withoutLink)) : certain(1))
      return campaign.brandLinked === null
        ? standIn('yes', 'link in the post', effect)
        : given(campaign.brandLinked ? 'yes' : 'no', 'link in the post', effect)
    },
  }),
]
