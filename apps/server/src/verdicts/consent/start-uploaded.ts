import { actionCosts, Problem } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { hold } from '../../customers/credits/ledger.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { notePassedOn } from '../signing/sign-report.ts'
import { settleRequests } from '../verifications/settle-run.ts'
import { tellBrand } from './consent-letters.ts'
import type { ConsentParts } from './consent-parts.ts'
import { loadRequest, type RequestRow } from './request-row.ts'

/** The report on an export that a creator uploaded. Its data is kept already and is scored whatever the brand's credits are, for the creator's own
 *  page; the brand gets it once its credits are held. */

const action = 'creator_verification'

/** Gives the brand its verification, or holds its credits until the creator passes the report on. Called again it changes nothing.
 *  @throws Problem `insufficient_credits`, or `not_now` where there is no report to have */
export function startUploaded(parts: ConsentParts, requestId: string): Promise<void> {
  const at = parts.now()
  return withTransaction(parts.db, async (tx) => {
    const row = await loadRequest(tx, requestId, true)
    if (row === null || row.runId === null || row.verificationId !== null || row.holdId !== null) return
    const run = await lockRun(tx, row.runId)
    if (run.state === 'failed') throw new Problem('not_now', 'The export couldn’t be scored.')
    const movement = { workspaceId: row.workspaceId, action, resourceId: row.id, credits: actionCosts[action], at }
    const held = await hold(tx, { ...movement, cause: `hold:consent:${row.id}` })
    if (row.state === 'reading') {
      await tx.query('update consent_requests set hold_id = $2, trouble = null where id = $1', [row.id, held.id])
      await tellBrand(tx, parts, row, 'uploaded_reading')
      return
    }
    const verificationId = await handOver(tx, parts, { ...row, holdId: held.id }, run)
    await tx.query('update consent_requests set verification_id = $2, trouble = null where id = $1', [
      ...[row.id, verificationId],
    ])
    await tellBrand(tx, parts, { ...row, verificationId }, 'uploaded')
  })
}

export interface ReportedRun {
  state: string
  creatorId: string | null
  reportId: string | null
  report: Report | null
}

/** Locks a run, so that it cannot end without settling who joins it. */
export async function lockRun(tx: pg.PoolClient, runId: string): Promise<ReportedRun> {
  const found = await tx.query<ReportedRun>(
    `select run.state, run.creator_id as "creatorId", run.report_id as "reportId", reports.body as report
       from verification_runs run left join reports on reports.id = run.report_id
      where run.id = $1 for update of run`,
    [runId],
  )
  return onlyRow(found)
}

/** Gives a brand the verification of a run that it did not open, charged as any other: now where the run has ended, else when it does.
 *  @returns the verification */
export async function handOver(
  tx: pg.PoolClient,
  parts: ConsentParts,
  row: Pick<RequestRow, 'workspaceId' | 'askedBy' | 'runId' | 'holdId'>,
  run: ReportedRun,
): Promise<string> {
  const at = parts.now()
  const inserted = await tx.query<{ id: string }>(
    `insert into verifications (workspace_id, user_id, creator_id, run_id, hold_id, credits_held, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.workspaceId, row.askedBy, run.creatorId, row.runId, row.holdId, row.holdId ? actionCosts[action] : 0, at],
  )
  if (run.state === 'done' && run.reportId !== null) {
    await notePassedOn(tx, run.reportId)
    await settleRequests(tx, row.runId ?? '', run.report?.state === 'READY', at)
    await parts.verifying.reported?.(tx, run.reportId)
  }
  return onlyRow(inserted).id
}
