import { creatorSorts, narrowing, pageFilters, pageSearchOf, readCreatorSentence } from '@vouch/contract'
import { type AskedSearch, type CreatorSearch, emptySearch, type ReadSearch } from './creator-search.ts'

/** A search lives in the address of its page: the sentence as it was typed, filters that were set by hand, and the order. A link to it is the
 *  search. What the address holds is read by the very rules of the API, so a mistyped filter is left out here and refused there alike. */

/** @returns the search of an address; parts that cannot be read are left out. */
export function searchOf(address: URLSearchParams): CreatorSearch {
  const sort = creatorSorts.find((each) => each === address.get('sort')) ?? emptySearch.sort
  return { ...pageSearchOf(address), sort }
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

export function askedOf(search: CreatorSearch): AskedSearch {
  return { address: addressOf(search), query: queryOf(search) }
}

/** Whether creators of critical risk are left out without anybody having said so. */
export function leavesOutCritical(search: CreatorSearch): boolean {
  return pageFilters(search).withoutCritical === true
}

export function readSearch({ filters, text }: CreatorSearch): ReadSearch {
  const reading = readCreatorSentence(text)
  return { ...reading, filters: { ...reading.filters, ...narrowing(filters) } }
}
