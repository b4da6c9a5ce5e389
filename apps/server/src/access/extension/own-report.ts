import type { ExtensionBadge, ProfileAddress } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { withEveryKey } from '../../verdicts/creators/reports.ts'
import { freeRepeatHours, msPerHour } from '../../verdicts/verifications/verification-parts.ts'

/** What a workspace found out about a creator itself within a day. */
export interface OwnReport {
  /** Of its newest verification with a report; null where there is none. */
  badge: ExtensionBadge | null
  /** Whether it paid for the creator, so that verifying again takes nothing. */
  paid: boolean
}

interface Row {
  verificationId: string
  report: Report | null
  paid: boolean
}

/** Loads what the workspace's own verifications of the last day say. Whatever others found out is never among it. */
export async function loadOwnReport(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  { platform, handle, url }: ProfileAddress,
  at: Date,
): Promise<OwnReport> {
  const found = await sql.query<Row>(
    // A channel may have been asked for by its id and be known by its name.
    `select verifications.id as "verificationId", reports.body as report, coalesce(credits_used, 0) > 0 as paid
       from verifications join verification_runs run on run.id = run_id
       left join creators on creators.id = verifications.creator_id
       left join reports on reports.id = verifications.report_id
      where workspace_id = $1 and verifications.created_at > $5
        and ((creators.platform = $2 and creators.handle = $3) or run.subject = $4)
      order by verifications.created_at desc limit 50`,
    [workspaceId, platform, creatorKey(platform, handle), url, new Date(at.getTime() - freeRepeatHours * msPerHour)],
  )
  const newest = found.rows.find(({ report }) => report !== null)
  const badge = newest?.report
    ? badgeOf(newest.report, { basis: 'verification', verificationId: newest.verificationId })
    : null
  return { badge, paid: found.rows.some(({ paid }) => paid) }
}

/** @returns what a badge and its panel show of a report */
export function badgeOf(report: Report, from: Pick<ExtensionBadge, 'basis' | 'verificationId'>): ExtensionBadge {
  const { state, trust, fraudRisk, decision, verdict, parts, subject } = withEveryKey(report)
  return { ...from, at: subject.fetchedAt, state, trust, fraudRisk, decision, verdict, parts }
}
