import { z } from 'zod'
import { overlapAnswer } from '../verdicts/audience-overlaps.ts'
import { decisionSchema } from '../verdicts/report.ts'
import { roiAnswer } from '../verdicts/roi.ts'
import { watchAlert } from '../verdicts/watches.ts'
import { route } from '../wire/route.ts'
import { campaignId, campaignTag, ofCampaign } from './campaigns.ts'

/** What is known of the mix of a campaign: the facts that the engine forecasts from, and what changed since yesterday. Free. */

/** Creators that are weighed together; the engine takes no more. */
export const weighedMax = 20

const score = z.object({ score: z.number(), low: z.number(), high: z.number() })

/** A report that came within the last day, beside the one before it. */
const newReport = z.object({
  entryId: z.string(),
  verificationId: z.string(),
  name: z.string(),
  at: z.string(),
  trust: score.nullable(),
  decision: decisionSchema.nullable(),
  before: z.object({ trust: score.nullable(), decision: decisionSchema.nullable() }).nullable(),
})

export const campaignIntelligence = z
  .object({
    /** Verified creators who are not declined, those who are approved first. The plan of each has the campaign's fee in US dollars and its
     *  number of deliverables. */
    members: z.array(
      z.object({
        entryId: z.string(),
        id: z.string(),
        approved: z.boolean(),
        agreed: z.boolean().describe('Whether the creator is approved and has agreed: their fee is off the budget.'),
        at: z.string(),
        answer: roiAnswer,
      }),
    ),
    /** How much their audiences overlap, pair by pair; null for fewer than two. */
    overlaps: overlapAnswer.nullable(),
    /** Wanted creators who are not weighed because they have no report. */
    unverified: z.int(),
    /** Verified ones beyond those that can be weighed together. */
    beyond: z.int(),
    /** US dollars; null without a budget. */
    budget: z.number().nullable(),
    /** The budget less what is spent and committed, in US dollars; below zero where it is overdrawn. Null without a budget. */
    left: z.number().nullable(),
    goal: z.enum(['profit', 'reach']),
    news: z.object({
      since: z.string(),
      counts: z.array(watchAlert),
      reports: z.array(newReport),
      /** Changes that people made. */
      edits: z.int(),
    }),
  })
  .meta({ id: 'CampaignIntelligence' })
export type CampaignIntelligence = z.output<typeof campaignIntelligence>

export const campaignInsight = {
  show: route({
    method: 'GET',
    path: '/api/campaigns/:id/intelligence',
    access: 'bearer',
    tag: campaignTag,
    summary: 'What is known of a campaign’s mix: reach, price, overlap, and what changed since yesterday. Free.',
    params: campaignId,
    status: 200,
    reply: campaignIntelligence,
    problems: ofCampaign,
    callsPerMinuteMax: 60,
    callsCountedFor: 'account',
  }),
}
