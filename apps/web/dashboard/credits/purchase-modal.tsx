import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { closePurchaseDialog } from './purchase-store.ts'

/** The dialog itself. It is closed when it is first drawn, so that it knows what had the focus when it opened. */
export function PurchaseModal({ asked }: { asked: boolean }) {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const isOpen = asked && drawn
  return (
    <Dialog title="Need More Credits?" width={640} open={isOpen} onClose={closePurchaseDialog}>
      <PurchasePanel onDone={closePurchaseDialog} />
    </Dialog>
  )
}
