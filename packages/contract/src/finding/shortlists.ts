import { engagementBases, fraudRisks, partNames, reportStates, trustBands } from '@vouch/engine'
import { z } from 'zod'
import { plans } from '../customers/prices.ts'
import { namedCreator } from '../verdicts/named-creator.ts'
import { decisionSchema } from '../verdicts/report.ts'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'

/** Shortlists: creators that a workspace keeps together while it decides. A creator on several lists takes one place. */

/** Creators on all shortlists of a workspace together; every plan has as many. */
export const shortlistPlaces = plans.STARTER.shortlistLimit
export const shortlistsMax = 20
export const shortlistTagsMax = 8

export const shortlistStatuses = ['considering', 'contacted', 'agreed', 'declined'] as const
export type ShortlistStatus = (typeof shortlistStatuses)[number]

const nameLength = 'A shortlist name must have 1 to 80 characters.'
const noteLength = 'A note can be up to 2,000 characters.'
const tagLength = 'A tag must have 1 to 30 characters.'
const badTags = `A creator can have up to ${shortlistTagsMax} tags.`
const badStatus = 'Status must be considering, contacted, agreed or declined.'
const badCreator = 'A creator must have a platform and a handle.'
const badOrder = 'An order must name every creator on the list once.'
const badSwitch = 'watched must be true or false.'

/** A figure with the ends of its range, where it has one. */
const estimate = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })

const score = z.object({ score: z.number(), low: z.number(), high: z.number() })

const screening = score.extend({
  only: z
    .array(z.enum(partNames))
    .nullable()
    .describe('What the score rests on alone, where followers, growth or comments weren’t looked at; null: all were.')
    .meta({ examples: [['likes', 'views']] }),
})

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
        decision: decisionSchema.nullable(),
        followers: z.number().nullable(),
        engagementRate: z.number().nullable(),
        engagementBasis: z.enum(engagementBases).nullable(),
        /** People that one post reaches, as the report estimates it. */
        reach: estimate.nullable(),
        /** US dollars for one sponsored post. */
        price: estimate.nullable(),
      })
      .nullable(),
    /** The newest counts that a watch or a verification read; null: none. */
    counts: z.object({ followers: z.number().nullable(), at: z.string() }).nullable(),
    /** Changes of the creator’s counts that nobody dismissed. */
    changes: z.int(),
    /** From a small sample, for creators of the search who were not verified yet. */
    screening: screening.nullable(),
    /** A verification of the creator is under way, or waits for its turn in a running batch. */
    running: z.boolean(),
  })
  .meta({ id: 'ShortlistEntry' })
export type ShortlistEntry = z.output<typeof shortlistEntry>

const summary = {
  id: z.string(),
  name: z.string(),
  /** Whether its creators are verified again each week. */
  watched: z.boolean(),
  /** Null too while a check that is on rests, because the plan has ended. */
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

const listId = z.object({ id: z.uuid('That is not a shortlist ID.') })
const entryId = listId.extend({ entryId: z.uuid('That is not the ID of a creator on a shortlist.') })
const owned = ['validation', 'missing_token', 'invalid_token', 'not_found'] as const
const name = requiredName(nameLength, { most: 80 })
const tag = requiredName(tagLength, { most: 30 })
const done = z.object({ ok: z.literal(true) })
const tagName = 'Shortlists'

/** The lists themselves. */
export const shortlists = {
  list: route({
    method: 'GET',
    path: '/api/shortlists',
    access: 'bearer',
    tag: tagName,
    summary: 'Lists the workspace’s shortlists, who is on them, and how many spots are taken.',
    status: 200,
    reply: z.object({ shortlists: z.array(shortlistSummary), places: shortlistRoom, nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  create: route({
    method: 'POST',
    path: '/api/shortlists',
    access: 'bearer',
    tag: tagName,
    summary: `Creates a shortlist, empty or with its first creator. A workspace can have up to ${shortlistsMax}.`,
    body: z.object({ name, creator: namedCreator.optional() }, 'The body must be a JSON object.'),
    status: 201,
    reply: shortlist,
    problems: ['validation', 'bad_address', 'creator_withheld', 'shortlist_full', 'missing_token', 'invalid_token'],
  }),
  show: route({
    method: 'GET',
    path: '/api/shortlists/:id',
    access: 'bearer',
    tag: tagName,
    summary: 'Returns one shortlist: its creators in order, each with the latest verdict.',
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
    summary: 'The combined reach of a shortlist’s creators, with people who follow more than one counted once.',
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
    summary: 'Renames a shortlist, reorders its creators, or turns the weekly check on or off.',
    params: listId,
    body: z.object(
      {
        name: name.optional(),
        watched: z.boolean(badSwitch).optional(),
        order: z
          .array(z.uuid(badOrder), badOrder)
          .max(shortlistPlaces, badOrder)
          .optional()
          .describe('IDs of all its entries, first to last.'),
      },
      'The body must be a JSON object.',
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
    summary: 'Removes a shortlist. It can be restored for a day.',
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
    summary: 'Restores a removed shortlist, if there is still room for its creators.',
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
    summary: 'Adds a creator to the end of a shortlist. A creator who is already on it stays put.',
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
    summary: 'Changes the status, note or tags of a creator on a shortlist.',
    params: entryId,
    body: z.object(
      {
        status: z.enum(shortlistStatuses, badStatus).optional(),
        note: z.string(noteLength).max(2_000, noteLength).optional(),
        tags: z.array(tag, badTags).max(shortlistTagsMax, badTags).optional(),
      },
      'The body must be a JSON object.',
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
    summary: 'Removes a creator from a shortlist. The note and the spot can be restored for a day.',
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
    summary: 'Puts a removed creator back where they were.',
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
    summary: 'Lists what the weekly checks found that no one has dismissed, newest first, up to 50.',
    status: 200,
    reply: z.object({ alerts: z.array(shortlistAlert), nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  dismiss: route({
    method: 'POST',
    path: '/api/shortlist-alerts/:id/dismiss',
    access: 'bearer',
    tag: tagName,
    summary: 'Dismisses an alert.',
    params: z.object({ id: z.uuid('That is not an alert ID.') }),
    status: 200,
    reply: done,
    problems: owned,
  }),
}
