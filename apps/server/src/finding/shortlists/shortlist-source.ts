import type { ShortlistEntry } from '@vouch/contract'
import type { Cell } from '@vouch/presentation'
import type pg from 'pg'
import type { ListOrder, ListSource } from '../../verdicts/exports/list-source.ts'
import { loadReportIds } from '../../verdicts/exports/verifications-source.ts'
import { loadShortlist } from './load-shortlists.ts'

/** A shortlist as it stands on the screen, in the order that its reader gave. It has ten rows at most, so it comes in one page. */

const columns = [
  ...['place', 'platform', 'handle', 'name', 'address', 'status', 'tags', 'note', 'added_at'],
  ...['verified_at', 'report_state', 'trust', 'trust_low', 'trust_high', 'band', 'fraud_risk', 'decision'],
  ...['followers', 'engagement_rate', 'engagement_basis', 'reach', 'reach_low', 'reach_high'],
  ...[
    'price_usd',
    'price_usd_low',
    'price_usd_high',
    'screening',
    'screening_low',
    'screening_high',
    'verification_id',
  ],
]

export const shortlistSource: ListSource = {
  subject: 'shortlist',
  title: async (sql, order) => `Shortlist ${(await loadOrdered(sql, order)).name}`,
  columns,
  pages: async function* (pool, order) {
    const { entries } = await loadOrdered(pool, order)
    const ids = entries.flatMap(({ verdict }) => (verdict ? [verdict.verificationId] : []))
    const reports = await loadReportIds(pool, ids)
    yield entries.map((entry, place) => ({
      cells: cellsOf(entry, place + 1),
      reportId: reports.get(entry.verdict?.verificationId ?? '') ?? null,
    }))
  },
}

/** An export of a shortlist always names one: the contract asks for it. */
function loadOrdered(sql: Pick<pg.Pool, 'query'>, { workspaceId, sourceId }: ListOrder) {
  return loadShortlist(sql, workspaceId, sourceId ?? '')
}

function cellsOf({ creator, status, tags, note, addedAt, verdict, screening }: ShortlistEntry, place: number): Cell[] {
  const { trust = null, reach = null, price = null } = verdict ?? {}
  return [
    ...[place, creator.platform, creator.handle, creator.displayName, creator.url, status, tags.join(', ')],
    ...[note || null, addedAt, verdict?.at ?? null, verdict?.state ?? null],
    ...[trust?.score ?? null, trust?.low ?? null, trust?.high ?? null, trust?.band ?? null, verdict?.fraudRisk ?? null],
    verdict?.decision?.word ?? null,
    ...[verdict?.followers ?? null, verdict?.engagementRate ?? null, verdict?.engagementBasis ?? null],
    ...[reach?.value ?? null, reach?.low ?? null, reach?.high ?? null],
    ...[price?.value ?? null, price?.low ?? null, price?.high ?? null],
    ...[screening?.score ?? null, screening?.low ?? null, screening?.high ?? null, verdict?.verificationId ?? null],
  ]
}
