import type { Campaign, CampaignIntelligence } from '@vouch/contract'
import type { SeveralForecast } from '@vouch/engine'
import { type Portfolio, portfolioOf } from '@vouch/presentation'
import { useMemo } from 'react'
import { useCampaignInsight } from '../../api/campaigns.ts'

/** The mix of a campaign, forecast as a portfolio is: by the same estimators, from the same reports. */
export interface CampaignMix {
  insight: CampaignIntelligence
  /** Whom the budget should book, of all who are verified and not declined. */
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
  const { members, overlaps, budget, goal } = insight
  const approved = members.filter((each) => each.approved)
  const counted = approved.length > 0 ? approved : members
  const portfolio = portfolioOf(members, { budget, goal, overlaps })
  const all = counted.length === members.length
  return {
    ...{ insight, portfolio },
    forecast: all ? portfolio.together : portfolioOf(counted, { budget: null, goal, overlaps }).together,
    counted: approved.length > 0 ? 'approved' : 'verified',
    members: counted.length,
  }
}
