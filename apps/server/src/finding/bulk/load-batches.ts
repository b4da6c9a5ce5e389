import {
  type BulkBatch,
  type BulkItem,
  type BulkState,
  type BulkSummary,
  bulkItemStates,
  Problem,
} from '@vouch/contract'
import type pg from 'pg'
import type { ReportCard } from '../../verdicts/creators/reports.ts'
import type { Failure } from '../../verdicts/verifications/settle-run.ts'

/** Loads batches as the API shows them. Every query names the workspace: another one's batch is not found. */

type Sql = Pick<pg.Pool, 'query'>

const batchesMax = 50

interface BatchRow {
  id: string
  name: string
  state: BulkState
  createdAt: Date
  endedAt: Date | null
  creditsUsed: number
  counts: Partial<BulkSummary['counts']> | null
}

/** How a line stands: what its verification says, or that there is none and why. */
const itemState = `
  case when item.problem is not null then 'refused'
       when run.state in ('done', 'failed') then run.state
       when run.state is not null then 'running'
       when batch.state = 'ended' then 'skipped'
       else 'waiting' end`

const batchesThat = (condition: string) => `
  select batch.id, batch.name, batch.state, batch.created_at as "createdAt", batch.ended_at as "endedAt",
         stands.credits as "creditsUsed", stands.counts
    from bulk_batches batch
    cross join lateral (
      select coalesce(sum(credits), 0)::int as credits, json_object_agg(state, count) as counts
        from (select ${itemState} as state, count(*)::int as count, sum(credits_used) as credits
                from bulk_items item
                left join verifications on verifications.id = verification_id
                left join verification_runs run on run.id = run_id
               where batch_id = batch.id group by 1) by_state
    ) stands
   where batch.workspace_id = $1 and ${condition}
   order by batch.created_at desc, batch.id limit ${batchesMax}`

/** Loads the last batches, newest first. */
export async function loadBatches(sql: Sql, workspaceId: string): Promise<BulkSummary[]> {
  const found = await sql.query<BatchRow>({ name: 'batches', text: batchesThat('true'), values: [workspaceId] })
  return found.rows.map(shownBatch)
}

/** Loads a batch without its lines. @throws Problem `not_found` */
export async function loadBatch(sql: Sql, workspaceId: string, id: string): Promise<BulkSummary> {
  const found = await sql.query<BatchRow>({
    name: 'batch',
    text: batchesThat('batch.id = $2'),
    values: [workspaceId, id],
  })
  const [row] = found.rows
  if (row === undefined) throw noSuchBatch()
  return shownBatch(row)
}

export function noSuchBatch(): Problem {
  return new Problem('not_found', 'List not found.')
}

type ItemRow = Omit<BulkItem, 'verdict'> & { card: ReportCard | null; failure: Failure | null }

/** Loads a batch with its lines, as they stand in the list. @throws Problem `not_found` */
export async function loadBatchWithItems(sql: Sql, workspaceId: string, id: string): Promise<BulkBatch> {
  const batch = await loadBatch(sql, workspaceId, id)
  const found = await sql.query<ItemRow>(
    `select item.line, item.text, ${itemState} as state, item.platform, item.handle, verification_id as "verificationId",
            coalesce(reports.card ->> 'displayName', creators.display_name) as "displayName",
            credits_used as "creditsUsed", item.problem, reports.card, run.failure
       from bulk_items item join bulk_batches batch on batch.id = batch_id
       left join verifications on verifications.id = verification_id
       left join verification_runs run on run.id = run_id
       left join creators on creators.id = verifications.creator_id
       left join reports on reports.id = verifications.report_id
      where batch_id = $1 order by item.line`,
    [id],
  )
  return { ...batch, items: found.rows.map(shownItem) }
}

function shownBatch({ createdAt, endedAt, counts, ...row }: BatchRow): BulkSummary {
  const none: BulkSummary['counts'] = { waiting: 0, running: 0, done: 0, failed: 0, refused: 0, skipped: 0 }
  for (const state of bulkItemStates) none[state] = counts?.[state] ?? 0
  return { ...row, counts: none, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
}

function shownItem({ card, failure, problem, ...row }: ItemRow): BulkItem {
  return {
    ...row,
    problem: problem ?? failure?.error ?? null,
    verdict: card && {
      state: card.state,
      trust: card.trust,
      fraudRisk: card.fraudRisk,
      decision: card.decision ?? null,
    },
  }
}
