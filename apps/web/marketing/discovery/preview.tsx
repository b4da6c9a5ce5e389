import { discovery, type ReplyOf } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { CreatorTable } from '../../discovery/creator-table.tsx'
import styles from '../../discovery/discovery.module.css'
import { matchingWords } from '../../discovery/found-words.ts'
import { LikeNamed, UnknownName } from '../../discovery/like-named.tsx'
import { NoCreators } from '../../discovery/no-creators.tsx'
import { Preparing } from '../../discovery/preparing.tsx'
import { addressOf, type CreatorSearch, queryOf, searchOf } from '../../discovery/search-address.ts'
import { SearchBox } from '../../discovery/search-box.tsx'
import { Notice } from '../../ui/notice.tsx'

type Found = { state: 'searching' } | { state: 'failed'; message: string } | { state: 'found'; page: Page }
type Page = ReplyOf<typeof discovery.creators>

const preparingAgainMs = 1_000

/** The first rows of a search among simulated creators, for whoever is not signed in. */
export default function Preview() {
  const [address, setAddress] = useSearchParams()
  const [found, setFound] = useState<Found>({ state: 'searching' })
  const asked = address.toString()

  useEffect(() => {
    const left = new AbortController()
    const query = queryOf(searchOf(new URLSearchParams(asked)))
    let again: ReturnType<typeof setTimeout>
    const ask = () =>
      call(discovery.creators, { query }, left.signal)
        .then((page) => {
          setFound({ state: 'found', page })
          if (page.preparing) again = setTimeout(ask, preparingAgainMs)
        })
        .catch((error: Error) => {
          if (!left.signal.aborted) setFound({ state: 'failed', message: error.message })
        })
    void ask()
    return () => {
      clearTimeout(again)
      left.abort()
    }
  }, [asked])

  const search = searchOf(address)
  const go = (next: CreatorSearch) => setAddress(addressOf(next), { preventScrollReset: true })
  return (
    <div className={styles.page}>
      <SearchBox search={search} onSearch={go} />
      {found.state === 'failed' && <Notice tone="risk">{found.message}</Notice>}
      {found.state === 'found' && found.page.preparing && <Preparing {...found.page.preparing} />}
      {found.state === 'found' && !found.page.preparing && (
        <FoundPage page={found.page} search={search} onSearch={go} />
      )}
    </div>
  )
}

interface FoundPageProps {
  page: Page
  search: CreatorSearch
  onSearch: (search: CreatorSearch) => void
}

function FoundPage({ page, search, onSearch }: FoundPageProps) {
  if (page.like?.creator) return <LikeNamed creator={page.like.creator} leadsTo={() => '/app'} />
  if (page.creators.length === 0) return <NoCreators search={search} offers={page.offers} onSearch={onSearch} />
  return (
    <>
      {page.like && <UnknownName name={page.like.name} verify="/app" reload />}
      <p className={styles.total} aria-live="polite">
        {totalWords(page)}
        <span className={styles.quiet}>{matchingWords(page)}</span>
      </p>
      <CreatorTable creators={page.creators} leadsTo={() => '/app'} reload />
    </>
  )
}

function totalWords({ creators, total, totalIsExact }: Page): string {
  const all = totalIsExact ? plural(total, 'simulated creator') : `${count(total)}+ simulated creators`
  return creators.length < total ? `Showing ${creators.length} of ${all}` : all
}
