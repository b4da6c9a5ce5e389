import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import styles from './purchase.module.css'
import { PurchasePanel } from './purchase-panel.tsx'
import { closePurchaseDialog, usePurchaseDialogOpen } from './purchase-store.ts'

/** The dialog itself. It is closed when it is first drawn, so that it knows what had the focus when it opened. */
export function PurchaseModal() {
  const asked = usePurchaseDialogOpen()
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const isOpen = asked && drawn
  return (
    <Modal
      opened={isOpen}
      onClose={closePurchaseDialog}
      title="Need More Credits?"
      centered
      size={640}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.dialogTitle ?? '', content: styles.dialog ?? '', header: styles.dialogHead ?? '' }}
    >
      <PurchasePanel onDone={closePurchaseDialog} />
    </Modal>
  )
}
