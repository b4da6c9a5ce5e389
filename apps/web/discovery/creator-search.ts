import {
  type CreatorFilters,
  type CreatorSort,
  creatorSorts,
  noFilters,
  type PageSearch,
  type SentenceReading,
} from '@vouch/contract'

/** What is searched for, and what is drawn of it. This much a page knows before the rules have come that read a search and change it. */

export interface CreatorSearch extends PageSearch {
  sort: CreatorSort
}

/** A search for nothing in particular. */
export const emptySearch: CreatorSearch = { filters: noFilters, text: '', sort: creatorSorts[0], critical: false }

/** A search as it is asked for. */
export interface AskedSearch {
  /** The parts of its page's address, without what narrows nothing. */
  address: Record<string, string>
  /** What the API is asked, which leaves nobody out unless it is told. */
  query: Record<string, string>
}

/** How the search for nothing in particular is asked for. */
export const emptyAsked: AskedSearch = { address: {}, query: { withoutCritical: 'true' } }

const searchKeys = ['q', 'sort', ...Object.keys(noFilters)]

/** @returns whether an address searches for nothing in particular, whatever else it may say */
export function searchesNothing(address: URLSearchParams): boolean {
  return !searchKeys.some((key) => address.has(key))
}

/** A search with its sentence read. */
export interface ReadSearch extends SentenceReading {
  /** All that narrow: those of the sentence and those set by hand. */
  filters: CreatorFilters
}

/** One filter as a person reads it, and the search without it. */
export interface Chip {
  id: string
  /** A field of the filter, by which its editor is found. */
  field: keyof CreatorFilters
  words: string
  without: CreatorSearch
}

/** Nobody asked for it, so it says that it is there and can be taken off. */
export function criticalChip(search: CreatorSearch): Chip {
  const without = { ...search, critical: true }
  return { id: 'critical', field: 'withoutCritical', words: 'critical risk excluded', without }
}
