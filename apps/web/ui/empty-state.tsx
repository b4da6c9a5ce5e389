import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** The page's own heading where nothing else is on the page. */
  heading?: 'h1' | 'h2' | 'h3'
  children: ReactNode
  actions?: ReactNode
}

/** What stands where there is nothing yet: why, and what to do about it. */
export function EmptyState({ title, heading: Heading = 'h3', children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.sign} width="120" height="24" viewBox="0 0 120 24" aria-hidden="true">
        <path d="M1 12h118M1 6v12M119 6v12" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.words}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
