import { type CampaignCreator, isTakingPart } from '@vouch/contract'

/** @returns whether a creator counts in what a campaign brought: whoever takes part, and whoever was paid and then left it */
export function isBought(creator: CampaignCreator): boolean {
  return isTakingPart(creator) || Boolean(creator.fields.paid.value)
}
