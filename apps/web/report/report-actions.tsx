import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { sharing, type Verification, verifications } from '@vouch/contract'
import { platforms, type Report } from '@vouch/engine'
import { useState } from 'react'
import { Allowed } from '../account/allowed.tsx'
import { call } from '../api/client.ts'
import { sentenceOf } from '../api/refusal.ts'
import { useMay } from '../api/workspaces.ts'
import { AskButton, AskCreator, useCanAsk } from '../consent/ask-button.tsx'
import { usePlanEnded } from '../dashboard/billing/ended-plan.tsx'
import { lookalikesAddress } from '../dashboard/discovery/match-bounds.ts'
import { ExportMenu } from '../dashboard/exports/export-menu.tsx'
import { AddToShortlist } from '../dashboard/shortlists/add-to-shortlist.tsx'
import { isFreeRepeat, repeatPrice } from '../dashboard/verify/price.ts'
import { useSubmit } from '../dashboard/verify/use-submit.ts'
import { WatchToggle } from '../dashboard/watch/watch-toggle.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { LateMenu, lateMenu } from '../ui/late-menu.tsx'
import { lateDialog } from '../ui/late-part.tsx'
import { shownName } from '../ui/shown-name.ts'
import { toast } from '../ui/toast.ts'
import { useLateOpening } from '../ui/use-late-opening.ts'
import { useNow } from '../ui/use-now.ts'
import styles from './masthead.module.css'
import { profileLink } from './platform-hosts.ts'
import { askToPrint } from './tabs/print-report.ts'

const MoreActions = lateMenu(async () => ({ default: (await import('./more-actions.tsx')).MoreActions }))

const ShareDialog = lateDialog(async () => ({ default: (await import('../sharing/share-dialog.tsx')).ShareDialog }))

interface ActionsProps {
  verification: Verification
  report: Report
}

/** What can be done with a report: keep it, pass it on, take it along, and the rest behind one button. Where nothing could be read there is
 *  nothing to pass on. */
export function ReportActions({ verification, report }: ActionsProps) {
  const platform = platforms.find((each) => each === verification.creator.platform)
  const readable = report.state !== 'PRIVATE' && report.state !== 'NOT_FOUND'
  return (
    <>
      {platform && report.state !== 'NOT_FOUND' && (
        <>
          <AddToShortlist
            creator={{ platform, handle: verification.creator.handle }}
            name={shownName(report.subject)}
            boxed
          />
          <span className={styles.onWide}>
            <WatchToggle creator={{ platform, handle: verification.creator.handle }} name={shownName(report.subject)} />
          </span>
        </>
      )}
      {readable && (
        <>
          <Allowed call={sharing.create}>
            <ShareButton verificationId={verification.id} />
          </Allowed>
          <ExportMenu
            of={{ subject: 'report', sourceId: verification.id }}
            formats={['pdf', 'csv', 'json']}
            size="small"
          />
        </>
      )}
      <MoreMenu verification={verification} report={report} />
    </>
  )
}

const priceTickMs = 15_000

/** What is done less often. The price of fresh data stands in the menu, before the click. */
function MoreMenu({ verification, report }: ActionsProps) {
  const { subject, trust } = report
  const now = useNow(priceTickMs)
  const { submit, busy, refusal } = useSubmit()
  const asking = useLateOpening()
  const canAsk = useCanAsk(subject)
  const ended = usePlanEnded() && !isFreeRepeat(verification.freeUntil, now)
  const mayVerify = useMay(verifications.create) && !ended
  const fetched = verification.origin === 'address' && mayVerify
  if (!fetched && trust === null) return null
  const price = repeatPrice(verification.freeUntil, now)
  const url = addressOf(report)
  const refresh = () => void submit({ url, refresh: true })
  return (
    <>
      {trust === null ? (
        <Button tone="secondary" size="small" busy={busy} onClick={refresh}>
          Refresh · {price}
        </Button>
      ) : (
        <LateMenu
          button={
            <Button tone="secondary" size="small" busy={busy} aria-label="More actions">
              <IconDots size={18} stroke={1.75} aria-hidden="true" />
            </Button>
          }
          menu={(parts) => (
            <MoreActions
              {...parts}
              refresh={fetched ? { price, ask: refresh } : null}
              compare={`/dashboard/verifications?ids=${verification.id}`}
              lookalikes={lookalikesAddress({ platform: subject.platform, handle: subject.handle })}
              onPrint={askToPrint}
              onAsk={canAsk ? asking.show : null}
            />
          )}
        />
      )}
      {asking.open && (
        <AskCreator platform={subject.platform} handle={subject.handle} url={url} onClose={asking.hide} />
      )}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.sentence}
        </p>
      )}
    </>
  )
}

function ShareButton({ verificationId }: { verificationId: string }) {
  const { open, isOpening, show, hide } = useLateOpening()
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" busy={isOpening} onClick={show}>
        Share
      </Button>
      {open && <ShareDialog verificationId={verificationId} onClose={hide} />}
    </>
  )
}

function addressOf({ subject }: Report): string {
  return profileLink(subject.platform, subject.url) ?? `${subject.platform}: ${subject.handle}`
}

/** What else can be done where there is no verdict. */
export function NextActions({ verification, report }: ActionsProps) {
  return (
    <>
      {report.stateCode === 'derived_metrics_off' && (
        <Allowed call={verifications.rescore}>
          <ScoreAgain id={verification.id} />
        </Allowed>
      )}
      <AskButton platform={report.subject.platform} handle={report.subject.handle} url={addressOf(report)} />
      <Allowed call={verifications.create}>
        <ButtonLink tone="secondary" to="/dashboard/verify">
          Verify another creator
        </ButtonLink>
      </Allowed>
    </>
  )
}

/** Reads the stored data again, with the engine and the operator's settings of now. */
function ScoreAgain({ id }: { id: string }) {
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const again = () => {
    setBusy(true)
    call(verifications.rescore, { params: { id } })
      .then(
        () => queries.invalidateQueries({ queryKey: ['verifications'] }),
        (error: unknown) => toast('Couldn’t score again', sentenceOf(error, 'Try again.'), 'risk'),
      )
      .finally(() => setBusy(false))
  }
  return (
    <Button busy={busy} onClick={again}>
      Score again, free
    </Button>
  )
}
