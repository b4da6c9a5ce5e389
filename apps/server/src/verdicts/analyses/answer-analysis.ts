import type { AnalysisKind, RoiAnswer } from '@vouch/contract'
import {
  analyseOverexposure,
  analyseRegret,
  analyseRisk,
  type OwnRate,
  type Report,
  type RoiCampaign,
  reviewCaptions,
  type Snapshot,
} from '@vouch/engine'
import { roiOf } from './roi-of.ts'

/** One analysis of one report: the engine's answer, or why there is none. The refusals are sentences for the buyer, who has
 *  the credits back when reading them. */
export type Answered = { answer: object } | { refusal: string }

export interface AnalysedReport {
  report: Report
  snapshot: Snapshot
  saved: RoiAnswer['saved']
  /** What the workspace knows better than the published tables; null: nothing. */
  ownRates: readonly OwnRate[] | null
}

/** Everything left open but the fee, and nothing paid for rights or advertising. */
const openCampaign: Omit<RoiCampaign, 'fee'> = {
  ...{ otherCosts: null, posts: null, format: null, linkPlace: null, brandLinked: null, niche: null },
  ...{ productPrice: null, margin: null, conversionRate: null, landingQuality: null, discount: null },
  ...{ markets: null, attributionDays: null, usageRights: null, exclusivityMonths: null, boostSpend: null },
  earlierCampaigns: null,
}

/** @param saved the plan that stands beside the report; without one, one post at the price that the report estimates */
export function answerAnalysis(kind: AnalysisKind, { report, snapshot, saved, ownRates }: AnalysedReport): Answered {
  const { creator: read, suggestedFee } = roiOf(report, snapshot)
  const creator = { ...read, ownRates }
  if (kind === 'ai_risk_analysis') return { answer: analyseRisk(report, snapshot) }
  if (kind === 'overexposure_index') {
    const answer = analyseOverexposure(creator, snapshot)
    return answer === null
      ? {
          refusal: 'Too few posts have a caption or label showing whether they’re sponsored, so there is no index.',
        }
      : { answer }
  }
  const fee = saved?.campaign.fee ?? suggestedFee
  if (fee === null) {
    return {
      refusal: 'There’s no fee to work with because the report has no price per post. Save a plan with a fee first.',
    }
  }
  const campaign = saved?.campaign ?? { ...openCampaign, fee }
  const answer = analyseRegret(creator, campaign, reviewCaptions(snapshot))
  return answer === null
    ? { refusal: 'Views, likes and followers are all unknown, so there’s nothing to forecast.' }
    : { answer }
}
