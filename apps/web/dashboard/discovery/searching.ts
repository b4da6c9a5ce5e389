/** What reads a search and changes it, and what says more of one than its list does. */

export { NoCreators } from '../../discovery/no-creators.tsx'
export { addressOf, askedOf, readSearch, searchOf } from '../../discovery/search-address.ts'
export { searchRules } from '../../discovery/search-rules.ts'
export { SavedSearches } from './saved-searches.tsx'
