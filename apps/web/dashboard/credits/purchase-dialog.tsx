import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import { closePurchaseDialog, usePurchaseDialogOpen } from './purchase-store.ts'

interface ModalParts {
  asked: boolean
  /** Tells that the dialog couldn't be loaded. */
  onFail: () => void
}

const PurchaseModal = latePart<ModalParts>(
  async () => ({ default: (await import('./purchase-modal.tsx')).PurchaseModal }),
  Unloaded,
)

function Unloaded({ onFail }: ModalParts) {
  useEffect(() => onFail(), [onFail])
  return null
}

/** The one dialog in which credits are bought, wherever it was opened from. Toasts stand above it. It is loaded when it is first asked
 *  for, and stays. It is drawn after the press that asks for it, so that the page behind it is not held up. */
export function PurchaseDialog() {
  const wanted = usePurchaseDialogOpen()
  const isOpen = useDeferredValue(wanted)
  const [asked, setAsked] = useState(false)
  if (isOpen && wanted && !asked) setAsked(true)
  const onFail = () => {
    closePurchaseDialog()
    setAsked(false)
  }
  if (!asked) return null
  return (
    <Suspense>
      <PurchaseModal asked={isOpen} onFail={onFail} />
    </Suspense>
  )
}
