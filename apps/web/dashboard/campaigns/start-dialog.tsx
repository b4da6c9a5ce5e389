import { actionCosts, type Campaign, type CampaignSummary, lastDraftStep } from '@vouch/contract'
import { useState } from 'react'
import { useCampaignReturns } from '../../api/campaigns.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './campaigns.module.css'

interface StartDialogProps {
  campaign: Pick<Campaign | CampaignSummary, 'id' | 'steps'>
  onClose: () => void
}

/** What starting a campaign means, what is still missing, and what it costs, before the press. */
export function StartDialog({ campaign: { id, steps }, onClose }: StartDialogProps) {
  const { move } = useCampaignReturns()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const open = steps.filter(({ step, done }) => step <= lastDraftStep && !done)

  async function start() {
    setBusy(true)
    try {
      await move(id, 'start')
      toast('Campaign started', 'Outreach, contracts and results are open now.', 'good')
      onClose()
    } catch (failure) {
      setError(sentenceOf(failure, 'The campaign wasn’t started. Try again.'))
      setBusy(false)
    }
  }

  return (
    <Dialog title="Start this campaign?" width={520} onClose={onClose}>
      <div className={styles.dialog}>
        <p>
          Starting opens outreach, contracts and results, and puts its creators on your watch list. It costs{' '}
          {actionCosts.campaign_workflow} credits, once: completing, archiving or reopening it later is free.
        </p>
        {open.length > 0 && (
          <Notice tone="caution" title="Still open">
            <ul className={styles.plain}>
              {open.map(({ step, name, next }) => (
                <li key={step}>
                  {name}: {next}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {error && (
          <Notice tone="risk" urgent>
            {error}
          </Notice>
        )}
        <div className={styles.dialogActions}>
          <Button tone="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button busy={busy} onClick={() => void start()}>
            Start · {actionCosts.campaign_workflow} credits
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
