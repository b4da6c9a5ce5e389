import { type Analysis, Problem } from '@vouch/contract'
import type pg from 'pg'

/** Loads analyses as the API shows them. Every query names the workspace: another one's analysis is not found. */

type Sql = Pick<pg.Pool, 'query'>

interface AnalysisRow {
  id: string
  kind: Analysis['kind']
  state: Analysis['state']
  createdAt: Date
  endedAt: Date | null
  engine: string | null
  creditsHeld: number
  creditsUsed: number | null
  failure: string | null
  answer: object | null
}

const columns = `analyses.id, kind, state, analyses.created_at as "createdAt", ended_at as "endedAt", engine,
  analyses.credits_held as "creditsHeld", analyses.credits_used as "creditsUsed", failure, answer`

/** The answer was made by the engine for this very kind, and the reply's schema checks it before it leaves. */
function analysisOf({ createdAt, endedAt, ...rest }: AnalysisRow): Analysis {
  return { ...rest, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null } as Analysis
}

/** @throws Problem `not_found` for one that does not exist or belongs to another workspace. */
export async function loadAnalysis(sql: Sql, workspaceId: string, id: string): Promise<Analysis> {
  const found = await sql.query<AnalysisRow>(`select ${columns} from analyses where id = $1 and workspace_id = $2`, [
    id,
    workspaceId,
  ])
  const row = found.rows[0]
  if (!row) throw new Problem('not_found', 'Analysis not found.')
  return analysisOf(row)
}

/** Loads the latest analysis of each kind that was bought for the report which a verification shows: few by their nature.
 *  @throws Problem `not_found` for a verification of another workspace. */
export async function loadAnalyses(sql: Sql, workspaceId: string, verificationId: string): Promise<Analysis[]> {
  const owned = await sql.query('select from verifications where id = $1 and workspace_id = $2', [
    verificationId,
    workspaceId,
  ])
  if (owned.rowCount === 0) throw new Problem('not_found', 'Verification not found.')
  const found = await sql.query<AnalysisRow>(
    `select distinct on (kind) ${columns}
       from analyses join verifications on verifications.report_id = analyses.report_id
      where verifications.id = $1 and analyses.workspace_id = $2
      order by kind, (state = 'failed'), analyses.created_at desc`,
    [verificationId, workspaceId],
  )
  return found.rows.map(analysisOf)
}
