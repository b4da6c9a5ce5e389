import { z } from 'zod'
import { namedCreator } from '../../verdicts/named-creator.ts'
import { calendarDay } from '../../wire/calendar-day.ts'
import { ownKey } from '../../wire/own-key.ts'
import { route } from '../../wire/route.ts'
import { addressField, badRecipients, notAnObject, outreachGround, outreachText, signedIn } from './outreach-fields.ts'
import { recipientsMax, undoSeconds } from './outreach-limits.ts'
import { outreachPlan } from './outreach-plan.ts'

/** A send: its preview, the send itself, and taking a message back. */

const badDay = 'A date must look like 2027-03-31.'
const badTime = 'A time must look like 09:00.'
const badReason = 'A reason can be up to 500 characters.'
const badConfirm = 'Confirm with two whole numbers: count and credits.'

const order = {
  campaignId: z.uuid('That is not a campaign ID.').nullish(),
  recipients: z
    .array(
      namedCreator.extend({
        address: addressField.optional(),
      }),
      badRecipients,
    )
    .min(1, badRecipients)
    .max(recipientsMax, badRecipients),
  ...outreachText,
  followUps: outreachText.followUps.default([]),
  consentReason: z
    .string(badReason)
    .trim()
    .max(500, badReason)
    .optional()
    .describe('Why these creators may be written to, where the law of their country asks for consent.')
    .meta({ examples: ['They asked us for offers at a trade fair.'] }),
  sendOn: calendarDay(badDay).optional().describe('From today to a year ahead. Absent: at once.'),
  sendTime: z
    .string(badTime)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, badTime)
    .max(5, badTime)
    .default('09:00')
    .meta({ examples: ['09:00'] }),
  zone: z
    .enum(['recipient', 'workspace'], 'The zone is recipient or workspace.')
    .default('recipient')
    .meta({ examples: ['recipient'] }),
}
const orderBody = z.object(order, notAnObject)
export type OutreachOrder = z.output<typeof orderBody>
export type OutreachOrderInput = z.input<typeof orderBody>

export const outreachSends = {
  preview: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/preview',
    summary: 'Exactly what would be sent to whom and when, what it costs, and who is left out and why. Free.',
    body: orderBody,
    status: 200,
    reply: outreachPlan,
    problems: [...signedIn, 'not_found', 'not_now'],
  }),
  send: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/messages',
    summary: `Sends to everybody whom the preview finds nothing against, ${undoSeconds} seconds later or when you say. \`confirm\` names how many and what it costs.`,
    headers: ownKey,
    body: orderBody.extend({
      confirm: z
        .object({ count: z.int(badConfirm), credits: z.int(badConfirm) }, badConfirm)
        .optional()
        .describe('As the preview says. Anything else is answered with `confirmation_required`.'),
    }),
    status: 201,
    reply: z.object({
      threadIds: z.array(z.string()),
      count: z.int().meta({ examples: [12] }),
      credits: z.int(),
      undoUntil: z.string(),
    }),
    problems: [
      ...signedIn,
      'not_found',
      'not_now',
      'confirmation_required',
      'insufficient_credits',
      'idempotency_conflict',
      'subscription_ended',
    ],
  }),
  undo: route({
    ...outreachGround,
    method: 'DELETE',
    path: '/api/outreach/messages/:id',
    summary: 'Takes back a message that has not left yet. You get its credits back.',
    params: z.object({ id: z.uuid('That is not a message ID.') }),
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: [...signedIn, 'not_found', 'not_now'],
  }),
}
