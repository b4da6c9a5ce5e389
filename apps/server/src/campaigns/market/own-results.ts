import {
  type BenchmarkCategory,
  type BenchmarkSize,
  benchmarkSizes,
  type Campaign,
  type CountedFigure,
  converted,
  postsResult,
  resultCampaignsMax,
  resultOf,
  signOfCurrency,
  type TrackedShare,
  topicOfCategory,
} from '@vouch/contract'
import { tierOf } from '@vouch/engine'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { loadResults } from '../tracking/load-results.ts'
import { figureOf } from './index-figures.ts'
import type { Sql } from './market-desk.ts'

/** What the workspace's own campaigns brought, creator by creator: medians beside the published figures. */

interface Cell {
  platform: string
  tier: BenchmarkSize
  category: BenchmarkCategory
}

/** One creator of one campaign. */
interface Brought {
  paid: number | null
  views: number | null
  clicks: number | null
  orders: number | null
}

/** Loads the medians; the last changed campaigns that were started count. */
export async function loadOwnResults(
  sql: Sql,
  workspaceId: string,
  cell: Cell,
): Promise<{ results: CountedFigure[]; campaigns: number }> {
  const listed = await sql.query<{ id: string }>(
    `select id from campaigns where workspace_id = $1 and started_at is not null and removed_at is null
        and exists (select from campaign_creators entry join creators on creators.id = creator_id
                     where entry.campaign_id = campaigns.id and entry.removed_at is null and platform = $2)
      order by updated_at desc, id limit ${resultCampaignsMax}`,
    [workspaceId, cell.platform],
  )
  const brought: Brought[] = []
  let campaigns = 0
  for (const { id } of listed.rows) {
    const campaign = await loadCampaign(sql, workspaceId, id)
    const { shares } = await loadResults(sql, workspaceId, id)
    const found = await broughtBy(sql, campaign, shares, cell)
    if (found.length > 0) campaigns += 1
    brought.push(...found)
  }
  return { results: figuresOf(brought), campaigns }
}

async function broughtBy(
  sql: Sql,
  campaign: Campaign,
  shares: readonly TrackedShare[],
  { platform, tier, category }: Cell,
): Promise<Brought[]> {
  const indexed = await loadIndexed(sql, campaign)
  const sign = signOfCurrency[campaign.fields.currency.value]
  return campaign.creators
    .filter(({ creator, counts, verdict }) => {
      if (creator.platform !== platform) return false
      const known = indexed.get(`${platform}/${creator.handle.toLowerCase()}`)
      const followers = counts?.followers ?? verdict?.followers ?? known?.followers ?? null
      const isOfTopic = category === 'all' || (known?.category != null && known.category === topicOfCategory[category])
      return sizeOf(followers) === tier && isOfTopic
    })
    .map((entry) => {
      const share = shares.find(({ entryId }) => entryId === entry.id)
      const paid = entry.fields.paid.value
      return {
        paid: paid === null ? null : converted(paid, sign, '$'),
        // Reading posts out of thirty campaigns' reports is too much for one page: views that nobody typed in stay out.
        views: postsResult(entry, 'views', []),
        clicks: resultOf(entry, 'clicks', share),
        orders: resultOf(entry, 'orders', share),
      }
    })
}

interface Indexed {
  key: string
  category: string | null
  followers: number | null
}

/** Loads what the index knows of the creators of a campaign: what they talk about, and how many follow them. */
async function loadIndexed(sql: Sql, { creators }: Campaign): Promise<ReadonlyMap<string, Indexed>> {
  const found = await sql.query<Indexed>(
    `select wanted.platform || '/' || wanted.handle as key, min(category) as category, max(followers)::float8 as followers
       from unnest($1::text[], $2::text[]) as wanted (platform, handle)
       join discovered_creators found on found.platform = wanted.platform and found.handle = wanted.handle and workspace_id is null
      group by 1`,
    [creators.map(({ creator }) => creator.platform), creators.map(({ creator }) => creator.handle.toLowerCase())],
  )
  return new Map(found.rows.map((row) => [row.key, row]))
}

function sizeOf(followers: number | null): BenchmarkSize | null {
  const tier = tierOf(followers ?? 0)
  return tier === null ? null : (benchmarkSizes[tier] ?? null)
}

function figuresOf(brought: readonly Brought[]): CountedFigure[] {
  const ratios = (over: keyof Brought, under: keyof Brought, times = 1) =>
    brought.map((each) => {
      const [above, below] = [each[over], each[under]]
      return { value: above === null || !below ? null : (above / below) * times, simulated: false }
    })
  return [
    figureOf(
      { id: 'own-price', name: 'Paid for 1,000 views', basis: 'US dollars paid per 1,000 views', unit: 'usd' },
      ratios('paid', 'views', 1_000),
    ),
    figureOf(
      { id: 'own-clicks', name: 'Clicks per view', basis: 'tracked clicks per view of the posts', unit: 'ratio' },
      ratios('clicks', 'views'),
    ),
    figureOf(
      { id: 'own-orders', name: 'Orders per click', basis: 'tracked orders per click', unit: 'ratio' },
      ratios('orders', 'clicks'),
    ),
  ]
}
