import { type ReactNode, useTransition } from 'react'
import styles from './sheet-button.module.css'

interface SheetButtonProps {
  className: string | undefined
  /** The kind of a row, for its look. */
  'data-kind'?: string
  onOpen: () => void
  children: ReactNode
}

/** A button that opens a sheet or a dialog. A sheet makes the whole page behind it inert, which takes a slow phone longer than a press may: the
 *  press shows on the button at once, and the sheet follows when it is drawn. */
export function SheetButton({ className = '', onOpen, children, ...rest }: SheetButtonProps) {
  const [isOpening, startOpening] = useTransition()
  return (
    <button
      type="button"
      {...rest}
      className={`${className} ${styles.button}`}
      aria-busy={isOpening || undefined}
      onClick={() => startOpening(onOpen)}
    >
      {children}
    </button>
  )
}
