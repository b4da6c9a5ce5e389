import { freshMax, type SavedSearch } from '@vouch/contract'
import type { MouseEvent } from 'react'
import { addressOf, searchOf } from '../../discovery/search-address.ts'
import styles from './saved-searches.module.css'

/** An address may say what goes without saying. */
export function sameSearch(one: string, other: string): boolean {
  const plain = (address: string) => String(new URLSearchParams(addressOf(searchOf(new URLSearchParams(address)))))
  return plain(one) === plain(other)
}

interface SavedLinksProps {
  searches: readonly SavedSearch[]
  /** The search on the page. */
  address: string
  onOpen: (address: URLSearchParams) => void
  onSeen: (id: string) => void
}

/** Each with how many are new in it; those are listed first where the newest data come first. */
export function SavedLinks({ searches, address, onOpen, onSeen }: SavedLinksProps) {
  return (
    <ul className={styles.links}>
      {searches.map((each) => (
        <li key={each.id}>
          <SavedLink to={each.address} current={sameSearch(each.address, address)} onOpen={onOpen} words={each.name} />
          {each.fresh !== null && each.fresh > 0 && (
            <SavedLink
              to={newestFirst(each.address)}
              onOpen={(next) => {
                onSeen(each.id)
                onOpen(next)
              }}
              words={`${each.fresh}${each.fresh === freshMax ? '+' : ''} new`}
              about={each.name}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** @returns the search with those first whose data are newest */
export function newestFirst(address: string): string {
  const next = new URLSearchParams(address)
  next.set('sort', 'recent')
  return String(next)
}

interface SavedLinkProps {
  to: string
  words: string
  /** Whose, for ears. */
  about?: string
  current?: boolean
  onOpen: (address: URLSearchParams) => void
}

function SavedLink({ to, words, about, current = false, onOpen }: SavedLinkProps) {
  function open(event: MouseEvent) {
    // A click with a key opens another tab, as with every link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(new URLSearchParams(to))
  }
  return (
    <a
      className={about === undefined ? styles.link : styles.fresh}
      href={`/dashboard/discovery?${to}`}
      aria-current={current || undefined}
      onClick={open}
    >
      {words}
      {about !== undefined && <span className="visually-hidden"> in {about}</span>}
    </a>
  )
}
