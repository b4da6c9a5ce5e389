import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { topicIds } from '../../finding/creator-topics.ts'
import { route } from '../../wire/route.ts'
import { countedFigure, openedTable } from './benchmarks.ts'

/** Market intelligence: what the creators of one topic on one platform publish, who pays them and what they cost, counted from the index month
 *  by month. A table is opened for a month and moves with the index while it is open. */

const cell = {
  platform: z.enum(platforms, 'Choose a platform from the list.'),
  category: z.enum(topicIds, 'Choose a category from the list.'),
}

const share = z.object({ middle: z.number(), low: z.number(), high: z.number() })

/** A share of posts with what stands behind it. */
const countedShare = z.object({
  posts: z.int().describe('Posts that were counted; of brands, mentions.'),
  creators: z.int().describe('Creators who published them.'),
  simulated: z.int().describe('Of the creators, those that the sandbox made up.'),
  interval: share.nullable().describe('The share with the ends of its 90% interval; null: too few creators for one.'),
})
export type MarketShare = z.output<typeof countedShare>

const trend = z.object({
  id: z.string(),
  name: z.string().describe('A form of post, a hashtag, or an account.'),
  by: z.int().describe('Creators who did it in the month.'),
  now: countedShare.describe('In the month that the table shows.'),
  before: countedShare.nullable().describe('In the month before; null where nobody published.'),
  change: share.nullable().describe('Now less before, with the ends of its 90% interval; null: not known.'),
})
export type MarketTrend = z.output<typeof trend>

const month = z.string().describe('Year and month in UTC, such as 2026-11.')

const market = z.object({
  month,
  soFar: z.boolean().describe('Whether the month still goes on.'),
  monthBefore: month.nullable().describe('The month that it is held against; null: nobody published then.'),
  creators: z.int().describe('Creators of the category that were counted.'),
  simulated: z.int().describe('Of the creators, those that the sandbox made up.'),
  readAt: z.string().describe('When the newest of them was read.'),
  sponsored: trend.describe('Posts that disclose that somebody paid.'),
  formats: z.array(trend).describe('Posts by form.'),
  topics: z.array(trend).describe('Posts by hashtag, the most used first.'),
  brands: z.array(trend).describe('Mentions of accounts in paid posts: the share that each has of them.'),
  prices: z.array(countedFigure).describe('The price index, and what a post costs by size.'),
})
export type Market = z.output<typeof market>

export const marketAnswer = z
  .object({
    ...cell,
    credits: z.int().describe('What opening the table for a month costs.'),
    opened: openedTable.nullable().describe('Null: not open now.'),
    indexed: z.int().describe('Creators of the category in the index.'),
    preparing: z
      .object({ done: z.int(), of: z.int() })
      .nullable()
      .describe('How far the sandbox has read its simulated creators; null: all of them, or no sandbox.'),
    market: market.nullable().describe('Null unless it is open and somebody published.'),
  })
  .meta({ id: 'Market' })
export type MarketAnswer = z.output<typeof marketAnswer>

export const marketTag = 'Market'
const known = ['validation', 'missing_token', 'invalid_token'] as const
const answer = { access: 'bearer', tag: marketTag, status: 200 } as const
const path = '/api/market/:platform/:category'

/** Tables that are listed, the newest. */
export const openedMarketsMax = 100

export const markets = {
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/market',
    summary: 'Lists the categories that are open, the newest first.',
    reply: z.object({ markets: z.array(openedTable.extend(cell)), nextCursor: z.null() }),
    problems: known,
  }),
  show: route({
    ...answer,
    method: 'GET',
    path,
    summary: 'What’s moving in a category on a platform if it is open, else what it costs.',
    params: z.object(cell),
    reply: marketAnswer,
    problems: known,
    callsPerMinuteMax: 60,
    callsCountedFor: 'account',
  }),
  open: route({
    ...answer,
    method: 'POST',
    path,
    summary: 'Opens a category on a platform for the workspace for a month. Free while it is open.',
    params: z.object(cell),
    reply: marketAnswer,
    problems: [...known, 'insufficient_credits', 'not_now'],
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
}
