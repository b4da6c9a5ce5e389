import { mannerDials, platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'
import { topicIds } from './creator-topics.ts'
import { discoveredCreator } from './discovery.ts'

/** Creators found by comparison: like another creator, like the customers, or by manner. Each costs credits by creator found, so each is asked
 *  twice: first as a preview, which is free and says how many there are, then for good. */

/** Most creators of one match. */
export const matchedMax = 30
/** From this fit on, of 100, a creator counts as found. */
export const fitMin = { lookalikes: 70, audience: 60, personality: 75 } as const

export const matchKinds = ['lookalikes', 'audience', 'personality'] as const
export type MatchKind = (typeof matchKinds)[number]

const badKey = 'An idempotency key must have 1 to 200 characters.'
const badAsked = `Ask for 1 to ${matchedMax} creators.`
const badCreator = 'Name a creator in the index by platform and handle.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'A page can have 1 to 100 rows.'
const badTrust = 'A trust score must be a number from 0 to 100.'
const badPlatforms = `Choose from ${platforms.join(', ')}.`

export const creatorName = z.object(
  {
    platform: z.enum(platforms, badCreator),
    handle: z.string(badCreator).min(1, badCreator).max(100, badCreator),
  },
  badCreator,
)

/** Among whom to look. */
export const matchBounds = z.object({
  platforms: z.array(z.enum(platforms, badPlatforms), badPlatforms).max(platforms.length, badPlatforms).optional(),
  /** Creators below it, and those without a score, are left out. */
  minTrust: z.number(badTrust).min(0, badTrust).max(100, badTrust).nullable().optional(),
})
export type MatchBounds = z.output<typeof matchBounds>

/** One reason of a fit: how many of its points it brought, in words. */
export const matchReason = z.object({ label: z.string(), points: z.int(), pointsMax: z.int(), words: z.string() })
export type MatchReason = z.output<typeof matchReason>

export const matchPlace = z.object({
  place: z.int(),
  /** 0 to 100, the sum of the reasons' points. */
  fit: z.int(),
  creator: discoveredCreator,
  reasons: z.array(matchReason),
})
export type MatchPlace = z.output<typeof matchPlace>

const card = {
  id: z.string(),
  kind: z.enum(matchKinds),
  title: z.string(),
  asked: z.int(),
  found: z.int(),
  creditsUsed: z.int(),
  createdAt: z.string(),
}
export const matchCard = z.object(card).meta({ id: 'MatchCard' })
export type MatchCard = z.output<typeof matchCard>

export const match = z
  .object({
    ...card,
    creators: z.array(matchPlace),
    /** Creators who were found and have left the index since. */
    gone: z.int(),
  })
  .meta({ id: 'Match' })
export type Match = z.output<typeof match>

/** Whom asking would show, before it is paid: enough to see who they are like, too little to know them by. */
const offeredCreator = z.object({
  place: z.int(),
  /** 0 to 100. */
  fit: z.int(),
  platform: z.enum(platforms),
  category: z.enum(topicIds).nullable(),
  country: z.string().nullable(),
  /** Rounded to one digit: 20,000 for 24,300. */
  followers: z.number().nullable(),
  /** The creator itself: of the first alone. */
  creator: discoveredCreator.nullable(),
})
export type OfferedCreator = z.output<typeof offeredCreator>

/** What asking would find and cost. */
export const matchOffer = z.object({
  /** Who fits well enough, counted to 200. */
  fitting: z.int(),
  /** Who would be shown: the best of them, at most as many as were asked for. */
  found: z.int(),
  creditsEach: z.int(),
  credits: z.int(),
  /** The best fit, 0 to 100; null where nobody fits. */
  best: z.int().nullable(),
  /** Whom asking would show, the best first; empty once it was paid, where the list itself is answered. */
  shown: z.array(offeredCreator).max(matchedMax),
  /** What is compared, and with what: one line each. */
  compared: z.array(z.object({ label: z.string(), words: z.string() })),
})
export type MatchOffer = z.output<typeof matchOffer>

export const matchAsked = {
  asked: z.int(badAsked).min(1, badAsked).max(matchedMax, badAsked).default(10),
  preview: z
    .boolean('Send true for a preview, or false.')
    .default(false)
    .describe(
      'True: nothing is charged; the response says how many there are, what they cost and who the best one is.',
    ),
}
const asked = { ...matchAsked, ...matchBounds.shape }

const answer = z.object({ offer: matchOffer, match: match.nullable() })
export type MatchAnswer = z.output<typeof answer>

/** What every paid question has in common. */
export const paidMatch = {
  access: 'bearer',
  tag: 'Discovery',
  headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
  status: 200,
  reply: answer,
  callsPerMinuteMax: 120,
  callsCountedFor: 'account',
} as const
export const paidMatchProblems = [
  'validation',
  'missing_token',
  'invalid_token',
  'insufficient_credits',
  'idempotency_conflict',
] as const

const badQuestion = 'Say what to compare with, and how many creators you want.'
const badDial = 'A dial must be a number from 0 to 1, or null if it doesn’t matter.'
const dial = z.number(badDial).min(0, badDial).max(1, badDial).nullable()
const noDial = 'Answer at least one question; otherwise everyone fits.'

/** The answers to the quiz: where each dial shall stand. */
export const wantedManner = z
  .object({ formality: dial, warmth: dial, humour: dial, energy: dial, depth: dial }, noDial)
  .refine((dials) => mannerDials.some((each) => dials[each] !== null), noDial)

export const matches = {
  lookalikes: route({
    ...paidMatch,
    method: 'POST',
    path: '/api/discovery/lookalikes',
    summary: 'Creators like another one, with the reasons. 10 credits per creator found; a preview is free.',
    body: z.object({ of: creatorName, ...asked }, badQuestion),
    problems: [...paidMatchProblems, 'not_found', 'not_ready'],
  }),
  personality: route({
    ...paidMatch,
    method: 'POST',
    path: '/api/discovery/personality',
    summary: 'Creators who match a brand voice, with the reasons. 10 credits per creator found; a preview is free.',
    body: z.object({ manner: wantedManner, ...asked }, badQuestion),
    problems: [...paidMatchProblems, 'not_ready'],
  }),
  list: route({
    method: 'GET',
    path: '/api/discovery/matches',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Lists earlier matches, newest first. Reading them again is free.',
    query: z.object({
      limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(20),
      cursor: z.string(badCursor).max(200, badCursor).optional(),
    }),
    status: 200,
    reply: z.object({ matches: z.array(matchCard), nextCursor: z.string().nullable() }),
    problems: ['validation', 'missing_token', 'invalid_token'],
  }),
  show: route({
    method: 'GET',
    path: '/api/discovery/matches/:id',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Returns one match with its creators and reasons.',
    params: z.object({ id: z.uuid('That is not a match ID.') }),
    status: 200,
    reply: match,
    problems: ['missing_token', 'invalid_token', 'not_found'],
  }),
  creator: route({
    method: 'GET',
    path: '/api/discovery/creator',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Returns one creator in the index by platform and handle.',
    query: creatorName,
    status: 200,
    reply: discoveredCreator,
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found', 'not_ready'],
  }),
}
