import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'
import { currencies } from './campaign-fields.ts'
import { ofCampaign } from './campaigns.ts'
import { trackingTag } from './tracking-links.ts'

/** What came of a campaign: counted clicks and orders, posts that were found, and the lift of paid posts. */

/** Posts of the creators that are shown, the newest. */
export const foundPostsMax = 100
/** Days of the course that are told, the last ones. */
export const resultDaysMax = 120

const badCampaign = 'That is not a campaign ID.'
const answer = {
  method: 'GET',
  access: 'bearer',
  tag: trackingTag,
  status: 200,
  problems: ofCampaign,
  query: z.object({ campaignId: z.uuid(badCampaign) }),
} as const

export const trackedShare = z
  .object({
    entryId: z.string().nullable().describe('Whose it is; null: the campaign’s own.'),
    clicks: z.int().nullable().describe('Null: they have no short link, so nothing counts them.'),
    visitors: z.int().nullable(),
    orders: z.int().nullable().describe('Null: no shop tells of orders, or they have neither link nor code.'),
    revenue: z.number().nullable().describe('In the campaign’s currency; null as for orders.'),
    unconverted: z
      .int()
      .describe('Of the orders, those in currencies that can’t be converted; revenue is without them.'),
  })
  .meta({ id: 'TrackedShare' })
export type TrackedShare = z.output<typeof trackedShare>

const day = z.object({ day: z.string(), clicks: z.int(), orders: z.int(), revenue: z.number() })
export type TrackedDay = z.output<typeof day>

/** How a post says that it is paid for, the clearest first. */
export const disclosures = ['label', 'caption', 'late', 'vague', 'none'] as const
export type Disclosure = (typeof disclosures)[number]

export const foundPost = z
  .object({
    entryId: z.string(),
    platform: z.enum(platforms),
    postId: z.string().meta({ examples: ['C9xYzAbCdEf'] }),
    at: z.string(),
    kind: z.string(),
    caption: z.string().describe('Its beginning.'),
    views: z.int().nullable(),
    likes: z.int().nullable(),
    comments: z.int().nullable(),
    disclosure: z
      .enum(disclosures)
      .describe(
        'label: the platform’s own paid-partnership label. caption: a tag such as #ad, or words. late: those, but only where the caption has been opened. vague: words that regulators call unclear, such as #collab. none: nothing of it.',
      ),
    deliverableId: z.string().nullable().describe('The deliverable whose link names it.'),
    readAt: z.string().describe('When the counts were read.'),
  })
  .meta({ id: 'FoundPost' })
export type FoundPost = z.output<typeof foundPost>

const range = z.object({ low: z.number(), point: z.number(), high: z.number() })
export const campaignLift = z
  .object({
    range: range.describe('Against own baseline and other creators: .12 is 12% more..'),
    baseline: range.describe('Against the own baseline alone.'),
    creators: z.int(),
    paidPosts: z.int(),
    ownPosts: z.int(),
    controls: z.int().describe('Other creators of the same weeks; 0: too few, so that both ranges are the same.'),
    counted: z.enum(['views', 'likes']),
  })
  .meta({ id: 'CampaignLift' })
export type CampaignLift = z.output<typeof campaignLift>

export const trackingResults = {
  show: route({
    ...answer,
    path: '/api/tracking/results',
    summary: 'Clicks and orders of a campaign by creator and by day.',
    reply: z.object({
      currency: z.enum(currencies),
      shares: z.array(trackedShare),
      days: z.array(day).describe(`The last ${resultDaysMax} days with any.`),
    }),
  }),
  posts: route({
    ...answer,
    path: '/api/tracking/posts',
    summary: 'Posts of the campaign’s creators that look like its own, how they are disclosed, and their lift.',
    reply: z.object({
      posts: z.array(foundPost),
      unread: z.int().describe('Creators without a report to read posts from.'),
      lift: campaignLift.nullable().describe('Null where there are too few posts.'),
    }),
  }),
}
