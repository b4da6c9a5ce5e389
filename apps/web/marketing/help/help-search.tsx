import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { plural } from '@vouch/presentation'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './help.module.css'
import { type SearchState, useHelpSearch } from './use-help-search.ts'

/** Finds articles while somebody types. Arrow keys walk from the box through the results and back, Escape empties the box, and a
 *  slash goes to it from anywhere on the page. */
export function HelpSearch() {
  const [query, setQuery] = useState('')
  const { state, prepare } = useHelpSearch(query)
  const frame = useRef<HTMLElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => focusOnSlash(box.current), [])

  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      setQuery('')
      box.current?.focus()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const next = stops[stops.indexOf(event.target as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <search className={styles.search} ref={frame} onKeyDown={walk}>
      <form onSubmit={(event) => event.preventDefault()}>
        <label className={styles.searchLabel} htmlFor="help-search">
          Search help
        </label>
        <span className={styles.searchBox}>
          <IconSearch size={20} stroke={1.5} aria-hidden="true" />
          <input
            ref={box}
            id="help-search"
            type="search"
            autoComplete="off"
            placeholder="refund, error bar, CSV, token …"
            value={query}
            onFocus={prepare}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
      </form>
      <p className="visually-hidden" role="status">
        {statusWords(state, query)}
      </p>
      <Results state={state} query={query} />
    </search>
  )
}

function statusWords(state: SearchState, query: string): string {
  if (state.kind !== 'found') return ''
  return state.hits.length === 0 ? `Nothing found for ${query}` : `${plural(state.hits.length, 'article')} found`
}

function Results({ state, query }: { state: SearchState; query: string }) {
  if (state.kind === 'unavailable')
    return <p className={styles.nothing}>Search couldn’t be loaded. All articles are listed below.</p>
  if (state.kind !== 'found') return null
  if (state.hits.length === 0)
    return (
      <p className={styles.nothing}>
        Nothing found for “{query.trim()}”. Try a single word, or <Link to="/contact">ask us</Link>.
      </p>
    )
  return (
    <ul className={styles.hits} aria-label="Articles found">
      {state.hits.map(({ slug, title, description }) => (
        <li key={slug}>
          <Link className={styles.hit} to={`/help/${slug}`}>
            <b>{title}</b>
            <span>{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** @returns the function that stops listening. A slash that is typed into a field is a slash. */
function focusOnSlash(box: HTMLInputElement | null): () => void {
  const listen = (event: globalThis.KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
    event.preventDefault()
    box?.focus()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
