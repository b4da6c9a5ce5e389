import { Modal } from '@mantine/core'
import type { Subscription } from '@vouch/contract'
import { useCancellation } from '../../api/subscription.ts'
import { Button } from '../../ui/button.tsx'
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
        toast('Cancelled', 'You can take it back until the last day.')
        onClose()
      },
    })
  return (
    <Modal opened onClose={onClose} title={`Cancel ${plan.name}`} centered>
      <ul className={styles.terms}>
        {cancellationTerms(plan).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {cancellation.isError && (
        <Notice tone="risk" urgent>
          {cancellation.error.message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button tone="secondary" onClick={onClose} data-autofocus>
          Keep the plan
        </Button>
        <Button tone="quiet" busy={cancellation.isPending} onClick={cancel}>
          Cancel the plan
        </Button>
      </div>
    </Modal>
  )
}
