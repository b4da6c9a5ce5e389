import type { Campaign, CampaignIntelligence } from '@vouch/contract'
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
}

/** @returns null until it is known */
export function useCampaignMix(campaign: Pick<Campaign, 'id' | 'creators' | 'fields'>): CampaignMix | null {
  const insight = useCampaignInsight(campaign).data
  return useMemo(() => (insight ? mixOf(insight) : null), [insight])
}

export function mixOf(insight: CampaignIntelligence): CampaignMix {
  const { members, overlaps, left, goal } = insight
  const approved = members.filter((each) => each.approved)
  const counted = approved.length > 0 ? approved : members
  const agreed = members.filter((each) => each.agreed).map(({ id }) => id)
  const budget = left === null ? null : Math.max(0, left)
  const all = counted.length === members.length
  const portfolio = portfolioOf(members, { budget, goal, overlaps, agreed })
  return {
    ...{ insight, portfolio },
    forecast: all ? portfolio.together : portfolioOf(counted, { budget: null, goal, overlaps }).together,
    counted: approved.length > 0 ? 'approved' : 'verified',
    members: counted.length,
  }
}
