import {
  type CreatorFilters,
  type CreatorSort,
  creatorSorts,
  filtersOf,
  narrowing,
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
}

export const sentenceMax = 300

/** @returns the search of an address; parts that cannot be read are left out. */
export function searchOf(address: URLSearchParams): CreatorSearch {
  const named = Object.fromEntries(
    [...address].filter(
      ([key, value]) => key in searchFields.shape && searchFields.safeParse({ [key]: value }).success,
    ),
  )
  const sort = creatorSorts.find((each) => each === address.get('sort')) ?? 'followers'
  return { filters: filtersOf(searchFields.parse(named)), text: (address.get('q') ?? '').slice(0, sentenceMax), sort }
}

/** @returns the parts of an address, without what narrows nothing. */
export function addressOf({ filters, text, sort }: CreatorSearch): Record<string, string> {
  const named = Object.entries(narrowing(filters)).map(([key, value]) => [key, String(value)])
  return {
    ...Object.fromEntries(named),
    ...(text !== '' && { q: text }),
    ...(sort !== 'followers' && { sort }),
  }
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
