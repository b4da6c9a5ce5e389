/** The report of one verification in the product: what the report itself cannot know (what it cost, how to ask again,
 *  where its evidence is stored) around `ReportView`, which draws it. */

import { useQueryClient } from '@tanstack/react-query'
import { actionCosts, type Verification, verifications } from '@vouch/contract'
import type { Report, Snapshot } from '@vouch/engine'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { download, fileName } from '../ui/charts/csv.ts'
import { count } from '../ui/format.ts'
import { toast } from '../ui/toast.ts'
import { ReportView } from './report-view.tsx'

export function ReportPage({ verification }: { verification: Verification }) {
  const [now] = useState(() => Date.now())
  const load = useSnapshot(verification.id)
  const report = reportOf(verification)
  if (!report) return null
  const actions = <ReportActions verification={verification} report={report} />
  return (
    <ReportView
      report={report}
      now={now}
      reportId={verification.id}
      creditsUsed={verification.creditsUsed}
      actions={actions}
      loadSnapshot={load}
    />
  )
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
      queryKey: ['verification', id, 'snapshot'],
      queryFn: async ({ signal }) => snapshotOf(await call(verifications.snapshot, { params: { id } }, signal)),
    })
}

/** The server stores a snapshot only after it was parsed by the schema of this very type. */
function snapshotOf(reply: Record<string, unknown>): Snapshot {
  return reply as unknown as Snapshot
}

function ReportActions({ verification, report }: { verification: Verification; report: Report }) {
  const { id, origin } = verification
  const save = () =>
    download(fileName([report.subject.handle, 'report'], 'json'), 'application/json', JSON.stringify(report, null, 2))
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => copyLink(window.location.href)}>
        Copy link
      </Button>
      <Button tone="quiet" size="small" onClick={save}>
        Download JSON
      </Button>
      <Button tone="quiet" size="small" onClick={() => window.print()}>
        Print
      </Button>
      {origin === 'address' && report.subject.url && <Reverify key={id} url={report.subject.url} />}
    </>
  )
}

function copyLink(address: string): void {
  navigator.clipboard.writeText(address).then(
    () => toast('Link copied', 'Anyone on your team who is signed in can open it.', 'good'),
    () => toast('The link could not be copied', address, 'risk'),
  )
}

/** Asks for fresh data. The price stands on the button, before the click. */
function Reverify({ url }: { url: string }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const ask = async () => {
    setBusy(true)
    try {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const started = await call(verifications.create, { body: { url }, headers })
      await client.invalidateQueries({ queryKey: ['verifications'] })
      navigate(`../${started.id}`, { relative: 'path' })
    } catch (error) {
      toast('Not verified again', error instanceof Error ? error.message : 'Try again.', 'risk')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="secondary" size="small" busy={busy} onClick={ask}>
      Re-verify · {count(actionCosts.creator_verification)} credits
    </Button>
  )
}
