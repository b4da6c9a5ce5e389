import { fraudRisks, platforms } from '@vouch/engine'
import { z } from 'zod'
import { calendarDay } from '../wire/calendar-day.ts'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'

/** How a workspace keeps its verifications in order: what narrows the list, words put on its rows, and views that are kept by name. */

export const verificationSorts = ['newest', 'oldest', 'trust', 'trust-low', 'risk', 'name'] as const
export type VerificationSort = (typeof verificationSorts)[number]

/** Rows that are chosen or changed in one call. */
export const chosenVerificationsMax = 20
/** Words on one verification. */
export const verificationTagsMax = 8
/** Different words that a workspace's list is asked for; a reader picks from them. */
export const shownTagsMax = 100
export const verificationViewsMax = 20

const badText = 'Search text can be up to 100 characters.'
const badRisk = `Risk must be ${fraudRisks.join(', ')}, separated by commas.`
const badPlatform = 'Platform must be names such as instagram, separated by commas.'
const badDay = 'A day must look like 2026-03-31.'
const badTag = 'A tag must have 1 to 30 characters.'
const badTags = `A verification can have up to ${verificationTagsMax} tags.`
export const badIds = `Name 1 to ${chosenVerificationsMax} verifications by their IDs.`
const badName = 'Name must have 1 to 80 characters.'
const badAddress = 'A view must be the part of its URL after the question mark, up to 2,000 characters.'

/** Words of a fixed list, as an address carries them: `high,critical`. */
function words<const Words extends readonly string[]>(known: Words, message: string) {
  return z
    .string(message)
    .max(200, message)
    .refine((text) => text.split(',').every((word) => known.includes(word)), message)
    .optional()
}

const tag = requiredName(badTag, { most: 30 })

/** What narrows the list. Every part that is given must hold. */
export const verificationFilter = z.object({
  q: z.string(badText).max(100, badText).optional().describe('Part of a name or handle.'),
  risk: words(fraudRisks, badRisk).describe('Any of these, separated by commas.'),
  platform: words(platforms, badPlatform).describe('Any of these, separated by commas.'),
  from: calendarDay(badDay).optional().describe('Requested on this day (UTC) or later.'),
  to: calendarDay(badDay).optional().describe('Requested on this day (UTC) or earlier.'),
  tag: tag.optional(),
})
export type VerificationFilter = z.output<typeof verificationFilter>

export const verificationIds = z
  .array(z.uuid('That is not a verification ID.'), badIds)
  .min(1, badIds)
  .max(chosenVerificationsMax, badIds)

const known = ['missing_token', 'invalid_token'] as const

export const verificationTags = {
  list: route({
    method: 'GET',
    path: '/api/verification-tags',
    access: 'bearer',
    tag: 'Verifications',
    summary: `Lists the tags on the workspace’s verifications with how many have each, most used first, up to ${shownTagsMax}.`,
    status: 200,
    reply: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })), nextCursor: z.null() }),
    problems: known,
  }),
  change: route({
    method: 'POST',
    path: '/api/verification-tags',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Adds tags to verifications and takes others off. Returns the tags each has then.',
    body: z.object(
      {
        ids: verificationIds,
        add: z.array(tag, badTags).max(verificationTagsMax, badTags).default([]),
        remove: z.array(tag, badTags).max(verificationTagsMax, badTags).default([]),
      },
      badIds,
    ),
    status: 200,
    reply: z.object({ verifications: z.array(z.object({ id: z.string(), tags: z.array(z.string()) })) }),
    problems: [...known, 'validation', 'not_found', 'too_many'],
  }),
}

export const verificationView = z
  .object({ id: z.string(), name: z.string(), address: z.string(), createdAt: z.string() })
  .meta({ id: 'VerificationView' })
export type VerificationView = z.output<typeof verificationView>

export const verificationViews = {
  list: route({
    method: 'GET',
    path: '/api/verification-views',
    access: 'bearer',
    tag: 'Verifications',
    summary: `Lists the workspace’s saved views of its verifications by name, up to ${verificationViewsMax}.`,
    status: 200,
    reply: z.object({ views: z.array(verificationView), nextCursor: z.null() }),
    problems: known,
  }),
  save: route({
    method: 'POST',
    path: '/api/verification-views',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Saves filters and order of the list under a name.',
    body: z.object(
      {
        name: requiredName(badName, { most: 80 }),
        address: z.string(badAddress).max(2_000, badAddress),
      },
      badName,
    ),
    status: 201,
    reply: verificationView,
    problems: [...known, 'validation', 'duplicate', 'too_many'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/verification-views/:id',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Deletes a saved view. Returns what was deleted, so it can be saved again.',
    params: z.object({ id: z.uuid('That is not a view ID.') }),
    status: 200,
    reply: verificationView,
    problems: [...known, 'not_found'],
  }),
}
