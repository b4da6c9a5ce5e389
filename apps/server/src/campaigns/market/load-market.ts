import { type Market, type MarketAnswer, type markets, type ParamsOf, Problem } from '@vouch/contract'
import { loadSandboxIndex } from '../../finding/discovery/sandbox-index.ts'
import { screeningLeft } from '../../finding/discovery/want-sandbox-index.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import type { MarketDesk, Sql } from './market-desk.ts'
import { loadPlatformPrices, type PricedCreator, pricesOf } from './market-prices.ts'
import { loadOpening, openingCost } from './open-table.ts'
import { type CreatorMonth, monthBefore, shownMonth, trendsOf } from './trends.ts'

/** One category on one platform, as the workspace may see it now. It is counted each time it is read, so it moves with the index. */

type Cell = ParamsOf<typeof markets.show>

/** More creators move no share by a digit that is shown. */
const creatorsMax = 2_000
/** What is older says nothing of what moves. */
const monthsBack = 6

/** Whose months are counted: the last read. Creators of single workspaces' files are no part of it. */
const chosen = `
  with chosen as (
    select id, source = 'sandbox' as simulated, followers::float8 as followers, estimated_price as price, read_at
      from discovered_creators
     where platform = $1 and category = $2 and workspace_id is null and months_read and trust_basis is not null and ($3 or source <> 'sandbox')
     order by read_at desc, id limit ${creatorsMax})`

/** Loads a category with what is open of it. */
export async function loadMarket(sql: Sql, desk: MarketDesk, workspaceId: string, cell: Cell): Promise<MarketAnswer> {
  const opened = await loadOpening(sql, workspaceId, { kind: 'market', tier: '', ...cell }, desk.now())
  const counted = await sql.query<{ indexed: number }>(`${chosen} select count(*)::int as indexed from chosen`, [
    ...[cell.platform, cell.category, desk.sandbox],
  ])
  return {
    ...cell,
    credits: openingCost('market'),
    opened,
    indexed: onlyRow(counted).indexed,
    preparing: desk.sandbox ? screeningLeft(await loadSandboxIndex(sql)) : null,
    market: opened === null ? null : await loadCounted(sql, desk, cell),
  }
}

/** Reads a category for whoever pays for it. @throws Problem `not_now` where there is nothing to sell */
export async function loadSoldMarket(
  sql: Sql,
  desk: MarketDesk,
  workspaceId: string,
  cell: Cell,
): Promise<MarketAnswer> {
  const answer = await loadMarket(sql, desk, workspaceId, cell)
  if (answer.market !== null) return answer
  throw new Problem('not_now', 'The index has no posts of this category yet. You weren’t charged.')
}

interface MonthRow extends CreatorMonth {
  id: string
  month: string
  price: number | null
}

async function loadCounted(sql: Sql, desk: MarketDesk, { platform, category }: Cell): Promise<Market | null> {
  const { sandbox } = desk
  const current = desk.now().toISOString().slice(0, 7)
  const whose = [platform, category, sandbox]
  const published = await sql.query<{ month: string; creators: number }>(
    `${chosen} select to_char(month, 'YYYY-MM') as month, count(*)::int as creators from chosen join discovered_months on creator_id = id
      where posts > 0 and month > ($4 || '-01')::date - make_interval(months => ${monthsBack}) group by 1`,
    [...whose, current],
  )
  const month = shownMonth(new Map(published.rows.map((row) => [row.month, row.creators])), current)
  if (month === null) return null
  const former = monthBefore(month)
  const read = await sql.query<MonthRow>(
    `${chosen} select id, simulated, to_char(month, 'YYYY-MM') as month, posts, told, sponsored, kinds, tags, brands, months.price
       from chosen join discovered_months months on creator_id = id where month = any(array[$4 || '-01', $5 || '-01']::date[])`,
    [...whose, month, former],
  )
  const creators = await sql.query<Omit<PricedCreator, 'priceNow' | 'priceBefore'> & { id: string; readAt: Date }>(
    `${chosen} select id, simulated, followers, price, read_at as "readAt" from chosen order by read_at desc`,
    whose,
  )
  const of = (wanted: string) => read.rows.filter((row) => row.month === wanted)
  const posted = (wanted: string) => of(wanted).filter(({ posts }) => posts > 0)
  const [now, before] = [posted(month), posted(former)]
  const pricesIn = (wanted: string) => new Map(of(wanted).map(({ id, price }) => [id, price]))
  const [pricesNow, pricesBefore] = [pricesIn(month), pricesIn(former)]
  const priced = creators.rows.map(({ id, simulated, followers, price }) => ({
    ...{ simulated, followers, price, priceNow: pricesNow.get(id) ?? null, priceBefore: pricesBefore.get(id) ?? null },
  }))
  return {
    ...{ month, soFar: month === current, monthBefore: before.length === 0 ? null : former },
    creators: now.length,
    simulated: now.filter(({ simulated }) => simulated).length,
    readAt: creators.rows[0]?.readAt.toISOString() ?? desk.now().toISOString(),
    ...trendsOf(now, before),
    prices: pricesOf(priced, await loadPlatformPrices(sql, { platform, sandbox })),
  }
}
