import type { AnalysisKind } from '@vouch/contract'
import { engineVersion, type Report } from '@vouch/engine'
import type pg from 'pg'
import { capture, release } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import { defineJob, type Job } from '../../foundation/jobs/job.ts'
import { type AnalysisParts, analysisKind } from './analysis-parts.ts'
import type { Answered } from './answer-analysis.ts'
import { loadOwnRates } from './own-rates.ts'
import { analysisReading } from './report-readings.ts'
import { loadPlan, loadStored } from './roi-plan.ts'

/** Answers an analysis and settles its credits. The answer and the charge are one transaction, so nobody pays for an answer that was
 *  lost or reads one that was not paid for; and only a running analysis can be ended, so a job that runs twice ends it once. */

type Sql = Pick<pg.Pool, 'query'>

interface Running {
  kind: AnalysisKind
  workspaceId: string
  verificationId: string
  snapshotId: string
  report: Report
}

const brokeDown = 'We couldn’t finish the analysis. Your credits were refunded. Please try again.'

/** @returns the job of paid analyses. */
export function analysisJob(parts: AnalysisParts): Job {
  return defineJob(analysisKind, {
    run: async ({ analysisId, holdId }) => {
      const running = await loadRunning(parts, analysisId)
      if (running === null) return giveBackLost(parts.db.pool, analysisId, holdId, parts.now())
      await settle(parts, analysisId, holdId, await answered(parts, running))
    },
    abandon: ({ analysisId, holdId }) => settle(parts, analysisId, holdId, { refusal: brokeDown }),
  })
}

async function loadRunning({ db }: AnalysisParts, id: string): Promise<Running | null> {
  const found = await db.pool.query<Running>(
    `select kind, analyses.workspace_id as "workspaceId", verification_id as "verificationId", snapshot_id as "snapshotId", reports.body as report
       from analyses join reports on reports.id = report_id where analyses.id = $1 and analyses.state = 'running'`,
    [id],
  )
  return found.rows[0] ?? null
}

async function answered({ db, snapshots }: AnalysisParts, running: Running): Promise<Answered> {
  const { kind, report, snapshotId, verificationId, workspaceId } = running
  const body = await loadStored(db, snapshotId)
  const saved = await loadPlan(db.pool, verificationId)
  const ownRates = await loadOwnRates(db.pool, workspaceId, report.subject)
  return snapshots.read(analysisReading, body, { kind, report, saved, ownRates })
}

/** An analysis whose report was deleted under it is gone, before its job began or while it ran; one that has ended keeps its settlement. */
async function giveBackLost(sql: Sql, analysisId: string, holdId: string, at: Date): Promise<void> {
  const left = await sql.query('select from analyses where id = $1', [analysisId])
  if (left.rowCount === 0) await release(sql, holdId, at)
}

async function settle({ db, now }: AnalysisParts, id: string, holdId: string, result: Answered): Promise<void> {
  const at = now()
  const done = 'answer' in result
  await withTransaction(db, async (tx) => {
    const ended = await tx.query(
      `update analyses set state = $2, ended_at = $3, engine = $4, answer = $5, failure = $6,
              credits_used = case when $2 = 'done' then credits_held else 0 end
        where id = $1 and state = 'running'`,
      [
        ...[id, done ? 'done' : 'failed', at, engineVersion],
        done ? storableJson(result.answer) : null,
        done ? null : result.refusal,
      ],
    )
    if (ended.rowCount === 0) return giveBackLost(tx, id, holdId, at)
    await (done ? capture : release)(tx, holdId, at)
  })
}
