import { type CreatorFilters, countryName, filterGroups, languageName, topics } from '@vouch/contract'
import { compact, count, dollars, percent, platformName } from '@vouch/presentation'
import { withFilter } from './change-search.ts'
import { type Chip, type CreatorSearch, criticalChip, type ReadSearch } from './creator-search.ts'
import { engagementPlaces } from './filter-choices.ts'
import { leavesOutCritical, readSearch } from './search-address.ts'

type FilterKey = keyof CreatorFilters

const listWords: Partial<Record<FilterKey, (value: string) => string>> = {
  platform: (value) => platformName(platformOf(value)),
  category: (value) => topics.find(({ id }) => id === value)?.label ?? value,
  country: countryName,
  language: languageName,
  risk: (value) => `${value} risk`,
  audienceCountry: (value) => `audience in ${countryName(value)}`,
  audienceAge: (value) => `audience aged ${value.replace('-', '–')}`,
  mentions: (value) => `worked with @${value}`,
  audienceGender: (value) => (value === 'female' ? 'audience of women' : 'audience of men'),
}

/** The filters hold only what the contract's schema let through, and that knows no other platform. */
function platformOf(value: string): Parameters<typeof platformName>[0] {
  return value as Parameters<typeof platformName>[0]
}

function placeWords(place: number): string {
  return (
    engagementPlaces.find(({ from }) => from === place)?.words ?? `above ${Math.round(place * 100)} of 100 of the size`
  )
}

const inDays = (days: number) => `posted in the last ${days === 1 ? 'day' : `${days} days`}`

/** Single values, each in words; a pair of bounds is one. */
const boundWords: readonly { keys: readonly FilterKey[]; words: (read: ReadSearch) => string | null }[] = [
  pair('minFollowers', 'maxFollowers', 'followers', compact),
  pair('minTrust', 'maxTrust', 'trust', String),
  { keys: ['minPrice', 'maxPrice'], words: priceWords },
  pair(null, 'maxSuspicious', 'suspicious followers', percent),
  { keys: ['minEngagement', 'engagementBasis'], words: ({ filters }) => engagementWords(filters) },
  one('minAudienceShare', (share) => `at least ${percent(share)} of the audience`),
  one('verified', (is) => (is ? 'verified by the platform' : 'not verified')),
  one('minGrowth', (growth) => `growing at least ${percent(growth)} a month`),
  one('postedWithinDays', inDays),
  one('maxSponsored', (share) => (share === 0 ? 'no sponsored posts' : `at most ${percent(share)} sponsored posts`)),
  one('contact', (is) => (is ? 'email or website listed' : 'no email or website')),
  one('minEngagementPlace', (place) => `engagement: ${placeWords(place)}`),
  one('checked', (is) => (is ? 'verified by Vouch' : 'not verified by Vouch')),
]

/** @returns every filter that narrows the search, those of the sentence among them. */
export function chipsOf(search: CreatorSearch): Chip[] {
  const read = readSearch(search)
  const lists = Object.entries(listWords).flatMap(([key, words]) =>
    listOf(read.filters, key).map((value) => ({
      id: `${key}-${value}`,
      field: keyOf(key),
      words: words(value),
      without: withFilter(search, { [key]: listOf(read.filters, key).filter((each) => each !== value) }),
    })),
  )
  const bounds = boundWords.flatMap(({ keys, words }) => {
    const told = words(read)
    const cleared = Object.fromEntries(keys.map((key) => [key, null]))
    const [field = 'risk'] = keys
    return told === null ? [] : [{ id: keys.join('-'), field, words: told, without: withFilter(search, cleared) }]
  })
  return [...lists, ...bounds, ...(leavesOutCritical(search) ? [criticalChip(search)] : [])]
}

/** @returns what an offer does, after its count: without “vegan”, or with critical risk */
export function wordsOfOffer(search: CreatorSearch, drop: readonly string[]): string {
  const others = drop.filter((field) => field !== 'withoutCritical')
  const parts = [others.length > 0 && `without ${wordsOfDrop(search, others)}`]
  return [...parts, others.length < drop.length && 'with critical risk'].filter(Boolean).join(', ')
}

/** @returns what taking away some filters takes away, in the words of the sentence where it says them: “vegan” and “Berlin”. */
export function wordsOfDrop(search: CreatorSearch, drop: readonly string[]): string {
  const { understood } = readSearch(search)
  const groups = filterGroups.filter((group: readonly string[]) => group.some((field) => drop.includes(field)))
  const quoted = groups.flatMap((group: readonly string[]) => {
    const said = understood.filter(({ filters }) => group.some((field) => field in filters))
    const byHand = group.some((field) => addedByHand(search, field))
    if (said.length > 0 && !byHand) return said.map(({ start, end }) => search.text.slice(start, end))
    const only = { ...search, text: '', critical: true, filters: pick(readSearch(search).filters, group) }
    return chipsOf(only).map(({ words }) => words)
  })
  return [...new Set(quoted)].map((words) => `“${words}”`).join(' and ')
}

function addedByHand({ filters }: CreatorSearch, field: string): boolean {
  const value: unknown = Object.entries(filters).find(([name]) => name === field)?.[1]
  return value !== null && !(Array.isArray(value) && value.length === 0)
}

function pick(filters: CreatorFilters, group: readonly string[]): CreatorFilters {
  const none = Object.entries(filters).map(([field, value]) => [
    field,
    group.includes(field) ? value : Array.isArray(value) ? [] : null,
  ])
  return Object.fromEntries(none)
}

function one<Key extends FilterKey>(key: Key, words: (value: NonNullable<CreatorFilters[Key]>) => string) {
  return {
    keys: [key],
    words: ({ filters }: ReadSearch) => {
      const value = filters[key]
      return value === null || value === undefined ? null : words(value)
    },
  }
}

function pair(low: FilterKey | null, high: FilterKey | null, name: string, write: (value: number) => string) {
  return {
    keys: [low, high].filter((key) => key !== null),
    words: ({ filters }: ReadSearch) => bounded(numberOf(filters, low), numberOf(filters, high), name, write),
  }
}

function bounded(low: number | null, high: number | null, name: string, write: (value: number) => string) {
  if (low === null && high === null) return null
  if (low !== null && high !== null) return `${write(low)} to ${write(high)} ${name}`
  return low !== null ? `at least ${write(low)} ${name}` : `at most ${write(high ?? 0)} ${name}`
}

/** A price that was said in another currency shows both: what was said, and the dollars that are searched for. */
function priceWords({ filters, understood }: ReadSearch): string | null {
  const { minPrice: low, maxPrice: high } = filters
  const said = understood.findLast(
    ({ price, filters: meant }) => price && (meant.minPrice ?? low) === low && (meant.maxPrice ?? high) === high,
  )
  if (said?.price === undefined) return bounded(low, high, 'per post', dollars)
  const { sign, low: from, high: to } = said.price
  const inSign = bounded(from, to, '', (amount) => `${sign}${count(amount)}`)?.trim()
  const inDollars = [low, high].flatMap((amount) => (amount === null ? [] : [dollars(amount)])).join(' to ')
  return `${inSign} per post (≈ ${inDollars})`
}

/** A rate and what it is taken over are one thing to read, and go together. */
function engagementWords({ minEngagement, engagementBasis }: CreatorFilters): string | null {
  if (minEngagement === null && engagementBasis === null) return null
  const rate = minEngagement === null ? 'engagement' : `at least ${percent(minEngagement)} engagement`
  return engagementBasis === null ? rate : `${rate} by ${engagementBasis}`
}

function listOf(filters: CreatorFilters, key: string): string[] {
  const value: unknown = filters[keyOf(key)]
  return Array.isArray(value) ? value : []
}

function numberOf(filters: CreatorFilters, key: FilterKey | null): number | null {
  const value: unknown = key === null ? null : filters[key]
  return typeof value === 'number' ? value : null
}

/** The lists of words are by fields of the filters. */
function keyOf(key: string): FilterKey {
  return key as FilterKey
}
