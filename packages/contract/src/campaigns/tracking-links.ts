import { z } from 'zod'
import { route } from '../wire/route.ts'
import { ofCampaign } from './campaigns.ts'
import { targetCharsMax, utm } from './utm.ts'

/** Short links: what tells whose visitor it was. */

/** Hosts that a workspace may declare. */
export const trackingHostsMax = 50
/** Links of one campaign, ended ones too. */
export const campaignLinksMax = 500
/** Days for which single clicks are kept; their counts by day stay. */
export const clickDays = 90
/** Days for which links lead on after a plan has ended. */
export const linkDaysAfterPlan = 90

export const trackingTag = 'Tracking'
const notAnObject = 'The body must be a JSON object.'
const badHost = 'Enter a website such as shop.example.com.'
const badTarget = 'Enter an address that begins with https://.'
const longTarget = `An address can be up to ${targetCharsMax.toLocaleString('en-US')} characters.`
const badLinkCode = 'A short link ends in a code of 8 letters and digits.'
const noCampaign = 'That is not a campaign ID.'
const noEntry = 'That is not the ID of a creator in a campaign.'

/** A host name without a port, in lower case. */
export const trackedHost = z
  .string(badHost)
  .trim()
  .toLowerCase()
  .max(253, badHost)
  .regex(/^[a-z0-9][a-z0-9-]{0,62}(\.[a-z0-9][a-z0-9-]{0,62}){1,9}$/, badHost)
  .refine((host) => !/\.\d+$/.test(host), badHost)
  .meta({ examples: ['shop.northwind.example'] })

const host = z
  .object({ host: trackedHost, addedAt: z.string(), addedBy: z.string().nullable() })
  .meta({ id: 'TrackingHost' })
export type TrackingHost = z.output<typeof host>

const ofWorkspace = ['validation', 'missing_token', 'invalid_token'] as const
const changes = [...ofCampaign, 'not_now', 'subscription_ended'] as const
const inCampaign = z.object({ campaignId: z.uuid(noCampaign) })
const answer = { access: 'bearer', tag: trackingTag } as const

export const trackingHosts = {
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/tracking/hosts',
    summary: 'Lists the websites that your short links may lead to.',
    status: 200,
    reply: z.object({ hosts: z.array(host), nextCursor: z.null() }),
    problems: ofWorkspace,
  }),
  add: route({
    ...answer,
    method: 'POST',
    path: '/api/tracking/hosts',
    summary: `Declares a website of yours. Short links lead to declared websites alone. Up to ${trackingHostsMax}.`,
    body: z.object({ host: trackedHost }, notAnObject),
    status: 201,
    reply: host,
    problems: [...ofWorkspace, 'too_many', 'subscription_ended'],
  }),
  remove: route({
    ...answer,
    method: 'DELETE',
    path: '/api/tracking/hosts/:host',
    summary: 'Removes a website. Links that lead there stop at once, and work again if it is declared again.',
    params: z.object({ host: trackedHost }),
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: [...ofWorkspace, 'not_found'],
  }),
}

export const trackingLink = z
  .object({
    id: z.string(),
    campaignId: z.string(),
    entryId: z.string().nullable().describe('Whose link it is; null: the campaign’s own.'),
    code: z.string().meta({ examples: ['k7m2q9xz'] }),
    url: z
      .string()
      .describe('What people click.')
      .meta({ examples: ['https://vouch.example/t/k7m2q9xz'] }),
    target: z
      .string()
      .describe('Where it leads.')
      .meta({ examples: ['https://shop.northwind.example/tea?utm_source=instagram'] }),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
    leads: z.boolean().describe('False: it was ended, or its website isn’t declared any more.'),
    clicks: z.int().describe('By people.'),
    visitors: z.int().describe('Different people each day, added up.'),
    bots: z.int().describe('Clicks by programs: link previews, crawlers. They aren’t in the other counts.'),
  })
  .meta({ id: 'TrackingLink' })
export type TrackingLink = z.output<typeof trackingLink>

export const trackingLinks = {
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/tracking/links',
    summary: 'Lists a campaign’s short links, the oldest first, with their clicks.',
    query: inCampaign,
    status: 200,
    reply: z.object({ links: z.array(trackingLink), nextCursor: z.null() }),
    problems: ofCampaign,
  }),
  create: route({
    ...answer,
    method: 'POST',
    path: '/api/tracking/links',
    summary: 'Makes a short link to a declared website, with UTM parameters, for a creator or the whole campaign.',
    body: z.object(
      {
        campaignId: z.uuid(noCampaign),
        entryId: z.uuid(noEntry).optional(),
        target: z
          .url({ protocol: /^https$/, error: badTarget })
          .max(targetCharsMax, longTarget)
          .meta({ examples: ['https://shop.northwind.example/tea'] }),
        utm: utm.optional(),
      },
      notAnObject,
    ),
    status: 201,
    reply: trackingLink,
    problems: [...changes, 'host_undeclared', 'too_many'],
  }),
  end: route({
    ...answer,
    method: 'DELETE',
    path: '/api/tracking/links/:id',
    summary: 'Ends a short link. It leads nowhere from then on; its counts stay.',
    params: z.object({ id: z.uuid('That is not a link ID.') }),
    status: 200,
    reply: trackingLink,
    problems: changes,
  }),
  follow: route({
    method: 'GET',
    path: '/t/:code',
    access: 'public',
    tag: trackingTag,
    summary: 'Counts a click and redirects to where the short link leads.',
    params: z.object({
      code: z
        .string(badLinkCode)
        .max(40, badLinkCode)
        .meta({ examples: ['k7m2q9xz'] }),
    }),
    status: 302,
    reply: z.null(),
    problems: ['not_found', 'unavailable'],
  }),
}
