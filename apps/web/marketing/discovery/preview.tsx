import { sentenceOf } from '@vouch/contract'
import { lazy, memo, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { emptySearch } from '../../discovery/creator-search.ts'
import styles from '../../discovery/discovery.module.css'
import { SearchBox } from '../../discovery/search-box.tsx'
import type { SearchChange } from '../../discovery/search-rules.ts'
import { Notice } from '../../ui/notice.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { Waiting } from './waiting.tsx'

type Searching = typeof import('./searching.ts')

let coming: Promise<Searching> | undefined

/** Half as much again as the rest of the page. The box and its filters answer without, and it is asked for as they come alive: it is there when
 *  somebody has chosen something. Asked for once: the box must not search where the list doesn't follow. */
function loadSearching(): Promise<Searching> {
  coming ??= import('./searching.ts')
  return coming
}

/** Should it not come, the list that the server drew stays as it is. */
const Found = lazy(() => loadSearching().then(({ Found: loaded }) => ({ default: loaded }), stayAway))

function stayAway(): Promise<never> {
  return new Promise(() => undefined)
}

const never = () => () => undefined

/** A search among simulated creators, for whoever is not signed in. */
export function Preview() {
  const [address, changeAddress] = useAddress()
  const [searching, setSearching] = useState<Searching | 'failed' | null>(null)
  // What the build and the server drew knows of no search, so the first drawing over it does not either.
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

  useEffect(() => {
    loadSearching().then(setSearching, () => setSearching('failed'))
  }, [])

  async function change(make: SearchChange) {
    const loaded = await loadSearching().catch(() => null)
    setSearching(loaded ?? 'failed')
    if (loaded === null) return
    const { addressOf, searchOf, searchRules } = loaded
    changeAddress((before) => addressOf(make(searchOf(before), searchRules)), { preventScrollReset: true })
  }

  const known = takesOver || searching === 'failed' ? null : searching
  const text = takesOver ? '' : sentenceOf(address)
  return (
    <div className={styles.page}>
      <SearchBox
        search={known?.searchOf(address) ?? { ...emptySearch, text }}
        rules={known?.searchRules ?? null}
        onChange={change}
      />
      {searching === 'failed' && (
        <Notice tone="risk" urgent>
          The search couldn’t load. Reload the page to try again.
        </Notice>
      )}
      <FoundPlace />
    </div>
  )
}

/** Takes nothing from what stands around it: drawn anew from there before the rest has come, it would lose the list that the server drew. */
const FoundPlace = memo(() => (
  <Suspense fallback={<Waiting />}>
    <Found />
  </Suspense>
))
