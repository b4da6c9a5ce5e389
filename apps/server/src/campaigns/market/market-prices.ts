import { benchmarkSizes, type CountedFigure } from '@vouch/contract'
import { benchmarkTiers, medianValuesMin, tierEdges, tierOf } from '@vouch/engine'
import { figureOf } from './index-figures.ts'
import type { Sql } from './market-desk.ts'

/** What a post costs in a category. Prices are those that reports estimate; nobody publishes what was paid.
 *
 *  What a newcomer would get wrong: a median over a category moves with who is in it. The index holds each creator against others of the same
 *  size, and the change against the same creator's price a month before. */

export interface PricedCreator {
  simulated: boolean
  followers: number | null
  /** US dollars for a post, as of the latest reading. */
  price: number | null
  /** US dollars, as of the reading in the shown month and in the month before. */
  priceNow: number | null
  priceBefore: number | null
}

/** Where prices of a whole platform are read: so many creators, the last read. */
const platformCreatorsMax = 20_000

/** Loads the median price of a post by size over all topics of a platform; sizes with too few creators are left out.
 *  @returns US dollars by place of the size */
export async function loadPlatformPrices(
  sql: Sql,
  { platform, sandbox }: { platform: string; sandbox: boolean },
): Promise<ReadonlyMap<number, number>> {
  const found = await sql.query<{ tier: number; median: number }>(
    `select width_bucket(followers::float8, $2::float8[]) - 1 as tier, percentile_cont(0.5) within group (order by price) as median
       from (select followers, estimated_price as price from discovered_creators
              where platform = $1 and workspace_id is null and ($3 or source <> 'sandbox') and estimated_price > 0 and followers is not null
              order by read_at desc, id limit ${platformCreatorsMax}) as priced
      group by 1 having count(*) >= ${medianValuesMin}`,
    [platform, tierEdges, sandbox],
  )
  return new Map(found.rows.map(({ tier, median }) => [tier, median]))
}

/** @returns the price index, its change, and the median price by size */
export function pricesOf(
  creators: readonly PricedCreator[],
  platformPrices: ReadonlyMap<number, number>,
): CountedFigure[] {
  const sized = creators.map((creator) => ({ ...creator, tier: tierOf(creator.followers ?? 0) }))
  return [
    figureOf(
      {
        ...{ id: 'price-index', name: 'Price index', unit: 'ratio' },
        basis: 'estimated price of a post over the median of all topics at the same size; 100% is the same',
      },
      sized.map(({ price, tier, simulated }) => {
        const usual = tier === null ? undefined : platformPrices.get(tier)
        return { value: price === null || usual === undefined ? null : price / usual, simulated }
      }),
    ),
    figureOf(
      {
        ...{ id: 'price-change', name: 'Compared with the month before', unit: 'ratio' },
        basis: 'the same creator’s price over that of the month before; 100% is no change',
      },
      sized.map(({ priceNow, priceBefore, simulated }) => ({
        value: priceNow === null || priceBefore === null ? null : priceNow / priceBefore,
        simulated,
      })),
    ),
    ...benchmarkSizes.map((size, at) =>
      figureOf(
        {
          ...{ id: `price-${size}`, name: benchmarkTiers[at] ?? size, unit: 'usd' as const },
          basis: 'one post, US dollars',
        },
        sized.filter(({ tier }) => tier === at).map(({ price, simulated }) => ({ value: price, simulated })),
      ),
    ),
  ]
}
