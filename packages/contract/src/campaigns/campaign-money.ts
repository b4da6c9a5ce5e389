import type { CampaignCreatorValues } from './campaign-fields.ts'
import type { CampaignFacts } from './campaign-missing.ts'
import { takesPart } from './taking-part.ts'

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

/** @returns what is still due to a creator, in the campaign's currency; 0 for one who doesn't take part */
export function owedTo(
  values: Pick<CampaignCreatorValues, 'decision' | 'outreach' | 'paid' | 'agreedFee' | 'fee'>,
): number {
  return takesPart(values) ? Math.max(0, (feeOf(values) ?? 0) - (values.paid ?? 0)) : 0
}

/** @returns budget, spent, committed and planned. Payments count whoever got them; what is only planned counts for those who may still agree. */
export function campaignMoney({
  values: { budget },
  creators,
}: Pick<CampaignFacts, 'values' | 'creators'>): CampaignMoney {
  let [spent, committed, planned] = [0, 0, 0]
  for (const { values } of creators) {
    spent += values.paid ?? 0
    committed += owedTo(values)
    const isPlanned = values.decision === 'approved' && values.outreach !== 'turned-down' && !takesPart(values)
    if (isPlanned) planned += feeOf(values) ?? 0
  }
  return { budget, spent, committed, planned, left: budget === null ? null : budget - spent - committed }
}
