import { decisionWords, engagementBases, fraudRisks, platforms } from '@vouch/engine'
import { z } from 'zod'
import { creatorRequest } from '../verdicts/creator-request.ts'
import { route } from '../wire/route.ts'
import { creatorSorts } from './creator-filters.ts'
import { topicIds } from './creator-topics.ts'
import { searchFields } from './search-fields.ts'

/** Searching the creators that the product knows. Whoever is not signed in sees a preview: the first page, of simulated creators. */

/** Rows that a visitor sees. */
export const previewRows = 10
/** A total is never counted further than to here; where it is not exact, it is a lower bound. */
export const countedMax = 10_000

const badLimit = 'A page can have 1 to 100 rows.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badQuery = 'A search can be up to 300 characters.'

/** A creator in a list, with how sure its score is. */
export const discoveredCreator = z
  .object({
    id: z.string(),
    platform: z.enum(platforms),
    handle: z.string(),
    url: z.string().nullable(),
    displayName: z.string().nullable(),
    category: z.enum(topicIds).nullable(),
    country: z.string().nullable(),
    language: z.string().nullable(),
    verified: z.boolean().nullable(),
    followers: z.number().nullable(),
    engagementRate: z.number().nullable(),
    engagementBasis: z.enum(engagementBases).nullable(),
    trust: z
      .object({
        score: z.int(),
        low: z.int(),
        high: z.int(),
        /** `screening`: from a small sample, to find by. `verification`: from a whole one, to decide by. */
        basis: z.enum(['screening', 'verification']),
      })
      .nullable(),
    fraudRisk: z.enum(fraudRisks).nullable(),
    /** What the latest report says to do; absent where nobody verified the creator, and where the report decides nothing. */
    decision: z.enum(decisionWords).optional(),
    suspiciousShare: z.number().nullable(),
    /** US dollars for one sponsored post, the middle of the published estimate. */
    estimatedPrice: z.number().nullable(),
    source: z.enum(['sandbox', 'verification', 'import']),
    /** When the counts were read. */
    readAt: z.string(),
    creatorRequest: creatorRequest.optional(),
  })
  .meta({ id: 'DiscoveredCreator' })
export type DiscoveredCreator = z.output<typeof discoveredCreator>

/** Most matches of the words that are counted; where more match, it is a lower bound. */
export const matchingMax = 1_000

/** What to take away from a search that found nobody, and who would be found then. */
const offer = z.object({
  /** Filters to take away, by name. */
  drop: z.array(z.string()),
  total: z.int(),
  totalIsExact: z.boolean(),
})
export type SearchOffer = z.output<typeof offer>

/** How a sentence was read, so that whoever asks can show it. */
const reading = z.object({
  /** Parts of the sentence that were understood: places in the text, and the filters that they became. */
  understood: z.array(
    z.object({ start: z.int(), end: z.int(), filters: z.record(z.string(), z.unknown()), unused: z.boolean() }),
  ),
  /** Every filter of the search, by name, after filters by name went before those of the sentence. */
  filters: z.record(z.string(), z.unknown()),
  /** Words that rank creators and leave nobody out. */
  words: z.string(),
})

export const discovery = {
  creators: route({
    method: 'GET',
    path: '/api/discovery/creators',
    access: 'either',
    tag: 'Discovery',
    summary: `Finds creators by filters and text. Without a token, returns the first ${previewRows} simulated ones.`,
    query: z.object({
      q: z
        .string(badQuery)
        .max(300, badQuery)
        .optional()
        .describe('A sentence. What it names becomes filters; other words put those who match them first.'),
      ...searchFields().shape,
      sort: z.enum(creatorSorts, `Choose from ${creatorSorts.join(', ')}.`).default('trust'),
      limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(25),
      cursor: z.string(badCursor).max(200, badCursor).optional(),
    }),
    status: 200,
    reply: z.object({
      creators: z.array(discoveredCreator),
      total: z.int(),
      totalIsExact: z.boolean(),
      nextCursor: z.string().nullable(),
      reading,
      /** How many match the words of the search and so come first; null where it has none. */
      matching: z.object({ count: z.int(), isExact: z.boolean() }).nullable(),
      /** Where nobody was found: filters to take away, each with who would be found; the most useful first. */
      offers: z.array(offer),
      /** Whom a sentence such as “like ava fields” names. Such a search lists nobody where the creator is known; else the words of the name rank. */
      like: z.object({ name: z.string(), creator: discoveredCreator.nullable() }).nullable(),
      /** Simulated creators that can be found already, of how many; null when all can. Until then nobody is listed. */
      preparing: z.object({ done: z.int(), of: z.int() }).nullable(),
      /** How far the simulated creators have been screened; null where there are none. */
      screening: z.object({ scored: z.int(), of: z.int() }).nullable(),
    }),
    problems: ['validation', 'invalid_token', 'rate_limited'],
    callsPerMinuteMax: 300,
  }),
}
