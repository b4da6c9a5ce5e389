import { z } from 'zod'
import { actionCosts } from '../../customers/prices.ts'
import { ownKey } from '../../wire/own-key.ts'
import { route } from '../../wire/route.ts'
import { seenVersion } from '../../wire/version-number.ts'
import { amountMax } from '../campaign-fields.ts'
import { campaignId, changesCampaign, ofCampaign } from '../campaigns.ts'
import { negotiation, offerStates, offersMax } from './negotiation-parts.ts'
import { offerSides } from './next-move.ts'

/** Negotiating a fee: what the numbers support, what was offered, and what to answer. Every answer is the negotiation as it is then. */

export const negotiationTag = 'Negotiation'

const notAnObject = 'The body must be a JSON object.'
const badAmount = 'An amount must be from 1 to 10,000,000.'
const badNote = 'A note can be up to 300 characters.'
const badVersion = 'Name the version of the agreed fee that you saw.'
const entryId = campaignId.extend({ entryId: z.uuid('That is not the ID of a creator in a campaign.') })
const offerId = entryId.extend({ offerId: z.uuid('That is not the ID of an offer.') })

const amount = z.number(badAmount).min(1, badAmount).max(amountMax, badAmount).describe('In the campaign’s currency.')
const offerFields = {
  side: z.enum(offerSides, 'Choose brand or creator.').describe('Who names the amount.'),
  amount,
  note: z.string(badNote).trim().max(300, badNote),
}
const answer = {
  access: 'bearer',
  tag: negotiationTag,
  params: entryId,
  reply: negotiation,
  callsPerMinuteMax: 60,
  callsCountedFor: 'account',
} as const
const path = '/api/campaigns/:id/creators/:entryId/negotiation'

export const negotiations = {
  show: route({
    ...answer,
    method: 'GET',
    path,
    summary: 'Returns anchor, target and walk-away for a creator’s fee, the offers, and what to answer next. Free.',
    status: 200,
    problems: ofCampaign,
  }),
  log: route({
    ...answer,
    method: 'POST',
    path: `${path}/offers`,
    summary: `Logs an offer of either side, or an amount in a message as none. Up to ${offersMax} for each creator.`,
    body: z.object(
      {
        ...offerFields,
        note: offerFields.note.default(''),
        state: z
          .enum(['made', 'ignored'], 'State must be made or ignored.')
          .default('made')
          .meta({ examples: ['made'] }),
        from: z
          .object({ messageId: z.uuid('That is not a message ID.'), amount }, 'Name the message and its amount.')
          .nullish()
          .describe('The message that it was found in, and the amount as it stands there.'),
      },
      notAnObject,
    ),
    status: 201,
    problems: [...changesCampaign, 'too_many'],
  }),
  change: route({
    ...answer,
    method: 'PATCH',
    path: `${path}/offers/:offerId`,
    summary: 'Corrects a logged offer, deletes it or brings it back.',
    params: offerId,
    body: z
      .object(
        {
          ...offerFields,
          state: z
            .enum(offerStates, 'Choose a state from the list.')
            .describe('Whether it counts, is no offer, or was deleted.'),
        },
        notAnObject,
      )
      .partial(),
    status: 200,
    problems: changesCampaign,
  }),
  accept: route({
    ...answer,
    method: 'POST',
    path: `${path}/offers/:offerId/accept`,
    summary: 'Makes an offer the agreed fee of the campaign, and the fee of a contract that is still a draft.',
    params: offerId,
    body: z.object({ version: seenVersion(badVersion) }, notAnObject),
    status: 200,
    problems: [...changesCampaign, 'field_conflict'],
  }),
  propose: route({
    ...answer,
    method: 'POST',
    path: `${path}/replies`,
    summary: `Writes the next reply with the figures that support it. It is never sent by itself. ${actionCosts.email_negotiator} credits, once for each creator of a campaign.`,
    headers: ownKey,
    status: 201,
    problems: [...changesCampaign, 'insufficient_credits'],
    callsPerMinuteMax: 20,
  }),
}
