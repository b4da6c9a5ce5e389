import { payments } from '@vouch/contract'
import { Allowed } from '../../account/allowed.tsx'
import { Button, type ButtonSize, type ButtonTone } from '../../ui/button.tsx'
import { RestartPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { openPurchaseDialog } from './purchase-store.ts'

interface BuyCreditsProps {
  tone?: ButtonTone
  size?: ButtonSize
}

/** Opens the packages; for those who may pay. Credits are sold to subscribers, so a plan that has ended comes first. */
export function BuyCredits({ tone = 'secondary', size = 'small' }: BuyCreditsProps) {
  const ended = usePlanEnded()
  return (
    <Allowed call={payments.openPayment}>
      {ended ? (
        <RestartPlan size={size} tone={tone} />
      ) : (
        <Button size={size} tone={tone} onClick={openPurchaseDialog}>
          Buy credits
        </Button>
      )}
    </Allowed>
  )
}
