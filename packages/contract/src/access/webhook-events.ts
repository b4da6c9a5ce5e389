import { z } from 'zod'
import { campaignStates } from '../campaigns/campaign-states.ts'
import { namedCreator } from '../verdicts/named-creator.ts'

/** What webhooks tell. One list: the server writes each event by its schema, the settings offer it, the documents show it. A room that has
 *  news adds its type here, notes it in the database where it happens (`note_webhook_event`), and says what is told of it. */

/** Trust with its range, 0 to 100. */
const trust = z.object({ score: z.number(), low: z.number(), high: z.number() })

const creator = z.object({ ...namedCreator.shape, url: z.string().nullable() })

const told = {
  verificationId: z.string(),
  creator: creator.nullable().describe('Null where it isn’t known whose the link is.'),
  reportUrl: z.string(),
}

const aboutContract = {
  contractId: z.string(),
  creator,
  campaignId: z.string().nullable().describe('Null where the campaign is gone.'),
  title: z.string().meta({ examples: ['Spring launch with Ava Fields'] }),
  digest: z.string().describe('SHA-256 of what the creator reads.'),
  contractUrl: z.string().meta({ examples: ['https://vouch.example/dashboard/campaigns/contracts/6f1d2c3b'] }),
}

const aboutDeliverable = z.object({
  deliverableId: z.string(),
  campaignId: z.string(),
  campaign: z.string().describe('The campaign, by name.'),
  creator,
  kind: z.string().describe('post, reel, story, video, short, live or other.'),
  title: z.string(),
  dueOn: z.string().nullable(),
  link: z.string().nullable().describe('Where it was posted; null: not yet.'),
  campaignUrl: z.string().meta({ examples: ['https://vouch.example/dashboard/campaigns/6f1d2c3b?step=6'] }),
})

export const webhookEvents = {
  'verification.done': {
    words: 'A verification has its report',
    data: z.object({
      ...told,
      state: z.string().describe('READY, LOW_CONFIDENCE, RESTRICTED or another state of a report.'),
      trust: trust.nullable().describe('Null where there is no score.'),
      decision: z.string().nullable().describe('book, ask-first or dont-book; null without a verdict.'),
      creditsUsed: z.int(),
    }),
  },
  'verification.failed': {
    words: 'A verification failed; its credits were returned',
    data: z.object({ ...told, code: z.string(), error: z.string() }),
  },
  'score.changed': {
    words: 'A creator’s score left the range of your last report',
    data: z.object({ ...told, before: trust, after: trust }),
  },
  'credits.low': {
    words: 'Credits are running low',
    data: z.object({ level: z.enum(['low', 'critical']), remaining: z.int() }),
  },
  'batch.done': {
    words: 'A list is verified',
    data: z.object({
      batchId: z.string(),
      name: z.string(),
      done: z.int(),
      failed: z.int().describe('Verifications without a report, and lines that couldn’t be read.'),
    }),
  },
  'watch.alert': {
    words: 'A watched creator’s counts left their usual range',
    data: z.object({
      creator,
      count: z.enum(['followers', 'likes', 'views']),
      since: z.string().nullable(),
      at: z.string(),
      value: z.number(),
      low: z.number(),
      high: z.number(),
      n: z.int().describe('Earlier days, or posts, that the range rests on.'),
    }),
  },
  'campaign.moved': {
    words: 'A campaign was started, completed, reopened, archived or restored',
    data: z.object({
      campaignId: z.string(),
      name: z.string(),
      change: z
        .enum(['started', 'completed', 'reopened', 'archived', 'restored'])
        .meta({ examples: ['started'] })
        .describe('What was done.'),
      state: z.enum(campaignStates).describe('What it was after that.'),
      campaignUrl: z.string().meta({ examples: ['https://vouch.example/dashboard/campaigns/6f1d2c3b'] }),
    }),
  },
  'campaign.step': {
    words: 'A step of a campaign was finished, or is open again',
    data: z.object({
      campaignId: z.string(),
      name: z.string(),
      step: z.int().describe('1 to 7.'),
      stepName: z
        .string()
        .describe('The step, by name.')
        .meta({ examples: ['Find creators'] }),
      done: z.boolean().describe('False: something is missing from it again.'),
      campaignUrl: z.string().meta({ examples: ['https://vouch.example/dashboard/campaigns/6f1d2c3b?step=3'] }),
    }),
  },
  'deliverable.submitted': { words: 'A draft of a deliverable came in', data: aboutDeliverable },
  'deliverable.returned': { words: 'Changes to a draft were asked for', data: aboutDeliverable },
  'deliverable.approved': { words: 'A draft was approved', data: aboutDeliverable },
  'deliverable.posted': { words: 'A deliverable was posted', data: aboutDeliverable },
  'order.received': {
    words: 'A shop sent a new order',
    data: z.object({
      orderId: z.string().meta({ examples: ['1042'] }),
      shop: z
        .string()
        .describe('The shop, by name.')
        .meta({ examples: ['Tea shop'] }),
      at: z.string(),
      total: z.number(),
      currency: z.string().meta({ examples: ['USD'] }),
      codes: z.array(z.string()).meta({ examples: [['AVA15']] }),
      cancelled: z.boolean(),
      campaignId: z.string().nullable().describe('Null where no code or link of yours led to it.'),
      creator: creator.nullable().describe('Null where it isn’t a creator’s.'),
      campaignUrl: z
        .string()
        .nullable()
        .meta({ examples: ['https://vouch.example/dashboard/campaigns/6f1d2c3b?step=7'] }),
    }),
  },
  'outreach.replied': {
    words: 'A creator replied to your outreach',
    data: z.object({
      threadId: z.string(),
      messageId: z.string(),
      creator,
      campaignId: z.string().nullable().describe('Null where the email was for no campaign.'),
      subject: z.string(),
      text: z
        .string()
        .describe('The first 1,000 characters, without what they quote.')
        .meta({ examples: ['Sounds lovely. What is the budget?'] }),
      threadUrl: z.string().meta({ examples: ['https://vouch.example/dashboard/outreach?thread=6f1d2c3b'] }),
    }),
  },
  'contract.sent': {
    words: 'A contract was sent to a creator',
    data: z.object({ ...aboutContract, sentTo: z.string().nullable().describe('Null: only the link was made.') }),
  },
  'contract.accepted': {
    words: 'A creator accepted a contract',
    data: z.object({ ...aboutContract, signer: z.string().meta({ examples: ['Ava Fields'] }) }),
  },
  'contract.declined': {
    words: 'A creator declined a contract',
    data: z.object({ ...aboutContract, reason: z.string().meta({ examples: ['The exclusivity is too long.'] }) }),
  },
} as const satisfies Record<string, { words: string; data: z.ZodType }>

export type WebhookEventType = keyof typeof webhookEvents
export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[]

/** What the test button sends; nobody subscribes to it. */
export const testEventType = 'webhook.test'
export const testEventData = z.object({ message: z.string() })

/** What an event says, by its type. */
export type WebhookData = { [type in WebhookEventType]: z.output<(typeof webhookEvents)[type]['data']> } & {
  [testEventType]: z.output<typeof testEventData>
}
export type SentEventType = keyof WebhookData

/** An event as it is told. */
export type WebhookEvent = { [type in SentEventType]: { type: type; data: WebhookData[type] } }[SentEventType]

/** @returns whether a text names an event that can be subscribed to */
export function isWebhookEventType(text: string): text is WebhookEventType {
  return Object.hasOwn(webhookEvents, text)
}
