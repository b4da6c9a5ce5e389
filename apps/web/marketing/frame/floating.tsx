import type { ReactNode } from 'react'
import styles from './floating.module.css'

/** What lies over the lower edge of a page, one above the other, so that nothing covers anything. */
export function Floating({ children }: { children: ReactNode }) {
  return <div className={styles.floating}>{children}</div>
}
