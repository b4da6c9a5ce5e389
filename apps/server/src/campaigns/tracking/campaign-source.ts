import {
  type Campaign,
  type CampaignCreator,
  costsOf,
  postsResult,
  type ReadPostCounts,
  resultOf,
  type TrackedShare,
} from '@vouch/contract'
import type { Cell } from '@vouch/presentation'
import type pg from 'pg'
import type { ListOrder, ListSource } from '../../verdicts/exports/list-source.ts'
import { loadReportIds } from '../../verdicts/exports/verifications-source.ts'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { loadPosts } from './load-posts.ts'
import { loadResults } from './load-results.ts'
import type { TrackingParts } from './tracking-parts.ts'

/** What a campaign brought, creator by creator, as step 7 counts it; what belongs to nobody in particular stands in a last row. */

const columns = [
  ...['platform', 'handle', 'name', 'decision', 'outreach', 'agreed_fee', 'paid', 'currency', 'deliverables', 'posted'],
  ...['views', 'engagements', 'clicks', 'visitors', 'orders', 'revenue', 'orders_not_converted'],
  ...[
    'paid_per_1000_views',
    'paid_per_engagement',
    'paid_per_click',
    'paid_per_order',
    'revenue_per_paid',
    'verification_id',
  ],
]

/** @param parts that read posts off snapshots */
export const campaignSource = (parts: Pick<TrackingParts, 'db' | 'snapshots'>): ListSource => ({
  subject: 'campaign',
  title: async (sql, order) => `Campaign ${(await loadOrdered(sql, order)).fields.name.value}`,
  columns,
  pages: async function* (pool, order) {
    const campaign = await loadOrdered(pool, order)
    const { shares } = await loadResults(pool, order.workspaceId, campaign.id)
    const { posts } = await loadPosts(parts, order.workspaceId, campaign.id)
    const ids = campaign.creators.flatMap(({ verdict }) => (verdict ? [verdict.verificationId] : []))
    const reports = await loadReportIds(pool, ids)
    const own = shares.find(({ entryId }) => entryId === null)
    yield [
      ...campaign.creators.map((entry) => ({
        cells: cellsOf(
          entry,
          campaign,
          shares.find(({ entryId }) => entryId === entry.id),
          posts,
        ),
        reportId: reports.get(entry.verdict?.verificationId ?? '') ?? null,
      })),
      ...(own ? [{ cells: ownCells(own, campaign), reportId: null }] : []),
    ]
  },
})

/** An export of a campaign always names one: the contract asks for it. */
function loadOrdered(sql: Pick<pg.Pool, 'query'>, { workspaceId, sourceId }: ListOrder): Promise<Campaign> {
  return loadCampaign(sql, workspaceId, sourceId ?? '')
}

function cellsOf(
  entry: CampaignCreator,
  { fields }: Campaign,
  share: TrackedShare | undefined,
  found: readonly ReadPostCounts[],
): Cell[] {
  const { creator, deliverables, verdict, fields: own } = entry
  const paid = own.paid.value
  const counts = {
    ...{ views: postsResult(entry, 'views', found), engagements: postsResult(entry, 'engagements', found) },
    ...{ clicks: resultOf(entry, 'clicks', share), orders: resultOf(entry, 'orders', share) },
    revenue: resultOf(entry, 'revenue', share),
  }
  const { perThousandViews, perEngagement, perClick, perOrder, returned } = costsOf(paid, counts)
  return [
    ...[creator.platform, creator.handle, creator.displayName, own.decision.value, own.outreach.value],
    ...[own.agreedFee.value, paid, fields.currency.value, deliverables.length],
    deliverables.filter((each) => each.fields.state.value === 'posted').length,
    ...[counts.views, counts.engagements, counts.clicks, share?.visitors ?? null, counts.orders, counts.revenue],
    share?.unconverted ?? null,
    ...[perThousandViews, perEngagement, perClick, perOrder, returned].map(rounded),
    verdict?.verificationId ?? null,
  ]
}

function ownCells({ clicks, visitors, orders, revenue, unconverted }: TrackedShare, { fields }: Campaign): Cell[] {
  const counted = [null, null, clicks, visitors, orders, revenue, unconverted]
  return [
    ...[null, null, 'Whole campaign', null, null, null, null, fields.currency.value, null, null],
    ...[...counted, null, null, null, null, null, null],
  ]
}

function rounded(value: number | null): number | null {
  return value && Math.round(value * 100) / 100
}
