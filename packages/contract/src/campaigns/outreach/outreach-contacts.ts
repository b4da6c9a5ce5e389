import { z } from 'zod'
import { namedCreator } from '../../verdicts/named-creator.ts'
import { route } from '../../wire/route.ts'
import { addressField, badRecipients, notAnObject, outreachGround, signedIn, written } from './outreach-fields.ts'
import { recipientsMax } from './outreach-limits.ts'
import { foundContacts, outreachContact } from './outreach-parts.ts'

/** Addresses of creators: published by them or given by them, never guessed. */

const foundReply = z.object({ found: z.array(foundContacts) })
const contactId = z.object({ id: z.uuid('That is not a contact ID.') })

export const outreachContacts = {
  find: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/contacts/find',
    summary:
      'Addresses that these creators publish, with where each stands. Their linked pages are read in the background: ask again while `page` is waiting. Free.',
    body: z.object(
      {
        creators: z.array(namedCreator, badRecipients).min(1, badRecipients).max(recipientsMax, badRecipients),
        again: z.boolean('again is true or false.').default(false).describe('Looks again where it looked before.'),
      },
      notAnObject,
    ),
    status: 200,
    reply: foundReply,
    problems: [...signedIn, 'bad_address', 'creator_withheld'],
    callsPerMinuteMax: 60,
    callsCountedFor: 'account',
  }),
  add: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/contacts',
    summary: 'Adds an address that the creator gave you, with how they did.',
    body: z.object(
      {
        ...namedCreator.shape,
        address: addressField,
        evidence: written('How they gave it to you', 500).meta({ examples: ['In a message on Instagram, May 3'] }),
      },
      notAnObject,
    ),
    status: 201,
    reply: outreachContact,
    problems: [...signedIn, 'bad_address', 'too_many', 'creator_withheld'],
  }),
  remove: route({
    ...outreachGround,
    method: 'DELETE',
    path: '/api/outreach/contacts/:id',
    summary: 'Removes a contact.',
    params: contactId,
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: [...signedIn, 'not_found'],
  }),
}
