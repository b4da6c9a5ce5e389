import { profileByHandle, type ShortlistEntry } from '@vouch/contract'
import type { KeyFigure, Platform, Report } from '@vouch/engine'
import { figureTable } from '@vouch/presentation'
import type { ReportCard } from '../../verdicts/creators/reports.ts'

/** How a creator stands with a workspace: the last verdict, the last counts, what changed, and whether a verification runs. Lists of creators
 *  show it beside what they note themselves. */

export type CreatorStanding = Pick<
  ShortlistEntry,
  'creator' | 'verdict' | 'counts' | 'changes' | 'screening' | 'running'
>

export interface StandingRow {
  platform: Platform
  handle: string
  displayName: string | null
  running: boolean
  verificationId: string | null
  endedAt: Date | null
  card: ReportCard | null
  subject: Report['subject'] | null
  engagement: Report['engagement']
  figures: KeyFigure[] | null
  countedFollowers: number | null
  countedAt: Date | null
  changes: number
  foundScore: number | null
  foundLow: number | null
  foundHigh: number | null
}

// Whoever waits in a running batch is as good as being verified: between two of its lines nobody else is. The conditions are those of no partial index:
// one would lead through the batches of all workspaces.
const waitsInBatch = `
         (creators.platform, creators.handle) in (
           select item.platform, item.handle from bulk_batches batch join bulk_items item on item.batch_id = batch.id
            where batch.workspace_id = $2 and batch.ended_at is null and batch.state not in ('paused', 'stopped')
              and item.begun_at is null)`

/** Columns of a statement that has a `list` with its workspace, which is $2, and an `entry` with its creator. */
export const standingColumns = `
         creators.platform, creators.handle,
         coalesce(reports.card ->> 'displayName', creators.display_name, seen.display_name) as "displayName",
         last.id as "verificationId", run.ended_at as "endedAt", reports.card,
         told.subject, told.engagement, told."keyFigures" as figures,
         seen.trust as "foundScore", seen.trust_low as "foundLow", seen.trust_high as "foundHigh",
         counted.followers::float8 as "countedFollowers", counted.read_at as "countedAt",
         (select count(*)::int from watched_creators watched join watch_changes changes using (creator_id)
           where watched.workspace_id = list.workspace_id and watched.creator_id = entry.creator_id and changes.at >= watched.since
             and not exists (select from watch_dismissals put
                              where put.workspace_id = list.workspace_id and put.change_id = changes.id)) as changes,
         exists (select from verifications join verification_runs on verification_runs.id = run_id
                  where workspace_id = list.workspace_id and verifications.creator_id = entry.creator_id
                    and verification_runs.state in ('queued', 'running'))
           or ${waitsInBatch} as running`

// A workspace verifies a creator now and then: what counts is the last time that something was found out. It is chosen before its report is read, and the
// report is unpacked and read through once: a sort would unpack that of every time, and each arrow reads all of it anew.
export const standingJoins = `
    join creators on creators.id = entry.creator_id
    left join lateral (
      select id, run_id, report_id from verifications
       where verifications.workspace_id = list.workspace_id and verifications.creator_id = entry.creator_id
         and report_id is not null
       order by created_at desc limit 1
    ) last on true
    left join verification_runs run on run.id = last.run_id
    left join reports on reports.id = last.report_id
    left join lateral json_to_record(reports.body) as told(subject json, engagement json, "keyFigures" json) on true
    left join lateral (
      select followers, read_at from creator_readings where creator_id = entry.creator_id order by day desc limit 1
    ) counted on true
    left join discovered_creators seen
      on seen.platform = creators.platform and seen.handle = creators.handle and seen.workspace_id is null`

/** @returns how the creator of a row stands */
export function standingOf(row: StandingRow): CreatorStanding {
  const { platform, handle, displayName, running, subject } = row
  const address = profileByHandle(platform, handle)
  const { foundScore, foundLow, foundHigh } = row
  const screened = foundScore !== null && foundLow !== null && foundHigh !== null
  return {
    running,
    creator: {
      ...{ platform, handle, displayName },
      url: subject?.url ?? (address.kind === 'profile' ? address.url : null),
    },
    verdict: verdictOf(row),
    counts: countsOf(row),
    changes: row.changes,
    screening: screened ? { score: foundScore, low: foundLow, high: foundHigh, only: null } : null,
  }
}

/** What was counted last, by a watch or by the workspace's own verification. */
function countsOf({ countedAt, countedFollowers, subject }: StandingRow): ShortlistEntry['counts'] {
  if (countedAt !== null && (subject === null || countedAt >= new Date(subject.fetchedAt)))
    return { followers: countedFollowers, at: countedAt.toISOString() }
  return subject === null ? null : { followers: subject.followers, at: subject.fetchedAt }
}

function verdictOf({
  verificationId,
  endedAt,
  card,
  subject,
  engagement,
  figures,
}: StandingRow): ShortlistEntry['verdict'] {
  if (verificationId === null || endedAt === null || card === null) return null
  return {
    verificationId,
    at: endedAt.toISOString(),
    state: card.state,
    trust: card.trust,
    fraudRisk: card.fraudRisk,
    decision: card.decision ?? null,
    followers: subject?.followers ?? null,
    engagementRate: engagement?.rate ?? null,
    engagementBasis: engagement?.basis ?? null,
    reach: estimateOf(figures, figureTable.reach.id),
    price: estimateOf(figures, figureTable.price.id),
  }
}

function estimateOf(figures: KeyFigure[] | null, id: string) {
  const figure = figures?.find((each) => each.id === id)
  if (figure === undefined || figure.value === null) return null
  return { value: figure.value, low: figure.low, high: figure.high }
}
