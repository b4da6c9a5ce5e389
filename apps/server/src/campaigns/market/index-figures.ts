import type { CountedFigure } from '@vouch/contract'
import { medianInterval } from '@vouch/engine'
import type { MarketDesk, Sql } from './market-desk.ts'

/** Medians of the creators in the index. Creators of single workspaces' files are no part of it. */

/** Whom a table is about. */
export interface IndexPart {
  platform: string
  /** Null: every topic. */
  topic: string | null
  followersFrom: number
  /** Null: no upper end. */
  followersTo: number | null
}

interface IndexRow {
  engagementRate: number | null
  engagementBasis: string | null
  price: number | null
  growth: number | null
  simulated: boolean
  readAt: Date
}

/** More change no median by a digit that is shown. */
const rowsMax = 5_000

/** Loads medians with their intervals, and when the newest creator was read. */
export async function loadIndexFigures(
  sql: Sql,
  { sandbox }: Pick<MarketDesk, 'sandbox'>,
  { platform, topic, followersFrom, followersTo }: IndexPart,
): Promise<{ figures: CountedFigure[]; readAt: string | null }> {
  const found = await sql.query<IndexRow>(
    `select engagement_rate as "engagementRate", engagement_basis as "engagementBasis", estimated_price as price,
            growth_monthly as growth, source = 'sandbox' as simulated, read_at as "readAt"
       from discovered_creators
      where platform = $1 and workspace_id is null and followers >= $2 and ($3::bigint is null or followers < $3)
        and ($4::text is null or category = $4) and ($5 or source <> 'sandbox')
      order by read_at desc, id limit ${rowsMax}`,
    [platform, followersFrom, followersTo, topic, sandbox],
  )
  const { rows } = found
  const basis = commonest(rows.flatMap(({ engagementBasis }) => engagementBasis ?? []))
  const engagement = rows.filter(({ engagementBasis }) => engagementBasis === basis)
  const per = basis === null ? 'follower' : basis.replace(/s$/, '')
  return {
    figures: [
      figureOf(
        { id: 'index-engagement', name: 'Engagement', basis: `engagements of a post per ${per}`, unit: 'ratio' },
        engagement.map(({ engagementRate, simulated }) => ({ value: engagementRate, simulated })),
      ),
      figureOf(
        { id: 'index-price', name: 'Price of one post', basis: 'US dollars, as reports estimate it', unit: 'usd' },
        rows.map(({ price, simulated }) => ({ value: price, simulated })),
      ),
      figureOf(
        { id: 'index-growth', name: 'Growth in a month', basis: 'new followers per follower', unit: 'ratio' },
        rows.map(({ growth, simulated }) => ({ value: growth, simulated })),
      ),
    ],
    readAt: rows[0]?.readAt.toISOString() ?? null,
  }
}

/** @returns the median of what is known, with how many stand behind it */
export function figureOf(
  about: Pick<CountedFigure, 'id' | 'name' | 'basis' | 'unit'>,
  values: readonly { value: number | null; simulated: boolean }[],
): CountedFigure {
  const known = values.flatMap(({ value, simulated }) => (value === null ? [] : [{ value, simulated }]))
  const found = medianInterval(known.map(({ value }) => value))
  return {
    ...about,
    n: known.length,
    simulated: known.filter(({ simulated }) => simulated).length,
    interval: found && { low: found.low, middle: found.median, high: found.high },
  }
}

function commonest(words: readonly string[]): string | null {
  const counts = Map.groupBy(words, (word) => word)
  return [...counts].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))[0]?.[0] ?? null
}
