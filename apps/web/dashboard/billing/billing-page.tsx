import type { Subscription } from '@vouch/contract'
import { useSubscription } from '../../api/subscription.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDateTime } from '../../ui/own-time.ts'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './billing.module.css'
import { CardSection } from './card-section.tsx'
import { InvoiceSection } from './invoice-section.tsx'
import { PaymentReturnNotice } from './payment-return-notice.tsx'
import { PlanSection } from './plan-section.tsx'
import { useCardForm } from './use-card-form.ts'

export function meta() {
  return [{ title: 'Billing · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The plan, what comes next, the card that pays, and every invoice. */
export default function BillingPage() {
  const subscription = useSubscription()
  return (
    <div className={styles.page}>
      <PageHead title="Billing" />
      <PaymentReturnNotice />
      {subscription.isPending && <Waiting />}
      {subscription.isError && !subscription.data && (
        <Notice
          tone={subscription.data ? 'caution' : 'risk'}
          title={subscription.data ? 'Last known data' : 'We couldn’t load your plan'}
          urgent
          actions={
            <Button tone="secondary" size="small" onClick={() => subscription.refetch()}>
              Try again
            </Button>
          }
        >
          {subscription.error.message}
          {subscription.data && ` This is as of ${ownDateTime(new Date(subscription.dataUpdatedAt).toISOString())}.`}
        </Notice>
      )}
      {subscription.data === null && <NoPlan />}
      {subscription.data && <Plan plan={subscription.data} />}
    </div>
  )
}

function Plan({ plan }: { plan: Subscription }) {
  const cardForm = useCardForm()
  return (
    <div>
      <PlanSection plan={plan} onOtherCard={cardForm.begin} />
      <CardSection plan={plan} form={cardForm} />
      <InvoiceSection />
    </div>
  )
}

function NoPlan() {
  return (
    <EmptyState title="No plan yet" heading="h2" actions={<ButtonLink to="/auth">Start your free trial</ButtonLink>}>
      Your trial includes 150 credits and lasts 14 days. A card is required, but you won’t be charged until it ends.
    </EmptyState>
  )
}

/** The height of the real sections, so that nothing jumps. */
function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the plan">
      <div className={styles.waitingBlock} />
      <div className={styles.waitingBlock} />
    </div>
  )
}
