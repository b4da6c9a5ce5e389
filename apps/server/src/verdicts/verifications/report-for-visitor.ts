import { Problem } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { Bell } from '../../foundation/jobs/bell.ts'
import { connectorFor, profileOf, type Target, unpaidConnectors } from '../../outside/platforms/connector.ts'
import { creatorKey } from '../creators/creator-key.ts'
import { withEveryKey } from '../creators/reports.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { joinAddressRun } from './open-run.ts'
import type { Failure } from './settle-run.ts'
import { runChannel } from './step-log.ts'
import { freeRepeatHours, msPerHour, runKind, type VerificationParts } from './verification-parts.ts'

/** A report for somebody without a workspace: the free tool. It belongs to nobody and charges nobody; a run does the work as for
 *  everyone else, so a visitor and a member who ask for one creator at once share the fetch.
 *
 *  What was fetched within a day is read again, whoever asked for it first: visitors must not spend the platform's quota twice. */

export interface VisitorRequest {
  target: Target
  /** Called in the transaction that begins a fetch, and only then; it throws to forbid it. */
  beforeFetch: (tx: pg.PoolClient) => Promise<void>
  /** Ends the waiting, not the run. */
  signal: AbortSignal
}

export interface VisitorReport {
  report: Report
  /** Where its data lies, while it exists. */
  snapshotId: string | null
}

/** Longest that a visitor waits. The run goes on, and who asks again finds its report. */
const waitMsMax = 45_000

/** @throws Problem `no_connector` or `bad_address` for what nothing here can fetch, `creator_withheld`, `unavailable` where the fetch failed or takes
 *  too long, and whatever `beforeFetch` throws. */
export async function reportForVisitor(parts: VerificationParts, request: VisitorRequest): Promise<VisitorReport> {
  const { db, connectors, now, queue } = parts
  const { target } = request
  const unpaid = unpaidConnectors(connectors)
  const isThinner = connectorFor(target, unpaid, connectors) !== connectorFor(target, connectors)
  if (target.kind === 'profile') await refuseSuppressed(db.pool, profileOf(target), now())
  const kept = await loadKeptReport(parts, target)
  if (kept !== null) return kept
  const runId = await withTransaction(db, async (tx) => {
    const run = await joinAddressRun(tx, target, now(), { unpaid: isThinner })
    if (run.fresh) {
      await request.beforeFetch(tx)
      await queue.enqueue(tx, runKind, { runId: run.runId })
    }
    return run.runId
  })
  const waiting = AbortSignal.any([request.signal, AbortSignal.timeout(waitMsMax)])
  const ended = await runEnd(parts, runId, waiting)
  if (ended === null) {
    throw new Problem(
      'unavailable',
      'The platform is taking a while to respond. Try again in a minute; the lookup is still running.',
    )
  }
  if (ended.failure?.code === 'creator_withheld') throw new Problem('creator_withheld')
  if (ended.report === null) throw new Problem('unavailable', ended.failure?.error)
  return { report: ended.report, snapshotId: ended.snapshotId }
}

/** Loads the report of the creator's last fetch, where that was within a day. */
async function loadKeptReport({ db, now, config }: VerificationParts, target: Target): Promise<VisitorReport | null> {
  if (target.kind !== 'profile') return null
  const at = now()
  const found = await db.pool.query<VisitorReport>(
    `select reports.body as report, snapshots.id as "snapshotId" from creators
       join snapshots on snapshots.id = creators.last_snapshot_id
       join reports on reports.snapshot_id = snapshots.id
      where platform = $1 and handle = $2 and stored_at > $3 and (expires_at is null or expires_at > $4)
        and withheld = case when connector = 'youtube' and not $5 then 'derived_metrics_off' else '' end
      order by computed_at desc limit 1`,
    [
      target.platform,
      creatorKey(target.platform, target.handle),
      new Date(at.getTime() - freeRepeatHours * msPerHour),
      at,
      config.youtube.derivedMetrics,
    ],
  )
  const [kept] = found.rows
  return kept === undefined ? null : { ...kept, report: withEveryKey(kept.report) }
}

interface RunEnd {
  state: string
  report: Report | null
  snapshotId: string | null
  failure: Failure | null
}

/** Waits until a run has ended. @returns null when the signal came first. */
async function runEnd({ db, queue }: VerificationParts, runId: string, signal: AbortSignal): Promise<RunEnd | null> {
  const bell = new Bell(signal)
  const silence = await queue.notifications.listen(runChannel, {
    hear: (payload) => {
      if (payload === runId) bell.ring()
    },
    missed: () => bell.ring(),
  })
  try {
    while (!signal.aborted) {
      const found = await db.pool.query<RunEnd>(
        `select run.state, run.failure, run.snapshot_id as "snapshotId", reports.body as report
           from verification_runs run left join reports on reports.id = report_id
          where run.id = $1 and run.state in ('done', 'failed')`,
        [runId],
      )
      const [ended] = found.rows
      if (ended !== undefined) return ended
      await bell.rung()
    }
    return null
  } finally {
    silence()
  }
}
