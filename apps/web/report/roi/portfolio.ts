import type { OverlapAnswer, RoiAnswer } from '@vouch/contract'
import {
  type Choice,
  candidateOf,
  chooseCreators,
  forecastRoi,
  forecastSeveral,
  type OverlapOf,
  type RoiForecast,
  type RoiInput,
  type SeveralForecast,
  unknownOverlap,
} from '@vouch/engine'
import { overlapShare } from './overlap-words.ts'
import { firstPlan } from './plan-fields.ts'

/** Several creators in one campaign: each with the plan that is saved beside its report, or with one post at the market's price. */

export interface PortfolioMember {
  /** Of the verification. */
  id: string
  answer: RoiAnswer
}

export interface MemberForecast {
  id: string
  creator: string
  fee: number
  planned: boolean
  forecast: RoiForecast | null
}

export interface Portfolio {
  members: MemberForecast[]
  together: SeveralForecast | null
  /** People that the creators would reach if no audiences overlapped; median. */
  reachApart: number | null
  choice: Choice | null
}

const draws = 4_000

/** @param budget US dollars; null weighs nothing and forecasts all together
 *  @param overlaps of the same verifications; null where nobody compared the audiences, and the engine's default stands in */
export function portfolioOf(
  members: readonly PortfolioMember[],
  { budget, goal, overlaps }: { budget: number | null; goal: Choice['goal']; overlaps: OverlapAnswer | null },
): Portfolio {
  const overlapOf = overlapOfCreators(members, overlaps)
  const inputs = members.map(({ id, answer }) => ({ id, answer, input: inputOf(answer) }))
  const forecasts = inputs.map(({ id, answer, input }) => ({
    id,
    creator: input.creator.id,
    fee: input.campaign.fee,
    planned: answer.saved !== null,
    forecast: forecastRoi(input, draws),
  }))
  const candidates = forecasts.flatMap(({ creator, forecast }) => (forecast ? [candidateOf(creator, forecast)] : []))
  const distinct = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()]
  const campaigns = inputs.map(({ input }) => input)
  return {
    members: forecasts,
    together: forecastSeveral(campaigns, overlapOf, draws),
    reachApart: forecastSeveral(campaigns, () => 0, draws)?.reach.p50 ?? null,
    choice: budget === null || distinct.length === 0 ? null : chooseCreators(distinct, budget, goal, overlapOf),
  }
}

/** The engine knows creators by their names, the overlaps by verifications. */
function overlapOfCreators(members: readonly PortfolioMember[], overlaps: OverlapAnswer | null): OverlapOf {
  const verifications = new Map(members.map(({ id, answer }) => [answer.creator.id, id]))
  return (one, other) => {
    const [a, b] = [verifications.get(one), verifications.get(other)]
    const known = overlaps && a && b ? overlapShare(overlaps, a, b) : undefined
    return known ?? unknownOverlap().share
  }
}

function inputOf({ creator, saved, suggestedFee }: RoiAnswer): RoiInput {
  return { creator, campaign: (saved ?? firstPlan(suggestedFee)).campaign, calibration: null }
}
