import { date, timeAgo } from '@vouch/presentation'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './settings.module.css'

const renewMs = 60_000

/** One place where somebody is signed in. */
export interface SignedInPlace {
  id: string
  name: string
  lastUsedAt: string
  signedInAt: string
  /** What else is known of it; the end of a sentence. */
  more?: string
  /** The reader is here: it cannot be ended in the list. */
  here?: boolean
}

interface SignedInListProps {
  /** Null while they load. */
  places: readonly SignedInPlace[] | null
  failure: Error | null
  /** What is being ended. */
  ending: string | null
  /** What stands where there is none. */
  none?: string
  onEnd: (id: string) => void
  children?: ReactNode
}

/** Where somebody is signed in, and the way to end each place. */
export function SignedInList({ places, failure, ending, none, onEnd, children }: SignedInListProps) {
  const now = useNow(renewMs)
  return (
    <>
      {failure && (
        <Notice tone="risk" urgent>
          {failure.message}
        </Notice>
      )}
      {places === null && !failure && (
        <p className={styles.quiet} role="status">
          Loading…
        </p>
      )}
      {none && places?.length === 0 && <p className={styles.quiet}>{none}</p>}
      {places && places.length > 0 && (
        <ul className={styles.list}>
          {places.map(({ id, name, lastUsedAt, signedInAt, more = '', here = false }) => (
            <li key={id} className={styles.row}>
              <span className={styles.rowText}>
                <span className={styles.rowMain}>
                  {name} {here && <span className={styles.tag}>This device</span>}
                </span>
                <span className={styles.quiet}>
                  {here ? 'Active now' : `Active ${timeAgo(lastUsedAt, now)}`}, signed in {date(signedInAt)}
                  {more}
                </span>
              </span>
              {!here && (
                <Button
                  tone="secondary"
                  size="small"
                  busy={ending === id}
                  aria-label={`Sign out ${name}`}
                  onClick={() => onEnd(id)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </>
  )
}
