import { addressOf, searchOf } from '../../discovery/search-address.ts'
import { searchRules } from '../../discovery/search-rules.ts'
import { Found } from './found.tsx'

/** What the preview of discovery needs to search: the rules of searches, and what asks and shows whom they find. */

export { addressOf, Found, searchOf, searchRules }
