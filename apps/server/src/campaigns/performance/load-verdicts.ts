import type { PerformanceVerdict } from '@vouch/contract'
import type { ReportCard } from '../../verdicts/creators/reports.ts'
import type { Sql } from '../tracking/tracking-parts.ts'

/** The verdicts that a campaign's creators had: the one that was known when it started, the latest, and the latest since its end. */

export interface KnownVerdict extends PerformanceVerdict {
  reportId: string
}

export interface EntryVerdicts {
  creatorId: string
  /** The last before the start, else the first after it. */
  first: KnownVerdict | null
  last: KnownVerdict | null
  /** The latest since the campaign was completed. */
  end: KnownVerdict | null
}

interface Row {
  entryId: string
  creatorId: string
  first: VerdictRow | null
  last: VerdictRow | null
  end: VerdictRow | null
}

interface VerdictRow {
  id: string
  reportId: string
  at: string
  card: ReportCard
  /** Whether the report could tell the share of all followers; null where its engine didn't say. */
  followers: 'seen' | 'unclear' | 'not-seen' | null
}

const verdictOf = (order: string, since = '') => `
  left join lateral (
    select jsonb_build_object('id', told.id, 'reportId', reports.id, 'card', reports.card, 'at', run.ended_at,
             'followers', jsonb_path_query_first(reports.body::jsonb, '$.parts[*] ? (@.part == "followers").state')) as told
      from verifications told join verification_runs run on run.id = told.run_id join reports on reports.id = told.report_id
     where told.workspace_id = campaigns.workspace_id and told.creator_id = entry.creator_id ${since}
     order by ${order} limit 1)`

/** @returns when a campaign was last completed; null while it is not */
export async function loadEnd(sql: Sql, workspaceId: string, campaignId: string): Promise<Date | null> {
  const found = await sql.query<{ at: Date | null }>(
    `select coalesce(completed_at, (select max(at) from campaign_changes where campaign_id = campaigns.id and kind = 'completed')) as at
       from campaigns where id = $1 and workspace_id = $2 and 'completed' in (state, archived_from)`,
    [campaignId, workspaceId],
  )
  return found.rows[0]?.at ?? null
}

/** @param endedAt when the campaign was completed
 *  @returns the verdicts of the creators who are in a campaign now, by entry */
export async function loadVerdicts(
  sql: Sql,
  campaignId: string,
  endedAt: Date | null,
): Promise<ReadonlyMap<string, EntryVerdicts>> {
  const found = await sql.query<Row>(
    `select entry.id as "entryId", entry.creator_id as "creatorId", first.told as first, last.told as last, ended.told as end
       from campaigns join campaign_creators entry on entry.campaign_id = campaigns.id and entry.removed_at is null
       ${verdictOf('told.created_at <= started_at desc, abs(extract(epoch from told.created_at - started_at))')} first on true
       ${verdictOf('told.created_at desc')} last on true
       ${verdictOf('told.created_at desc', 'and told.created_at >= $2')} ended on true
      where campaigns.id = $1`,
    [campaignId, endedAt],
  )
  return new Map(
    found.rows.map(({ entryId, creatorId, first, last, end }) => [
      entryId,
      { creatorId, first: first && shown(first), last: last && shown(last), end: end && shown(end) },
    ]),
  )
}

/** @returns a verdict as it is told, without the report's id */
export function toldVerdict(verdict: KnownVerdict | null | undefined): PerformanceVerdict | null {
  if (!verdict) return null
  const { reportId: _, ...told } = verdict
  return told
}

/** A share of the newest followers is not one of all: where the report says that it can't tell, nobody else does. */
function shown({ id, reportId, at, card, followers }: VerdictRow): KnownVerdict {
  const { trust, decision } = card
  const suspiciousFollowers = followers === null || followers === 'seen' ? card.suspiciousFollowers : null
  return {
    ...{ verificationId: id, reportId, at: new Date(at).toISOString() },
    ...{ trust: trust?.score ?? null, decision: decision?.word ?? null },
    suspicious: suspiciousFollowers && {
      ...{ share: suspiciousFollowers.share, low: suspiciousFollowers.low, high: suspiciousFollowers.high },
    },
  }
}
