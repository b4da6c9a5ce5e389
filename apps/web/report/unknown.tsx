import type { ReactNode } from 'react'
import styles from './unknown.module.css'

interface UnknownProps {
  /** What is not known, where the section's title does not say it. */
  title?: string
  /** What would make it known. */
  supply: string
  /** Why it is not. */
  children: ReactNode
}

/** Stands where a figure would, when the data hold none: a dash, the reason, and what would supply it. Never a guess, never a zero. */
export function Unknown({ title, supply, children }: UnknownProps) {
  return (
    <div className={styles.unknown}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.value}>–</p>
      <p>{children}</p>
      <p className={styles.supply}>Available from: {supply}</p>
    </div>
  )
}
