import { type CampaignOrder, campaignOrdersPage, type ReplyOf, type trackingOrders } from '@vouch/contract'
import type { Sql } from './tracking-parts.ts'

interface OrderRow extends Omit<CampaignOrder, 'at'> {
  at: Date
}

/** Loads the orders that count for a campaign which is known to be the workspace's, the last received first.
 *  @param cursor id of the last one of the page before */
export async function listOrders(
  sql: Sql,
  { workspaceId, campaignId, cursor }: { workspaceId: string; campaignId: string; cursor: string | undefined },
): Promise<ReplyOf<typeof trackingOrders.list>> {
  const found = await sql.query<OrderRow>(
    `select id::text, order_id as "orderId", at, total::float8 as total, currency, codes, cancelled, entry_id as "entryId",
            counted_by as "countedBy"
       from campaign_orders where workspace_id = $1 and campaign_id = $2 and ($3::bigint is null or id < $3)
      order by campaign_orders.id desc limit ${campaignOrdersPage + 1}`,
    [workspaceId, campaignId, cursor ?? null],
  )
  const orders = found.rows.slice(0, campaignOrdersPage).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { orders, nextCursor: found.rows.length > campaignOrdersPage ? (orders.at(-1)?.id ?? null) : null }
}
