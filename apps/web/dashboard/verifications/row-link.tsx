import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './row-link.module.css'

/** The name of a row, which makes the whole row a link. The row itself stands relative. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  )
}
