import type { VerificationCard } from '@vouch/contract'
import type { Cell } from '@vouch/presentation'
import type pg from 'pg'
import { parseListCursor } from '../verifications/list-cursor.ts'
import { listVerifications } from '../verifications/list-verifications.ts'
import type { ListSource } from './list-source.ts'

/** The list of verifications as it stands on the screen, newest first. */

const pageRows = 200

const columns = [
  ...[
    'id',
    'platform',
    'handle',
    'name',
    'state',
    'report_state',
    'trust',
    'trust_low',
    'trust_high',
    'band',
    'fraud_risk',
    'decision',
  ],
  ...[
    'suspicious_followers',
    'suspicious_low',
    'suspicious_high',
    'followers_sampled',
    'verdict',
    'origin',
    'asked_at',
  ],
  ...['ended_at', 'credits_used', 'failure', 'tags'],
]

export const verificationsSource: ListSource = {
  subject: 'verifications',
  title: async (_sql, { creator }) => (creator === null ? 'Verifications' : `Verifications for @${creator}`),
  columns,
  pages: async function* (pool, { workspaceId, creator, filter }) {
    const { ids, ...narrowed } = filter ?? {}
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const after: ReturnType<typeof parseListCursor> | null =
        cursor === null ? null : parseListCursor('newest', cursor)
      const order = { workspaceId, creator, limit: pageRows, after, only: ids, filter: narrowed }
      const page = await listVerifications(pool, order)
      const reports = await loadReportIds(
        pool,
        page.verifications.map(({ id }) => id),
      )
      yield page.verifications.map((card) => ({ cells: cellsOf(card), reportId: reports.get(card.id) ?? null }))
      cursor = page.nextCursor
    }
  },
}

/** Loads which report each verification shows; those without one are left out. */
export async function loadReportIds(sql: Pick<pg.Pool, 'query'>, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await sql.query<{ id: string; reportId: string }>(
    'select id, report_id as "reportId" from verifications where id = any($1) and report_id is not null',
    [ids],
  )
  return new Map(found.rows.map(({ id, reportId }) => [id, reportId]))
}

function cellsOf(card: VerificationCard): Cell[] {
  const { id, creator, state, verdict, origin, createdAt, endedAt, creditsUsed, failure, tags } = card
  const { trust, suspiciousFollowers: suspicious } = verdict ?? { trust: null, suspiciousFollowers: null }
  return [
    ...[id, creator.platform, creator.handle, creator.displayName, state, verdict?.state ?? null],
    ...[trust?.score ?? null, trust?.low ?? null, trust?.high ?? null, trust?.band ?? null, verdict?.fraudRisk ?? null],
    verdict?.decision?.word ?? null,
    ...[suspicious?.share ?? null, suspicious?.low ?? null, suspicious?.high ?? null, suspicious?.sampled ?? null],
    ...[verdict?.verdict ?? null, origin, createdAt, endedAt, creditsUsed, failure?.error ?? null],
    tags.join(', '),
  ]
}
