/** The report of one verification in the product: what the report itself cannot know (what it cost, how to ask again,
 *  where its evidence is stored) around `ReportView`, which draws it. */

import { useQueryClient } from '@tanstack/react-query'
import { type Verification, verifications } from '@vouch/contract'
import type { Report, Snapshot } from '@vouch/engine'
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api/client.ts'
import { useReadNote } from '../api/home.ts'
import { useAddedContext } from '../api/sharing.ts'
import { AddedContextList } from '../sharing/added-context-list.tsx'
import { shownName } from '../ui/shown-name.ts'
import { HistorySection } from './history-section.tsx'
import { AlikeSection, CustomersSection } from './next-steps.tsx'
import { NextActions, ReportActions } from './report-actions.tsx'
import { ReportView } from './report-view.tsx'
import { type ReportTab, tabOf } from './tabs/tab-list.ts'

/** What belongs to a tab comes with it. */
const RoiPanel = lazy(() => import('./roi/roi-panel.tsx'))
const CredibilityPanel = lazy(() => import('./credibility/credibility-panel.tsx'))
const analyses = () => import('./analyses/report-analyses.tsx')
const IntelligenceAnalyses = lazy(async () => ({ default: (await analyses()).IntelligenceAnalyses }))
const SafetyAnalyses = lazy(async () => ({ default: (await analyses()).SafetyAnalyses }))

export function ReportPage({ verification }: { verification: Verification }) {
  const [now] = useState(() => Date.now())
  const { id } = verification
  const load = useSnapshot(id)
  const { tab, onTab } = useTab()
  const report = reportOf(verification)
  const context = useAddedContext(id)
  const extras = useExtras(id, report)
  useReadNote(verification)
  useTitle(report ? `${shownName(report.subject)} · Vouch report` : null)
  if (!report) return null
  return (
    <>
      <ReportView
        report={report}
        origin={verification.origin}
        now={now}
        reportId={id}
        creditsUsed={verification.creditsUsed}
        notes={verification.notes ?? []}
        creatorRequest={verification.creatorRequest ?? null}
        actions={<ReportActions verification={verification} report={report} />}
        nextActions={<NextActions verification={verification} report={report} />}
        loadSnapshot={load}
        tab={tab}
        onTab={onTab}
        extras={extras}
      />
      <AddedContextList context={context.data ?? []} />
    </>
  )
}

/** What the product adds to the tabs, the same as long as the report is: a tab that is given something new is drawn again. */
function useExtras(id: string, report: Report | null): Partial<Record<ReportTab, ReactNode>> {
  return useMemo(
    () =>
      report === null
        ? {}
        : {
            overview: <HistorySection id={id} />,
            analytics: (
              <>
                <CredibilityPanel id={id} report={report} />
                <CustomersSection />
              </>
            ),
            performance: <RoiPanel id={id} report={report} />,
            intelligence: (
              <>
                <IntelligenceAnalyses id={id} />
                <AlikeSection id={id} report={report} />
              </>
            ),
            safety: <SafetyAnalyses id={id} />,
          },
    [id, report],
  )
}

/** The tab stands in the address, so that a link leads to it; walking through tabs leaves no trail behind. */
function useTab() {
  const [search, setSearch] = useSearchParams()
  const onTab = useCallback(
    (tab: ReportTab) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (tab === 'overview') next.delete('tab')
          else next.set('tab', tab)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return { tab: tabOf(search.get('tab')), onTab }
}

/** Names the page after the creator: it is also the name under which the browser prints to a file. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

/** The contract's reply and the engine's type are held equal by the compiler but for optional keys that may be
 *  `undefined`; JSON has no such value. */
function reportOf({ report }: Verification): Report | null {
  return (report as Report | undefined) ?? null
}

/** @returns a function that fetches the snapshot once and keeps it for as long as the page's other data. */
function useSnapshot(id: string): () => Promise<Snapshot> {
  const client = useQueryClient()
  return useCallback(
    () =>
      client.fetchQuery({
        queryKey: ['verifications', 'snapshot', id],
        queryFn: async ({ signal }) => snapshotOf(await call(verifications.snapshot, { params: { id } }, signal)),
      }),
    [client, id],
  )
}

/** The server stores a snapshot only after it was parsed by the schema of this very type. */
function snapshotOf(reply: Record<string, unknown>): Snapshot {
  return reply as unknown as Snapshot
}
