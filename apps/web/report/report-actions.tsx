import { useQueryClient } from '@tanstack/react-query'
import { type Verification, verifications } from '@vouch/contract'
import { platforms, type Report } from '@vouch/engine'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { sentenceOf } from '../api/refusal.ts'
import { lookalikesAddress } from '../dashboard/discovery/match-bounds.ts'
import { ExportMenu } from '../dashboard/exports/export-menu.tsx'
import { AddToShortlist } from '../dashboard/shortlists/add-to-shortlist.tsx'
import { repeatPrice } from '../dashboard/verify/price.ts'
import { useSubmit } from '../dashboard/verify/use-submit.ts'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { shownName } from '../ui/shown-name.ts'
import { toast } from '../ui/toast.ts'
import { useNow } from '../ui/use-now.ts'
import styles from './masthead.module.css'
import { profileLink } from './platform-hosts.ts'
import { askToPrint } from './tabs/print-report.ts'

interface ActionsProps {
  verification: Verification
  report: Report
}

/** What can be done with a report: pass it on, take it along, or ask for fresh data. */
export function ReportActions({ verification, report }: ActionsProps) {
  const platform = platforms.find((each) => each === verification.creator.platform)
  return (
    <>
      {platform && (
        <AddToShortlist creator={{ platform, handle: verification.creator.handle }} name={shownName(report.subject)} />
      )}
      <Button tone="quiet" size="small" onClick={() => (report.trust ? askToPrint() : window.print())}>
        Print
      </Button>
      {report.trust && (
        <ButtonLink tone="quiet" size="small" to={`/dashboard/verifications?ids=${verification.id}`}>
          Compare
        </ButtonLink>
      )}
      {report.trust && (
        <ButtonLink
          tone="quiet"
          size="small"
          to={lookalikesAddress({ platform: report.subject.platform, handle: report.subject.handle })}
        >
          Lookalikes
        </ButtonLink>
      )}
      <ShareButton verificationId={verification.id} />
      <ExportMenu of={{ subject: 'report', sourceId: verification.id }} formats={['pdf', 'csv', 'json']} size="small" />
      {verification.origin === 'address' && <FetchAgain report={report} freeUntil={verification.freeUntil} />}
    </>
  )
}

function ShareButton({ verificationId }: { verificationId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share
      </Button>
      {open && <ShareDialog verificationId={verificationId} onClose={() => setOpen(false)} />}
    </>
  )
}

const priceTickMs = 15_000

/** Asks for fresh data. The price stands on the button, before the click. */
function FetchAgain({ report: { subject }, freeUntil }: { report: Report; freeUntil: string | null }) {
  const now = useNow(priceTickMs)
  const { submit, busy, refusal } = useSubmit()
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        onClick={() =>
          submit({
            url: profileLink(subject.platform, subject.url) ?? `${subject.platform}: ${subject.handle}`,
            refresh: true,
          })
        }
      >
        Refresh · {repeatPrice(freeUntil, now)}
      </Button>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.sentence}
        </p>
      )}
    </>
  )
}

/** What else can be done where there is no verdict. */
export function NextActions({ verification, report }: ActionsProps) {
  return (
    <>
      {report.stateCode === 'derived_metrics_off' && <ScoreAgain id={verification.id} />}
      <ButtonLink tone="secondary" to="/dashboard/verify">
        Verify another creator
      </ButtonLink>
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
