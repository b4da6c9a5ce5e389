import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** Pixels across, where there is room. */
  width?: number
  open?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog in the product: the page behind it waits, Escape and the cross close it. */
export function Dialog({ title, width = 600, open = true, onClose, children }: DialogProps) {
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
