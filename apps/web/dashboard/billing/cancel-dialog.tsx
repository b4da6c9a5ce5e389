import type { Subscription } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { useCancellation } from '../../api/subscription.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './billing.module.css'
import { cancellationTerms } from './plan-words.ts'

/** Says what a cancellation does and when, before it is made. Leaving is one click, as coming was. */
export function CancelDialog({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const cancellation = useCancellation()
  const cancel = () =>
    cancellation.mutate(undefined, {
      onSuccess: () => {
        toast(
          'Canceled',
          `Everything keeps working until ${date(plan.billingPeriodEnd)}. You can change your mind until then.`,
        )
        onClose()
      },
    })
  return (
    <Dialog title={`Cancel ${plan.name}`} width={520} onClose={onClose}>
      <dl className={styles.terms}>
        {cancellationTerms(plan).map(({ about, text }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {cancellation.isError && (
        <Notice tone="risk" urgent>
          {cancellation.error.message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button tone="secondary" onClick={onClose} data-autofocus>
          Keep my plan
        </Button>
        <Button className={styles.danger} tone="secondary" busy={cancellation.isPending} onClick={cancel}>
          Cancel plan
        </Button>
      </div>
    </Dialog>
  )
}
