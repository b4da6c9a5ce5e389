import { z } from 'zod'
import { emailField, formText, honeypot, notAnObject, sent } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'

/** Waiting lists: the product's, and that of its browser extension. An address stands on each once. */

export const waitingLists = ['product', 'extension'] as const
export type WaitingList = (typeof waitingLists)[number]

/** Where a visitor came from, as the address of the page says. */
export const trackingNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export type TrackingName = (typeof trackingNames)[number]

const tracking = formText('A tracking parameter', 300).nullish()

export const waitlist = {
  count: route({
    method: 'GET',
    path: '/api/waitlist/count',
    access: 'public',
    tag: 'Site',
    summary: 'How many people are waiting for the product.',
    status: 200,
    reply: z.object({ count: z.int() }),
    problems: [],
  }),
  join: route({
    method: 'POST',
    path: '/api/waitlist',
    access: 'public',
    tag: 'Site',
    summary: 'Adds an email address to a waitlist and sends a welcome email.',
    body: z.object(
      {
        email: emailField('Please enter a valid email address.'),
        firstName: formText('First name', 100).nullish(),
        lastName: formText('Last name', 100).nullish(),
        name: formText('Name', 200).nullish(),
        company: formText('Company', 200).nullish(),
        role: formText('Role', 100).nullish(),
        list: z.enum(waitingLists, `List must be ${waitingLists.join(' or ')}.`).default('product'),
        referrer: formText('Referrer', 2_000).nullish(),
        utm_source: tracking,
        utm_medium: tracking,
        utm_campaign: tracking,
        utm_term: tracking,
        utm_content: tracking,
        website: honeypot,
      },
      notAnObject,
    ),
    status: 200,
    reply: sent,
    problems: ['validation', 'duplicate', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
}
