import { discovery } from '@vouch/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { type CreatorSearch, emptySearch } from '../../discovery/creator-search.ts'
import { addressOf, queryOf, searchOf } from '../../discovery/search-address.ts'
import { Notice } from '../../ui/notice.tsx'
import { type FirstList, firstList } from './first-list.ts'
import { Results } from './results.tsx'
import { Waiting } from './waiting.tsx'

type Answer = { state: 'searching' } | { state: 'failed'; message: string } | { state: 'found'; list: List }
/** A list that was asked for just now says no day. */
type List = Pick<FirstList, 'page'> & Partial<FirstList>

const preparingAgainMs = 1_000

const never = () => () => undefined

/** Whom the search of the address finds. A page that is opened without a search comes with them. */
export function Found() {
  const [address, setAddress] = useSearchParams()
  // What the build and the server drew knows of no search, so the first drawing over it does not either.
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(() => (takesOver ? firstList() : null))
  const brought = useRef(first)
  const [found, setFound] = useState<Answer>(first ? { state: 'found', list: first } : { state: 'searching' })
  const asked = address.toString()

  useEffect(() => {
    if (takesOver) return
    const had = asked === '' ? brought.current : null
    brought.current = null
    const left = new AbortController()
    const query = queryOf(searchOf(new URLSearchParams(asked)))
    let again: ReturnType<typeof setTimeout>
    const ask = () =>
      call(discovery.creators, { query }, left.signal)
        .then((page) => {
          setFound({ state: 'found', list: { page } })
          if (page.preparing) again = setTimeout(ask, preparingAgainMs)
        })
        .catch((error: Error) => {
          if (!left.signal.aborted) setFound({ state: 'failed', message: error.message })
        })
    if (had === null) void ask()
    else if (had.page.preparing) again = setTimeout(ask, preparingAgainMs)
    return () => {
      clearTimeout(again)
      left.abort()
    }
  }, [asked, takesOver])

  const search = takesOver ? emptySearch : searchOf(address)
  const go = (next: CreatorSearch) => setAddress(addressOf(next), { preventScrollReset: true })
  return (
    <>
      {found.state === 'failed' && <Notice tone="risk">{found.message}</Notice>}
      {found.state === 'found' && <Results {...found.list} search={search} onSearch={go} />}
      {found.state === 'searching' && <Waiting />}
    </>
  )
}
