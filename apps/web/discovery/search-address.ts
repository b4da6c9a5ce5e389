import {
  type CreatorFilters,
  type CreatorSort,
  creatorSorts,
  filtersOf,
  narrowing,
  noFilters,
  readCreatorSentence,
  type SentenceReading,
  searchFields,
} from '@vouch/contract'

/** A search lives in the address of its page: the sentence as it was typed, filters that were set by hand, and the order. A link to it is the
 *  search. What the address holds is read by the very rules of the API, so a mistyped filter is left out here and refused there alike. */

export interface CreatorSearch {
  /** Set by hand; each goes before what the sentence says of the same. */
  filters: CreatorFilters
  /** The sentence. */
  text: string
  sort: CreatorSort
  /** Whether creators of critical risk are listed; they are left out unless somebody asks for them. */
  critical: boolean
}

/** A search for nothing in particular. */
export const emptySearch: CreatorSearch = { filters: noFilters, text: '', sort: creatorSorts[0], critical: false }

export const sentenceMax = 300

/** @returns the search of an address; parts that cannot be read are left out. */
export function searchOf(address: URLSearchParams): CreatorSearch {
  const named = Object.fromEntries(
    [...address].filter(
      ([key, value]) => key in searchFields.shape && searchFields.safeParse({ [key]: value }).success,
    ),
  )
  const sort = creatorSorts.find((each) => each === address.get('sort')) ?? emptySearch.sort
  const text = (address.get('q') ?? '').slice(0, sentenceMax)
  const { withoutCritical, ...filters } = filtersOf(searchFields.parse(named))
  return { filters: { ...filters, withoutCritical: null }, text, sort, critical: withoutCritical === false }
}

/** @returns the parts of an address, without what narrows nothing. */
export function addressOf({ filters, text, sort, critical }: CreatorSearch): Record<string, string> {
  const named = Object.entries(narrowing(filters)).map(([key, value]) => [key, String(value)])
  return {
    ...Object.fromEntries(named),
    ...(text !== '' && { q: text }),
    ...(sort !== emptySearch.sort && { sort }),
    ...(critical && { withoutCritical: 'false' }),
  }
}

/** @returns what the API is asked, which leaves nobody out unless it is told. Who asks for some risks gets those. */
export function queryOf(search: CreatorSearch): Record<string, string> {
  return { ...addressOf(search), ...(leavesOutCritical(search) && { withoutCritical: 'true' }) }
}

/** Whether creators of critical risk are left out without anybody having said so. */
export function leavesOutCritical(search: CreatorSearch): boolean {
  return !search.critical && readSearch(search).filters.risk.length === 0
}

/** A search with its sentence read. */
export interface ReadSearch extends SentenceReading {
  /** All that narrow: those of the sentence and those set by hand. */
  filters: CreatorFilters
}

export function readSearch({ filters, text }: CreatorSearch): ReadSearch {
  const reading = readCreatorSentence(text)
  return { ...reading, filters: { ...reading.filters, ...narrowing(filters) } }
}
