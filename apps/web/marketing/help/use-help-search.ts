import { useEffect, useRef, useState } from 'react'
import type { Hit } from './help-search-engine.ts'

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'found'; hits: Hit[] }
  /** The index could not be fetched: the categories below still lead everywhere. */
  | { kind: 'unavailable' }

/** Searches while somebody types. The index is fetched once, at the first letter or when `prepare` is called. */
export function useHelpSearch(query: string): { state: SearchState; prepare: () => void } {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const index = useRef<Promise<typeof import('./help-search-index.ts')> | null>(null)
  const prepare = () => {
    index.current ??= import('./help-search-index.ts')
    // A fetch that failed is tried again with the next letter.
    index.current.catch(() => {
      index.current = null
    })
  }
  useEffect(() => {
    const words = query.trim()
    if (words === '') return setState({ kind: 'idle' })
    let current = true
    setState((before) => (before.kind === 'found' ? before : { kind: 'loading' }))
    index.current ??= import('./help-search-index.ts')
    index.current.then(
      ({ searchHelp }) => current && setState({ kind: 'found', hits: searchHelp(words) }),
      () => {
        index.current = null
        if (current) setState({ kind: 'unavailable' })
      },
    )
    return () => {
      current = false
    }
  }, [query])
  return { state, prepare }
}
