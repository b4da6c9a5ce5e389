import type { SearchOffer } from '@vouch/contract'
import { count } from '@vouch/presentation'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { withoutFilters } from './change-search.ts'
import type { CreatorSearch } from './creator-search.ts'
import styles from './discovery.module.css'
import { wordsOfOffer } from './search-chips.ts'

interface NoCreatorsProps {
  search: CreatorSearch
  offers: readonly SearchOffer[]
  onSearch: (search: CreatorSearch) => void
}

/** Nobody matches: what to take away, each with who would be found then. */
export function NoCreators({ search, offers, onSearch }: NoCreatorsProps) {
  return (
    <div className={styles.nobody}>
      <EmptyState
        title="No creators match all of this"
        heading="h2"
        actions={offers.map(({ drop, total, totalIsExact }) => (
          <Button
            key={drop.join()}
            tone="secondary"
            size="small"
            className={styles.offer}
            onClick={() => onSearch(withoutFilters(search, drop))}
          >
            {count(total)}
            {totalIsExact ? '' : '+'} {wordsOfOffer(search, drop)}
          </Button>
        ))}
      >
        {offers.length > 0
          ? 'Drop one of these to see who comes close.'
          : 'Remove a filter or widen a range. Choosing several values in one filter broadens your search.'}
      </EmptyState>
    </div>
  )
}
