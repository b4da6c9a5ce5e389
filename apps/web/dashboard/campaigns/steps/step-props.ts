import type { Campaign } from '@vouch/contract'
import type { CampaignActs } from '../../../api/campaigns.ts'

/** What every step is given: the campaign as it is, and what changes it. */
export interface StepProps {
  campaign: Campaign
  acts: CampaignActs
}
