import { type Campaign, type CampaignCreator, resultOf, type TrackedShare } from '@vouch/contract'
import type { Cell } from '@vouch/presentation'
import type pg from 'pg'
import type { ListOrder, ListSource } from '../../verdicts/exports/list-source.ts'
import { loadReportIds } from '../../verdicts/exports/verifications-source.ts'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { loadResults } from './load-results.ts'

/** What a campaign brought, creator by creator, as step 7 counts it; what belongs to nobody in particular stands in a last row. */

const columns = [
  ...['platform', 'handle', 'name', 'decision', 'outreach', 'agreed_fee', 'paid', 'currency', 'deliverables', 'posted'],
  ...['views', 'clicks', 'visitors', 'orders', 'revenue', 'orders_not_converted'],
  ...['paid_per_1000_views', 'paid_per_click', 'paid_per_order', 'revenue_per_paid', 'verification_id'],
]

export const campaignSource: ListSource = {
  subject: 'campaign',
  title: async (sql, order) => `Campaign ${(await loadOrdered(sql, order)).fields.name.value}`,
  columns,
  pages: async function* (pool, order) {
    const campaign = await loadOrdered(pool, order)
    const { shares } = await loadResults(pool, order.workspaceId, campaign.id)
    const ids = campaign.creators.flatMap(({ verdict }) => (verdict ? [verdict.verificationId] : []))
    const reports = await loadReportIds(pool, ids)
    const own = shares.find(({ entryId }) => entryId === null)
    yield [
      ...campaign.creators.map((entry) => ({
        cells: cellsOf(
          entry,
          campaign,
          shares.find(({ entryId }) => entryId === entry.id),
        ),
        reportId: reports.get(entry.verdict?.verificationId ?? '') ?? null,
      })),
      ...(own ? [{ cells: ownCells(own, campaign), reportId: null }] : []),
    ]
  },
}

/** An export of a campaign always names one: the contract asks for it. */
function loadOrdered(sql: Pick<pg.Pool, 'query'>, { workspaceId, sourceId }: ListOrder): Promise<Campaign> {
  return loadCampaign(sql, workspaceId, sourceId ?? '')
}

function cellsOf(entry: CampaignCreator, { fields }: Campaign, share: TrackedShare | undefined): Cell[] {
  const { creator, deliverables, verdict, fields: own } = entry
  const paid = own.paid.value
  const [views, clicks, orders, revenue] = (['views', 'clicks', 'orders', 'revenue'] as const).map((field) =>
    resultOf(entry, field, share),
  )
  const per = (count: number | null | undefined) => (paid && count ? rounded(paid / count) : null)
  return [
    ...[creator.platform, creator.handle, creator.displayName, own.decision.value, own.outreach.value],
    ...[own.agreedFee.value, paid, fields.currency.value, deliverables.length],
    deliverables.filter((each) => each.fields.state.value === 'posted').length,
    ...[
      views ?? null,
      clicks ?? null,
      share?.visitors ?? null,
      orders ?? null,
      revenue ?? null,
      share?.unconverted ?? null,
    ],
    ...[views ? per(views / 1_000) : null, per(clicks), per(orders)],
    paid && revenue != null ? rounded(revenue / paid) : null,
    verdict?.verificationId ?? null,
  ]
}

function ownCells({ clicks, visitors, orders, revenue, unconverted }: TrackedShare, { fields }: Campaign): Cell[] {
  const counted = [null, clicks, visitors, orders, revenue, unconverted]
  return [
    ...[null, null, 'Whole campaign', null, null, null, null, fields.currency.value, null, null],
    ...[...counted, null, null, null, null, null],
  ]
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
