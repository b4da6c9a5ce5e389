/** Which heads the forecast has, and which creators each is fitted on. */
import type { CountingTime, ForecastHead, ForecastMetric, Recency } from '@vouch/engine'
import type { CreatorFile } from '../creators/creator-file.ts'
import { type ForecastExample, forecastExamples, settledExamples } from './forecast-example.ts'
import { fittedHead, type HeadSettings, type PreparedExample } from './head-fit.ts'

export interface HeadPlan {
  platform: 'instagram' | 'tiktok' | 'youtube'
  metric: ForecastMetric
  counted: readonly CountingTime[]
}

/** Days after which counts hardly move. TikTok: in the crawl of 2020 plays of the first six hours stand at a tenth of the
 *  settled level, those of the second day at half, those from the fifth day on within a tenth of it. Instagram: likes of
 *  the first day are within a twentieth. YouTube: nobody read these channels twice in their first days; a week is assumed. */
export const settleDays: Readonly<Record<HeadPlan['platform'], number>> = { instagram: 1, tiktok: 5, youtube: 7 }

const both: readonly CountingTime[] = ['settled', 'together']

/** YouTube comes last: its heads borrow from TikTok's. */
export const headPlans: readonly HeadPlan[] = [
  { platform: 'instagram', metric: 'likes', counted: both },
  { platform: 'instagram', metric: 'comments', counted: both },
  ...(['views', 'likes', 'comments'] as const).flatMap((metric): HeadPlan[] => [
    { platform: 'tiktok', metric, counted: ['settled'] },
    { platform: 'tiktok', metric, counted: ['together'] },
  ]),
  ...(['views', 'likes', 'comments'] as const).map(
    (metric): HeadPlan => ({ platform: 'youtube', metric, counted: both }),
  ),
]

/** Half-lives of the product, chosen among those that `lab/src/experiments/forecast-choices.ts` compares. */
export const recencies: readonly Recency[] = [
  { unit: 'posts', halfLife: 2 },
  { unit: 'posts', halfLife: 8 },
  { unit: 'posts', halfLife: null },
  { unit: 'days', halfLife: 15 },
  { unit: 'days', halfLife: 60 },
]

export const headSettings: HeadSettings = { recencies, pull: 0.02, ownWidths: true }

/** @returns the examples of one head from all files of its platform */
export function planExamples(plan: HeadPlan, files: readonly CreatorFile[]): ForecastExample[] {
  return files.flatMap(({ name, creators }) => {
    const file = { name, creators: creators.filter(({ platform }) => platform === plan.platform) }
    if (file.creators.length === 0) return []
    if (plan.counted.includes('together')) return forecastExamples(file, plan.metric)
    return settledExamples(file, plan.metric, settleDays[plan.platform])
  })
}

/** @returns the head that a plan of few creators borrows from: the same metric on TikTok, counted in one look */
export function neighbourOf(plan: HeadPlan, heads: readonly ForecastHead[]): ForecastHead | null {
  if (plan.platform !== 'youtube') return null
  const neighbour = heads.find(
    ({ platform, metric, counted }) => platform === 'tiktok' && metric === plan.metric && counted.includes('together'),
  )
  return neighbour ?? null
}

/** Below this many creators the ends of an 80 % range are nobody's. */
export const creatorsMin = 10

/** Fits the heads in the order of the plans; a plan with too few creators has none. */
export function fittedHeads(
  plans: readonly HeadPlan[],
  examplesOf: (plan: HeadPlan) => readonly PreparedExample[],
  settings: HeadSettings,
): ForecastHead[] {
  const heads: ForecastHead[] = []
  for (const plan of plans) {
    const examples = examplesOf(plan)
    if (examples.length >= creatorsMin) heads.push(fittedHead(plan, examples, settings, neighbourOf(plan, heads)))
  }
  return heads
}
