import { knownQuantity, knownShare, knownValue } from '../statistics/known-value.ts'
import { certain, type LogRange, spanning, transferred } from '../statistics/log-range.ts'
import { rateOdds } from './click-rates.ts'
import { active, type Factor, given, givenOr, measuredValue, on, standIn } from './factor.ts'
import { conversionRows, creatorTraffic } from './order-rates.ts'
import { ownOrderRate } from './own-rates.ts'
import type { RoiInput } from './roi-input.ts'

/** Factors of how many of the visitors order.
 *
 *  A conversion rate of the brand's own replaces the table and everything that the table was adjusted by: the landing
 *  page and the price of the product are in it already. */

/** Price in the middle of the published tickets, in US dollars. The source says high, middle and low and not what they cost; $60
 *  for an order in a shop for clothes or care is our proposal. */
const usualPrice = 60
/** How much the published rate counts against a documented history, in orders. A proposal, and few of them, because a table of
 *  blogs is no better evidence than a handful of sales. */
const historyOrders = 4
/** Rate of the published table that a history is read against, the middle of a typical page. A history on a better page flatters the
 *  creator, which is why it counts by orders and not by percentages alone. */
const publishedRate = 0.018
/** Days in which a video of YouTube collects 60 % of its sponsored views (Sporeboard: 40 % come later). */
const firstViewsDays = 30

export const factorsOfOrders: readonly Factor[] = [
  // What the brand itself does with a visitor. Its own rate is of all visitors, and those whom a creator sends are colder
  // than readers of the newsletter and warmer than those of a banner, so it keeps a spread of a half either way.
  active({
    ...{
      id: 'landing-page',
      number: null,
      title: 'Orders per visit',
      scope: 'both',
      moves: 'orders',
      direction: 'up',
    },
    ...{
      size: '1% to 3%, with 1.8% in the middle',
      source: 'Swaylytics (1.5% to 2%), vyntr.ee (1% to 3%)',
      grade: 'C',
    },
    why: 'Your own rate replaces it and is varied from 0.6 to 1.5 times, since a creator’s visitors differ from your average visitor.',
    read: readLandingPage,
  }),
  // A dear product is ordered by fewer visitors and earns more by each. Three classes of price are published without saying
  // where they begin; they are read as a straight line on a scale of factors. A brand's own rate is of its own price.
  active({
    ...{ id: 'price-point', number: 38, title: 'Price vs. typical order value', scope: 'brand', moves: 'orders' },
    ...{
      direction: 'down',
      size: 'ten times the price, half the orders',
      source: 'Vyrex: 8% to 12%, 4% to 7% and 1.5% to 3% by order value',
      grade: 'C',
    },
    why: 'Applies when the conversion rate is a default. Half of the claimed effect is expected; an expensive product still earns more.',
    read(input) {
      const { campaign } = input
      if (knownShare(campaign.conversionRate) !== null || ownOrderRate(input) !== null) return null
      const price = knownValue(campaign.productPrice, 1, 100_000)
      const effect = on('orders', transferred(-0.67 * Math.log((price ?? usualPrice) / usualPrice)))
      return givenOr(price, usualPrice, 'USD', effect)
    },
  }),
  // A code lifts orders and takes its discount off every one of them, also off those that would have come anyway. In most
  // margins it costs more than it brings; the forecast shows both.
  active({
    ...{ id: 'discount-code', number: 39, title: 'Discount code', scope: 'brand', moves: 'orders', direction: 'up' },
    ...{
      size: '1% off the price, 1.5% more orders',
      source: 'Our estimate: codes are said to lift sales, but no figure is published',
      grade: 'proposal',
    },
    why: 'The discount itself comes off revenue and profit. Codes also undercount orders.',
    read({ campaign }) {
      const discount = knownValue(campaign.discount, 0, 0.95)
      const effect = on('orders', transferred(-3 * Math.log(1 - (discount ?? 0))))
      return givenOr(discount, 'none', 'discount', effect)
    },
  }),
  // A video under which people find a link for years earns most of it after the report was written. Counting only the first
  // month understates YouTube by a third and hardly anything elsewhere.
  active({
    ...{
      id: 'attribution-window',
      number: 40,
      title: 'Attribution window in days',
      scope: 'creator',
      moves: 'orders',
    },
    ...{ direction: 'up', size: 'on YouTube, 60% of sponsored views come within 30 days' },
    ...{ source: 'Sporeboard', grade: 'C' },
    why: 'On other platforms a post runs its course within days, so the window changes little.',
    read({ creator, campaign }) {
      const days = knownValue(campaign.attributionDays, 1, 3_650)
      const effect = on('orders', certain(countedShare(creator.platform === 'youtube', days ?? firstViewsDays)))
      return givenOr(days, firstViewsDays, 'days', effect)
    },
  }),
  // Attention is shared with whoever else is thanked in the same post, and a creator who praises a brand each week praises
  // none.
  active({
    ...{
      id: 'other-brands',
      number: 33,
      title: 'Other brands in the sponsored posts',
      scope: 'creator',
      moves: 'orders',
    },
    ...{ direction: 'down', size: 'each costs up to a tenth of orders' },
    ...{ source: 'Traackr lowers trust with each brand; the effect size is our estimate', grade: 'proposal' },
    read({ creator }) {
      const brands = knownValue(creator.otherBrands, 0, 50)
      const full = -Math.log(1 + 0.1 * (brands ?? 0))
      return brands === null
        ? // From none to one other brand, if the whole of its tenth is taken.
          standIn(null, 'brands', on('orders', spanning(0.9, 1, 1)))
        : measuredValue(brands, 'brands', on('orders', transferred(full)))
    },
  }),
  // People buy at the third meeting rather than the first. The claim of half as many orders again is from a list of blog
  // figures, so half of it is expected.
  active({
    ...{
      id: 'earlier-campaigns',
      number: 34,
      title: 'Earlier campaigns with this brand',
      scope: 'creator',
      moves: 'orders',
    },
    ...{ direction: 'up', size: 'up to +50% claimed' },
    ...{ source: 'iidb 2026: +40% to 60% for long-term deals', grade: 'C' },
    why: 'Half of the claimed effect is expected, most of it after two campaigns.',
    read({ campaign }) {
      const campaigns = knownQuantity(campaign.earlierCampaigns)
      const effect = on('orders', transferred(Math.log(1.5) * (1 - 0.5 ** (campaigns ?? 0))))
      return givenOr(campaigns, 0, 'campaigns', effect)
    },
  }),
  // What a creator's visitors did before is the strongest evidence there is, and it needs orders and not impressions. Counts
  // are shrunk towards the published rate by four orders' worth, so that one sale of three visits is no record.
  active({
    ...{ id: 'conversion-history', number: 35, title: 'Documented orders from earlier campaigns', scope: 'creator' },
    ...{ moves: 'orders', direction: 'up', size: 'orders per visit vs. 1.8%, as far as the number of visits supports' },
    ...{ source: 'Payout Study: the strongest lever; adjusted for sample size', grade: 'C' },
    read({ creator }) {
      const clicks = knownQuantity(creator.history?.clicks)
      const orders = knownQuantity(creator.history?.orders)
      if (clicks === null || orders === null) return standIn(null, 'orders per visit', on('orders', certain(1)))
      return measuredValue(
        clicks === 0 ? 0 : Math.min(1, orders / clicks),
        'orders per visit',
        on('orders', historyRange(clicks, orders)),
      )
    },
  }),
]

/** The brand's rate where it is known, else the published one for a page of this quality.
 *
 *  Where the brand knows its rate, the quality of its page is in it and is not asked again. Rates are turned into odds, so that
 *  whatever helps besides cannot make more orders than visits.
 *
 *  @example a rate of .02 is odds of .0204, drawn from .6 to 1.5 times that */
function readLandingPage(input: RoiInput) {
  const { campaign } = input
  const own = knownValue(campaign.conversionRate, 0, 0.95)
  if (own !== null) {
    const odds = own / (1 - own)
    const [p10, p50, p90] = creatorTraffic
    return given(own, 'orders per visit', on('orders', spanning(odds * p10, odds * p50, odds * p90)))
  }
  const ofCreators = ownOrderRate(input)
  if (ofCreators !== null)
    return given(ofCreators[1], 'orders per visit, your own rate', on('orders', rateOdds(ofCreators)))
  const row = conversionRows.find(({ quality }) => quality === (campaign.landingQuality ?? 'typical'))
  return row === undefined ? null : standIn(row.rates[1], 'orders per visit', on('orders', rateOdds(row.rates)))
}

/** The share of a post's effect that falls into a window: 60 % after 30 days and all after a year on YouTube, a power of the
 *  days between and before. That everything has come after a year, and that elsewhere a window hardly matters (a power of
 *  .03), are proposals.
 *
 *  @param days 1 and more
 *  @returns above 0 and at most 1
 *  @example a week on YouTube counts .45, a week elsewhere .96 */
function countedShare(evergreen: boolean, days: number): number {
  const power = evergreen ? Math.log(1 / 0.6) / Math.log(365 / firstViewsDays) : 0.03
  return Math.min(1, (evergreen ? 0.6 : 1) * (days / firstViewsDays) ** power)
}

/** Gamma-Poisson: the published rate is worth four orders, the history its own. The more orders, the nearer the result is to
 *  the creator's rate; with none documented it is the published one.
 *
 *  @example 10 orders of 200 visits: 14 / (4 + 3.6), 1.84 times the published rate */
function historyRange(clicks: number, orders: number): LogRange {
  const counted = Math.min(orders, clicks)
  return certain((historyOrders + counted) / (historyOrders + publishedRate * clicks))
}
