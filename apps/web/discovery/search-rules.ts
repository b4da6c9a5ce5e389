import { type CreatorFilters, readCreatorSentence, type SentenceReading } from '@vouch/contract'
import { withFilter, withSentence } from './change-search.ts'
import type { Chip, CreatorSearch, ReadSearch } from './creator-search.ts'
import { readSearch } from './search-address.ts'
import { chipsOf } from './search-chips.ts'

/** What reads searches and changes them. The grammar of sentences and the schemas of filters weigh more than all that is drawn of a search, so whatever
 *  draws one is handed them, and draws a search for nothing where they have not come yet. */
export interface SearchRules {
  readSentence: (sentence: string) => SentenceReading
  readSearch: (search: CreatorSearch) => ReadSearch
  chipsOf: (search: CreatorSearch) => Chip[]
  withFilter: (search: CreatorSearch, change: Partial<CreatorFilters>) => CreatorSearch
  withSentence: (search: CreatorSearch, sentence: string) => CreatorSearch
}

/** A search made of another one, by the rules. */
export type SearchChange = (search: CreatorSearch, rules: SearchRules) => CreatorSearch

/** What any part that draws a search and changes it is handed. */
export interface SearchPartProps {
  search: CreatorSearch
  /** Null until they have come; then the filters of the search are unknown, and none is shown. */
  rules: SearchRules | null
  onChange: (change: SearchChange) => void
}

export const searchRules: SearchRules = {
  readSentence: readCreatorSentence,
  readSearch,
  chipsOf,
  withFilter,
  withSentence,
}
