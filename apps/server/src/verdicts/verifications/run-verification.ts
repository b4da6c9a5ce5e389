import { Problem, type Step } from '@vouch/contract'
import type { Report, Snapshot } from '@vouch/engine'
import { plural } from '@vouch/engine'
import { againWhenBack } from '../../foundation/db/again-when-back.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { soonOnDisk } from '../../foundation/db/soon-on-disk.ts'
import type { Attempt } from '../../foundation/jobs/job.ts'
import { ObjectFault } from '../../foundation/objects/object-store.ts'
import { ConnectorFailure, connectorFor, type Target, unpaidConnectors } from '../../outside/platforms/connector.ts'
import { packLeftOver, withoutBoughtPeople } from '../creators/bought-people.ts'
import { findOrCreateCreator } from '../creators/find-or-create-creator.ts'
import { withPostReadings } from '../creators/post-readings.ts'
import { loadReadings, storeReadings, withReadings } from '../creators/readings.ts'
import { loadReports } from '../creators/reports.ts'
import { loadSnapshot, packSnapshot, type StoredSnapshot, storeSnapshot } from '../creators/snapshots.ts'
import { lockCreator, refuseSuppressed } from '../creators/suppressions.ts'
import { scrubRun } from './erase-creator.ts'
import { type ReportSettings, scoring, snapshotDigest } from './report-of.ts'
import { type Failure, settleRun } from './settle-run.ts'
import { StepLog } from './step-log.ts'
import { waitingSteps, withFailure, withStep } from './steps.ts'
import { TimeLimit } from './time-limit.ts'
import { runLimitsUsual, type VerificationParts } from './verification-parts.ts'

/** Does the work of a run: fetch, store, score, settle. It may be killed anywhere and be run again: what was fetched is
 *  stored before it is scored, and a run that has ended is left alone. */

interface Run {
  target: (Target & { unpaid?: boolean }) | null
  snapshotId: string | null
  steps: Step[]
}

/** What is to be scored, as it is stored; null where it was deleted. */
interface Fetched {
  snapshotId: string
  stored: StoredSnapshot | null
}

/** Runs one attempt. Resolves when the run has ended; rejects when another attempt should follow. */
export async function runVerification(parts: VerificationParts, runId: string, attempt: Attempt): Promise<void> {
  const { db, now } = parts
  const run = await startRun(db, runId)
  if (run === null) return
  const log = new StepLog(db.pool, runId, run.steps, now)
  const began = now().getTime()
  try {
    const fetched = (await loadFetched(db, run)) ?? (await fetchAndStore(parts, runId, run, log, attempt.signal))
    await score(parts, runId, fetched, log)
  } catch (error) {
    if (error instanceof Problem && error.code === 'creator_withheld') return withhold(parts, runId, error, log.steps)
    if (isStoreAway(error) && attempt.last) return fail(parts, runId, storeAway, log.steps)
    if (!(error instanceof ConnectorFailure)) throw error
    // A process that stops is not the platform's fault: the next one begins again.
    if (attempt.signal.aborted) throw error
    if (mayPass(error, attempt, now().getTime() - began)) {
      log.replace(waitingSteps())
      await log.settled()
      throw error
    }
    const failure = { code: error.code, error: error.message, retryable: error.retryable }
    await fail(parts, runId, failure, log.steps)
  } finally {
    await log.ended()
  }
}

/** The snapshot that is to be scored lies where it can't be read. */
function isStoreAway(error: unknown): boolean {
  return error instanceof ObjectFault && error.kind === 'away'
}

const storeAway = {
  code: 'internal',
  error: 'We can’t reach our file storage right now. No credits were used. Try again in a few minutes.',
  retryable: true,
} as const

/** Somebody waits: a connector that has tried for long, and twice, is not sent again. */
const faultMsMax = 5_000
const faultsMax = 2

/** @returns whether another attempt should follow a fault outside. A platform that names the time of the next one is not asked before: whoever wants
 *  the verdict then asks again. */
function mayPass({ retryable, retryAt }: ConnectorFailure, { number, last }: Attempt, tookMs: number): boolean {
  return retryable && retryAt === null && !last && number < faultsMax && tookMs < faultMsMax
}

/** Ends a run that no attempt could bring to an end. */
export async function abandonVerification(parts: VerificationParts, runId: string): Promise<void> {
  const run = await startRun(parts.db, runId)
  if (run === null) return
  const error = 'Something went wrong on our end. No credits were used. Try again.'
  await fail(parts, runId, { code: 'internal', error, retryable: true }, run.steps)
}

/** Marks a run as running. @returns what is known of it; null when it has ended. */
async function startRun(db: Database, runId: string): Promise<Run | null> {
  // A run that a crash of the database leaves queued is as one that runs.
  const started = await db.pool.query<Run>({
    name: 'start-run',
    text: `update verification_runs set state = 'running' from ${soonOnDisk} as soon
            where id = $1 and state in ('queued', 'running')
           returning address as target, snapshot_id as "snapshotId", steps`,
    values: [runId],
  })
  return started.rows[0] ?? null
}

/** @returns what was fetched before, by this run or by another one; null where nothing was, or where a store doesn't give it and it can be fetched again */
async function loadFetched(db: Database, { snapshotId, target }: Run): Promise<Fetched | null> {
  if (snapshotId === null) return null
  try {
    return { snapshotId, stored: await loadSnapshot(db, snapshotId) }
  } catch (error) {
    if (error instanceof ObjectFault && target !== null) return null
    throw error
  }
}

async function fetchAndStore(
  parts: VerificationParts,
  runId: string,
  run: Run,
  log: StepLog,
  signal: AbortSignal,
): Promise<Fetched> {
  if (run.target === null) throw new Error('A file run has lost its snapshot')
  log.replace(waitingSteps())
  const connectors = run.target.unpaid ? unpaidConnectors(parts.connectors) : parts.connectors
  const connector = connectorFor(run.target, connectors)
  const limit = new TimeLimit(parts.limits ?? runLimitsUsual, signal)
  try {
    const fetching = connector.fetchSnapshot(
      run.target,
      (change) => {
        limit.heard(change.name)
        log.note(change)
      },
      limit.signal,
    )
    const snapshot = await limit.within(fetching)
    const workspaceId = run.target.consent?.workspaceId ?? null
    // It was paid for: a database that is away for a moment is waited for.
    return await againWhenBack(() => storeFetched(parts, runId, snapshot, workspaceId))
  } finally {
    limit.clear()
  }
}

/** Stores what was fetched, together with the days and the counts of posts that earlier verifications and a watch saw, and says
 *  whose it is, for an address that did not. The digest is taken over the whole, because the whole is what is scored.
 *  @param workspaceId whom a creator showed it to, and nobody else; null for what everybody can see */
async function storeFetched(
  { db, now }: VerificationParts,
  runId: string,
  fetched: Snapshot,
  workspaceId: string | null,
): Promise<Fetched> {
  const at = now()
  const carried = withReadings(fetched, await loadReadings(db.pool, fetched, at))
  const { snapshot, posts, expiresAt } = await withPostReadings(db.pool, carried.snapshot, at)
  const packed = await packSnapshot(snapshot, snapshotDigest(snapshot))
  const notes = [...daysNote(carried.days), ...postsNote(posts)]
  return withTransaction(db, async (tx) => {
    const { platform, handle } = snapshot
    await lockCreator(tx, { platform, handle })
    await refuseSuppressed(tx, { platform, handle, profileId: snapshot.profile?.id }, at)
    const creatorId = await findOrCreateCreator(tx, { platform, handle, at })
    const { id, boughtPeople } = await storeSnapshot(tx, packed, {
      creatorId,
      workspaceId,
      at,
      fetched: true,
      carriedUntil: earlier(carried.expiresAt, expiresAt),
    })
    if (workspaceId === null) await storeReadings(tx, fetched, { creatorId, at })
    await tx.query({
      name: 'fetched-run',
      text: 'update verification_runs set snapshot_id = $2, creator_id = $3, notes = $4 where id = $1',
      values: [runId, id, creatorId, JSON.stringify(notes)],
    })
    const { digest, body, head } = packed
    return { snapshotId: id, stored: { digest, body, connector: head.source.connector, fetched: true, boughtPeople } }
  })
}

function daysNote(days: number): string[] {
  if (days === 0) return []
  return [`The follower history includes counts from ${plural(days, 'earlier day')}, collected in earlier looks.`]
}

function postsNote(posts: number): string[] {
  if (posts === 0) return []
  return [
    `Counts of ${plural(posts, 'post')} were also read earlier. Once six or more were read several times, the report shows how their likes and views arrived.`,
  ]
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

async function score(
  parts: VerificationParts,
  runId: string,
  { snapshotId, stored }: Fetched,
  log: StepLog,
): Promise<void> {
  const { db, now, snapshots } = parts
  log.note({ name: 'scoring', state: 'running', detail: null })
  if (stored === null) throw new Error('The snapshot of a run was deleted before it was scored')
  const report = await reportOn(parts, snapshotId, stored)
  await log.ended()
  // The creator may have proved an objection since the data was stored.
  await refuseSuppressed(db.pool, report.subject, now())
  const found = `${report.signals.filter((signal) => signal.verdict !== 'not-measurable').length} signals`
  const steps = withStep(log.steps, { name: 'scoring', state: 'done', detail: found }, now())
  const left =
    stored.boughtPeople === 'held'
      ? await packLeftOver(await snapshots.read(withoutBoughtPeople, stored.body, null))
      : null
  await settleRun(parts, runId, { kind: 'done', snapshotId, report, steps, left }, now())
}

/** A snapshot whose bought lists are gone has been scored; what is left of it would give another verdict. */
async function reportOn(parts: VerificationParts, snapshotId: string, stored: StoredSnapshot): Promise<Report> {
  if (stored.boughtPeople !== 'gone') return parts.snapshots.read(scoring, stored.body, settingsFor(parts, stored))
  const [given] = await loadReports(parts.db.pool, snapshotId)
  if (given === undefined) throw new Error('A snapshot without its bought lists has no report')
  return given
}

/** @returns how a stored snapshot is scored now. YouTube's terms allow figures derived from its API only with an amendment,
 *  so without it the score is left out; a file that a user brought does not come from the API. */
export function settingsFor({ config, now }: VerificationParts, stored: StoredSnapshot): ReportSettings {
  const { digest, fetched, connector } = stored
  const forbidden = fetched && connector === 'youtube' && !config.youtube.derivedMetrics
  return { digest, computedAt: now().toISOString(), ...(forbidden && { withheld: 'derived_metrics_off' }) }
}

/** Ends a run whose creator asked that nothing be stored. What the run itself says of them goes too. */
async function withhold(parts: VerificationParts, runId: string, problem: Problem, steps: Step[]): Promise<void> {
  await fail(parts, runId, { code: problem.code, error: problem.message, retryable: false }, steps)
  await scrubRun(parts.db.pool, runId)
}

async function fail(parts: VerificationParts, runId: string, failure: Failure, steps: Step[]): Promise<void> {
  const { now } = parts
  await settleRun(parts, runId, { kind: 'failed', failure, steps: withFailure(steps, now()) }, now())
}
