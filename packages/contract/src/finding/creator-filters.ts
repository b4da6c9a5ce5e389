import { engagementBases, fraudRisks, type Platform, platforms } from '@vouch/engine'
import { z } from 'zod'
import { type TopicId, topicIds } from './creator-topics.ts'

/** The filters of discovery: every field narrows, several values of one field widen. */
export interface CreatorFilters {
  platform: Platform[]
  category: TopicId[]
  /** ISO 3166 codes. */
  country: string[]
  /** ISO 639-1 codes. */
  language: string[]
  risk: (typeof fraudRisks)[number][]
  minFollowers: number | null
  maxFollowers: number | null
  /** Median engagements per post over the basis, a ratio (.03 for 3 %). */
  minEngagement: number | null
  /** Over what the rate is taken; a rate without its basis compares nothing. */
  engagementBasis: (typeof engagementBases)[number] | null
  minTrust: number | null
  maxTrust: number | null
  /** Largest share of followers that look inauthentic, a ratio. */
  maxSuspicious: number | null
  /** US dollars for one sponsored post, the middle of the estimate. */
  minPrice: number | null
  maxPrice: number | null
  /** Countries of which one is a fifth or more of the declared audience. */
  audienceCountry: string[]
  verified: boolean | null
}

export const noFilters: CreatorFilters = {
  platform: [],
  category: [],
  country: [],
  language: [],
  risk: [],
  minFollowers: null,
  maxFollowers: null,
  minEngagement: null,
  engagementBasis: null,
  minTrust: null,
  maxTrust: null,
  maxSuspicious: null,
  minPrice: null,
  maxPrice: null,
  audienceCountry: [],
  verified: null,
}

/** What a list can be ordered by; each has the one direction that people mean. */
export const creatorSorts = ['followers', 'trust', 'engagement', 'price', 'recent'] as const
export type CreatorSort = (typeof creatorSorts)[number]

const valuesMax = 20

/** Texts with commas between them, each once. One sentence for the whole field says what may stand there. */
function listed<T extends string>(
  isOne: (part: string) => part is T,
  sentence: string,
  shape = (part: string) => part,
) {
  const all = (parts: unknown): parts is T[] =>
    Array.isArray(parts) && parts.length <= valuesMax && parts.every((part) => typeof part === 'string' && isOne(part))
  return z
    .string(sentence)
    .max(500, sentence)
    .transform((text) => [...new Set(text.split(',').map((part) => shape(part.trim())))].filter((part) => part !== ''))
    .pipe(z.custom<T[]>(all, sentence))
    .optional()
}

function among<T extends string>(values: readonly T[]) {
  const isOne = (part: string): part is T => values.some((value) => value === part)
  return listed(isOne, `Choose from ${values.join(', ')}. Separate several with commas.`)
}

function countries() {
  const sentence = 'A country is a two-letter code such as US. Separate several with commas.'
  return listed(
    (part): part is string => /^[A-Z]{2}$/.test(part),
    sentence,
    (part) => part.toUpperCase(),
  )
}

function languages() {
  const sentence = 'A language is a two- or three-letter code such as en. Separate several with commas.'
  return listed(
    (part): part is string => /^[a-z]{2,3}$/.test(part),
    sentence,
    (part) => part.toLowerCase(),
  )
}

function number(max: number, sentence: string) {
  return z.coerce.number(sentence).min(0, sentence).max(max, sentence).optional()
}

const people = 'A follower count must be a number from 0 to 10,000,000,000.'
const score = 'A trust score must be a number from 0 to 100.'
const ratio = 'A share must be a number from 0 to 1, such as 0.03 for 3%.'
const dollars = 'A price must be in US dollars, up to 100,000,000.'

/** The filters as they stand in an address: `platform=instagram,tiktok&minTrust=80`. */
export const creatorFilterFields = {
  platform: among(platforms),
  category: among(topicIds),
  country: countries(),
  language: languages(),
  risk: among(fraudRisks),
  minFollowers: number(1e10, people),
  maxFollowers: number(1e10, people),
  minEngagement: number(1, ratio),
  engagementBasis: z.enum(engagementBases, `Choose from ${engagementBases.join(', ')}.`).optional(),
  minTrust: number(100, score),
  maxTrust: number(100, score),
  maxSuspicious: number(1, ratio),
  minPrice: number(1e8, dollars),
  maxPrice: number(1e8, dollars),
  audienceCountry: countries(),
  verified: z.enum(['true', 'false'], 'Must be true or false.').optional(),
}

/** The filters by themselves, for whoever reads them from an address. */
export const searchFields = z.object(creatorFilterFields)

type FilterFields = z.output<typeof searchFields>

/** @returns filters as the rest of the product reads them, from those of an address; what was left out narrows nothing. */
export function filtersOf({ verified, ...fields }: FilterFields): CreatorFilters {
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...noFilters, ...named, verified: verified === undefined ? null : verified === 'true' }
}
