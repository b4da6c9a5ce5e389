/** The report of one verification in the product: what the report itself cannot know (what it cost, how to ask again,
 *  where its evidence is stored) around `ReportView`, which draws it. */

import { useQueryClient } from '@tanstack/react-query'
import { type Verification, verifications } from '@vouch/contract'
import type { Report, Snapshot } from '@vouch/engine'
import { useEffect, useState } from 'react'
import { call } from '../api/client.ts'
import { shownName } from '../ui/shown-name.ts'
import { NextActions, ReportActions } from './report-actions.tsx'
import { ReportView } from './report-view.tsx'

export function ReportPage({ verification }: { verification: Verification }) {
  const [now] = useState(() => Date.now())
  const load = useSnapshot(verification.id)
  const report = reportOf(verification)
  useTitle(report ? `${shownName(report.subject)} · Vouch report` : null)
  if (!report) return null
  return (
    <ReportView
      report={report}
      origin={verification.origin}
      now={now}
      reportId={verification.id}
      creditsUsed={verification.creditsUsed}
      notes={verification.notes ?? []}
      actions={<ReportActions verification={verification} report={report} />}
      nextActions={<NextActions verification={verification} report={report} />}
      loadSnapshot={load}
    />
  )
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
  return () =>
    client.fetchQuery({
      queryKey: ['verifications', 'snapshot', id],
      queryFn: async ({ signal }) => snapshotOf(await call(verifications.snapshot, { params: { id } }, signal)),
    })
}

/** The server stores a snapshot only after it was parsed by the schema of this very type. */
function snapshotOf(reply: Record<string, unknown>): Snapshot {
  return reply as unknown as Snapshot
}
