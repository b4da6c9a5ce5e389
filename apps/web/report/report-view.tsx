/** A verification report on screen and on paper. It takes data and draws: no router, no query, no account, so that a shared report
 *  is drawn by the same component. What must be fetched (the evidence behind a signal) comes through `loadSnapshot`; without
 *  it the drawer shows what the report itself holds. Only the first tab comes with the page; the others come when shown. */

import type { CreatorRequest } from '@vouch/contract'
import type { Report, Signal, Snapshot } from '@vouch/engine'
import type { Origin } from '@vouch/presentation'
import { lazy, memo, type ReactNode, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { DecisionLead } from './answer/decision-lead.tsx'
import { Banners } from './banner-list.tsx'
import { bannersOf } from './banners.ts'
import { CoverageSection } from './coverage-section.tsx'
import { EvidenceDrawer } from './evidence-drawer.tsx'
import { FollowersSection } from './followers-section.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Masthead } from './masthead.tsx'
import { NoVerdictPage } from './no-verdict-page.tsx'
import { noVerdictOf } from './no-verdict-text.ts'
import { ReportFooter } from './report-footer.tsx'
import styles from './report-view.module.css'
import OverviewTab from './tabs/overview-tab.tsx'
import type { TabContentProps } from './tabs/tab-content.ts'
import { TabFrame } from './tabs/tab-frame.tsx'
import type { ReportTab } from './tabs/tab-list.ts'

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
  /** What the creator's objection means for the reader; null where there is none. */
  creatorRequest?: CreatorRequest | null
  /** Buttons of the header. */
  actions?: ReactNode
  /** Gives the snapshot that the report was computed from, for the evidence; rejects when it cannot be had. It keeps its
   *  identity as long as it gives the same snapshot. */
  loadSnapshot?: (() => Promise<Snapshot>) | null
  /** What else can be done where there is no verdict: buttons. */
  nextActions?: ReactNode
  /** The tab that is shown, and what to do when another is asked for. Without them the report keeps its own. */
  tab?: ReportTab
  onTab?: (tab: ReportTab) => void
  /** What the product adds to a tab: history, the forecast of return, paid analyses. */
  extras?: Partial<Record<ReportTab, ReactNode>>
}

const tabs = {
  overview: OverviewTab,
  analytics: lazy(() => import('./tabs/analytics-tab.tsx')),
  performance: lazy(() => import('./tabs/performance-tab.tsx')),
  posts: lazy(() => import('./tabs/posts-tab.tsx')),
  intelligence: lazy(() => import('./tabs/intelligence-tab.tsx')),
  safety: lazy(() => import('./tabs/safety-tab.tsx')),
  method: lazy(() => import('./tabs/method-tab.tsx')),
}

/** What is not given is the same each time: something new would be drawn again. */
const none: readonly string[] = []
const nothing: NonNullable<ReportViewProps['extras']> = {}

/** A tab is as heavy as a page. It is drawn again only for another report or another addition, and not when a drawer opens or
 *  another tab is shown. */
const TabContent = memo(function TabContent({ tab, ...content }: TabContentProps & { tab: ReportTab }) {
  const Content = tabs[tab]
  return <Content {...content} />
})

export function ReportView(props: ReportViewProps) {
  const {
    report,
    origin,
    reportId = null,
    creditsUsed = null,
    actions,
    loadSnapshot = null,
    nextActions,
    notes = none,
    creatorRequest = null,
    extras = nothing,
  } = props
  const evidence = useRef<OpenEvidence>(null)
  const [own, setOwn] = useState<ReportTab>('overview')
  const noVerdict = noVerdictOf(report)
  const now = presentOf(props)
  const open = useCallback((signal: Signal) => evidence.current?.(signal), [])
  const panel = useCallback(
    (tab: ReportTab) => <TabContent {...{ tab, report, origin, loadSnapshot }} onOpen={open} extra={extras[tab]} />,
    [report, origin, loadSnapshot, extras, open],
  )
  return (
    <article className={styles.report} data-risk={report.fraudRisk} aria-labelledby="report-title">
      <Masthead report={report} origin={origin} now={now} actions={actions}>
        <DecisionLead report={report} />
      </Masthead>
      <Banners banners={bannersOf(report, { origin, now, creditsUsed, notes, creatorRequest })} />
      {noVerdict || report.trust === null ? (
        <>
          {noVerdict && <NoVerdictPage content={noVerdict} creditsUsed={creditsUsed} actions={nextActions} />}
          <StatisticsOnly report={report} origin={origin} />
        </>
      ) : (
        <TabFrame tab={props.tab ?? own} onTab={props.onTab ?? setOwn} panel={panel} />
      )}
      <ReportFooter report={report} reportId={reportId} />
      <OpenedEvidence ref={evidence} loadSnapshot={loadSnapshot} />
    </article>
  )
}

type OpenEvidence = (signal: Signal) => void

/** Knows which evidence is open, so that opening it draws the drawer and not the report behind it. */
function OpenedEvidence({
  ref,
  loadSnapshot,
}: {
  ref: Ref<OpenEvidence>
  loadSnapshot: (() => Promise<Snapshot>) | null
}) {
  const [signal, setSignal] = useState<Signal | null>(null)
  useImperativeHandle(ref, () => setSignal, [])
  const close = useCallback(() => setSignal(null), [])
  return <EvidenceDrawer signal={signal} loadSnapshot={loadSnapshot} onClose={close} />
}

/** What can be shown where there is no score: the platform's own figures. */
function StatisticsOnly({ report, origin }: { report: Report; origin: Origin }) {
  return (
    <div className={styles.sections}>
      <KeyFigures report={report} />
      <FollowersSection report={report} />
      {report.stateCode && <CoverageSection report={report} origin={origin} />}
    </div>
  )
}

/** A report was made before anybody reads it: where this machine's clock stands earlier, the clock that made it is right. In a sandbox that clock can be
 *  moved, and what was read then is of that day. */
function presentOf({ report, now }: Pick<ReportViewProps, 'report' | 'now'>): number {
  const made = Date.parse(report.computedAt)
  return Number.isFinite(made) ? Math.max(now, made) : now
}
