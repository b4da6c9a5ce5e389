import {
  blankCampaign,
  type Currency,
  converted,
  currencies,
  type ReplyOf,
  resultDaysMax,
  signOfCurrency,
  type TrackedDay,
  type TrackedShare,
  type trackingResults,
} from '@vouch/contract'
import { requireCampaign } from '../campaigns/load-campaign.ts'
import { valuesOf } from '../campaigns/stored-fields.ts'
import type { Sql } from './tracking-parts.ts'

/** What links and shops counted for a campaign. Cancelled orders count for nothing. */

interface OrderSum {
  entryId: string | null
  day: string
  currency: string
  orders: number
  total: number
}

interface ClickSum {
  entryId: string | null
  day: string
  clicks: number
  visitors: number
}

const clicksText = `
  select entry_id as "entryId", day::text, sum(clicks)::int as clicks, sum(visitors)::int as visitors from (
    select entry_id, (at at time zone 'UTC')::date as day, count(*) as clicks, count(distinct visitor) as visitors
      from link_clicks join tracking_links on id = link_id where campaign_id = $1 and not bot group by link_id, entry_id, 2
    union all
    select entry_id, day, clicks, visitors from link_click_days join tracking_links on id = link_id where campaign_id = $1
  ) counted group by entry_id, day`

const ordersText = `
  select entry_id as "entryId", ((at at time zone 'UTC')::date)::text as day, currency, count(*)::int as orders, sum(total)::float8 as total
    from campaign_orders where workspace_id = $2 and campaign_id = $1 and not cancelled group by 1, 2, 3`

/** @throws Problem `not_found` */
export async function loadResults(
  sql: Sql,
  workspaceId: string,
  campaignId: string,
): Promise<ReplyOf<typeof trackingResults.show>> {
  const { fields } = await requireCampaign(sql, workspaceId, campaignId)
  const { currency } = valuesOf(fields, blankCampaign)
  const clicks = (await sql.query<ClickSum>(clicksText, [campaignId])).rows
  const orders = (await sql.query<OrderSum>(ordersText, [campaignId, workspaceId])).rows
  const linked = await sql.query<{ entryId: string | null }>(
    `select entry_id as "entryId" from tracking_links where campaign_id = $1
      union select entry_id from promo_codes where campaign_id = $1`,
    [campaignId],
  )
  const shares = new Map<string | null, TrackedShare>()
  const days = new Map<string, TrackedDay>()
  const shareOf = (entryId: string | null) =>
    kept(shares, entryId, { entryId, ...nothing, visitors: 0, unconverted: 0 })
  const dayOf = (day: string) => kept(days, day, { day, ...nothing })
  // Who has a link or a code is counted for, also while there is nothing to count.
  for (const { entryId } of linked.rows) shareOf(entryId)
  for (const { entryId, day, ...sum } of clicks) {
    shareOf(entryId).clicks += sum.clicks
    shareOf(entryId).visitors += sum.visitors
    dayOf(day).clicks += sum.clicks
  }
  for (const { entryId, day, ...sum } of orders) {
    const revenue = isKnown(sum.currency)
      ? converted(sum.total, signOfCurrency[sum.currency], signOfCurrency[currency])
      : null
    const [share, whole] = [shareOf(entryId), dayOf(day)]
    share.orders += sum.orders
    share.unconverted += revenue === null ? sum.orders : 0
    share.revenue = cents(share.revenue + (revenue ?? 0))
    whole.orders += sum.orders
    whole.revenue = cents(whole.revenue + (revenue ?? 0))
  }
  const ordered = [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day))
  return { currency, shares: [...shares.values()], days: ordered.slice(-resultDaysMax) }
}

const nothing = { clicks: 0, orders: 0, revenue: 0 }

function kept<Key, Value>(all: Map<Key, Value>, key: Key, fresh: Value): Value {
  const found = all.get(key) ?? fresh
  all.set(key, found)
  return found
}

function isKnown(text: string): text is Currency {
  return currencies.some((each) => each === text)
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
