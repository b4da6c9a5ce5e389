import { z } from 'zod'
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
    words: 'A verification failed; its credits are back',
    data: z.object({ ...told, code: z.string(), error: z.string() }),
  },
  'score.changed': {
    words: 'A creator’s score left the range of your last report',
    data: z.object({ ...told, before: trust, after: trust }),
  },
  'credits.low': {
    words: 'A deduction left few credits',
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
  return text in webhookEvents
}
