/** The forecast of next posts against simple rules, on creators that no part of the fit had seen. */
import { readdirSync } from 'node:fs'
import type { ForecastMetric } from '@vouch/engine'
import { type CreatorFile, creatorFiles } from '../creators/creator-file.ts'
import { conformalQuantile } from '../forecast/absolute-fit.ts'
import { withNewestPosts } from '../forecast/forecast-example.ts'
import { type HeadPlan, headPlans, headSettings, recencies } from '../forecast/forecast-heads.ts'
import {
  coverage,
  type Forecasted,
  forecasted,
  medianError,
  medianFactor,
  singleCoverage,
  unseenForecasts,
} from '../forecast/forecast-scores.ts'
import { industryRules, luckFloor, medianRules, peekingError, type SimpleRule } from '../forecast/simple-rules.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** One file's creators with one metric, counted in one way. */
interface Cell {
  plan: HeadPlan
  file: string
  forecasts: Forecasted[]
}

/** Goals for the median error in per cent; a range covers where four in five creators are inside. */
const tiktokGoal = 42
const instagramGoal = 16
const coverageGoal = { low: 0.77, high: 0.83 } as const
const scarcePasts = [1, 2, 3, 5, 8, 12] as const

/** How well the median of the next posts is forecast, and how often its range holds it. */
export const forecastPart: AccuracyPart = {
  name: 'forecast',
  measure(data) {
    if (!readdirSync(data).some((name) => /^creators_.*\.json$/.test(name))) return null
    const cells = measuredCells(creatorFiles(data))
    if (cells.length === 0) return null
    const together = cells.filter(({ plan }) => plan.counted.includes('together'))
    const text = [
      `### forecast: median error of the median of the next posts, in per cent\n\n${errorTable(together)}`,
      `### forecast: how often the 80% ranges hold\n\n${rangeTable(cells)}`,
      `### forecast: with only the newest posts known\n\n${scarceTable(together)}`,
    ].join('\n\n')
    return { text, goals: [...errorGoals(together), ...together.filter(isCommanded).map(coverageGoalOf)] }
  },
}

function measuredCells(files: readonly CreatorFile[]): Cell[] {
  return unseenForecasts(headPlans, files, headSettings).flatMap((forecasts, index) => {
    const plan = headPlans[index]
    if (plan === undefined) return []
    const names = [...new Set(forecasts.map(({ example }) => example.file))]
    return names.map((file) => ({ plan, file, forecasts: forecasts.filter(({ example }) => example.file === file) }))
  })
}

/** Metrics that `lab forecast` writes and that the goals speak of. */
function isCommanded({ plan: { platform, metric } }: Cell): boolean {
  const commanded: Record<HeadPlan['platform'], readonly ForecastMetric[]> = {
    instagram: ['likes', 'comments'],
    tiktok: ['views', 'likes'],
    youtube: ['views'],
  }
  return commanded[platform].includes(metric)
}

function errorTable(cells: readonly Cell[]): string {
  const header = ['file', 'metric', 'creators', 'forecast', ...medianRules.map(({ name }) => name)]
  return markdownTable(
    [...header, 'average of the last 12', 'followers × usual rate', 'peeking at every second post', 'luck alone'],
    cells.map(({ plan, file, forecasts }) => {
      const examples = forecasts.map(({ example }) => example)
      const [averageRule, followerRule] = industryRules(examples)
      return [
        file,
        plan.metric,
        String(forecasts.length),
        medianError(forecasts).toFixed(1),
        ...medianRules.map((rule) => ruleError(forecasts, rule)),
        ruleError(forecasts, averageRule),
        ruleError(forecasts, followerRule),
        peekingError(examples).toFixed(1),
        luckFloor(examples).toFixed(1),
      ]
    }),
  )
}

function ruleError(forecasts: readonly Forecasted[], rule: SimpleRule | undefined): string {
  return rule === undefined ? '–' : medianError(forecasts, rule.forecast).toFixed(1)
}

function rangeTable(cells: readonly Cell[]): string {
  return markdownTable(
    [
      'file',
      'metric',
      'counted',
      'creators',
      'median error',
      'range of the median holds',
      'factor',
      'range of one post holds',
      'factor ',
    ],
    cells.map(({ plan, file, forecasts }) => [
      file,
      plan.metric,
      plan.counted.length === 2 ? 'any time' : String(plan.counted[0]),
      String(forecasts.length),
      `${medianError(forecasts).toFixed(1)}%`,
      percent(coverage(forecasts)),
      `× ${medianFactor(forecasts.map(({ median }) => median)).toFixed(2)}`,
      percent(singleCoverage(forecasts)),
      `× ${medianFactor(forecasts.map(({ single }) => single)).toFixed(2)}`,
    ]),
  )
}

/** Creators with a longer past, forecast again as if it were short: error and coverage side by side. */
function scarceTable(cells: readonly Cell[]): string {
  return markdownTable(
    ['file', 'metric', ...scarcePasts.map((posts) => (posts === 1 ? '1 post' : `${posts} posts`)), 'all'],
    cells.filter(isCommanded).map(({ plan, file, forecasts }) => {
      const short = scarcePasts.map((posts) =>
        forecasts
          .filter(({ example }) => example.past.logCounts.length > posts)
          .map(({ head, example }) => forecasted(head, withNewestPosts(example, posts), recencies)),
      )
      const cell = (chosen: readonly Forecasted[]) =>
        chosen.length === 0 ? '–' : `${medianError(chosen).toFixed(0)}%, ${percent(coverage(chosen))}`
      return [file, plan.metric, ...[...short, forecasts].map(cell)]
    }),
  )
}

function errorGoals(cells: readonly Cell[]): Goal[] {
  const plays = cells.filter(({ plan }) => plan.platform === 'tiktok' && plan.metric === 'views')
  const likes = cells.filter(({ plan }) => plan.platform === 'instagram' && plan.metric === 'likes')
  const all = { name: 'Instagram likes, all files', forecasts: likes.flatMap(({ forecasts }) => forecasts) }
  return [
    ...plays.map((cell) => errorGoal('TikTok plays', cell.forecasts, tiktokGoal)),
    ...(likes.length === 0 ? [] : [errorGoal(all.name, all.forecasts, instagramGoal)]),
    ...likes.map((cell) => errorGoal(`Instagram likes, ${cell.file}`, cell.forecasts, instagramGoal)),
  ]
}

/** The simple method is the best of the medians of the last 5, the last 12 and all posts, chosen on the very rows. */
function errorGoal(name: string, forecasts: readonly Forecasted[], goal: number): Goal {
  const reached = medianError(forecasts)
  const simple = Math.min(...medianRules.map(({ forecast }) => medianError(forecasts, forecast)))
  return {
    measure: `next-post forecast, median error: ${name}`,
    kind: 'real',
    goal: `${goal}%`,
    reached: `${reached.toFixed(1)}%`,
    baseline: `${simple.toFixed(1)}%`,
    met: reached <= goal,
  }
}

/** The simple range is that of the creator's own posts: from the 10% to the 90% quantile of the past. */
function coverageGoalOf({ plan, file, forecasts }: Cell): Goal {
  const reached = coverage(forecasts)
  const own = forecasts.map((one) => ({ ...one, median: ownRange(one) }))
  return {
    measure: `80% range covers: ${file} ${plan.metric}`,
    kind: 'real',
    goal: '77 to 83%',
    reached: percent(reached),
    baseline: percent(coverage(own)),
    met: reached >= coverageGoal.low && reached <= coverageGoal.high,
  }
}

function ownRange({ example, median }: Forecasted): Forecasted['median'] {
  const [p10, p90] = [conformalQuantile(example.pastCounts, 0.1), conformalQuantile(example.pastCounts, 0.9)]
  return { p10, p50: median.p50, p90 }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
