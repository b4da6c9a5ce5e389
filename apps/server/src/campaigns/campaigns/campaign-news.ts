import type { CampaignIntelligence, WatchAlert } from '@vouch/contract'
import type { ReportCard } from '../../verdicts/creators/reports.ts'
import { loadWatchAlerts } from '../../verdicts/watch/alerts.ts'
import type { CampaignDesk } from './campaign-desk.ts'

/** What changed of a campaign since yesterday: counts of its creators that left their range, new reports beside the ones before, and what people
 *  changed. */

const newsHours = 24

interface ReportRow {
  entryId: string
  verificationId: string
  name: string
  at: Date
  card: ReportCard
  earlier: ReportCard | null
}

const reportsText = `
  select entry.id as "entryId", last.id as "verificationId", last.ended_at as at,
         coalesce(last.card ->> 'displayName', creators.display_name, creators.handle) as name,
         last.card, earlier.card as earlier
    from campaign_creators entry join creators on creators.id = entry.creator_id
    join lateral (
      select verifications.id, verifications.created_at, run.ended_at, reports.card
        from verifications join verification_runs run on run.id = run_id join reports on reports.id = verifications.report_id
       where workspace_id = $2 and verifications.creator_id = entry.creator_id
       order by verifications.created_at desc limit 1
    ) last on last.ended_at >= $3
    left join lateral (
      select reports.card from verifications join reports on reports.id = verifications.report_id
       where workspace_id = $2 and verifications.creator_id = entry.creator_id
         and verifications.created_at < last.created_at order by verifications.created_at desc limit 1
    ) earlier on true
   where entry.campaign_id = $1 and entry.removed_at is null order by last.ended_at desc`

export async function loadNews(
  { db: { pool }, now }: Pick<CampaignDesk, 'db' | 'now'>,
  workspaceId: string,
  campaignId: string,
): Promise<CampaignIntelligence['news']> {
  const since = new Date(now().getTime() - newsHours * 3_600_000)
  const reports = await pool.query<ReportRow>(reportsText, [campaignId, workspaceId, since])
  const names = await pool.query<{ name: string }>(
    `select platform || '/' || handle as name from campaign_creators join creators on creators.id = creator_id
      where campaign_id = $1 and removed_at is null`,
    [campaignId],
  )
  const edits = await pool.query<{ edits: number }>(
    'select count(*)::int as edits from campaign_changes where campaign_id = $1 and at >= $2',
    [campaignId, since],
  )
  const ours = new Set(names.rows.map(({ name }) => name))
  const isOurs = ({ creator, at }: WatchAlert) =>
    ours.has(`${creator.platform}/${creator.handle}`) && new Date(at) >= since
  return {
    since: since.toISOString(),
    counts: (await loadWatchAlerts(pool, workspaceId)).filter(isOurs),
    reports: reports.rows.map(({ at, card, earlier, ...row }) => ({
      ...{ ...row, ...scoredOf(card), at: at.toISOString() },
      before: earlier && scoredOf(earlier),
    })),
    edits: edits.rows[0]?.edits ?? 0,
  }
}

/** A report of an older engine has no decision. */
function scoredOf({ trust, decision }: ReportCard) {
  return { trust, decision: decision ?? null }
}
