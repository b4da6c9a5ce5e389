import { niches, ownRateIds, platforms, sourceGrades } from '@vouch/engine'
import { z } from 'zod'
import type { TopicId } from '../../finding/creator-topics.ts'
import { route } from '../../wire/route.ts'

/** Benchmarks: published and measured figures for creators of one platform, size and industry, the workspace's own figures, and what its
 *  campaigns brought. A table is opened for a month. */

/** Sizes by followers, as addresses write them; their places are those of the engine's tiers. */
export const benchmarkSizes = ['1k-5k', '5k-10k', '10k-50k', '50k-100k', '100k-500k', '500k-1m', '1m-plus'] as const
export type BenchmarkSize = (typeof benchmarkSizes)[number]

export const benchmarkCategories = ['all', ...niches] as const
export type BenchmarkCategory = (typeof benchmarkCategories)[number]

/** What creators of an industry talk about, by the topics of discovery; an industry without one has no creators in the index. */
export const topicOfCategory: Readonly<Partial<Record<BenchmarkCategory, TopicId>>> = {
  ...{ finance: 'business', business: 'business', technology: 'tech', education: 'learning', fitness: 'fitness' },
  ...{ beauty: 'beauty', fashion: 'fashion', gaming: 'gaming', food: 'food', travel: 'travel' },
}

/** Tables that are listed, the newest. */
export const openedTablesMax = 100
/** Figures of its own that a workspace may keep. */
export const ownFiguresMax = 200
/** Campaigns whose results are read, the last changed. */
export const resultCampaignsMax = 30

const badSize = 'Choose a size from the list.'
const badCategory = 'Choose an industry from the list.'
const cell = {
  platform: z.enum(platforms, 'Choose a platform from the list.'),
  tier: z.enum(benchmarkSizes, badSize),
  category: z.enum(benchmarkCategories, badCategory),
}

const range = z.object({ low: z.number(), middle: z.number(), high: z.number() })
export type FigureRange = z.output<typeof range>

const notAnObject = 'The body must be a JSON object.'
const badFigure = 'Enter a number above 0.'
const amount = z.number(badFigure).gt(0, badFigure).max(1_000_000, 'That is too large.')
const wished = z
  .object(
    {
      low: amount.describe('About one in ten lies below it.'),
      middle: amount,
      high: amount.describe('About one in ten lies above it.'),
      note: z.string().trim().max(200, 'A note can have up to 200 characters.').default(''),
    },
    notAnObject,
  )
  .refine(({ low, middle }) => low <= middle, { path: ['low'], error: 'Low must not be above typical.' })
  .refine(({ middle, high }) => middle <= high, { path: ['high'], error: 'High must not be below typical.' })

export const ownFigure = range
  .extend({
    figure: z.string(),
    note: z.string(),
    inForecasts: z.boolean().describe('Whether forecasts use it in place of the published figure.'),
    changedAt: z.string(),
    changedBy: z.string().nullable().describe('By name; null for somebody who is gone.'),
  })
  .meta({ id: 'OwnBenchmark' })
export type OwnFigure = z.output<typeof ownFigure>

export const benchmarkFigure = range
  .extend({
    id: z.string(),
    group: z.enum(['engagement', 'reach', 'price', 'clicks', 'orders']),
    name: z.string(),
    basis: z.string(),
    unit: z.enum(['ratio', 'usd']),
    within: z.union([z.literal(6), z.literal(8), z.literal(9)]).describe('How many of ten lie between low and high.'),
    n: z.int().nullable().describe('Creators measured; null where the source prints no count.'),
    byNiche: z.boolean().describe('Whether the industry is in it; false: the same for all industries.'),
    source: z.string(),
    grade: z.enum(sourceGrades),
    own: z.enum(ownRateIds).nullable().describe('The rate of forecasts that a figure of your own replaces.'),
  })
  .meta({ id: 'BenchmarkFigure' })
export type ShownFigure = z.output<typeof benchmarkFigure>

/** A median with the ends of its 90% interval; null where there are too few. */
export const countedFigure = z.object({
  id: z.string(),
  name: z.string(),
  basis: z.string(),
  unit: z.enum(['ratio', 'usd']),
  n: z.int(),
  simulated: z.int().describe('Of n, those that the sandbox made up.'),
  interval: range.nullable().describe('The median with the ends of its 90% interval; null: too few for one.'),
})
export type CountedFigure = z.output<typeof countedFigure>

const table = z.object({
  figures: z.array(benchmarkFigure),
  index: z.array(countedFigure).describe('Medians of the creators in the index.'),
  indexReadAt: z.string().nullable().describe('When the newest of them was read.'),
  results: z.array(countedFigure).describe('Medians of your own campaigns’ creators.'),
  campaigns: z.int().describe('Campaigns that those are from.'),
})
export type BenchmarkTable = z.output<typeof table>

/** By when and by whom a table of the market was opened. */
export const openedTable = z.object({ at: z.string(), until: z.string(), by: z.string().nullable() })

export const benchmarkAnswer = z
  .object({
    ...cell,
    credits: z.int().describe('What opening the table for a month costs.'),
    opened: openedTable.nullable().describe('Null: not open now.'),
    contents: z
      .array(benchmarkFigure.pick({ id: true, name: true, basis: true, source: true, grade: true }))
      .describe('What the table holds, without the figures.'),
    table: table.nullable().describe('Null unless it is open.'),
    own: z.array(ownFigure).describe('Figures of your own; they stay when the month is over.'),
  })
  .meta({ id: 'BenchmarkTable' })
export type BenchmarkAnswer = z.output<typeof benchmarkAnswer>

export const benchmarkTag = 'Benchmarks'
const known = ['validation', 'missing_token', 'invalid_token'] as const
const answer = { access: 'bearer', tag: benchmarkTag, status: 200 } as const
const path = '/api/benchmarks/:platform/:tier/:category'
const noFigure = 'There is no such figure.'
const ofFigure = z.object({ ...cell, figure: z.string(noFigure).max(60, noFigure) })

export const benchmarks = {
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/benchmarks',
    summary: 'Lists the benchmark tables that are open, the newest first.',
    reply: z.object({
      tables: z.array(openedTable.extend(cell)),
      nextCursor: z.null(),
    }),
    problems: known,
  }),
  show: route({
    ...answer,
    method: 'GET',
    path,
    summary: 'A benchmark table if it is open, else what it holds and what it costs.',
    params: z.object(cell),
    reply: benchmarkAnswer,
    problems: known,
    callsPerMinuteMax: 60,
    callsCountedFor: 'account',
  }),
  open: route({
    ...answer,
    method: 'POST',
    path,
    summary: 'Opens a benchmark table for the workspace for a month. Free while it is open.',
    params: z.object(cell),
    reply: benchmarkAnswer,
    problems: [...known, 'insufficient_credits'],
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
  keepOwn: route({
    ...answer,
    method: 'PUT',
    path: `${path}/own/:figure`,
    summary: 'Sets a figure of your own in an open table. Prices and rates are then used in forecasts.',
    params: ofFigure,
    body: wished,
    reply: benchmarkAnswer,
    problems: [...known, 'not_found', 'not_now', 'too_many'],
  }),
  removeOwn: route({
    ...answer,
    method: 'DELETE',
    path: `${path}/own/:figure`,
    summary: 'Removes a figure of your own. Forecasts go back to the published one.',
    params: ofFigure,
    reply: benchmarkAnswer,
    problems: [...known, 'not_found'],
  }),
}
