import type { CampaignCreatorValues } from './campaign-fields.ts'
import type { CampaignFacts } from './campaign-missing.ts'

/** Where the money of a campaign is, in its own currency. */
export interface CampaignMoney {
  /** Null until somebody sets it. */
  budget: number | null
  /** Paid to creators. */
  spent: number
  /** Due to creators who take part and not paid yet. */
  committed: number
  /** Fees in mind for creators who are approved and have not agreed. */
  planned: number
  /** The budget less what is spent and committed; below zero where it is overdrawn. Null without a budget. */
  left: number | null
}

/** @returns what a creator costs the campaign: the agreed fee, else the one in mind; null where neither is known */
export function feeOf({ agreedFee, fee }: Pick<CampaignCreatorValues, 'agreedFee' | 'fee'>): number | null {
  return agreedFee ?? fee
}

/** @returns whether a creator is in the campaign for sure: approved and agreed, or paid already, whatever else was noted */
export function takesPart({
  decision,
  outreach,
  paid,
}: Pick<CampaignCreatorValues, 'decision' | 'outreach' | 'paid'>): boolean {
  if (decision === 'declined' || outreach === 'turned-down') return false
  return (paid ?? 0) > 0 || (decision === 'approved' && outreach === 'agreed')
}

/** @returns budget, spent, committed and planned. Payments count whoever got them; what is only planned counts for those who may still agree. */
export function campaignMoney({
  values: { budget },
  creators,
}: Pick<CampaignFacts, 'values' | 'creators'>): CampaignMoney {
  let [spent, committed, planned] = [0, 0, 0]
  for (const { values } of creators) {
    const [paid, fee] = [values.paid ?? 0, feeOf(values) ?? 0]
    spent += paid
    if (takesPart(values)) committed += Math.max(0, fee - paid)
    else if (values.decision === 'approved' && values.outreach !== 'turned-down') planned += fee
  }
  return { budget, spent, committed, planned, left: budget === null ? null : budget - spent - committed }
}
