import { payments } from '@vouch/contract'
import { Allowed } from '../../account/allowed.tsx'
import { Button, type ButtonSize, type ButtonTone } from '../../ui/button.tsx'
import { openPurchaseDialog } from './purchase-store.ts'

interface BuyCreditsProps {
  tone?: ButtonTone
  size?: ButtonSize
}

/** Opens the packages; for those who may pay. */
export function BuyCredits({ tone = 'secondary', size = 'small' }: BuyCreditsProps) {
  return (
    <Allowed call={payments.openPayment}>
      <Button size={size} tone={tone} onClick={openPurchaseDialog}>
        Buy credits
      </Button>
    </Allowed>
  )
}
