import { engagementBases, fraudRisks, platforms } from '@vouch/engine'
import { z } from 'zod'
import { brandNameOf, isBrandName } from './brand-names.ts'
import { audienceAges, audienceGenders, type CreatorFilters, noFilters } from './creator-filters.ts'
import { topicIds } from './creator-topics.ts'

/** The filters of discovery as texts: what an address may hold of each, and how it is read. */

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
  return listed(isBrandName, sentence, brandNameOf)
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
