import type { CreatorPage } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { loadSignatureState } from '../signing/check-report.ts'
import { sealedReport } from '../signing/report-digest.ts'
import { signReport } from '../signing/sign-report.ts'
import type { ConsentParts } from './consent-parts.ts'

/** The reports that a creator's page shows. The owner sees the newest one, whoever asked for it; others see the one that their link was made for. */

interface ReportRow {
  id: string
  body: Report
  origin: 'address' | 'file'
  verifiedAt: Date
}

/** Loads a report on the account, signed as every report that leaves.
 *  @param wanted which one; absent: the newest
 *  @returns null where there is none, or its data had to be deleted */
export async function loadReport(
  parts: ConsentParts,
  pageId: string,
  wanted?: { id: string },
): Promise<CreatorPage['report']> {
  const found = await parts.db.pool.query<ReportRow>(
    `select reports.id, reports.body, run.origin, run.ended_at as "verifiedAt"
       from consent_requests join verification_runs run on run.id = run_id join reports on reports.id = run.report_id
      where page_id = $1 and ($2::uuid is null or reports.id = $2) order by run.ended_at desc limit 1`,
    [pageId, wanted?.id ?? null],
  )
  const [row] = found.rows
  if (row === undefined) return null
  const { text, digest } = sealedReport(row.body)
  const { signature, checkUrl } = await signReport(parts.db.pool, parts, row.id, row.body)
  return {
    ...{ text, digest, signature, checkUrl, origin: row.origin },
    signatureState: await loadSignatureState(parts, signature.code ?? ''),
    verifiedAt: row.verifiedAt.toISOString(),
  }
}

type Sql = Pick<ConsentParts, 'db'>

/** @returns the newest report that a brand has: one that its creator reads first is nobody else's until it is passed on */
export async function findPassedOn({ db }: Sql, pageId: string): Promise<{ id: string; at: Date } | null> {
  const found = await db.pool.query<{ id: string; at: Date }>(
    `select run.report_id as id, run.ended_at as at
       from consent_requests join verification_runs run on run.id = run_id
      where page_id = $1 and verification_id is not null and run.report_id is not null
      order by run.ended_at desc limit 1`,
    [pageId],
  )
  return found.rows[0] ?? null
}

/** @returns when the report was made that the link to others shows, or would show; null where there is none */
export async function loadShownTime(
  { db }: Sql,
  { id, readerReportId }: { id: string; readerReportId: string | null },
): Promise<Date | null> {
  if (readerReportId === null) return (await findPassedOn({ db }, id))?.at ?? null
  const found = await db.pool.query<{ at: Date }>(
    'select ended_at as at from verification_runs where report_id = $1 order by ended_at limit 1',
    [readerReportId],
  )
  return found.rows[0]?.at ?? null
}
