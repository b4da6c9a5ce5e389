import type { SentEventType, WebhookData } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { hasLeft } from '../../finding/shortlists/compare-checks.ts'
import type { ReportCard } from '../../verdicts/creators/reports.ts'
import { isErased } from '../../verdicts/creators/suppressions.ts'
import { tellCampaignStep, tellMovedCampaign } from './campaign-event.ts'
import { tellContract } from './contract-event.ts'
import { tellDeliverable } from './deliverable-event.ts'
import { type CreatorRow, creatorOf, type NotedEvent, type ToldEvent } from './noted-event.ts'
import { tellOrder } from './order-event.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

/** What is told of each event: read once, from the rows that it is about. An event whose rows are gone is not told. */

type Tell = (sql: Sql, parts: Pick<WebhookParts, 'publicAddress'>, event: NotedEvent) => Promise<ToldEvent[]>

const tellings: Readonly<Record<SentEventType, Tell>> = {
  'verification.done': tellVerification,
  'verification.failed': tellVerification,
  'score.changed': async () => [],
  'credits.low': async (_sql, _parts, { facts }) => [
    {
      type: 'credits.low',
      data: { level: facts.level === 'critical' ? 'critical' : 'low', remaining: Number(facts.remaining) },
    },
  ],
  'batch.done': tellBatch,
  'watch.alert': tellAlert,
  'campaign.moved': tellMovedCampaign,
  'campaign.step': tellCampaignStep,
  'deliverable.submitted': tellDeliverable,
  'deliverable.returned': tellDeliverable,
  'deliverable.approved': tellDeliverable,
  'deliverable.posted': tellDeliverable,
  'order.received': tellOrder,
  'outreach.replied': tellReply,
  'contract.sent': tellContract,
  'contract.accepted': tellContract,
  'contract.declined': tellContract,
  'webhook.test': async (_sql, _parts, { facts }) => [
    { type: 'webhook.test', data: { message: String(facts.message) } },
  ],
}

/** @returns what is told: the event itself, and what follows from it */
export function tellingOf(
  sql: Sql,
  parts: Pick<WebhookParts, 'publicAddress'>,
  event: NotedEvent,
): Promise<ToldEvent[]> {
  return tellings[event.type](sql, parts, event)
}

interface EndedVerification extends CreatorRow {
  id: string
  creditsUsed: number
  failure: { code: string; error: string } | null
  card: ReportCard | null
  before: { score: number; low: number; high: number } | null
}

async function tellVerification(
  sql: Sql,
  { publicAddress }: Pick<WebhookParts, 'publicAddress'>,
  { facts, workspaceId }: NotedEvent,
): Promise<ToldEvent[]> {
  const found = await sql.query<EndedVerification>(
    `select ended.id, credits_used as "creditsUsed", run.failure, creators.platform, creators.handle, reports.card,
            (select earlier_report.card -> 'trust' from verifications earlier
               join reports earlier_report on earlier_report.id = earlier.report_id
              where earlier.workspace_id = ended.workspace_id and earlier.creator_id = ended.creator_id
                and earlier.id <> ended.id and earlier.created_at <= ended.created_at
              order by earlier.created_at desc limit 1) as before
       from verifications ended
       join verification_runs run on run.id = ended.run_id
       left join creators on creators.id = ended.creator_id
       left join reports on reports.id = ended.report_id
      where ended.id = $1 and ended.workspace_id = $2`,
    [facts.verificationId, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) return []
  const { platform, handle } = row
  const isNameless = platform === null || handle === null || (await isErased(sql, { platform, handle }))
  return newsOf(isNameless ? { ...row, platform: null, handle: null } : row, publicAddress())
}

function newsOf(
  { id, creditsUsed, failure, card, before, ...creator }: EndedVerification,
  address: string,
): ToldEvent[] {
  const told = {
    verificationId: id,
    creator: creatorOf(creator),
    reportUrl: `${address}/dashboard/verifications/${id}`,
  }
  if (failure !== null) {
    const { code, error } = failure
    return [{ type: 'verification.failed', data: { ...told, code, error } }]
  }
  if (card === null) return []
  const trust = card.trust && rangeOf(card.trust)
  const decision = card.decision?.word ?? null
  const done: ToldEvent = {
    type: 'verification.done',
    data: { ...told, state: card.state, trust, decision, creditsUsed },
  }
  if (before === null || trust === null || !hasLeft(before, trust)) return [done]
  return [done, { type: 'score.changed', data: { ...told, before: rangeOf(before), after: trust } }]
}

function rangeOf({ score, low, high }: { score: number; low: number; high: number }) {
  return { score, low, high }
}

async function tellBatch(sql: Sql, _parts: unknown, { facts, workspaceId }: NotedEvent): Promise<ToldEvent[]> {
  const found = await sql.query<WebhookData['batch.done']>(
    `select bulk_batches.id as "batchId", name,
            count(*) filter (where run.state = 'done')::int as done,
            count(*) filter (where bulk_items.id is not null and run.state is distinct from 'done')::int as failed
       from bulk_batches
       left join bulk_items on batch_id = bulk_batches.id
       left join verifications on verifications.id = verification_id
       left join verification_runs run on run.id = run_id
      where bulk_batches.id = $1 and bulk_batches.workspace_id = $2 group by bulk_batches.id`,
    [facts.batchId, workspaceId],
  )
  return found.rows.map((data) => ({ type: 'batch.done', data }))
}

type Change = Omit<WebhookData['watch.alert'], 'creator' | 'since' | 'at'> & { since: Date | null; at: Date }

async function tellAlert(sql: Sql, _parts: unknown, { facts }: NotedEvent): Promise<ToldEvent[]> {
  const found = await sql.query<Change & { platform: Platform; handle: string }>(
    `select platform, handle, count, changes.since, changes.at, value, low, high, n
       from watch_changes changes join creators on creators.id = creator_id where changes.id = $1`,
    [facts.changeId],
  )
  return found.rows.flatMap(({ platform, handle, since, at, ...change }): ToldEvent[] => {
    const creator = creatorOf({ platform, handle })
    if (creator === null) return []
    return [
      { type: 'watch.alert', data: { ...change, creator, since: since?.toISOString() ?? null, at: at.toISOString() } },
    ]
  })
}

type RepliedRow = Omit<WebhookData['outreach.replied'], 'creator' | 'threadUrl'> & CreatorRow

async function tellReply(
  sql: Sql,
  { publicAddress }: Pick<WebhookParts, 'publicAddress'>,
  { facts, workspaceId }: NotedEvent,
): Promise<ToldEvent[]> {
  const found = await sql.query<RepliedRow>(
    `select thread.id as "threadId", message.id as "messageId", platform, handle, campaign_id as "campaignId", thread.subject,
            left(body, 1000) as text
       from outreach_messages message join outreach_threads thread on thread.id = thread_id
       join creators on creators.id = thread.creator_id
      where message.id = $1 and message.workspace_id = $2`,
    [facts.messageId, workspaceId],
  )
  return found.rows.flatMap(({ platform, handle, ...told }): ToldEvent[] => {
    const creator = creatorOf({ platform, handle })
    if (creator === null) return []
    const threadUrl = `${publicAddress()}/dashboard/outreach?thread=${told.threadId}`
    return [{ type: 'outreach.replied', data: { ...told, creator, threadUrl } }]
  })
}
