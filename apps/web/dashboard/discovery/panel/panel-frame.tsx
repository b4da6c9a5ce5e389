import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { SideSheet } from '../../../ui/side-sheet.tsx'
import styles from './panel.module.css'

const wide = '(min-width: 80em)'

/** Whether there is room for a panel beside a list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(wide).matches,
  )
}

interface PanelFrameProps {
  /** Whom it is about. */
  label: string
  /** Takes the focus when it opens: somebody asked for it on this page. */
  takesFocus: boolean
  onClose: () => void
  children: ReactNode
}

/** Beside the list where there is room, which stays in use; else a sheet over it. */
export function PanelFrame({ label, takesFocus, onClose, children }: PanelFrameProps) {
  const isWide = useIsWide()
  const panel = useRef<HTMLElement>(null)
  const taking = useRef(takesFocus)
  useEffect(() => {
    if (isWide && taking.current) panel.current?.focus({ preventScroll: true })
  }, [isWide])
  if (!isWide)
    return (
      <SideSheet open label={label} onClose={onClose} panel>
        {children}
      </SideSheet>
    )
  return (
    <aside ref={panel} className={styles.beside} aria-label={label} tabIndex={-1}>
      {children}
    </aside>
  )
}
