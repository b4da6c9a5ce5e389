import { type CreatorFilters, filtersOf, narrowing, searchFields } from './creator-filters.ts'
import { readCreatorSentence } from './creator-sentence.ts'

/** A search as the address of its page holds it: a sentence, filters by name, and whether critical risk is listed. Pages, saved searches and
 *  whoever counts what is new read it here. */

export interface PageSearch {
  /** Set by hand; each goes before what the sentence says of the same. */
  filters: CreatorFilters
  /** The sentence. */
  text: string
  /** Whether creators of critical risk are listed; they are left out unless somebody asks for them. */
  critical: boolean
}

export const sentenceMax = 300

/** @returns the search of an address; parts that cannot be read are left out. */
export function pageSearchOf(address: URLSearchParams): PageSearch {
  const named = Object.fromEntries(
    [...address].filter(
      ([key, value]) => key in searchFields.shape && searchFields.safeParse({ [key]: value }).success,
    ),
  )
  const { withoutCritical, ...filters } = filtersOf(searchFields.parse(named))
  return {
    filters: { ...filters, withoutCritical: null },
    text: (address.get('q') ?? '').slice(0, sentenceMax),
    critical: withoutCritical === false,
  }
}

/** @returns all filters of a search, those of the sentence among them. Who asks for some risks by name gets those; else the critical one is left out. */
export function pageFilters({ filters, text, critical }: PageSearch): CreatorFilters {
  const all = { ...readCreatorSentence(text).filters, ...narrowing(filters) }
  return !critical && all.risk.length === 0 ? { ...all, withoutCritical: true } : all
}
