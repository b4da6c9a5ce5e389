import { type Analysis, type AnalysisKind, actionCosts } from '@vouch/contract'
import type pg from 'pg'
import { hold } from '../../customers/credits/ledger.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { type AnalysisParts, analysisKind } from './analysis-parts.ts'
import { loadAnalysis } from './load-analyses.ts'
import { loadShownReport } from './load-report.ts'

/** Buys an analysis of the report that a verification shows: the row, the credits on hold and the job exist together or not at
 *  all. One that was bought for the same report, whichever verification showed it, is given again for nothing.
 *
 *  The regret rate depends on the plan that is saved with the report; asked again after the plan was changed, it is
 *  reckoned anew, still for nothing.
 *
 *  @throws Problem `not_found` or `insufficient_credits`; nothing was opened then. */
export async function openAnalysis(
  parts: AnalysisParts,
  member: Pick<Member, 'workspaceId'>,
  { verificationId, kind }: { verificationId: string; kind: AnalysisKind },
): Promise<Analysis> {
  const { workspaceId } = member
  const { reportId } = await loadShownReport(parts.db.pool, workspaceId, verificationId)
  const id = await withTransaction(parts.db, async (tx) => {
    const at = parts.now()
    const inserted = await tx.query<{ id: string }>(
      `insert into analyses (workspace_id, verification_id, report_id, kind, credits_held, created_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (workspace_id, report_id, kind) where state <> 'failed' do nothing returning id`,
      [workspaceId, verificationId, reportId, kind, actionCosts[kind], at],
    )
    const opened = inserted.rows[0]
    if (!opened) return reopen(parts, tx, { workspaceId, verificationId, reportId, kind })
    const cause = `hold:analysis:${opened.id}`
    const movement = { workspaceId, cause, action: kind, resourceId: verificationId, credits: actionCosts[kind], at }
    const held = await hold(tx, movement)
    await tx.query('update analyses set hold_id = $2 where id = $1', [opened.id, held.id])
    await parts.queue.enqueue(tx, analysisKind, { analysisId: opened.id, holdId: String(held.id) })
    return opened.id
  })
  return loadAnalysis(parts.db.pool, workspaceId, id)
}

/** What was bought before is shown where it is asked for now, and reckoned anew where the plan under it was saved since. */
async function reopen(
  { queue }: AnalysisParts,
  tx: pg.PoolClient,
  about: { workspaceId: string; verificationId: string; reportId: string; kind: AnalysisKind },
): Promise<string> {
  const { workspaceId, verificationId, reportId, kind } = about
  const known = onlyRow(
    await tx.query<{ id: string; holdId: string; stale: boolean }>(
      `select analyses.id, hold_id::text as "holdId",
              state = 'done' and $4 = 'enhanced_regret_rate'
                and (analyses.verification_id <> $3 or coalesce(saved_at >= ended_at, false)) as stale
         from analyses left join roi_plans on roi_plans.verification_id = $3
        where analyses.workspace_id = $1 and report_id = $2 and kind = $4 and state <> 'failed'
          for update of analyses`,
      [workspaceId, reportId, verificationId, kind],
    ),
  )
  if (known.stale) {
    await tx.query(
      `update analyses set state = 'running', ended_at = null, answer = null, verification_id = $2 where id = $1`,
      [known.id, verificationId],
    )
    await queue.enqueue(tx, analysisKind, { analysisId: known.id, holdId: known.holdId })
  }
  return known.id
}
