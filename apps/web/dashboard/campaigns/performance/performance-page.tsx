import type { PerformanceDocument, PerformanceFormat, PerformanceReport } from '@vouch/contract'
import { dataWords, date } from '@vouch/presentation'
import { useState } from 'react'
import { useParams } from 'react-router'
import { fetchPerformanceFile, usePerformanceReport } from '../../../api/performance.ts'
import { isAbsent } from '../../../api/refusal.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
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
  if (report.isPending)
    return (
      <div className={page.page} role="status" aria-label="Loading the report">
        <PageHead back={backTo(id)} title="Campaign performance" />
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
      {document === null ? (
        <>
          <PageHead back={backTo(id)} title="Campaign performance" />
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

const backTo = (campaignId: string) => ({ to: `/dashboard/campaigns/${campaignId}?step=7`, name: 'Campaign' })

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
      <PageHead
        title={`${name}: performance`}
        back={backTo(campaignId)}
        actions={
          <>
            <Download campaignId={campaignId} report={report} format="pdf" />
            <Download campaignId={campaignId} report={report} format="csv" />
          </>
        }
      >
        {[...(brand === '' ? [] : [brand]), `Goal: ${goal}`, ...dates, `Campaign ${state}`].join(' · ')}
      </PageHead>
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
