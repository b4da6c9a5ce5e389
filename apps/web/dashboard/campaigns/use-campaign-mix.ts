import { type Campaign, type CampaignIntelligence, type CurrencySign, converted, signOfCurrency } from '@vouch/contract'
import type { SeveralForecast } from '@vouch/engine'
import { type Portfolio, portfolioOf } from '@vouch/presentation'
import { useMemo } from 'react'
import { useCampaignInsight } from '../../api/campaigns.ts'

/** The mix of a campaign, forecast as a portfolio is: by the same estimators, from the same reports. */
export interface CampaignMix {
  insight: CampaignIntelligence
  /** Whom the money that's left should book, beside those who have agreed, of all who are verified and not declined. */
  portfolio: Portfolio
  /** What the approved bring together; of all verified while nobody is approved. Null for nobody. */
  forecast: SeveralForecast | null
  counted: 'approved' | 'verified'
  members: number
  /** Approved creators who aren't counted, because nobody has read them yet. */
  unread: number
  /** Of the campaign's currency. All amounts here are in US dollars, and are told in it. */
  sign: CurrencySign
}

/** @returns null until it is known */
export function useCampaignMix(campaign: Pick<Campaign, 'id' | 'creators' | 'fields'>): CampaignMix | null {
  const insight = useCampaignInsight(campaign).data
  const sign = signOfCurrency[campaign.fields.currency.value]
  const unread = campaign.creators.filter(
    ({ fields, verdict }) => fields.decision.value === 'approved' && verdict === null,
  ).length
  return useMemo(() => (insight ? mixOf(insight, { sign, unread }) : null), [insight, sign, unread])
}

export function mixOf(
  insight: CampaignIntelligence,
  { sign, unread }: Pick<CampaignMix, 'sign' | 'unread'>,
): CampaignMix {
  const { members, overlaps, left, goal } = insight
  const approved = members.filter((each) => each.approved)
  const counted = approved.length > 0 ? approved : members
  const agreed = members.filter((each) => each.agreed).map(({ id }) => id)
  const budget = left === null ? null : Math.max(0, left)
  const all = counted.length === members.length
  const portfolio = portfolioOf(members, { budget, goal, overlaps, agreed })
  return {
    ...{ insight, portfolio, sign, unread },
    forecast: all ? portfolio.together : portfolioOf(counted, { budget: null, goal, overlaps }).together,
    counted: approved.length > 0 ? 'approved' : 'verified',
    members: counted.length,
  }
}

/** @param dollars US dollars, which are whole where they stand for an amount in another currency
 *  @returns the amount in the currency of a campaign, as whole as that */
export function inCampaign(dollars: number, sign: CurrencySign): number {
  return sign === '$' ? dollars : Math.round(converted(dollars, '$', sign))
}

/** @returns both ends of a spread in the currency of a campaign */
export function spreadInCampaign({ p10, p90 }: { p10: number; p90: number }, sign: CurrencySign) {
  return { p10: inCampaign(p10, sign), p90: inCampaign(p90, sign) }
}
