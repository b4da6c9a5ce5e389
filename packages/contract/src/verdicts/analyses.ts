import { fraudRisks, type OverexposureAnalysis, type RegretAnalysis, type RiskAnalysis } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'
import { roiCampaign } from './roi.ts'

/** Paid analyses of a report. Each is bought once for a report and is free from then on; what cannot be answered costs
 *  nothing. */

/** The kinds are the ids of their actions in the list of prices. */
export const analysisKinds = ['ai_risk_analysis', 'enhanced_regret_rate', 'overexposure_index'] as const
export type AnalysisKind = (typeof analysisKinds)[number]

const share = z.number().min(0).max(1)
const count = z.int().min(0)

const captionReview = z.object({
  captions: count,
  read: count,
  topics: z.array(
    z.object({
      id: z.enum(['profanity', 'adult', 'violence', 'politics', 'health-claims', 'money-claims', 'regulated']),
      title: z.string(),
      meaning: z.string(),
      level: z.enum(['unknown', 'none', 'some', 'much']),
      captions: count,
      share: share.nullable(),
      low: share,
      high: share,
      passages: z.array(z.object({ postId: z.string(), at: z.string(), quote: z.string(), word: z.string() })),
    }),
  ),
})

const riskAnalysis = z.object({
  writtenBy: z.literal('rules'),
  level: z.enum(fraudRisks).nullable(),
  summary: z.string(),
  points: z.array(
    z.object({
      kind: z.enum(['risk', 'doubt', 'reassurance']),
      title: z.string(),
      text: z.string(),
      signalId: z.string().nullable(),
    }),
  ),
  captions: captionReview,
  limits: z.array(z.string()),
}) satisfies z.ZodType<RiskAnalysis>

const regretAnalysis = z.object({
  rate: share,
  ordinaryRate: share,
  losesMoney: share.nullable(),
  event: z.object({ chance: share, basis: z.string() }),
  campaign: roiCampaign,
  changes: z.array(
    z.object({
      id: z.enum(['fee-half', 'fee-break-even', 'no-doubts', 'usual-safety']),
      text: z.string(),
      rate: share,
    }),
  ),
  summary: z.string(),
}) satisfies z.ZodType<RegretAnalysis>

const overexposureAnalysis = z.object({
  index: z.number(),
  low: z.number(),
  high: z.number(),
  band: z.enum(['low', 'moderate', 'high']),
  parts: z.array(
    z.object({
      id: z.enum(['sponsored-share', 'other-brands', 'paid-performance']),
      value: z.number(),
      strength: share,
      weight: share,
      basis: z.string(),
    }),
  ),
  brands: z.array(z.object({ name: z.string(), posts: count, firstAt: z.string(), lastAt: z.string() })),
  months: z.array(z.object({ month: z.string(), posts: count, sponsored: count })),
  effect: z
    .object({ ratio: z.number(), low: z.number(), high: z.number(), sponsored: count, others: count })
    .nullable(),
  summary: z.string(),
}) satisfies z.ZodType<OverexposureAnalysis>

const heading = {
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** Version of the engine that answered. */
  engine: z.string().nullable(),
  creditsHeld: z.int(),
  /** What it cost in the end; 0 for one that failed. */
  creditsUsed: z.int().nullable(),
  /** Why there is no answer, as a sentence. */
  failure: z.string().nullable(),
}

export const analysis = z
  .discriminatedUnion('kind', [
    z.object({ ...heading, kind: z.literal('ai_risk_analysis'), answer: riskAnalysis.nullable() }),
    z.object({ ...heading, kind: z.literal('enhanced_regret_rate'), answer: regretAnalysis.nullable() }),
    z.object({ ...heading, kind: z.literal('overexposure_index'), answer: overexposureAnalysis.nullable() }),
  ])
  .meta({ id: 'Analysis' })
export type Analysis = z.output<typeof analysis>

const id = z.uuid('That is not a verification ID.')
const owned = ['missing_token', 'invalid_token', 'not_found'] as const

export const analyses = {
  list: route({
    method: 'GET',
    path: '/api/verifications/:id/analyses',
    access: 'bearer',
    tag: 'Analyses',
    summary: 'Lists the analyses bought for a verification’s report, the latest of each kind.',
    params: z.object({ id }),
    status: 200,
    reply: z.object({ analyses: z.array(analysis), nextCursor: z.null() }),
    problems: owned,
  }),
  create: route({
    method: 'POST',
    path: '/api/verifications/:id/analyses/:kind',
    access: 'bearer',
    tag: 'Analyses',
    summary:
      'Buys an analysis of the report. One you already bought is returned again for free; one that fails is refunded.',
    params: z.object({ id, kind: z.enum(analysisKinds, 'This analysis doesn’t exist.') }),
    status: 202,
    reply: analysis,
    problems: ['validation', ...owned, 'insufficient_credits'],
  }),
}
