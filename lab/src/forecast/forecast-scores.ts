/** How good forecasts are, counted on creators that the forecast had not seen. */
import { type ForecastHead, type ForecastRange, headForecast, type Recency } from '@vouch/engine'
import type { CreatorFile } from '../creators/creator-file.ts'
import { middle } from './absolute-fit.ts'
import type { ForecastExample } from './forecast-example.ts'
import { creatorsMin, type HeadPlan, neighbourOf, planExamples } from './forecast-heads.ts'
import { creatorFolds, fittedHead, type HeadSettings, preparedExample } from './head-fit.ts'

export interface Forecasted {
  example: ForecastExample
  /** The head, which was fitted without this creator. */
  head: ForecastHead
  median: ForecastRange
  single: ForecastRange
}

const outerFolds = 5

/** Forecasts every creator by a head that was fitted, width and quantiles included, on the other four fifths of the creators.
 *  The few YouTube channels are left out one at a time.
 *  @returns one list for each plan, in the order of its examples */
export function unseenForecasts(
  plans: readonly HeadPlan[],
  files: readonly CreatorFile[],
  settings: HeadSettings,
  salt = 0,
): Forecasted[][] {
  const heads: ForecastHead[] = []
  return plans.map((plan) => {
    const examples = planExamples(plan, files)
    if (examples.length < creatorsMin) return []
    const prepared = examples.map((example) => preparedExample(example, settings.recencies))
    const neighbour = neighbourOf(plan, heads)
    const folds = plan.platform === 'youtube' ? examples.length : outerFolds
    const foldOf = creatorFolds(
      examples.map(({ creator }) => creator),
      folds,
      salt,
    )
    const forecasts: Forecasted[] = []
    for (let fold = 0; fold < folds; fold += 1) {
      const kept = prepared.filter((_, index) => foldOf[index] !== fold)
      const head = fittedHead(plan, kept, settings, neighbour)
      for (const example of examples.filter((_, index) => foldOf[index] === fold)) {
        forecasts.push(forecasted(head, example, settings.recencies))
      }
      // Channels borrow from creators of another platform, who are all strangers to them.
      if (fold === 0 && plan.platform === 'tiktok') heads.push(head)
    }
    return forecasts
  })
}

/** @returns one creator's forecast by a head */
export function forecasted(head: ForecastHead, example: ForecastExample, recencies: readonly Recency[]): Forecasted {
  return { example, head, ...headForecast(head, recencies, example.past, example.followers) }
}

/** @returns the absolute errors in per cent of what came, creators whose median was 0 left out */
export function percentErrors(pairs: readonly { forecast: number; truth: number }[]): number[] {
  return pairs.flatMap(({ forecast, truth }) => (truth > 0 ? [100 * Math.abs(forecast / truth - 1)] : []))
}

export function medianError(forecasts: readonly Forecasted[], rule?: (example: ForecastExample) => number): number {
  return middle(
    percentErrors(
      forecasts.map(({ example, median }) => ({
        forecast: rule?.(example) ?? median.p50,
        truth: middle(example.rest),
      })),
    ),
  )
}

/** @returns the share of creators whose median lies in the range, ends included */
export function coverage(forecasts: readonly Forecasted[]): number {
  const inside = forecasts.filter(({ example, median }) => {
    const truth = middle(example.rest)
    return truth >= median.p10 && truth <= median.p90
  })
  return inside.length / Math.max(1, forecasts.length)
}

/** @returns the share of single next posts in their range; every creator has the same say */
export function singleCoverage(forecasts: readonly Forecasted[]): number {
  const shares = forecasts.map(
    ({ example, single }) =>
      example.rest.filter((count) => count >= single.p10 && count <= single.p90).length / example.rest.length,
  )
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** @returns the middle factor between the ends of the range and its middle: 2 means from half to double */
export function medianFactor(ranges: readonly ForecastRange[]): number {
  return middle(ranges.map(({ p10, p90 }) => Math.sqrt(Math.max(p90, 0.5) / Math.max(p10, 0.5))))
}
