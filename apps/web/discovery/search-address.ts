import {
  type CreatorFilters,
  type CreatorSort,
  countryName,
  creatorSorts,
  filtersOf,
  languageName,
  readCreatorSentence,
  searchFields,
  topics,
} from '@vouch/contract'
import { compact, dollars, percent, platformName } from '@vouch/presentation'

/** A search lives in the address of its page: every filter by name, the words that are searched for, and the order. A link to it is the
 *  search. What the address holds is read by the very rules of the API, so a mistyped filter is left out here and refused there alike. */

export interface CreatorSearch {
  filters: CreatorFilters
  /** Searched for in names and biographies. */
  text: string
  sort: CreatorSort
}

type FilterKey = keyof CreatorFilters

/** @returns the search of an address; parts that cannot be read are left out. */
export function searchOf(address: URLSearchParams): CreatorSearch {
  const named = Object.fromEntries(
    [...address].filter(
      ([key, value]) => key in searchFields.shape && searchFields.safeParse({ [key]: value }).success,
    ),
  )
  const sort = creatorSorts.find((each) => each === address.get('sort')) ?? 'followers'
  return { filters: filtersOf(searchFields.parse(named)), text: (address.get('q') ?? '').slice(0, 300), sort }
}

/** @returns the parts of an address, without what narrows nothing. */
export function addressOf({ filters, text, sort }: CreatorSearch): Record<string, string> {
  const named = Object.entries(filters).flatMap(([key, value]) =>
    value === null || (Array.isArray(value) && value.length === 0) ? [] : [[key, String(value)]],
  )
  return {
    ...Object.fromEntries(named),
    ...(text !== '' && { q: text }),
    ...(sort !== 'followers' && { sort }),
  }
}

/** Takes in a sentence: what it names joins the filters, and what is left replaces the words that are searched for. */
export function withSentence(search: CreatorSearch, sentence: string): CreatorSearch {
  const { filters, text } = readCreatorSentence(sentence)
  const said = Object.entries(filters).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...search, filters: { ...search.filters, ...Object.fromEntries(said) }, text }
}

/** One filter as a person reads it, and the search without it. */
export interface Chip {
  id: string
  words: string
  without: CreatorSearch
}

const listWords: Partial<Record<FilterKey, (value: string) => string>> = {
  platform: (value) => platformName(platformOf(value)),
  category: (value) => topics.find(({ id }) => id === value)?.label ?? value,
  country: countryName,
  language: languageName,
  risk: (value) => `${value} risk`,
  audienceCountry: (value) => `audience in ${countryName(value)}`,
}

/** The filters hold only what the contract's schema let through, and that knows no other platform. */
function platformOf(value: string): Parameters<typeof platformName>[0] {
  return value as Parameters<typeof platformName>[0]
}

/** @returns every filter that narrows the search; a pair of bounds is one. */
export function chipsOf(search: CreatorSearch): Chip[] {
  const { filters } = search
  const lists = Object.entries(listWords).flatMap(([key, words]) =>
    listOf(filters, key).map((value) => ({
      id: `${key}-${value}`,
      words: words(value),
      without: withFilter(search, { [key]: listOf(filters, key).filter((each) => each !== value) }),
    })),
  )
  const bounds = [
    bound(search, ['minFollowers', 'maxFollowers'], 'followers', compact),
    bound(search, ['minTrust', 'maxTrust'], 'trust', String),
    bound(search, ['minPrice', 'maxPrice'], 'per post', dollars),
    bound(search, [null, 'maxSuspicious'], 'suspicious followers', percent),
  ]
  const text: Chip[] =
    search.text === '' ? [] : [{ id: 'q', words: `“${search.text}”`, without: { ...search, text: '' } }]
  const engagement = engagementChip(search)
  return [...lists, ...[...bounds, engagement].filter((chip) => chip !== null), ...verifiedChip(search), ...text]
}

/** A rate and what it is taken over are one thing to read, and go together. */
function engagementChip(search: CreatorSearch): Chip | null {
  const { minEngagement, engagementBasis } = search.filters
  if (minEngagement === null && engagementBasis === null) return null
  const rate = minEngagement === null ? 'engagement' : `at least ${percent(minEngagement)} engagement`
  return {
    id: 'engagement',
    words: engagementBasis === null ? rate : `${rate} by ${engagementBasis}`,
    without: withFilter(search, { minEngagement: null, engagementBasis: null }),
  }
}

function verifiedChip(search: CreatorSearch): Chip[] {
  const { verified } = search.filters
  if (verified === null) return []
  const words = verified ? 'verified by the platform' : 'not verified'
  return [{ id: 'verified', words, without: withFilter(search, { verified: null }) }]
}

type Bounds = [low: FilterKey | null, high: FilterKey | null]

function bound(
  search: CreatorSearch,
  [lowKey, highKey]: Bounds,
  name: string,
  write: (value: number) => string,
): Chip | null {
  const [low, high] = [numberOf(search.filters, lowKey), numberOf(search.filters, highKey)]
  if (low === null && high === null) return null
  const words =
    low !== null && high !== null
      ? `${write(low)} to ${write(high)} ${name}`
      : low !== null
        ? `at least ${write(low)} ${name}`
        : `at most ${write(high ?? 0)} ${name}`
  const cleared = Object.fromEntries([lowKey, highKey].filter((key) => key !== null).map((key) => [key, null]))
  return { id: name, words, without: withFilter(search, cleared) }
}

/** @returns the search with some of its filters replaced. */
export function withFilter(search: CreatorSearch, change: Partial<CreatorFilters>): CreatorSearch {
  return { ...search, filters: { ...search.filters, ...change } }
}

function listOf(filters: CreatorFilters, key: string): string[] {
  const value: unknown = filters[key as FilterKey]
  return Array.isArray(value) ? value : []
}

function numberOf(filters: CreatorFilters, key: FilterKey | null): number | null {
  const value: unknown = key === null ? null : filters[key]
  return typeof value === 'number' ? value : null
}
