import { type CreatorFilters, narrowing, noFilters } from './creator-filters.ts'
import { readCreatorSentence } from './creator-sentence.ts'
import { filtersOf, searchFields } from './search-fields.ts'
import { sentenceOf } from './search-text.ts'

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

/** @returns the search of an address; parts that cannot be read are left out. */
export function pageSearchOf(address: URLSearchParams): PageSearch {
  const { withoutCritical, ...filters } = readFilters([...address].filter(([key]) => Object.hasOwn(noFilters, key)))
  return {
    filters: { ...filters, withoutCritical: null },
    text: sentenceOf(address),
    critical: withoutCritical === false,
  }
}

function readFilters(named: readonly [string, string][]): CreatorFilters {
  if (named.length === 0) return noFilters
  const fields = searchFields()
  const readable = named.filter(([key, value]) => fields.safeParse({ [key]: value }).success)
  return filtersOf(fields.parse(Object.fromEntries(readable)))
}

/** @returns all filters of a search, those of the sentence among them. Who asks for some risks by name gets those; else the critical one is left out. */
export function pageFilters({ filters, text, critical }: PageSearch): CreatorFilters {
  const all = { ...readCreatorSentence(text).filters, ...narrowing(filters) }
  return !critical && all.risk.length === 0 ? { ...all, withoutCritical: true } : all
}
