import type { EndCheck } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useBeginEndCheck } from '../../../api/end-check.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import dialogs from '../campaigns.module.css'

interface EndCheckDialogProps {
  campaignId: string
  check: EndCheck
  onClose: () => void
}

/** @returns a price on a button */
export function priceWords(credits: number): string {
  return credits === 0 ? 'free today' : plural(credits, 'credit')
}

/** Who is verified again and what it costs, before the press. */
export function EndCheckDialog({ campaignId, check: { creators, due }, onClose }: EndCheckDialogProps) {
  const begin = useBeginEndCheck(campaignId)
  const { free, credits, available } = due
  const open = creators.filter(({ end }) => end === null)
  return (
    <Dialog title={`Verify ${plural(due.count, 'creator')} again?`} width={520} onClose={onClose}>
      <div className={dialogs.dialog}>
        <p>{open.map(({ handle, name }) => shownName({ handle, displayName: name })).join(', ')}.</p>
        <p>
          It costs {priceWords(credits)}.
          {free > 0 && ` ${plural(free, 'creator')} verified in the last 24 hours ${free === 1 ? 'is' : 'are'} free.`}{' '}
          You’re refunded for everyone without a verdict.
        </p>
        {credits > available && (
          <Notice tone="caution">
            You have {count(available)}. It pauses when they run out and resumes when you add more.
          </Notice>
        )}
        {begin.isError && (
          <Notice tone="risk" urgent>
            {sentenceOf(begin.error, 'Nothing was started. Try again.')}
          </Notice>
        )}
        <div className={dialogs.dialogActions}>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            busy={begin.isPending}
            onClick={() => begin.mutate({ count: due.count, credits }, { onSuccess: onClose })}
          >
            Verify again · {priceWords(credits)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
