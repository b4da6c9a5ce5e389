import { discovery, type ReplyOf } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { CreatorTable } from '../../discovery/creator-table.tsx'
import styles from '../../discovery/discovery.module.css'
import { Preparing } from '../../discovery/preparing.tsx'
import { addressOf, searchOf } from '../../discovery/search-address.ts'
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
    const query = addressOf(searchOf(new URLSearchParams(asked)))
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
  return (
    <div className={styles.page}>
      <SearchBox search={search} onSearch={(next) => setAddress(addressOf(next), { preventScrollReset: true })} />
      {found.state === 'failed' && <Notice tone="risk">{found.message}</Notice>}
      {found.state === 'found' && found.page.preparing && <Preparing {...found.page.preparing} />}
      {found.state === 'found' && !found.page.preparing && (
        <>
          <p className={styles.total} aria-live="polite">
            {totalWords(found.page)}
          </p>
          <CreatorTable creators={found.page.creators} leadsTo={() => '/app'} reload />
        </>
      )}
    </div>
  )
}

function totalWords({ creators, total, totalIsExact }: Page): string {
  if (creators.length === 0) return 'No creators match all of this. Remove a filter or widen a range.'
  const all = totalIsExact ? plural(total, 'simulated creator') : `${count(total)}+ simulated creators`
  return creators.length < total ? `Showing ${creators.length} of ${all}` : all
}
