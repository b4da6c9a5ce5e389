import type { CampaignCreator } from '@vouch/contract'

/** @returns whether a creator counts in what a campaign brought: whoever agreed, and whoever was paid */
export function isBought({ fields }: CampaignCreator): boolean {
  return (fields.decision.value === 'approved' && fields.outreach.value === 'agreed') || Boolean(fields.paid.value)
}
