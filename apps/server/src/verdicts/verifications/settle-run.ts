import type { Step } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { capture, release } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import { forgetBoughtPeople, type LeftOver } from '../creators/bought-people.ts'
import { storeReport } from '../creators/reports.ts'
import { saysTheSame } from './same-upload.ts'
import { runChannel } from './step-log.ts'
import { freeRepeatHours, type VerificationParts } from './verification-parts.ts'

/** Ends a run: its outcome, the charge of every request that joined it and the news of it, in one transaction. Only one
 *  process can end a run; whoever comes second finds it ended and changes nothing. */

export interface Failure {
  code: string
  error: string
  retryable: boolean
}

export type Outcome =
  | { kind: 'done'; snapshotId: string; report: Report; steps: Step[]; left?: LeftOver | null }
  | { kind: 'failed'; failure: Failure; steps: Step[] }

/** @returns whether this call ended the run. */
export async function settleRun(
  { db, reported }: Pick<VerificationParts, 'db' | 'reported'>,
  runId: string,
  outcome: Outcome,
  at: Date,
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const reportId = outcome.kind === 'done' ? await storeReport(tx, outcome.snapshotId, outcome.report) : null
    // The news of it goes out with the commit.
    const ended = await tx.query({
      name: 'end-run',
      text: `with ended as (
               update verification_runs set state = $2, ended_at = $3, steps = $4, report_id = $5, failure = $6
                where id = $1 and state in ('queued', 'running') returning id
             )
             select pg_notify($7, id::text) from ended`,
      values: [
        runId,
        outcome.kind,
        at,
        storableJson(outcome.steps),
        reportId,
        outcome.kind === 'failed' ? storableJson(outcome.failure) : null,
        runChannel,
      ],
    })
    if (ended.rowCount === 0) return false
    if (outcome.kind === 'done' && outcome.left) await forgetBoughtPeople(tx, outcome.snapshotId, outcome.left)
    const worthPaying = outcome.kind === 'done' && outcome.report.state === 'READY'
    const isAskedFor = await settleRequests(tx, runId, worthPaying, at)
    // A report that its creator reads first is nobody else's yet.
    if (reportId !== null && isAskedFor) await reported?.(tx, reportId)
    return true
  })
}

interface OpenRequest {
  id: string
  holdId: string | null
  creditsHeld: number
  /** The workspace paid for the same creator meanwhile, under another address of it for example. */
  paidBefore: boolean
}

/** Credits are kept for a verdict that can be relied on, and given back for everything else. Requests that join a run after its end are settled by
 *  another call.
 *  @param worthPaying whether the run gave such a verdict
 *  @returns whether anybody asked for the run */
export async function settleRequests(
  tx: pg.PoolClient,
  runId: string,
  worthPaying: boolean,
  at: Date,
): Promise<boolean> {
  // Two runs of one workspace that end at once would each miss the other's charge.
  const asking = await tx.query({
    name: 'lock-asking',
    text: `select from workspaces where id in (select workspace_id from verifications where run_id = $1) order by id for no key update`,
    values: [runId],
  })
  // The fetch may have told whose the address is: a video's, or a channel's that was known by its id.
  await tx.query({
    name: 'creator-of-requests',
    text: `update verifications set creator_id = run.creator_id from verification_runs run
            where run.id = $1 and run_id = run.id and run.creator_id is not null
              and verifications.creator_id is distinct from run.creator_id`,
    values: [runId],
  })
  const requests = await tx.query<OpenRequest>({
    name: 'open-requests',
    text: `select verifications.id, hold_id as "holdId", credits_held as "creditsHeld",
            exists (select from verifications earlier
                     where earlier.workspace_id = verifications.workspace_id
                       and earlier.creator_id = verifications.creator_id
                       and earlier.credits_used > 0
                       and (run.origin = 'address' or ${saysTheSame('run', 'earlier')})
                       and earlier.created_at > verifications.created_at - make_interval(hours => $2)) as "paidBefore"
       from verifications join verification_runs run on run.id = run_id
      where run_id = $1 and credits_used is null order by verifications.id`,
    values: [runId, freeRepeatHours],
  })
  for (const { id, holdId, creditsHeld, paidBefore } of requests.rows) {
    const charged = worthPaying && holdId !== null && !paidBefore
    if (holdId !== null) await (charged ? capture : release)(tx, holdId, at)
    await tx.query({
      name: 'settle-request',
      text: `update verifications set credits_used = $2, report_id = (select report_id from verification_runs where id = $3)
              where id = $1`,
      values: [id, charged ? creditsHeld : 0, runId],
    })
  }
  return asking.rowCount !== 0
}
