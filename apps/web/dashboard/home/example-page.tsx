import { actionCosts, type ExampleKind, exampleKinds } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useConfig } from '../../api/operator.ts'
import { ReportView } from '../../report/report-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { examples, useExampleReport } from './example-report.ts'
import styles from './home.module.css'

export function meta() {
  return [{ title: 'Sample report · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** A first verdict: a whole report on a simulated creator, with three things to look at. Nothing is charged. */
export default function ExamplePage() {
  const { pathname } = useLocation()
  const kind = exampleKinds.find((each) => pathname.endsWith(`/${each}`)) ?? 'followers'
  return <Example key={kind} kind={kind} />
}

function Example({ kind }: { kind: ExampleKind }) {
  const report = useExampleReport(kind)
  const config = useConfig()
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
        <nav className={styles.exampleTabs} aria-label="Sample reports">
          {examples.map((each) => (
            <NavLink key={each.kind} to={`/app/example/${each.kind}`} replace>
              {each.name}
            </NavLink>
          ))}
        </nav>
        <p className={styles.guideLead}>
          A sample report on a simulated creator. It’s free to read. Three things to look at:
        </p>
        <ol className={styles.guideSteps}>
          <li>
            <b>The decision and its parts.</b> How much looks inauthentic, with a range, compared with our 20% line.
          </li>
          <li>
            <b>A concern.</b> Open one to see the evidence behind it and what innocent reasons it could have.
          </li>
          <li>
            <b>Method.</b> How we got the score, and what data would narrow the range most.
          </li>
        </ol>
        <div className={styles.guideActions}>
          {config.data?.mode === 'sandbox' && (
            <ButtonLink to={`/dashboard/verify?${new URLSearchParams({ address: subject.url ?? subject.handle })}`}>
              {`Verify ${name} yourself · ${plural(actionCosts.creator_verification, 'credit')}`}
            </ButtonLink>
          )}
          <ButtonLink tone={config.data?.mode === 'sandbox' ? 'secondary' : 'primary'} to="/dashboard/verify">
            {config.data?.mode === 'sandbox'
              ? 'Verify someone else'
              : `Verify a creator · ${plural(actionCosts.creator_verification, 'credit')}`}
          </ButtonLink>
        </div>
      </aside>
      <ReportView report={report.data} origin="address" now={now} />
    </div>
  )
}
