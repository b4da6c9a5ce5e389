import {
  type Campaign,
  type CampaignCreator,
  converted,
  type Negotiation,
  negotiationFrame,
  owedTo,
  signOfCurrency,
} from '@vouch/contract'
import { forecastRoi, type RoiForecast } from '@vouch/engine'
import { firstPlan } from '@vouch/presentation'
import { loadMembers } from '../campaigns/load-intelligence.ts'
import type { NegotiationDesk } from './negotiation-desk.ts'

/** What the numbers support in a negotiation. Price and return are those of the forecast, from the plan that stands in the campaign. */

type Framed = Pick<Negotiation, 'frame' | 'why'>

/** Loads anchor, target and walk-away for a creator of a campaign, or why there are none. */
export async function loadFrame(
  desk: NegotiationDesk,
  workspaceId: string,
  campaign: Campaign,
  creator: CampaignCreator,
): Promise<Framed> {
  if (creator.verdict === null) return { frame: null, why: 'no_report' }
  const [member] = await loadMembers(desk, workspaceId, campaign, [{ creator, ...creator.verdict }])
  if (member === undefined) return { frame: null, why: 'no_report' }
  const { saved, suggestedFee, calibration, creator: measured } = member.answer
  const { campaign: planned } = saved ?? firstPlan(suggestedFee)
  const posts = planned.posts ?? 1
  const forecast = forecastRoi({ creator: measured, campaign: planned, calibration })
  if (forecast === null || forecast.fairPrice.market === null) return { frame: null, why: 'no_price' }
  const knowsOrders = planned.productPrice !== null && planned.margin !== null
  return frameOf(campaign, creator, { forecast, market: forecast.fairPrice.market, posts, knowsOrders })
}

interface Read {
  forecast: RoiForecast
  market: NonNullable<RoiForecast['fairPrice']['market']>
  posts: number
  /** The brand said what an order brings: a break-even that stands on defaults decides nothing. */
  knowsOrders: boolean
}

function frameOf(campaign: Campaign, creator: CampaignCreator, read: Read): Framed {
  const { forecast, market, posts, knowsOrders } = read
  const sign = signOfCurrency[campaign.fields.currency.value]
  const money = ({ p10, p50, p90 }: { p10: number; p50: number; p90: number }) => ({
    ...{ p10: converted(p10, '$', sign), p50: converted(p50, '$', sign), p90: converted(p90, '$', sign) },
  })
  const asked = money(market)
  const breakEven = knowsOrders ? money(forecast.breakEvenFee) : null
  const own = owedNow(creator)
  const left = campaign.money.left === null ? null : Math.max(0, campaign.money.left + own)
  // Where people are to be reached, and not sold to, what a sale brings is no limit.
  const limits = campaign.fields.goal.value === 'sales' && breakEven !== null
  const frame = negotiationFrame({ market: asked, breakEven: limits ? breakEven.p50 : null, left })
  if (frame === null) return { frame: null, why: left === 0 ? 'no_budget' : 'no_return' }
  const { basis, source } = market
  const shown = { ...frame, market: asked, basis, source, breakEven, left, reach: forecast.reach, posts }
  const leftOwn = Math.min(own, left ?? 0)
  return { frame: { ...shown, leftOwn }, why: null }
}

/** @returns what is committed to a creator already: for them, that of the budget is left, too */
function owedNow({ fields }: CampaignCreator): number {
  const { decision, outreach, agreedFee, fee, paid } = fields
  return owedTo({
    ...{ decision: decision.value, outreach: outreach.value, paid: paid.value },
    ...{ agreedFee: agreedFee.value, fee: fee.value },
  })
}
