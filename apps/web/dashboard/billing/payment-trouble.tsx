import { plans, type Subscription } from '@vouch/contract'
import { date, dollars } from '@vouch/presentation'
import { usePayment, useRefresh } from '../../api/subscription.ts'
import { BankQuestion } from '../../cards/bank-question.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { paymentProblemWords, priceWords } from './plan-words.ts'

/** A charge that failed: what happened, when it is tried again, and both ways to settle it now. */
export function PaymentTrouble({ plan, onOtherCard }: { plan: Subscription; onOtherCard: () => void }) {
  const payment = usePayment()
  const refresh = useRefresh()
  const problem = plan.paymentProblem
  if (problem === null) return null
  const asked = payment.data?.confirmation ?? null
  const byBank = problem.kind === 'authentication'
  const pay = () =>
    payment.mutate(undefined, {
      onSuccess: ({ subscription }) => {
        if (subscription.paymentProblem === null) toast('Paid', 'Your plan continues as before.', 'good')
      },
    })
  if (asked) {
    const settle = async () => {
      const { subscription } = await refresh.mutateAsync()
      payment.reset()
      if (subscription.paymentProblem === null) toast('Paid', 'Your plan continues as before.', 'good')
    }
    return <BankQuestion confirmation={asked} onDone={settle} onAgain={payment.reset} />
  }
  return (
    <Notice
      tone={byBank ? 'caution' : 'risk'}
      title={byBank ? 'Your bank needs your confirmation' : 'A payment failed'}
      actions={
        <>
          <Button size="small" busy={payment.isPending} onClick={pay}>
            {byBank ? `Confirm ${dollars(problem.amount)}` : 'Pay now'}
          </Button>
          <Button size="small" tone="secondary" onClick={onOtherCard}>
            Use a different card
          </Button>
        </>
      }
    >
      <p>{paymentProblemWords(plan)}</p>
      {payment.error && <p role="alert">{payment.error.message}</p>}
    </Notice>
  )
}

/** A smaller plan that waits for the next period. */
export function PendingChange({ plan }: { plan: Subscription }) {
  const change = plan.pendingChange
  if (change === null) return null
  const present = new URLSearchParams({ tier: plan.tier, billingCycle: plan.billingCycle })
  return (
    <Notice
      tone="info"
      actions={
        <ButtonLink size="small" tone="secondary" to={`/dashboard/billing/plan?${present}`}>
          {`Stay on ${plan.name}`}
        </ButtonLink>
      }
    >
      On {date(change.at)} your plan changes to {plans[change.tier].name} at {priceWords(change)}.
    </Notice>
  )
}
