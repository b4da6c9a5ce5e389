import type { DiscoveredCreator, SearchOffer } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import type { ReactNode } from 'react'
import type { useCreators } from '../api/discovery.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useArrivingRows } from '../ui/use-more-rows.ts'
import type { OpensPanel } from './creator-row.tsx'
import { CreatorTable } from './creator-table.tsx'
import styles from './discovery.module.css'
import { matchingWords } from './found-words.ts'
import { Preparing } from './preparing.tsx'

interface CreatorResultsProps {
  list: ReturnType<typeof useCreators>
  /** Stands in place of the rows where nobody is found, with what the server offers to take away. */
  nobody: (offers: readonly SearchOffer[]) => ReactNode
  leadsTo: (creator: DiscoveredCreator) => string
  alike?: (creator: DiscoveredCreator) => string
  /** Stands beside the count: the order of the list. */
  order: ReactNode
  /** What is to be known of the order. */
  note?: string | null
  /** What can be done with a creator without leaving the list. */
  action?: (creator: DiscoveredCreator) => ReactNode
  /** Rows open a panel beside the list. */
  opens?: OpensPanel
}

/** What a search found: how many, the rows, and what to do when there are none. Until a changed search is answered the rows of the one
 *  before stay, faded. */
export function CreatorResults(props: CreatorResultsProps) {
  const { list, leadsTo, alike, order, action, opens } = props
  const creators = list.data?.pages.flatMap((page) => page.creators) ?? []
  const drawn = useArrivingRows(creators.length, list.isFetched)
  if (list.isPending) return <div className={styles.waiting} role="status" aria-label="Searching" />
  const [first] = list.data?.pages ?? []
  if (first?.preparing) return <Preparing {...first.preparing} />
  return (
    <div className={styles.found} aria-busy={list.isPlaceholderData}>
      <div className={styles.resultsHead}>
        <p className={styles.total} aria-live="polite">
          {first && totalWords(first)}
          {first && creators.length > 0 && <span className={styles.quiet}>{matchingWords(first)}</span>}
          {props.note && <span className={styles.quiet}>{props.note}</span>}
          {first?.screening && <Screening {...first.screening} />}
        </p>
        {order}
      </div>
      {/* The order stays at hand: another one may go through. */}
      {list.isError && !first && <LoadFailure title="The search didn’t go through" query={list} urgent />}
      {first && creators.length === 0 && props.nobody(first.offers)}
      {creators.length > 0 && (
        <CreatorTable
          creators={creators.slice(0, drawn)}
          {...{ leadsTo, opens }}
          {...(alike && { alike })}
          {...(action && { action })}
        />
      )}
      {list.hasNextPage && (
        <Button tone="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  )
}

function totalWords({ total, totalIsExact }: { total: number; totalIsExact: boolean }): string {
  return totalIsExact ? plural(total, 'creator') : `${count(total)}+ creators`
}

/** Scores of the simulated network come one after the other; until then a filter by trust leaves out who waits. */
function Screening({ scored, of }: { scored: number; of: number }) {
  if (scored >= of) return null
  return (
    <span className={styles.quiet}>
      {count(scored)} of {count(of)} have a screening score so far; filtering by trust leaves out the rest.
    </span>
  )
}
