import { Suspense, useDeferredValue, useState } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import { usePurchaseDialogOpen } from './purchase-store.ts'

const PurchaseModal = latePart(async () => ({ default: (await import('./purchase-modal.tsx')).PurchaseModal }))

/** The one dialog in which credits are bought, wherever it was opened from. Toasts stand above it. It is loaded when it is first asked
 *  for, and stays. It is drawn after the press that asks for it, so that the page behind it is not held up. */
export function PurchaseDialog() {
  const isOpen = useDeferredValue(usePurchaseDialogOpen())
  const [asked, setAsked] = useState(false)
  if (isOpen && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <PurchaseModal asked={isOpen} />
    </Suspense>
  )
}
