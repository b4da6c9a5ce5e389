import { type Calibration, forecastRoi, recalibrate, seededRandom } from '@vouch/engine'
import { type Campaign, simulatedBrand, type World } from './simulated-brands.ts'

/** Forecast against outcome on simulated brands: before any of the brand's own results, and after some. */
export interface BacktestRow {
  world: string
  /** Campaigns that the brand had run before the one that is forecast. */
  learntFrom: number
  brands: number
  /** Shares of outcomes between the 10th and the 90th percentile. */
  clicksCovered: number
  ordersCovered: number
  profitCovered: number
  /** Median factor by which the middle forecast is off: 2 is half or double. */
  clicksOff: number
  ordersOff: number
  /** The same for the published rates alone, on the same campaigns. */
  clicksOffPlain: number
  ordersOffPlain: number
  profitCoveredPlain: number
}

const draws = 600

/** @param learntFrom how many campaigns are known before the forecast, one row for each
 *  @returns rows of one world */
export function backtest(world: World, brands: number, learntFrom: readonly number[], firstSeed = 1): BacktestRow[] {
  const histories = Array.from({ length: brands }, (_, index) =>
    simulatedBrand(world, firstSeed + index, Math.max(...learntFrom) + 1),
  )
  const plain = histories.map((history) => scoreOf(lastOf(history), null))
  return learntFrom.map((count) => {
    const scored = histories.map((history, index) => {
      const calibration = recalibrate(
        history.slice(0, count).map((campaign) => ({ ...campaign, reach: null, countedBy: 'analytics' as const })),
      )
      const alone = plain[index] ?? scoreOf(lastOf(history), null)
      return { own: calibration === null ? alone : scoreOf(lastOf(history), calibration), plain: alone }
    })
    const share = (value: (one: Score) => boolean, of: 'own' | 'plain' = 'own') =>
      scored.filter((one) => value(one[of])).length / scored.length
    const off = (value: (one: Score) => number, of: 'own' | 'plain' = 'own') =>
      Math.exp(middle(scored.map((one) => Math.abs(value(one[of])))))
    return {
      ...{ world: world.name, learntFrom: count, brands: scored.length },
      clicksCovered: share(({ clicks }) => clicks.covered),
      ordersCovered: share(({ orders }) => orders.covered),
      profitCovered: share(({ profit }) => profit.covered),
      clicksOff: off(({ clicks }) => clicks.off),
      ordersOff: off(({ orders }) => orders.off),
      clicksOffPlain: off(({ clicks }) => clicks.off, 'plain'),
      ordersOffPlain: off(({ orders }) => orders.off, 'plain'),
      profitCoveredPlain: share(({ profit }) => profit.covered, 'plain'),
    }
  })
}

interface Score {
  clicks: Hit
  orders: Hit
  profit: Hit
}

interface Hit {
  covered: boolean
  /** Logarithm of outcome over middle forecast. */
  off: number
}

function scoreOf(campaign: Campaign, calibration: Calibration | null): Score {
  const forecast = forecastRoi({ ...campaign.input, calibration }, draws)
  if (forecast === null) throw new Error('A simulated creator has views or likes.')
  const random = seededRandom(campaign.clicks + 7_919 * campaign.orders + Math.round(campaign.reach))
  const unit = (campaign.input.campaign.productPrice ?? 0) * (campaign.input.campaign.margin ?? 0)
  return {
    clicks: hit(campaign.clicks, forecast.clicks, 1, random()),
    orders: hit(campaign.orders, forecast.orders, 1, random()),
    profit: hit(campaign.grossProfit, forecast.grossProfit, unit, random()),
  }
}

/** Outcomes are whole numbers of `unit` and forecasts are not. A whole number stands for everything that rounds to it, half a unit to
 *  either side and for none only upwards, so it is spread over that place by chance before it is compared: a range gets credit for
 *  the part of the place that it covers. */
function hit(
  outcome: number,
  { p10, p50, p90 }: { p10: number; p50: number; p90: number },
  unit: number,
  at: number,
): Hit {
  const half = unit / 2
  const spread = outcome === 0 ? half * at : outcome + unit * (at - 0.5)
  return { covered: spread >= p10 && spread <= p90, off: Math.log((outcome + half) / (p50 + half)) }
}

function lastOf(history: readonly Campaign[]): Campaign {
  const campaign = history.at(-1)
  if (campaign === undefined) throw new Error('A simulated brand has campaigns.')
  return campaign
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
