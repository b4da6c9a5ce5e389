import { z } from 'zod'
import { actionCosts } from '../../customers/prices.ts'
import { ownKey } from '../../wire/own-key.ts'
import { route } from '../../wire/route.ts'
import { seenVersion } from '../../wire/version-number.ts'
import { notAnObject, oneLineName, outreachGround, outreachText, signedIn } from './outreach-fields.ts'
import { templatesMax } from './outreach-limits.ts'
import { outreachTemplate } from './outreach-parts.ts'

/** Templates: a first message with its follow-ups, written by people or drafted for a campaign. */

const badOffer = 'An offer can be up to 300 characters.'

const templateId = z.object({ id: z.uuid('That is not a template ID.') })
const templateFields = { name: oneLineName('A name', 80), ...outreachText }
const tones = ['friendly', 'formal', 'short'] as const

export const outreachTemplates = {
  list: route({
    ...outreachGround,
    method: 'GET',
    path: '/api/outreach/templates',
    summary: 'Lists the templates, the last changed first.',
    status: 200,
    reply: z.object({ templates: z.array(outreachTemplate), nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  create: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/templates',
    summary: `Saves a template. A workspace can have up to ${templatesMax}.`,
    body: z.object({ ...templateFields, followUps: templateFields.followUps.default([]) }, notAnObject),
    status: 201,
    reply: outreachTemplate,
    problems: [...signedIn, 'too_many'],
  }),
  change: route({
    ...outreachGround,
    method: 'PATCH',
    path: '/api/outreach/templates/:id',
    summary: 'Changes a template, over the version that you saw.',
    params: templateId,
    body: z.object({ ...templateFields, version: seenVersion('Name the version that you saw.') }, notAnObject),
    status: 200,
    reply: outreachTemplate,
    problems: [...signedIn, 'not_found', 'field_conflict'],
  }),
  remove: route({
    ...outreachGround,
    method: 'DELETE',
    path: '/api/outreach/templates/:id',
    summary: 'Deletes a template. What was sent with it stays.',
    params: templateId,
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: [...signedIn, 'not_found'],
  }),
  draft: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/templates/draft',
    summary: `Writes a first message and two follow-ups for a campaign. ${actionCosts.ai_email_template} credits, once for each idempotency key.`,
    headers: ownKey,
    body: z.object(
      {
        campaignId: z.uuid('That is not a campaign ID.').nullish(),
        tone: z
          .enum(tones, 'Choose friendly, formal or short.')
          .default('friendly')
          .meta({ examples: ['friendly'] }),
        offer: z
          .string(badOffer)
          .trim()
          .max(300, badOffer)
          .default('')
          .meta({
            examples: ['A paid partnership with free product'],
          }),
      },
      notAnObject,
    ),
    status: 200,
    reply: z.object({
      subject: z.string(),
      body: z.string().meta({ examples: ['Hi {{first_name|there}}, we love what you make.'] }),
      followUps: outreachTemplate.shape.followUps,
      writer: z
        .string()
        .describe('Who wrote it: built-in, or the model.')
        .meta({ examples: ['built-in'] }),
    }),
    problems: [...signedIn, 'not_found', 'insufficient_credits'],
    callsPerMinuteMax: 20,
    callsCountedFor: 'account',
  }),
}
export type DraftTone = (typeof tones)[number]
