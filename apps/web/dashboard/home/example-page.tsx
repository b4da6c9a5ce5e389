import { actionCosts } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { useState } from 'react'
import { ReportView } from '../../report/report-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { useExampleReport } from './example-report.ts'
import styles from './home.module.css'

export function meta() {
  return [{ title: 'Sample report · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The first verdict: a stored report, whole, with three things to look at. Nothing is fetched and nothing is charged. */
export default function ExamplePage() {
  const report = useExampleReport()
  const [now] = useState(() => Date.now())
  if (report.isError) {
    return (
      <EmptyState
        title="We couldn’t load the report"
        heading="h1"
        actions={<Button onClick={() => report.refetch()}>Try again</Button>}
      >
        Reloading the page may help.
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
          A sample report on a simulated creator. It’s free to read. Three things to look at:
        </p>
        <ol className={styles.guideSteps}>
          <li>
            <b>The range, not just the number.</b> The score could be anywhere in it. A wide range means there was
            little to go on.
          </li>
          <li>
            <b>A concern.</b> Open one to see the evidence behind it and what innocent reasons it could have.
          </li>
          <li>
            <b>Method.</b> How the score came about, and which data would narrow the range most.
          </li>
        </ol>
        <div className={styles.guideActions}>
          <ButtonLink to={`/dashboard/verify?${new URLSearchParams({ address: subject.url ?? subject.handle })}`}>
            {`Verify ${name} yourself · ${plural(actionCosts.creator_verification, 'credit')}`}
          </ButtonLink>
          <ButtonLink tone="secondary" to="/dashboard/verify">
            Verify someone else
          </ButtonLink>
        </div>
      </aside>
      <ReportView report={report.data} origin="address" now={now} />
    </div>
  )
}
