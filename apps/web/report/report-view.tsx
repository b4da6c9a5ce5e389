/** A verification report on screen and on paper. It takes data and draws: no router, no query, no account, so that the
 *  public site shows a real report with the same component. What must be fetched (the evidence behind a signal) comes
 *  through `loadSnapshot`; without it the drawer shows what the report itself holds. */

import type { Report, Signal, Snapshot } from '@vouch/engine'
import { type ReactNode, useState } from 'react'
import { AudienceSection } from './audience-section.tsx'
import { Banners } from './banner-list.tsx'
import { bannersOf } from './banners.ts'
import { BenchmarksSection } from './benchmarks-section.tsx'
import { ContributionsSection } from './contributions-section.tsx'
import { CoverageSection } from './coverage-section.tsx'
import { EngagementSection } from './engagement-section.tsx'
import { EvidenceDrawer } from './evidence-drawer.tsx'
import { Finding } from './finding.tsx'
import { FollowersSection } from './followers-section.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Masthead } from './masthead.tsx'
import { NoVerdictPage } from './no-verdict-page.tsx'
import { noVerdictOf } from './no-verdict-text.ts'
import type { Origin } from './parts.ts'
import { ReportFooter } from './report-footer.tsx'
import styles from './report-view.module.css'

export interface ReportViewProps {
  report: Report
  /** Where the data came from, as the server knows it. */
  origin: Origin
  /** The present moment, milliseconds since 1970: decides what is called old. Given, so that a prerendered page and its
   *  first drawing in the browser agree. */
  now: number
  /** Address of the report in the product, printed in the footer. */
  reportId?: string | null
  /** Credits that this verification cost; null where that is not the reader's business. */
  creditsUsed?: number | null
  /** What was assumed while the data was read, one sentence each. */
  notes?: readonly string[]
  /** Buttons of the header. */
  actions?: ReactNode
  /** Gives the snapshot that the report was computed from, for the evidence; rejects when it cannot be had. */
  loadSnapshot?: (() => Promise<Snapshot>) | null
  /** What else can be done where there is no verdict: buttons. */
  nextActions?: ReactNode
}

export function ReportView(props: ReportViewProps) {
  const {
    report,
    origin,
    now,
    reportId = null,
    creditsUsed = null,
    actions,
    loadSnapshot = null,
    nextActions,
    notes = [],
  } = props
  const [opened, setOpened] = useState<Signal | null>(null)
  const noVerdict = noVerdictOf(report)
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <Masthead report={report} origin={origin} now={now} actions={actions} />
      <Banners banners={bannersOf(report, { origin, now, creditsUsed, notes })} />
      {noVerdict ? (
        <NoVerdictPage content={noVerdict} creditsUsed={creditsUsed} actions={nextActions} />
      ) : (
        <Finding report={report} onOpen={setOpened} />
      )}
      <div className={styles.sections}>
        <ContributionsSection report={report} onOpen={setOpened} />
        <KeyFigures report={report} />
        <AudienceSection report={report} />
        <FollowersSection report={report} />
        <EngagementSection report={report} />
        {(report.trust || report.stateCode) && <CoverageSection report={report} />}
        <BenchmarksSection report={report} onOpen={setOpened} />
      </div>
      <ReportFooter report={report} reportId={reportId} />
      <EvidenceDrawer signal={opened} loadSnapshot={loadSnapshot} onClose={() => setOpened(null)} />
    </article>
  )
}
