import { type Candidate, chooseCreators, forecastRoi, type RoiInput, roiTornado, seededRandom } from '@vouch/engine'
import type { Row } from './row.ts'
import { mediansMs } from './timing.ts'

/** The forecast of return and the choice among twenty creators, beside their limits; a sort of as many numbers in the same rounds
 *  tells a slow moment of the machine from a slow program. */

const rounds = 15
const draws = 10_000
const forecastMsMax = 50
const choiceMsMax = 1_000

export function roiRows(): Row[] {
  const input = wholeInput()
  const random = seededRandom(7)
  const numbers = Float64Array.from({ length: draws }, random)
  const { candidates, budget } = twentyCandidates(random)
  const overlapOf = (one: string, other: string) => (one === other ? 1 : 0.1)
  const ms = mediansMs(rounds, {
    forecast: () => forecastRoi(input, draws),
    tornado: () => roiTornado(input),
    choice: () => chooseCreators(candidates, budget, 'profit', overlapOf),
    sort: () => Float64Array.from(numbers).sort(),
  })
  const sorts = `a sort of ${draws} numbers: ${ms.sort.toFixed(1)} ms`
  return [
    {
      what: `forecast of return, ${draws} draws`,
      figure: `${ms.forecast.toFixed(1)} ms`,
      peer: `limit ${forecastMsMax} ms (${sorts})`,
      kept: ms.forecast <= forecastMsMax,
    },
    { what: '  what matters most, apart', figure: `${ms.tornado.toFixed(2)} ms`, peer: '', kept: null },
    {
      what: `the best of all sets of ${candidates.length} creators within a budget`,
      figure: `${ms.choice.toFixed(1)} ms`,
      peer: `limit ${choiceMsMax} ms`,
      kept: ms.choice <= choiceMsMax,
    },
  ]
}

/** Creators of nearly the same value for money, which is when a search has to look longest. */
function twentyCandidates(random: () => number): { candidates: Candidate[]; budget: number } {
  const candidates = Array.from({ length: 20 }, (_, index) => {
    const reach = 1_000 * (1 + random())
    return { id: `creator-${index}`, reach, cost: reach * 0.05, grossProfit: reach * 0.05 * (1.6 + 0.1 * random()) }
  })
  return { candidates, budget: candidates.reduce((sum, { cost }) => sum + cost, 0) / 2 }
}

/** As much left open as most briefs leave: open factors are the ones that are drawn. */
function wholeInput(): RoiInput {
  const open = { reach: null, views: null, engagement: null, massFollowerShare: null, inauthenticCommentsShare: null }
  return {
    creator: {
      ...open,
      ...{ id: 'instagram/bench', platform: 'instagram', followers: 100_000 },
      likes: { p10: 1_000, p50: 1_500, p90: 2_200 },
      suspiciousShare: { share: 0.1, low: 0.06, high: 0.15 },
      ...{ growthAnomaly: 0.2, commentsPerLike: null, savesPerLike: null, replyShare: 0.3, viewSpread: null },
      ...{ postsPerWeek: 4, originalShare: null, sponsoredShare: 0.25, paidPerformance: null, otherBrands: 3 },
      ...{ audienceCountries: null, audienceMatch: null, interestFit: null, safetyRisk: null, history: null },
    },
    campaign: {
      ...{ fee: 1_000, otherCosts: 100, posts: 3, format: 'story', linkPlace: null, brandLinked: true, niche: null },
      ...{ productPrice: 60, margin: null, conversionRate: null, landingQuality: null, discount: 0.1, markets: null },
      ...{ attributionDays: 30, usageRights: 'web', exclusivityMonths: 1, boostSpend: 200, earlierCampaigns: 1 },
    },
    calibration: null,
  }
}
