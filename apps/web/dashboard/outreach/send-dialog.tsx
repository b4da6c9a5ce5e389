import { type OutreachOrderInput, type OutreachPlan, undoSeconds } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend, useStopThreads } from '../../api/outreach.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { randomId } from '../../ui/random-id.ts'
import { offerUndo } from '../../ui/undo.tsx'
import styles from './outreach.module.css'

interface SendDialogProps {
  order: OutreachOrderInput
  plan: OutreachPlan
  onClose: () => void
  onSent: () => void
}

/** The one press that sends, after count and cost were named. What it opened can be taken back for a while. */
export function SendDialog({ order, plan: { count, credits }, onClose, onSent }: SendDialogProps) {
  const send = useSend()
  const stop = useStopThreads()
  const navigate = useNavigate()
  // A press that is repeated because no answer came sends nothing twice.
  const [key] = useState(randomId)
  const followUps = order.followUps?.length ?? 0
  const go = async () => {
    try {
      const { threadIds } = await send.mutateAsync({ order, confirm: { count, credits }, key })
      onSent()
      offerUndo({ title: `Sending to ${plural(count, 'creator')}`, takeBack: () => stop.mutateAsync(threadIds) })
      void navigate(order.campaignId ? `/dashboard/outreach?campaign=${order.campaignId}` : '/dashboard/outreach')
    } catch {
      // The dialog says why.
    }
  }
  // What was pressed is waited for: closed meanwhile, nobody would hear that it left.
  const close = () => {
    if (!send.isPending) onClose()
  }
  return (
    <Dialog title={`Send to ${plural(count, 'creator')}?`} width={520} onClose={close}>
      <div className={styles.dialog}>
        <p>
          This costs <strong className={styles.sum}>{credits} credits</strong>: 20 per first email
          {followUps > 0 && ' and 1 per follow-up'}. You’re charged when the mail server accepts it. You don’t pay for
          emails that are refused, bounce within 72 hours, or are stopped by a reply.
        </p>
        <p>You can undo it for {undoSeconds} seconds.</p>
        {send.isError && (
          <Notice tone="risk" urgent>
            {sentenceOf(send.error, 'Nothing was sent. Try again.')}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button tone="quiet" disabled={send.isPending} onClick={close}>
            Not yet
          </Button>
          <Button busy={send.isPending} onClick={() => void go()}>
            Send · {credits} credits
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
