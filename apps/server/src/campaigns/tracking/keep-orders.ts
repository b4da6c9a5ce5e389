import { orderCodesMax } from '@vouch/contract'
import { storableJson } from '../../foundation/db/storable-text.ts'
import type { ToldOrder } from './order-messages.ts'
import type { Sql } from './tracking-parts.ts'

/** Keeps orders. One that is known is brought up to date where the message is newer; however often and in whatever order messages come, the
 *  same stands there in the end. A file that names no shop and a shop's messages may tell of one order: it stands once, as the shop's. Of files the last
 *  one counts, and none against what a shop told. */

/** One order by number, currency and day. Lists without a zone are off by less. */
const isSameAs = (known: string) =>
  `${known}.order_id = told.id and ${known}.currency = told.currency and ${known}.at between told.at - interval '1 day' and told.at + interval '1 day'`

const toldIn = (place: string) => `
  from jsonb_to_recordset(${place}::jsonb) as told (id text, at timestamptz, total numeric, currency text, codes jsonb, source text, medium text,
                                              campaign text, content text, term text, cancelled boolean, "changedAt" timestamptz)`

/** What a file brought before becomes the shop's. */
const adoptText = `
  update tracking_orders listed set source_id = $2, from_file = true ${toldIn('$3')}
   where listed.workspace_id = $1 and listed.source_id is null and ${isSameAs('listed')}
     and not exists (select from tracking_orders known where known.workspace_id = $1 and known.source_id = $2 and known.order_id = told.id)`

const keepText = `
  insert into tracking_orders as kept (workspace_id, source_id, order_id, at, total, currency, codes, utm_source, utm_medium,
                                       utm_campaign, utm_content, utm_term, cancelled, changed_at, received_at, from_file)
  select $1, coalesce($2::uuid, sent.source_id), told.id, told.at, told.total, told.currency, array(select jsonb_array_elements_text(told.codes)),
         told.source, told.medium, told.campaign, told.content, told.term, told.cancelled, told."changedAt", $3, $5
  ${toldIn('$4')}
    left join lateral (
      select known.source_id from tracking_sources shop
        join tracking_orders known on known.workspace_id = $1 and known.source_id = shop.id and ${isSameAs('known')}
       where $2::uuid is null and shop.workspace_id = $1 limit 1) sent on true
  on conflict (workspace_id, source_id, order_id) do update
     set total = excluded.total, currency = excluded.currency, codes = excluded.codes, cancelled = excluded.cancelled,
         changed_at = excluded.changed_at, received_at = excluded.received_at, at = excluded.at, from_file = excluded.from_file,
         utm_source = coalesce(excluded.utm_source, kept.utm_source), utm_medium = coalesce(excluded.utm_medium, kept.utm_medium),
         utm_campaign = coalesce(excluded.utm_campaign, kept.utm_campaign),
         utm_content = coalesce(excluded.utm_content, kept.utm_content), utm_term = coalesce(excluded.utm_term, kept.utm_term)
   where case when kept.from_file or kept.source_id is null then true
              when excluded.from_file and not kept.from_file then false
              else kept.changed_at <= excluded.changed_at end
  returning (xmax = 0) as added`

interface Place {
  workspaceId: string
  /** Null: no shop is named. */
  sourceId: string | null
  /** A file's lines don't say how new they are. */
  fromFile: boolean
  at: Date
}

/** @param orders each with an id of its own
 *  @returns how many stand there as they are told, and how many of them were not known; of the others a newer message was there before */
export async function keepOrders(
  sql: Sql,
  { workspaceId, sourceId, fromFile, at }: Place,
  orders: readonly ToldOrder[],
): Promise<{ kept: number; added: number }> {
  const rows = orders.map(({ orderId, codes, utm, ...order }) => ({
    ...order,
    ...utm,
    id: orderId,
    codes: codesOf(codes),
  }))
  const told = storableJson(rows)
  if (sourceId !== null) await sql.query(adoptText, [workspaceId, sourceId, told])
  const kept = await sql.query<{ added: boolean }>(keepText, [workspaceId, sourceId, at, told, fromFile])
  return { kept: kept.rows.length, added: kept.rows.filter(({ added }) => added).length }
}

/** @returns codes as they are compared: in capitals, each once */
function codesOf(codes: readonly string[]): string[] {
  const clean = codes.map((code) => code.trim().toUpperCase().slice(0, 40)).filter((code) => code !== '')
  return [...new Set(clean)].slice(0, orderCodesMax)
}
