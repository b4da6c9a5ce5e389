import type { WebhookData } from '@vouch/contract'
import { type CreatorRow, creatorOf, type NotedEvent, type ToldEvent } from './noted-event.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

type Told = WebhookData['order.received']
type Row = Omit<Told, 'creator' | 'campaignUrl' | 'at'> & {
  at: Date
  platform: CreatorRow['platform']
  handle: string | null
}

/** What is told of an order that a shop sent, and whose it is by its code or by the link that led to it. */
export async function tellOrder(
  sql: Sql,
  { publicAddress }: Pick<WebhookParts, 'publicAddress'>,
  { facts, workspaceId }: NotedEvent,
): Promise<ToldEvent[]> {
  const found = await sql.query<Row>(
    `select told.order_id as "orderId", source.name as shop, told.at, told.total::float8 as total, told.currency, told.codes, told.cancelled,
            counted.campaign_id as "campaignId", platform, handle
       from tracking_orders told join tracking_sources source on source.id = told.source_id
       left join campaign_orders counted on counted.id = told.id
       left join campaign_creators entry on entry.id = counted.entry_id left join creators on creators.id = entry.creator_id
      where told.workspace_id = $1 and told.source_id = $2 and told.order_id = $3`,
    [workspaceId, facts.sourceId, facts.orderId],
  )
  return found.rows.map(({ platform, handle, at, ...order }) => ({
    type: 'order.received',
    data: {
      ...order,
      at: at.toISOString(),
      creator: creatorOf({ platform, handle }),
      campaignUrl: order.campaignId && `${publicAddress()}/dashboard/campaigns/${order.campaignId}?step=7`,
    },
  }))
}
