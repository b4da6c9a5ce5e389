import type { PerformanceDocument, PerformanceFormat, PerformanceReport } from '@vouch/contract'
import { dataWords, date } from '@vouch/presentation'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { fetchPerformanceFile, usePerformanceReport } from '../../../api/performance.ts'
import { isAbsent } from '../../../api/refusal.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import page from '../campaigns.module.css'
import styles from './performance.module.css'
import { Figures, Findings, ForecastTable, Pacing } from './performance-results.tsx'
import { AudienceTable, CreatorTable, PostTable } from './performance-tables.tsx'

export function meta() {
  return [{ title: 'Campaign performance · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** A performance report as it was made. */
export default function PerformancePage() {
  const { id = '', reportId = '' } = useParams()
  const report = usePerformanceReport(id, reportId)
  const back = (
    <p className={page.back}>
      <Link to={`/dashboard/campaigns/${id}?step=7`}>Campaign</Link>
    </p>
  )
  if (report.isPending)
    return (
      <div className={page.page} role="status" aria-label="Loading the report">
        <h1 className={page.title}>Campaign performance</h1>
        <div className={page.waitingPage} />
      </div>
    )
  if (report.isError) {
    const absent = isAbsent(report.error)
    return (
      <EmptyState
        title={absent ? 'Report not found' : 'We couldn’t load this report'}
        heading="h1"
        actions={
          absent ? (
            <ButtonLink to="/dashboard/campaigns">All campaigns</ButtonLink>
          ) : (
            <Button onClick={() => report.refetch()}>Try again</Button>
          )
        }
      >
        {absent ? 'It may have been deleted with its campaign, or belong to another workspace.' : report.error.message}
      </EmptyState>
    )
  }
  const { document, state, reason } = report.data
  return (
    <div className={page.page}>
      {back}
      {document === null ? (
        <>
          <h1 className={page.title}>Campaign performance</h1>
          <Notice tone={state === 'failed' ? 'caution' : 'info'}>
            {state === 'failed' ? reason : 'The report is being made. This takes a few seconds.'}
          </Notice>
        </>
      ) : (
        <Told campaignId={id} report={report.data} document={document} />
      )}
    </div>
  )
}

interface ToldProps {
  campaignId: string
  report: PerformanceReport
  document: PerformanceDocument
}

function Told({ campaignId, report, document }: ToldProps) {
  const { name, brand, goal, startsOn, endsOn, state } = document
  const dates = startsOn === null && endsOn === null ? [] : [`${date(startsOn)} to ${date(endsOn)}`]
  return (
    <>
      <header className={page.heading}>
        <div>
          <h1 className={page.title}>{name}: performance</h1>
          <p className={page.lead}>
            {[...(brand === '' ? [] : [brand]), `Goal: ${goal}`, ...dates, `Campaign ${state}`].join(' · ')}
          </p>
        </div>
        <div className={page.actions}>
          <Download campaignId={campaignId} report={report} format="pdf" />
          <Download campaignId={campaignId} report={report} format="csv" />
        </div>
      </header>
      <p className={styles.data}>{dataWords(document).join(' ')}</p>
      <Figures document={document} />
      <Pacing document={document} />
      <ForecastTable document={document} />
      <Findings document={document} />
      <CreatorTable document={document} />
      <AudienceTable document={document} />
      <PostTable document={document} />
    </>
  )
}

function Download({ campaignId, report, format }: Omit<ToldProps, 'document'> & { format: PerformanceFormat }) {
  const [busy, setBusy] = useState(false)
  async function fetchIt() {
    setBusy(true)
    await fetchPerformanceFile(campaignId, report, format)
    setBusy(false)
  }
  return (
    <Button tone="secondary" busy={busy} onClick={() => void fetchIt()}>
      {format.toUpperCase()}
    </Button>
  )
}
