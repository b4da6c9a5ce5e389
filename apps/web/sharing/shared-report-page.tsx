import { useQuery } from '@tanstack/react-query'
import { reportSchema, type SharedReport, type sharing } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { date } from '@vouch/presentation'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { type FormFailure, fetchJson } from '../marketing/forms/post-form.ts'
import { ReportView } from '../report/report-view.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { shownName } from '../ui/shown-name.ts'
import { AddedContextList } from './added-context-list.tsx'
import { ConfirmDispute } from './confirm-dispute.tsx'
import { DisputeSection } from './dispute-section.tsx'
import { ReportCheck } from './report-check-section.tsx'
import styles from './shared-report.module.css'
import { SignatureNotice } from './signature-notice.tsx'

export function meta() {
  return [
    { title: 'Shared report · Vouch' },
    { name: 'robots', content: 'noindex, nofollow' },
    // The address is the key to the report: no other site gets to see it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** A report that somebody shared: for reading, for checking, and for its creator to answer. None of it asks for an account. */
export default function SharedReportPage() {
  const { token = '' } = useParams()
  const opened = useQuery({
    queryKey: ['shared', token],
    queryFn: () => fetchJson<typeof sharing.read>(`/api/shared/${encodeURIComponent(token)}`),
    enabled: token !== '',
    // Each reading is counted, so a return to the tab is none.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const outcome = opened.data
  return (
    <div className={styles.page}>
      <ConfirmDispute />
      {outcome === undefined && (
        <p className={styles.loading} role="status">
          Loading the report...
        </p>
      )}
      {outcome?.ok === false && <NotShown failure={outcome} />}
      {outcome?.ok && <Shown shared={outcome.body} token={token} />}
    </div>
  )
}

function NotShown({ failure: { status, error } }: { failure: FormFailure }) {
  const ended = status === 410
  return (
    <EmptyState
      heading="h1"
      title={
        ended ? 'This link no longer works' : status === 404 ? 'This link doesn’t exist' : 'We couldn’t load the report'
      }
      actions={
        <ButtonLink tone="secondary" to="/">
          What is Vouch?
        </ButtonLink>
      }
    >
      {status === 404
        ? 'It may be incomplete. Copy the whole link, or ask the person who sent it.'
        : (error ?? 'We didn’t get a response. Reload the page in a moment.')}
    </EmptyState>
  )
}

function Shown({ shared, token }: { shared: SharedReport; token: string }) {
  const [now] = useState(() => Date.now())
  const [report] = useState(() => reportIn(shared.text))
  const name = shownName(report.subject)
  useEffect(() => {
    document.title = `${name} · Vouch report`
  }, [name])
  return (
    <>
      <p className={styles.strip}>
        <span>{shared.sharedBy ? `Shared by ${shared.sharedBy}` : 'Shared report'}, read-only</span>
        <span>This link works until {date(shared.expiresAt)}</span>
      </p>
      <SignatureNotice shared={shared} />
      <ReportView report={report} origin={shared.origin} now={now} creatorRequest={shared.creatorRequest ?? null} />
      <AddedContextList context={shared.context} />
      <ReportCheck shared={shared} handle={report.subject.handle} />
      <DisputeSection token={token} name={name} />
    </>
  )
}

/** The text that the digest is taken of is what is drawn. Reports of earlier engines are read by the schema, which fills in what those
 *  did not say; optional keys that it types as possibly undefined are absent in JSON. */
function reportIn(text: string): Report {
  return reportSchema.parse(JSON.parse(text)) as Report
}
