import { actionCosts } from '@vouch/contract'
import { useState } from 'react'
import { ReportView } from '../../report/report-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { plural } from '../../ui/format.ts'
import { shownName } from '../../ui/shown-name.ts'
import { useExampleReport } from './example-report.ts'
import styles from './home.module.css'

export function meta() {
  return [{ title: 'A finished report · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The first verdict: a stored report, whole, with three things to look at. Nothing is fetched and nothing is charged. */
export default function ExamplePage() {
  const report = useExampleReport()
  const [now] = useState(() => Date.now())
  if (report.isError) {
    return (
      <EmptyState
        title="The report could not be read"
        heading="h1"
        actions={<Button onClick={() => report.refetch()}>Try again</Button>}
      >
        It is a part of this application; a new load may help.
      </EmptyState>
    )
  }
  if (!report.data) return <div className={styles.exampleWaiting} role="status" aria-label="Loading the report" />
  const { subject } = report.data
  const name = shownName(subject)
  return (
    <div className={styles.example}>
      <aside className={styles.guide} aria-label="How to read a report">
        <p className={styles.guideLead}>
          A finished report about a simulated creator. Reading it costs nothing. Three things to look at:
        </p>
        <ol className={styles.guideSteps}>
          <li>
            <b>The band, not only the number.</b> The score may lie anywhere in it; a wide band means that little was
            there to see.
          </li>
          <li>
            <b>A concern.</b> Open one: it shows what it rests on, and what innocent causes it may have.
          </li>
          <li>
            <b>What would make it surer.</b> Which data narrows the band most.
          </li>
        </ol>
        <div className={styles.guideActions}>
          <ButtonLink to={`/dashboard/verify?${new URLSearchParams({ address: subject.url ?? subject.handle })}`}>
            {`Verify ${name} yourself · ${plural(actionCosts.creator_verification, 'credit')}`}
          </ButtonLink>
          <ButtonLink tone="secondary" to="/dashboard/verify">
            Verify somebody else
          </ButtonLink>
        </div>
      </aside>
      <ReportView report={report.data} origin="address" now={now} />
    </div>
  )
}
