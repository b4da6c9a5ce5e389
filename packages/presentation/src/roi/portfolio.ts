import type { OverlapAnswer, OverlapPair, RoiAnswer, RoiPlan } from '@vouch/contract'
import {
  type Choice,
  candidateOf,
  chooseCreators,
  forecastRoi,
  forecastSeveral,
  type Overlap,
  type OverlapOf,
  type ReachTogether,
  type RoiForecast,
  type RoiInput,
  reachTogether,
  type SeveralForecast,
  unknownOverlap,
  usualPost,
} from '@vouch/engine'

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
  verdict: RoiAnswer['verdict']
  /** People whom one usual post reaches, all accounts, as the report states it. */
  reach: RoiAnswer['reach']
  /** US dollars for one usual post, as the report states it. */
  price: RoiAnswer['price']
  forecast: RoiForecast | null
}

export interface Portfolio {
  members: MemberForecast[]
  together: SeveralForecast | null
  /** One usual post of each, all accounts, as a shortlist of the same creators states it. */
  stated: ReachTogether | null
  choice: Choice | null
  /** What the chosen bring together, told as the figures of each are: by the median. Null where nobody is chosen. */
  booked: SeveralForecast | null
  /** Members whom no budget books, because their reports say not to. */
  refused: MemberForecast[]
}

export interface PortfolioWish {
  /** US dollars; null weighs nothing and forecasts all together. */
  budget: number | null
  goal: Choice['goal']
  /** Of the same verifications; null where nobody compared the audiences, and the engine's default stands in. */
  overlaps: OverlapAnswer | null
  /** Members who take part whatever the budget books: their fees are no part of it. */
  agreed?: readonly string[]
}

/** @returns each member's forecast, what all bring together, and whom the budget should book */
export function portfolioOf(
  members: readonly PortfolioMember[],
  { budget, goal, overlaps, agreed = [] }: PortfolioWish,
): Portfolio {
  const overlapOf = overlapOfCreators(members, overlaps)
  const shareOf: OverlapOf = (one, other) => overlapOf(one, other).share
  const inputs = members.map(({ id, answer }) => ({ id, answer, input: inputOf(answer) }))
  const forecasts = inputs.map(({ id, answer, input }) => ({
    id,
    creator: input.creator.id,
    fee: input.campaign.fee,
    planned: answer.saved !== null,
    verdict: answer.verdict,
    reach: answer.reach,
    price: answer.price,
    forecast: forecastRoi(input),
  }))
  const refused = forecasts.filter(isRefused)
  const candidates = forecasts
    .filter((member) => !isRefused(member))
    .flatMap(({ id, creator, forecast }) => {
      if (forecast === null) return []
      const candidate = candidateOf(creator, forecast)
      return [agreed.includes(id) ? { ...candidate, cost: 0 } : candidate]
    })
  const distinct = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()]
  const campaigns = inputs.map(({ input }) => input)
  const choice = budget === null || distinct.length === 0 ? null : chooseCreators(distinct, budget, goal, shareOf)
  const chosen = campaigns.filter(({ creator }) => choice?.chosen.includes(creator.id))
  const reaches = members.flatMap(({ answer: { creator, reach } }) =>
    reach === null ? [] : [{ id: creator.id, ...reach }],
  )
  const reached = [...new Map(reaches.map((reach) => [reach.id, reach])).values()]
  return {
    members: forecasts,
    together: forecastSeveral(campaigns, shareOf),
    refused,
    stated: reachTogether(reached, overlapOf),
    choice,
    booked: chosen.length === 0 ? null : forecastSeveral(chosen, shareOf),
  }
}

/** A mix must not recommend whom a report advises against. */
function isRefused({ verdict: { decision, fraudRisk } }: Pick<MemberForecast, 'verdict'>): boolean {
  return decision === null ? fraudRisk === 'high' || fraudRisk === 'critical' : decision.word === 'dont-book'
}

/** Half of what all whom the reports let book would cost together, to two digits: a budget that has to choose. It pays for the cheapest at least,
 *  or the first answer would be to book nobody. US dollars; 0 where nobody has a price. */
export function firstBudget(members: readonly PortfolioMember[]): number {
  const fees = members
    .filter(({ answer }) => !isRefused(answer))
    .map(({ answer }) => inputOf(answer).campaign.fee)
    .filter((fee) => fee > 0)
  if (fees.length === 0) return 0
  const all = fees.reduce((sum, fee) => sum + fee, 0)
  return Math.max(Number((all / 2).toPrecision(2)), Math.ceil(Math.min(...fees)))
}

/** The engine knows creators by their names, the overlaps by verifications. */
function overlapOfCreators(
  members: readonly PortfolioMember[],
  overlaps: OverlapAnswer | null,
): (one: string, other: string) => Overlap {
  const verifications = new Map(members.map(({ id, answer }) => [answer.creator.id, id]))
  return (one, other) => {
    const [a, b] = [verifications.get(one), verifications.get(other)]
    const pair = overlaps && a && b ? pairOf(overlaps, a, b) : undefined
    if (pair === undefined) return one === other ? sameAudience : unknownOverlap()
    const { measured, share, low, high, common } = pair
    return { kind: measured ? 'measured' : 'default', share, low, high, common }
  }
}

/** @returns the pair of two verifications, whichever is named first. */
export function pairOf({ pairs }: Pick<OverlapAnswer, 'pairs'>, one: string, other: string): OverlapPair | undefined {
  return pairs.find((pair) => (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one))
}

/** @returns the plan that a report begins with: its own price and nothing else decided. */
export function firstPlan(fee: number | null): RoiPlan {
  return { campaign: { ...usualPost, fee: fee ?? 0 }, goal: 'profit', budget: null }
}

const sameAudience: Overlap = { kind: 'measured', share: 1, low: 1, high: 1, common: 0 }

function inputOf({ creator, saved, suggestedFee, calibration }: RoiAnswer): RoiInput {
  return { creator, campaign: (saved ?? firstPlan(suggestedFee)).campaign, calibration }
}
