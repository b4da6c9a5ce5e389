import { z } from 'zod'
import { actionCosts } from '../customers/prices.ts'
import { route } from '../wire/route.ts'
import { campaignId, ofCampaign } from './campaigns.ts'
import { performanceDocument } from './performance-document.ts'
import { trackingTag } from './tracking-links.ts'

/** Performance reports of a campaign: ordered, made by a job, kept as they were made, and read as a page, a PDF or a CSV. */

/** Reports of a campaign that are listed, the newest. */
export const performanceReportsMax = 50
export const performanceFormats = ['pdf', 'csv'] as const
export type PerformanceFormat = (typeof performanceFormats)[number]

const heading = {
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  createdAt: z.string(),
  by: z.string().nullable(),
  creditsUsed: z.int().nullable().describe('Null while it is being made.'),
  reason: z.string().nullable().describe('Why there is none, in a sentence.'),
}
export const performanceHeading = z.object(heading).meta({ id: 'PerformanceHeading' })
export type PerformanceHeading = z.output<typeof performanceHeading>

export const performanceReport = z
  .object({ ...heading, document: performanceDocument.nullable().describe('Null until it is made.') })
  .meta({ id: 'PerformanceReport' })
export type PerformanceReport = z.output<typeof performanceReport>

const answer = { access: 'bearer', tag: trackingTag } as const
const params = campaignId.extend({ reportId: z.uuid('That is not the ID of a performance report.') })

export const performanceReports = {
  create: route({
    ...answer,
    method: 'POST',
    path: '/api/campaigns/:id/performance',
    summary: `Makes a performance report of a started campaign. ${actionCosts.campaign_performance} credits, when it is made. While one is being made, that one is returned.`,
    params: campaignId,
    status: 202,
    reply: performanceHeading,
    problems: [...ofCampaign, 'not_now', 'subscription_ended', 'insufficient_credits'],
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/campaigns/:id/performance',
    summary: `Lists a campaign’s performance reports, newest first, up to ${performanceReportsMax}.`,
    params: campaignId,
    status: 200,
    reply: z.object({ reports: z.array(performanceHeading), nextCursor: z.null() }),
    problems: ofCampaign,
  }),
  show: route({
    ...answer,
    method: 'GET',
    path: '/api/campaigns/:id/performance/:reportId',
    summary: 'Returns a performance report as it was made.',
    params,
    status: 200,
    reply: performanceReport,
    problems: ofCampaign,
  }),
  file: route({
    ...answer,
    method: 'GET',
    path: '/api/campaigns/:id/performance/:reportId/file',
    summary: 'Returns a performance report as a PDF or a CSV. Free.',
    params,
    query: z.object({ format: z.enum(performanceFormats, 'Format must be pdf or csv.').default('pdf') }),
    status: 200,
    reply: z.unknown(),
    download: 'application/octet-stream',
    problems: [...ofCampaign, 'file_not_ready'],
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
}
