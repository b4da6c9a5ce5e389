import { engagementBases, fraudRisks, type Platform, platforms } from '@vouch/engine'
import { z } from 'zod'
import { type TopicId, topicIds } from './creator-topics.ts'

/** Age bands of an audience as platforms report them. */
export const audienceAges = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export type AudienceAge = (typeof audienceAges)[number]
export const audienceGenders = ['female', 'male'] as const
export type AudienceGender = (typeof audienceGenders)[number]

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
  /** Countries of which one has at least its share of the declared audience: `minAudienceShare`, or a fifth. */
  audienceCountry: string[]
  /** Age bands that together have their share of the declared audience: `minAudienceShare`, or three in ten. */
  audienceAge: AudienceAge[]
  /** Genders of which one has its share of the declared audience: `minAudienceShare`, or half. */
  audienceGender: AudienceGender[]
  /** Least share that each group of the audience filters must have, a ratio; without such a filter it narrows nothing. */
  minAudienceShare: number | null
  verified: boolean | null
  /** Followers won in a month over those before, a ratio (.05 for 5 %). */
  minGrowth: number | null
  /** Days since the latest post, at most. */
  postedWithinDays: number | null
  /** Largest share of the posts read that are marked or worded as paid, a ratio. */
  maxSponsored: number | null
  /** Whether the profile tells an email address or a website to write to. */
  contact: boolean | null
  /** Whether a whole verification stands behind the score, and not a screening. */
  checked: boolean | null
  /** Least place of the engagement rate among creators of the same size, a ratio (.6: above 60 of 100). */
  minEngagementPlace: number | null
  /** Accounts of brands that sponsored posts mention, without @, in lower case. */
  mentions: string[]
  /** True: leaves out creators of critical risk. */
  withoutCritical: boolean | null
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
  audienceAge: [],
  audienceGender: [],
  minAudienceShare: null,
  verified: null,
  minGrowth: null,
  postedWithinDays: null,
  maxSponsored: null,
  contact: null,
  checked: null,
  minEngagementPlace: null,
  mentions: [],
  withoutCritical: null,
}

/** What a list can be ordered by, the usual first; each has the one direction that people mean. Of equal trust the most followers come first. */
export const creatorSorts = ['trust', 'followers', 'engagement', 'price', 'recent'] as const
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

function brands() {
  const sentence = 'A brand is its account name, such as gymshark. Separate several with commas.'
  return listed(
    (part): part is string => /^[\p{L}\d_.-]{2,60}$/u.test(part),
    sentence,
    (part) => part.replace(/^@/, '').toLowerCase(),
  )
}

function yesOrNo() {
  return z.enum(['true', 'false'], 'Must be true or false.').optional()
}

function number(max: number, sentence: string) {
  return z.coerce.number(sentence).min(0, sentence).max(max, sentence).optional()
}

const people = 'A follower count must be a number from 0 to 10,000,000,000.'
const score = 'A trust score must be a number from 0 to 100.'
const ratio = 'A share must be a number from 0 to 1, such as 0.03 for 3%.'
const place = 'A place must be a number from 0 to 1, such as 0.6 for above 60 of 100 creators.'
const growth = 'Growth must be a number from 0 to 10, such as 0.05 for 5% a month.'
const days = 'Days must be a number from 1 to 365.'
const dollars = 'A price must be in US dollars, up to 100,000,000.'

/** The filters as they stand in an address: `platform=instagram,tiktok&minTrust=80`. */
function filterFields() {
  return {
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
    audienceAge: among(audienceAges),
    audienceGender: among(audienceGenders),
    minAudienceShare: number(1, ratio),
    verified: yesOrNo(),
    minGrowth: number(10, growth),
    postedWithinDays: z.coerce.number(days).min(1, days).max(365, days).optional(),
    maxSponsored: number(1, ratio),
    contact: yesOrNo(),
    checked: yesOrNo(),
    minEngagementPlace: number(1, place),
    mentions: brands(),
    withoutCritical: yesOrNo(),
  }
}

function searchSchema() {
  return z.object(filterFields())
}

let made: ReturnType<typeof searchSchema> | undefined

/** The filters by themselves, for whoever reads them from an address. Made when they are first asked for: most addresses name no filter, and a
 *  phone would make thirty schemas before it draws the page. */
export function searchFields(): ReturnType<typeof searchSchema> {
  made ??= searchSchema()
  return made
}

type FilterFields = z.output<ReturnType<typeof searchSchema>>

/** @returns filters as the rest of the product reads them, from those of an address; what was left out narrows nothing. */
export function filtersOf({ verified, contact, checked, withoutCritical, ...fields }: FilterFields): CreatorFilters {
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const told = (text: 'true' | 'false' | undefined) => (text === undefined ? null : text === 'true')
  return {
    ...{ ...noFilters, ...named },
    ...{ verified: told(verified), contact: told(contact), checked: told(checked) },
    withoutCritical: told(withoutCritical),
  }
}

/** @returns the filters that narrow something, by name. */
export function narrowing(filters: Partial<CreatorFilters>): Partial<CreatorFilters> {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )
}
