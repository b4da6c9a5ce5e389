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

/** What links and shops counted for a campaign. Cancelled orders count for nothing. What nothing counts is not none: clicks without a link, orders
 *  while no shop tells of any. */

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

interface Tracked {
  entryId: string | null
  linked: boolean
  /** Orders of theirs would be known of. */
  sells: boolean
}

const trackedText = `
  select entry_id as "entryId", bool_or(linked) as linked,
         exists (select from tracking_orders where workspace_id = $2)
         or exists (select from tracking_sources where workspace_id = $2 and removed_at is null) as sells
    from (select entry_id, true as linked from tracking_links where campaign_id = $1
           union all select entry_id, false from promo_codes where campaign_id = $1) tracked
   group by entry_id`

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
  const tracked = (await sql.query<Tracked>(trackedText, [campaignId, workspaceId])).rows
  const shares = new Map<string | null, TrackedShare>()
  const days = new Map<string, TrackedDay>()
  const shareOf = (entryId: string | null) =>
    kept(shares, entryId, { entryId, clicks: null, visitors: null, orders: null, revenue: null, unconverted: 0 })
  const dayOf = (day: string) => kept(days, day, { day, ...nothing })
  // Who has a link or a code is counted for, also while there is nothing to count.
  for (const { entryId, linked, sells } of tracked) {
    const share = shareOf(entryId)
    if (linked) Object.assign(share, { clicks: 0, visitors: 0 })
    if (sells) Object.assign(share, { orders: 0, revenue: 0 })
  }
  for (const { entryId, day, ...sum } of clicks) {
    const share = shareOf(entryId)
    share.clicks = (share.clicks ?? 0) + sum.clicks
    share.visitors = (share.visitors ?? 0) + sum.visitors
    dayOf(day).clicks += sum.clicks
  }
  for (const { entryId, day, ...sum } of orders) {
    const revenue = isKnown(sum.currency)
      ? converted(sum.total, signOfCurrency[sum.currency], signOfCurrency[currency])
      : null
    const [share, whole] = [shareOf(entryId), dayOf(day)]
    share.orders = (share.orders ?? 0) + sum.orders
    share.unconverted += revenue === null ? sum.orders : 0
    share.revenue = cents((share.revenue ?? 0) + (revenue ?? 0))
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
