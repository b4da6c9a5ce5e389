import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** Pixels across, where there is room. */
  width?: number
  open?: boolean
  onClose: () => void
  children: ReactNode
}

/** The library gives the focus back where a dialog was closed before it was opened. Most are drawn open, and are gone when they are closed. */
function useReturnedFocus(open: boolean): void {
  const [before] = useState(() => (open ? document.activeElement : null))
  const isOpen = useRef(open)
  isOpen.current = open
  useEffect(
    () => () => {
      if (isOpen.current && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

/** A dialog in the product: the page behind it waits, Escape and the cross close it. */
export function Dialog({ title, width = 600, open = true, onClose, children }: DialogProps) {
  useReturnedFocus(open)
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      size={width}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title ?? '', content: styles.dialog ?? '', header: styles.head ?? '' }}
    >
      {children}
    </Modal>
  )
}
