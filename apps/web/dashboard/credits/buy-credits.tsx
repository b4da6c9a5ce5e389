import { payments } from '@vouch/contract'
import { Allowed } from '../../account/allowed.tsx'
import { useSession } from '../../api/session.ts'
import { Button, ButtonLink, type ButtonSize, type ButtonTone } from '../../ui/button.tsx'
import { openPurchaseDialog } from './purchase-store.ts'

interface BuyCreditsProps {
  tone?: ButtonTone
  size?: ButtonSize
}

/** Opens the packages; for those who may pay. Credits are sold to subscribers, so a plan that has ended comes first. */
export function BuyCredits({ tone = 'secondary', size = 'small' }: BuyCreditsProps) {
  const session = useSession()
  const hasEnded = session.status === 'signed-in' && session.user.subscription?.isActive === false
  return (
    <Allowed call={payments.openPayment}>
      {hasEnded ? (
        <ButtonLink size={size} tone={tone} to="/dashboard/billing">
          Restart plan
        </ButtonLink>
      ) : (
        <Button size={size} tone={tone} onClick={openPurchaseDialog}>
          Buy credits
        </Button>
      )}
    </Allowed>
  )
}
