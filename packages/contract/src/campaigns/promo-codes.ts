import { z } from 'zod'
import { route } from '../wire/route.ts'
import { ofCampaign } from './campaigns.ts'
import { trackingTag } from './tracking-links.ts'

/** Promo codes: what tells whose order it was. */

/** Promo codes of one campaign. */
export const campaignCodesMax = 500

const badCode = 'A promo code has 2 to 40 letters, digits, hyphens or underscores.'
const noCampaign = 'That is not a campaign ID.'
const noEntry = 'That is not the ID of a creator in a campaign.'
const notAnObject = 'The body must be a JSON object.'
const inCampaign = z.object({ campaignId: z.uuid(noCampaign) })
const changes = [...ofCampaign, 'not_now', 'subscription_ended'] as const
const answer = { access: 'bearer', tag: trackingTag } as const

const promoCodeText = z
  .string(badCode)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{2,40}$/, badCode)
  .meta({ examples: ['AVA15'] })

export const promoCode = z
  .object({ id: z.string(), campaignId: z.string(), entryId: z.string(), code: promoCodeText, createdAt: z.string() })
  .meta({ id: 'PromoCode' })
export type PromoCode = z.output<typeof promoCode>

export const promoCodes = {
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/tracking/codes',
    summary: 'Lists a campaign’s promo codes, the oldest first.',
    query: inCampaign,
    status: 200,
    reply: z.object({ codes: z.array(promoCode), nextCursor: z.null() }),
    problems: ofCampaign,
  }),
  add: route({
    ...answer,
    method: 'POST',
    path: '/api/tracking/codes',
    summary: 'Notes a promo code of a creator. Orders that carry it count for them, earlier ones too.',
    body: z.object({ campaignId: z.uuid(noCampaign), entryId: z.uuid(noEntry), code: promoCodeText }, notAnObject),
    status: 201,
    reply: promoCode,
    problems: [...changes, 'code_taken', 'too_many'],
  }),
  remove: route({
    ...answer,
    method: 'DELETE',
    path: '/api/tracking/codes/:id',
    summary: 'Removes a promo code. Its orders stay, and count for nobody.',
    params: z.object({ id: z.uuid('That is not the ID of a promo code.') }),
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: changes,
  }),
}
