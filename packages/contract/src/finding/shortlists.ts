import { engagementBases, fraudRisks, platforms, reportStates, trustBands } from '@vouch/engine'
import { z } from 'zod'
import { plans } from './prices.ts'
import { route } from './route.ts'

/** Shortlists: creators that a workspace keeps together while it decides. A creator on several lists takes one place. */

/** Creators on all shortlists of a workspace together; every plan has as many. */
export const shortlistPlaces = plans.STARTER.shortlistLimit
export const shortlistsMax = 20
export const shortlistTagsMax = 8

export const shortlistStatuses = ['considering', 'contacted', 'agreed', 'declined'] as const
export type ShortlistStatus = (typeof shortlistStatuses)[number]

const nameLength = 'A shortlist has a name of 1 to 80 characters.'
const noteLength = 'A note has at most 2,000 characters.'
const tagLength = 'A tag has 1 to 30 characters.'
const badTags = `A creator has at most ${shortlistTagsMax} tags.`
const badStatus = 'A status is considering, contacted, agreed or declined.'
const badCreator = 'A creator is a platform and a handle.'
const badOrder = 'An order names every creator of the list once.'
const badSwitch = 'watched is true or false.'

/** Who is meant: the two words that name a creator everywhere. */
export const namedCreator = z.object(
  {
    platform: z.enum(platforms, 'A platform is a word such as instagram.'),
    handle: z.string(badCreator).min(1, badCreator).max(200, badCreator),
  },
  badCreator,
)
export type NamedCreator = z.output<typeof namedCreator>

/** A figure with the ends of its range, where it has one. */
const estimate = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })

const score = z.object({ score: z.number(), low: z.number(), high: z.number() })

export const shortlistEntry = z
  .object({
    id: z.string(),
    creator: z.object({ ...namedCreator.shape, displayName: z.string().nullable(), url: z.string().nullable() }),
    status: z.enum(shortlistStatuses),
    note: z.string(),
    tags: z.array(z.string()),
    addedAt: z.string(),
    /** What the workspace's last finished verification of the creator said; null where it never verified them. */
    verdict: z
      .object({
        verificationId: z.string(),
        at: z.string(),
        state: z.enum(reportStates),
        trust: z.object({ score: z.number(), low: z.number(), high: z.number(), band: z.enum(trustBands) }).nullable(),
        fraudRisk: z.enum(fraudRisks).nullable(),
        followers: z.number().nullable(),
        engagementRate: z.number().nullable(),
        engagementBasis: z.enum(engagementBases).nullable(),
        /** People that one post reaches, as the report estimates it. */
        reach: estimate.nullable(),
        /** US dollars for one sponsored post. */
        price: estimate.nullable(),
      })
      .nullable(),
    /** From a small sample, for creators of the search who were not verified yet. */
    screening: score.nullable(),
    /** A verification of the creator is under way. */
    running: z.boolean(),
  })
  .meta({ id: 'ShortlistEntry' })
export type ShortlistEntry = z.output<typeof shortlistEntry>

const summary = {
  id: z.string(),
  name: z.string(),
  /** Whether its creators are verified again each week. */
  watched: z.boolean(),
  nextCheckAt: z.string().nullable(),
  createdAt: z.string(),
}

export const shortlistSummary = z
  .object({ ...summary, creators: z.array(z.object({ ...namedCreator.shape, displayName: z.string().nullable() })) })
  .meta({ id: 'ShortlistSummary' })
export type ShortlistSummary = z.output<typeof shortlistSummary>

export const shortlist = z.object({ ...summary, entries: z.array(shortlistEntry) }).meta({ id: 'Shortlist' })
export type Shortlist = z.output<typeof shortlist>

/** Places on the shortlists of the workspace. */
export const shortlistRoom = z.object({ used: z.int(), limit: z.int() })
export type ShortlistRoom = z.output<typeof shortlistRoom>

/** People that one post of every creator reaches together, each counted once. */
export const shortlistReach = z
  .object({
    /** Creators with a known reach; the others are not in it. */
    counted: z.int(),
    missing: z.int(),
    /** Everybody's reach added up, people who follow several counted several times. */
    added: z.number().nullable(),
    deduplicated: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
    /** Pairs whose overlap was measured from samples of followers, of all pairs. */
    pairs: z.object({ measured: z.int(), all: z.int() }),
    price: z.object({ value: z.number(), low: z.number(), high: z.number(), counted: z.int() }).nullable(),
  })
  .meta({ id: 'ShortlistReach' })
export type ShortlistReach = z.output<typeof shortlistReach>

/** News of the weekly check. */
export const shortlistAlert = z
  .object({
    id: z.string(),
    /** `left_interval`: the new score lies outside the interval of the one before. `no_credits`: the check was not made. */
    kind: z.enum(['left_interval', 'no_credits']),
    shortlist: z.object({ id: z.string(), name: z.string() }),
    creator: z.object({ ...namedCreator.shape, displayName: z.string().nullable() }).nullable(),
    before: score.nullable(),
    after: score.nullable(),
    verificationId: z.string().nullable(),
    at: z.string(),
  })
  .meta({ id: 'ShortlistAlert' })
export type ShortlistAlert = z.output<typeof shortlistAlert>

const listId = z.object({ id: z.uuid('That is not the id of a shortlist.') })
const entryId = listId.extend({ entryId: z.uuid('That is not the id of a creator on a shortlist.') })
const owned = ['validation', 'missing_token', 'invalid_token', 'not_found'] as const
const name = z.string(nameLength).trim().min(1, nameLength).max(80, nameLength)
const tag = z.string(tagLength).trim().min(1, tagLength).max(30, tagLength)
const done = z.object({ ok: z.literal(true) })
const tagName = 'Shortlists'

/** The lists themselves. */
export const shortlists = {
  list: route({
    method: 'GET',
    path: '/api/shortlists',
    access: 'bearer',
    tag: tagName,
    summary: 'The shortlists of the workspace with who is on them, and how many places are taken.',
    status: 200,
    reply: z.object({ shortlists: z.array(shortlistSummary), places: shortlistRoom, nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  create: route({
    method: 'POST',
    path: '/api/shortlists',
    access: 'bearer',
    tag: tagName,
    summary: `Opens a shortlist, empty or with its first creator. A workspace has at most ${shortlistsMax}.`,
    body: z.object({ name, creator: namedCreator.optional() }, 'The body is a JSON object.'),
    status: 201,
    reply: shortlist,
    problems: ['validation', 'bad_address', 'creator_withheld', 'shortlist_full', 'missing_token', 'invalid_token'],
  }),
  show: route({
    method: 'GET',
    path: '/api/shortlists/:id',
    access: 'bearer',
    tag: tagName,
    summary: 'One shortlist: its creators in their order, each with the last verdict.',
    params: listId,
    status: 200,
    reply: shortlist,
    problems: owned,
  }),
  reach: route({
    method: 'GET',
    path: '/api/shortlists/:id/reach',
    access: 'bearer',
    tag: tagName,
    summary: 'What the creators of a shortlist reach together, with people who follow several counted once.',
    params: listId,
    status: 200,
    reply: shortlistReach,
    problems: owned,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/shortlists/:id',
    access: 'bearer',
    tag: tagName,
    summary: 'Renames a shortlist, orders its creators, or switches the weekly check.',
    params: listId,
    body: z.object(
      {
        name: name.optional(),
        watched: z.boolean(badSwitch).optional(),
        order: z
          .array(z.uuid(badOrder), badOrder)
          .max(shortlistPlaces, badOrder)
          .optional()
          .describe('Ids of all its entries, first to last.'),
      },
      'The body is a JSON object.',
    ),
    status: 200,
    reply: shortlist,
    problems: owned,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/shortlists/:id',
    access: 'bearer',
    tag: tagName,
    summary: 'Removes a shortlist. For a day it can be restored.',
    params: listId,
    status: 200,
    reply: done,
    problems: owned,
  }),
  restore: route({
    method: 'POST',
    path: '/api/shortlists/:id/restore',
    access: 'bearer',
    tag: tagName,
    summary: 'Brings a removed shortlist back, where its creators still have places.',
    params: listId,
    status: 200,
    reply: shortlist,
    problems: [...owned, 'shortlist_full'],
  }),
}

/** Creators on a list. */
export const shortlistEntries = {
  add: route({
    method: 'POST',
    path: '/api/shortlists/:id/entries',
    access: 'bearer',
    tag: tagName,
    summary: 'Puts a creator at the end of a shortlist; one who is on it already stays where they are.',
    params: listId,
    body: z.object({ creator: namedCreator }, badCreator),
    status: 201,
    reply: shortlistEntry,
    problems: [...owned, 'bad_address', 'creator_withheld', 'shortlist_full'],
  }),
  change: route({
    method: 'PATCH',
    path: '/api/shortlists/:id/entries/:entryId',
    access: 'bearer',
    tag: tagName,
    summary: 'Changes the status, the note or the tags of a creator on a shortlist.',
    params: entryId,
    body: z.object(
      {
        status: z.enum(shortlistStatuses, badStatus).optional(),
        note: z.string(noteLength).max(2_000, noteLength).optional(),
        tags: z.array(tag, badTags).max(shortlistTagsMax, badTags).optional(),
      },
      'The body is a JSON object.',
    ),
    status: 200,
    reply: shortlistEntry,
    problems: owned,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/shortlists/:id/entries/:entryId',
    access: 'bearer',
    tag: tagName,
    summary: 'Takes a creator off a shortlist. For a day the note and the place can be restored.',
    params: entryId,
    status: 200,
    reply: done,
    problems: owned,
  }),
  restore: route({
    method: 'POST',
    path: '/api/shortlists/:id/entries/:entryId/restore',
    access: 'bearer',
    tag: tagName,
    summary: 'Puts a creator who was taken off back to where they stood.',
    params: entryId,
    status: 200,
    reply: shortlistEntry,
    problems: [...owned, 'shortlist_full'],
  }),
}

/** What the weekly checks found. */
export const shortlistAlerts = {
  list: route({
    method: 'GET',
    path: '/api/shortlist-alerts',
    access: 'bearer',
    tag: tagName,
    summary: 'What the weekly checks found and nobody has put aside, newest first; fifty at most.',
    status: 200,
    reply: z.object({ alerts: z.array(shortlistAlert), nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  dismiss: route({
    method: 'POST',
    path: '/api/shortlist-alerts/:id/dismiss',
    access: 'bearer',
    tag: tagName,
    summary: 'Puts an alert aside.',
    params: z.object({ id: z.uuid('That is not the id of an alert.') }),
    status: 200,
    reply: done,
    problems: owned,
  }),
}
