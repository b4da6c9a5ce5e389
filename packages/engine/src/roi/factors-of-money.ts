import { knownQuantity, knownShare, knownValue } from '../statistics/known-value.ts'
import { certain, spanning } from '../statistics/log-range.ts'
import { advertisingPrice, exclusivityMonth, rightsRows } from './cost-tables.ts'
import { active, type Factor, given, givenOr, measuredOr, on, standIn } from './factor.ts'

/** Factors of money: what an order earns, what the campaign costs, and what may go wrong.
 *
 *  ROI is gross profit over cost, never revenue over cost: a campaign that sells for twice its cost at a margin of 40 %
 *  has lost a fifth of it. */

/** The chance that a brand withdraws, where nobody has looked: one campaign of fifty.
 *
 *  A proposal; no count of withdrawn campaigns was found. It is there so that a creator whom nobody has looked at is not the
 *  safest of all. */
export const usualSafetyRisk = 0.02

export const factorsOfMoney: readonly Factor[] = [
  // The one figure that only the brand decides. It moves nothing in the chain: a dear creator does not sell more because he
  // is dear, which is why the fee at which it breaks even can be said at all.
  active({
    ...{ id: 'fee', number: 36, title: 'Price paid', scope: 'brand', moves: 'roi', direction: 'down' },
    ...{ size: 'ROI falls as cost rises; compare with the fair range', source: 'Arithmetic', grade: 'A' },
    read: ({ campaign }) => given(knownQuantity(campaign.fee) ?? 0, 'USD'),
  }),
  // What is forgotten most: product, shipping, production, agency. They do not shrink when the campaign fails.
  active({
    ...{
      id: 'other-costs',
      number: null,
      title: 'Product, shipping, production, agency',
      scope: 'brand',
      moves: 'roi',
    },
    ...{ direction: 'down', size: 'adds to the cost', source: 'Arithmetic', grade: 'A' },
    read({ campaign }) {
      const costs = knownQuantity(campaign.otherCosts)
      return givenOr(costs, 0, 'USD')
    },
  }),
  // Gross profit is what is left of the price after the goods. A margin that is not known is drawn, and the answer then shows
  // how much hangs on a figure that the brand could look up.
  active({
    ...{ id: 'order-value-and-margin', number: 37, title: 'Margin per order', scope: 'brand', moves: 'roi' },
    ...{ direction: 'up', size: 'in proportion; a discount comes off the margin', source: 'Arithmetic', grade: 'A' },
    why: 'Without a margin we assume 30% to 70%, with 50% in the middle; our estimate.',
    read({ campaign }) {
      const margin = knownShare(campaign.margin)
      return margin === null
        ? standIn(0.5, 'share of the price', on('margin', spanning(0.3, 0.5, 0.7, 1)))
        : given(margin, 'share of the price', on('margin', { ...certain(margin), max: 0 }))
    },
  }),
  // What one order brings, before the discount. Baskets hold more than one product in some shops; the brand's own average
  // order is the figure to enter.
  active({
    ...{ id: 'order-value', number: null, title: 'Order value', scope: 'brand', moves: 'roi', direction: 'up' },
    ...{ size: 'in proportion, minus the effect of price on orders', source: 'Arithmetic', grade: 'A' },
    why: 'Without a price we assume $30 to $120, with $60 in the middle; our estimate.',
    read({ campaign }) {
      const price = knownQuantity(campaign.productPrice)
      return price === null
        ? standIn(60, 'USD', on('price', spanning(30, 60, 120)))
        : given(price, 'USD', on('price', certain(price)))
    },
  }),
  // Showing the post elsewhere is bought apart from having it made. What the rights earn is not in the forecast unless money
  // is put behind them, because a right that is not used earns nothing.
  active({
    ...{ id: 'usage-rights', number: 41, title: 'Usage rights', scope: 'brand', moves: 'roi', direction: 'down' },
    ...{ size: 'web +20% to 40%, paid social +25% to 50%, all media +200% to 500% of the fee' },
    ...{ source: 'Creator contract guides', grade: 'C' },
    why: 'Enter reach you buy with these rights as ad spend.',
    read({ campaign }) {
      const row = rightsRows.find(({ rights }) => rights === campaign.usageRights)
      const effects = row === undefined ? [] : [on('rights', spanning(...row.share))]
      return givenOr(campaign.usageRights, 'none', 'rights', ...effects)
    },
  }),
  // A creator who may not work for the trade loses other fees and asks for them. No figure is published; the range is ours
  // and wide.
  active({
    ...{ id: 'exclusivity', number: null, title: 'Exclusivity', scope: 'brand', moves: 'roi', direction: 'down' },
    ...{ size: '5% to 20% of the fee per month' },
    ...{ source: exclusivityMonth.source, grade: exclusivityMonth.grade },
    read({ campaign }) {
      const months = knownValue(campaign.exclusivityMonths, 0, 120)
      const [p10, p50, p90] = exclusivityMonth.share
      const times = months ?? 0
      const effects = times === 0 ? [] : [on('exclusivity', spanning(p10 * times, p50 * times, p90 * times))]
      return givenOr(months, 0, 'months', ...effects)
    },
  }),
  // Money behind a post reaches people who do not follow the creator, at the platform's price. They click like others here,
  // which is not known to be true.
  active({
    ...{ id: 'advertising', number: null, title: 'Ad spend behind the posts', scope: 'brand', moves: 'reach' },
    ...{ direction: 'up', size: '$5 to $15 per thousand impressions, three per person' },
    ...{ source: advertisingPrice.source, grade: advertisingPrice.grade },
    why: 'It reaches more people but adds cost, so whether ROI rises depends on the click rate.',
    read({ campaign }) {
      const spend = knownQuantity(campaign.boostSpend)
      if (spend === null || spend === 0) return spend === null ? standIn(0, 'USD') : given(0, 'USD')
      const [p10, p50, p90] = advertisingPrice.perThousand
      const thousands = 1_000 * spend
      return given(spend, 'USD', on('paidImpressions', spanning(thousands / p90, thousands / p50, thousands / p10)))
    },
  }),
  // A rare event that costs everything: the posts come down, and so does what they would have earned. Harm beyond the campaign
  // is not counted, because nobody can say how much it is.
  active({
    ...{
      id: 'brand-safety',
      number: 42,
      title: 'Chance of an incident that makes the brand pull out',
      scope: 'creator',
    },
    ...{ moves: 'regret', direction: 'up', size: 'the chance that the campaign’s profit is lost' },
    ...{ source: 'Later: a loss term that depends on the goal; the 2% default is our estimate', grade: 'proposal' },
    read({ creator }) {
      const risk = knownShare(creator.safetyRisk)
      return measuredOr(risk, usualSafetyRisk, 'chance')
    },
  }),
]
