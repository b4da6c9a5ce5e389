import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { actionCosts } from '../customers/prices.ts'
import { bulkStates } from '../finding/bulk.ts'
import { route } from '../wire/route.ts'
import { currencies } from './campaign-fields.ts'
import { campaignId, ofCampaign } from './campaigns.ts'
import { performanceVerdict } from './performance-document.ts'
import { paidForPeople } from './real-people.ts'
import { trackingTag } from './tracking-links.ts'

/** A campaign's audience verified again at its end: everyone who agreed or was paid, as one list of verifications, and what was paid for real people
 *  by what was known at the start and by what is known now. */

/** How a creator stands. `open`: not verified since the campaign was completed. */
export const endCheckStates = ['open', 'waiting', 'running', 'done', 'failed'] as const

const endCheckCreator = z.object({
  entryId: z.string(),
  platform: z.enum(platforms),
  handle: z.string(),
  name: z.string().nullable(),
  paid: z.number().nullable(),
  state: z.enum(endCheckStates).describe('open: not verified since the end.'),
  problem: z.string().nullable().describe('Why there is no verdict of the end, in a sentence.'),
  first: performanceVerdict
    .nullable()
    .describe('The report that was there when the campaign started, else the first after.'),
  end: performanceVerdict.nullable().describe('The latest report since the campaign was completed.'),
})
export type EndCheckCreator = z.output<typeof endCheckCreator>

export const endCheck = z
  .object({
    completedAt: z.string().nullable().describe('When the campaign was last completed; null while it isn’t.'),
    currency: z.enum(currencies),
    creators: z.array(endCheckCreator),
    due: z
      .object({
        count: z
          .int()
          .describe('Creators who would be verified now.')
          .meta({ examples: [4] }),
        free: z.int().describe('Of them, those verified in the last 24 hours: they cost nothing.'),
        credits: z.int(),
        available: z.int(),
      })
      .describe('What the next press would do.'),
    batch: z
      .object({
        id: z.string(),
        state: z.enum(bulkStates),
        at: z.string(),
        by: z.string().nullable(),
        through: z.int().describe('Verifications that have ended.'),
        all: z.int(),
      })
      .nullable()
      .describe('The list of verifications that was begun last since the end; null: none was.'),
    people: z.object({
      first: paidForPeople.nullable().describe('By the reports that were there at the start.'),
      end: paidForPeople.nullable().describe('By the reports since the end.'),
    }),
  })
  .meta({ id: 'EndCheck' })
export type EndCheck = z.output<typeof endCheck>

const answer = {
  access: 'bearer',
  tag: trackingTag,
  path: '/api/campaigns/:id/end-check',
  params: campaignId,
  reply: endCheck,
} as const
const badConfirm = 'Confirm how many creators and for how many credits, as numbers.'

export const endChecks = {
  show: route({
    ...answer,
    method: 'GET',
    summary: 'Returns how far a completed campaign’s creators are verified again, and what was paid for real people.',
    status: 200,
    problems: ofCampaign,
  }),
  begin: route({
    ...answer,
    method: 'POST',
    summary: `Verifies a completed campaign’s creators again, as one list. ${actionCosts.creator_verification} credits for each report; free for creators verified in the last 24 hours. While a list is under way, that one is meant.`,
    body: z.object(
      {
        confirm: z
          .object({ count: z.int(badConfirm), credits: z.int(badConfirm) }, badConfirm)
          .optional()
          .describe('As `due` says. Anything else is answered with `confirmation_required`.'),
      },
      badConfirm,
    ),
    status: 202,
    problems: [...ofCampaign, 'not_now', 'subscription_ended', 'confirmation_required'],
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
}
