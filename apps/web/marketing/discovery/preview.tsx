import { sentenceOf } from '@vouch/contract'
import { lazy, memo, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { type CreatorSearch, emptySearch } from '../../discovery/creator-search.ts'
import styles from '../../discovery/discovery.module.css'
import { SearchBox } from '../../discovery/search-box.tsx'
import type { SearchChange } from '../../discovery/search-rules.ts'
import { Notice } from '../../ui/notice.tsx'
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
  const [address, setAddress] = useSearchParams()
  const [searching, setSearching] = useState<Searching | 'failed' | null>(null)
  // What the build and the server drew knows of no search, so the first drawing over it does not either.
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const asked = address.toString()
  // What was chosen last, until it stands in the address: what is chosen next is added to it.
  const chosen = useRef<{ asked: string; search: CreatorSearch | null }>({ asked, search: null })
  if (chosen.current.asked !== asked) chosen.current = { asked, search: null }

  useEffect(() => {
    loadSearching().then(setSearching, () => setSearching('failed'))
  }, [])

  async function change(make: SearchChange) {
    const loaded = await loadSearching().catch(() => null)
    setSearching(loaded ?? 'failed')
    if (loaded === null) return
    const next = make(chosen.current.search ?? loaded.searchOf(address), loaded.searchRules)
    chosen.current.search = next
    setAddress(loaded.addressOf(next), { preventScrollReset: true })
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
