import type { ReactNode } from 'react'
import styles from './more-button.module.css'

interface MoreButtonProps {
  onClick: () => void
  /** Whether all is shown already, where the button folds too. */
  all?: boolean
  children: ReactNode
}

/** Shows the rest of a list. Paper has what the screen shows; a button would do nothing there. */
export function MoreButton({ onClick, all, children }: MoreButtonProps) {
  return (
    <button type="button" className={styles.more} aria-expanded={all} onClick={onClick}>
      {children}
    </button>
  )
}
