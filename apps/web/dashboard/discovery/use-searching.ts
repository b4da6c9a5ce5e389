import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'

/** What reads a search and changes it: nothing that a list without a search needs. */
type Searching = typeof import('./searching.ts')

interface UsedSearching {
  /** Null until it has come. */
  searching: Searching | null
  /** Whether it couldn't be loaded. Whoever asks for it again tries again. */
  failed: boolean
  load: () => Promise<Searching | null>
}

/** Whoever comes back to the page has it at once. */
let loaded: Searching | null = null

/** @param now whether the page shows nothing without it */
export function useSearching(now: boolean): UsedSearching {
  const [searching, setSearching] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    loaded ??= await import('./searching.ts').catch(() => null)
    setSearching(loaded)
    setFailed(loaded === null)
    return loaded
  }, [])
  useEffect(() => {
    if (now) void load()
    else void whenIdle().then(load)
  }, [now, load])
  return { searching, failed, load }
}
