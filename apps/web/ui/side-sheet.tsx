/** A sheet at the side of the page. It is the browser's own dialog: it keeps the focus, closes with Escape and gives the focus
 *  back to the button that opened it. */

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './side-sheet.module.css'

interface SideSheetProps {
  open: boolean
  /** Id of the heading in it, or a name where it has none. */
  labelledBy?: string
  label?: string
  /** It is the panel of a list, which answers to the list’s own keys. */
  panel?: boolean
  onClose: () => void
  children: ReactNode
}

export function SideSheet({ open, labelledBy, label, panel = false, onClose, children }: SideSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Opening a dialog is a command of the browser, not a state that can be drawn.
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  // A click on the dialog itself, not on its sheet, is a click beside it. For the keyboard there is Escape, built in.
  useEffect(() => {
    const element = dialog.current
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close()
    element?.addEventListener('click', closeBeside)
    return () => element?.removeEventListener('click', closeBeside)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={labelledBy}
      aria-label={label}
      data-panel={panel || undefined}
      onClose={onClose}
    >
      {open && children}
    </dialog>
  )
}
