import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './place-tabs.module.css'

export interface Place {
  to: string
  name: string
  /** Whether an address belongs to it. */
  here: RegExp
}

/** A row of pages that belong together, each with an address of its own.
 *  @param label what they have in common, for who hears the page */
export function PlaceTabs({ label, places }: { label: string; places: readonly Place[] }) {
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen: the open page comes into sight, in the frame that lays the page out in any case.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const open = row.current?.querySelector<HTMLElement>('[aria-current]')
      if (open && row.current && pathname)
        row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      <ul className={styles.list}>
        {places.map(({ to, name, here }) => (
          <li key={to}>
            <Link className={styles.place} to={to} {...(here.test(pathname) && { 'aria-current': 'page' as const })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
