import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The opening of a public page: its one `h1` and what it is about. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lead}>{children}</div>
    </header>
  )
}
