import { z } from 'zod'
import { route } from '../wire/route.ts'
import { ofCampaign } from './campaigns.ts'
import { trackingTag } from './tracking-links.ts'

/** Orders that shops tell of. Of a customer nothing is kept. */

/** Rows of one file of orders. */
export const orderRowsMax = 10_000
/** Promo codes of one order that are kept. */
export const orderCodesMax = 20
const orderFileBytesMax = 4 * 1024 * 1024
const ordersPerPage = 50

const notAnObject = 'The body must be a JSON object.'
const noSource = 'That is not the ID of a shop.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const noFile = 'Send the text of a CSV file.'

const ofWorkspace = ['validation', 'missing_token', 'invalid_token'] as const
const answer = { access: 'bearer', tag: trackingTag } as const

/** What a shop of one's own sends, signed by Standard Webhooks. Codes, marks, the page that the customer landed on and `cancelled` may be left out. */
export const orderMessageExample = {
  type: 'order.updated',
  timestamp: '2026-11-20T09:00:01Z',
  data: {
    ...{ orderId: '1001', at: '2026-11-20T09:00:00Z', total: 42.5, currency: 'USD', codes: ['AVA15'] },
    landingPage: 'https://shop.example/tea?utm_campaign=spring-tea&utm_content=ava',
    cancelled: false,
  },
}

export const campaignOrder = z
  .object({
    id: z.string(),
    orderId: z.string().meta({ examples: ['1001'] }),
    at: z.string(),
    total: z.number(),
    currency: z.string().meta({ examples: ['USD'] }),
    codes: z.array(z.string().meta({ examples: ['AVA15'] })),
    cancelled: z.boolean(),
    entryId: z.string().nullable().describe('Whom it counts for; null: the campaign itself.'),
    countedBy: z.enum(['code', 'link']),
  })
  .meta({ id: 'CampaignOrder' })
export type CampaignOrder = z.output<typeof campaignOrder>

export const trackingOrders = {
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/tracking/orders',
    summary: `Lists the orders that count for a campaign, newest first, ${ordersPerPage} a page.`,
    query: z.object({
      campaignId: z.uuid('That is not a campaign ID.'),
      cursor: z
        .string(badCursor)
        .regex(/^\d{1,18}$/, badCursor)
        .optional(),
    }),
    status: 200,
    reply: z.object({ orders: z.array(campaignOrder), nextCursor: z.string().nullable() }),
    problems: ofCampaign,
  }),
  upload: route({
    ...answer,
    method: 'POST',
    path: '/api/tracking/orders',
    summary: `Reads orders from a CSV file, up to ${orderRowsMax.toLocaleString('en-US')} rows. An order that is known already is brought up to date; one without a currency counts in US dollars.`,
    body: z.object(
      {
        text: z
          .string(noFile)
          .min(1, noFile)
          .max(orderFileBytesMax - 1_024, 'A file can have up to 4 MB.')
          .meta({ examples: ['order_id,date,total,currency,code\n1001,2027-03-10,42.50,USD,AVA15\n'] }),
        sourceId: z.uuid(noSource).optional(),
      },
      notAnObject,
    ),
    bodyBytesMax: orderFileBytesMax,
    status: 200,
    reply: z.object({
      read: z.int().describe('Orders that were read.'),
      added: z.int().describe('Of them, those that weren’t known.'),
      skipped: z
        .array(z.object({ line: z.int(), problem: z.string().meta({ examples: ['The total isn’t a number.'] }) }))
        .describe('The first lines that couldn’t be read.'),
      skippedCount: z.int(),
      withoutCurrency: z.int().describe('Orders that say no currency. They count in US dollars.'),
    }),
    problems: [...ofWorkspace, 'bad_file', 'not_found', 'subscription_ended'],
  }),
  receive: route({
    method: 'POST',
    path: '/api/tracking/orders/:sourceId',
    access: 'public',
    tag: trackingTag,
    summary: 'Takes an order from a shop, signed with its secret. Send it as often as you like: an order counts once.',
    params: z.object({ sourceId: z.uuid(noSource) }),
    status: 200,
    reply: z.object({
      received: z.literal(true),
      kept: z.boolean().describe('Whether the order stands now as the message tells it.'),
      reason: z
        .enum(['no_order', 'older'])
        .optional()
        .describe(
          'Why not: `no_order`, the message tells of none; `older`, a newer message about the order came before. Absent where it was kept.',
        ),
    }),
    problems: ['validation', 'not_found', 'bad_signature', 'rate_limited'],
    callsPerMinuteMax: 6_000,
    fromOtherSites: true,
  }),
}

/** Orders on one page of the list. */
export const campaignOrdersPage = ordersPerPage
