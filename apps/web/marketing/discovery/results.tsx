import { count, date, plural } from '@vouch/presentation'
import type { CreatorSearch } from '../../discovery/creator-search.ts'
import { CreatorTable } from '../../discovery/creator-table.tsx'
import styles from '../../discovery/discovery.module.css'
import { matchingWords } from '../../discovery/found-words.ts'
import { LikeNamed, UnknownName } from '../../discovery/like-named.tsx'
import { NoCreators } from '../../discovery/no-creators.tsx'
import { Preparing } from '../../discovery/preparing.tsx'
import type { CreatorPage } from './first-list.ts'

interface ResultsProps {
  page: CreatorPage
  search: CreatorSearch
  onSearch: (search: CreatorSearch) => void
  /** The day on which a list that came with the page was read; absent where it was asked for just now. */
  on?: string
}

/** What a visitor's search found. The server draws the first of them with this too. */
export function Results({ page, search, onSearch, on }: ResultsProps) {
  // Nobody can be listed yet, so the page goes on asking by itself.
  if (page.preparing)
    return (
      <div data-lively="now">
        <Preparing {...page.preparing} />
      </div>
    )
  if (page.like?.creator) return <LikeNamed creator={page.like.creator} leadsTo={() => '/app'} />
  if (page.creators.length === 0) return <NoCreators search={search} offers={page.offers} onSearch={onSearch} />
  return (
    <>
      {page.like && <UnknownName name={page.like.name} verify="/app" reload />}
      <p className={styles.total} aria-live="polite">
        {totalWords(page)}
        <span className={styles.quiet}>{matchingWords(page)}</span>
        {on !== undefined && <span className={styles.quiet}>As of {date(on)}</span>}
      </p>
      <CreatorTable creators={page.creators} leadsTo={() => '/app'} reload />
    </>
  )
}

function totalWords({ creators, total, totalIsExact }: CreatorPage): string {
  const all = totalIsExact ? plural(total, 'simulated creator') : `${count(total)}+ simulated creators`
  return creators.length < total ? `Showing ${creators.length} of ${all}` : all
}
