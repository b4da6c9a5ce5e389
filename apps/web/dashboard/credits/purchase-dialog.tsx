import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import styles from './purchase.module.css'
import { PurchasePanel } from './purchase-panel.tsx'
import { closePurchaseDialog, usePurchaseDialogOpen } from './purchase-store.ts'

/** The one dialog in which credits are bought, wherever it was opened from. Toasts stand above it. */
export function PurchaseDialog() {
  const isOpen = usePurchaseDialogOpen()
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
