import { type ReactNode, useTransition } from 'react'
import styles from './more-button.module.css'

interface MoreButtonProps {
  onClick: () => void
  /** Whether all is shown already, where the button folds too. */
  all?: boolean
  children: ReactNode
}

/** Shows the rest of a list. Paper has what the screen shows; a button would do nothing there. Twenty rows
 *  take a slow phone longer than a press may: it shows at once, and they follow. */
export function MoreButton({ onClick, all, children }: MoreButtonProps) {
  const [isDrawing, startDrawing] = useTransition()
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded={all}
      aria-busy={isDrawing || undefined}
      onClick={() => startDrawing(onClick)}
    >
      {children}
    </button>
  )
}
