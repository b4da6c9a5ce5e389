import type { BulkItem } from '@vouch/contract'
import type { Cell } from '@vouch/presentation'
import type { ListSource } from '../../verdicts/exports/list-source.ts'
import { loadReportIds } from '../../verdicts/exports/verifications-source.ts'
import { loadBatch, loadBatchWithItems } from './load-batches.ts'

/** What came of a list that was verified, line by line and as it stands when the file is made. A list has 500 lines at most, so it comes
 *  in one page. */

const columns = [
  ...['line', 'text', 'state', 'platform', 'handle', 'name', 'report_state', 'trust', 'trust_low', 'trust_high'],
  ...['band', 'fraud_risk', 'decision', 'credits_used', 'problem', 'verification_id'],
]

export const batchSource: ListSource = {
  subject: 'batch',
  // An export of a batch always names one: the contract asks for it.
  title: async (sql, { workspaceId, sourceId }) => {
    const { name, createdAt } = await loadBatch(sql, workspaceId, sourceId ?? '')
    return `List ${name || createdAt.slice(0, 10)}`
  },
  columns,
  pages: async function* (pool, { workspaceId, sourceId }) {
    const { items } = await loadBatchWithItems(pool, workspaceId, sourceId ?? '')
    const ids = items.flatMap(({ verificationId }) => (verificationId === null ? [] : [verificationId]))
    const reports = await loadReportIds(pool, ids)
    yield items.map((item) => ({ cells: cellsOf(item), reportId: reports.get(item.verificationId ?? '') ?? null }))
  },
}

function cellsOf(item: BulkItem): Cell[] {
  const { line, text, state, platform, handle, displayName, verdict, creditsUsed, problem, verificationId } = item
  const trust = verdict?.trust ?? null
  return [
    ...[line, text, state, platform, handle, displayName, verdict?.state ?? null],
    ...[trust?.score ?? null, trust?.low ?? null, trust?.high ?? null, trust?.band ?? null],
    ...[verdict?.fraudRisk ?? null, verdict?.decision?.word ?? null, creditsUsed, problem, verificationId],
  ]
}
