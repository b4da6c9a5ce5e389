import { Problem, profileByHandle, type Shortlist, type ShortlistEntry, type ShortlistSummary } from '@vouch/contract'
import type { KeyFigure, Platform, Report } from '@vouch/engine'
import { figureTable } from '@vouch/presentation'
import type pg from 'pg'
import type { ReportCard } from '../../verdicts/creators/reports.ts'

/** Loads shortlists as the API shows them. Every query names the workspace: another one's list is not found. */

type Sql = Pick<pg.Pool, 'query'>

interface ListRow {
  id: string
  name: string
  nextCheckAt: Date | null
  createdAt: Date
}

interface EntryRow {
  id: string
  platform: Platform
  handle: string
  displayName: string | null
  status: ShortlistEntry['status']
  note: string
  tags: string[]
  addedAt: Date
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

const listColumns = `id, name, next_check_at as "nextCheckAt", created_at as "createdAt"`

// A workspace verifies a creator now and then: what counts is the last time that something was found out.
const entryText = `
  select entry.id, creators.platform, creators.handle, entry.status, entry.note, entry.tags, entry.added_at as "addedAt",
         coalesce(last.card ->> 'displayName', creators.display_name, seen.display_name) as "displayName",
         last.id as "verificationId", last.ended_at as "endedAt", last.card, last.subject, last.engagement, last.figures,
         seen.trust as "foundScore", seen.trust_low as "foundLow", seen.trust_high as "foundHigh",
         counted.followers::float8 as "countedFollowers", counted.read_at as "countedAt",
         (select count(*)::int from watched_creators watched join watch_changes changes using (creator_id)
           where watched.workspace_id = list.workspace_id and watched.creator_id = entry.creator_id and changes.at >= watched.since
             and not exists (select from watch_dismissals put
                              where put.workspace_id = list.workspace_id and put.change_id = changes.id)) as changes,
         exists (select from verifications join verification_runs on verification_runs.id = run_id
                  where workspace_id = list.workspace_id and verifications.creator_id = entry.creator_id
                    and verification_runs.state in ('queued', 'running')) as running
    from shortlists list
    join shortlist_entries entry on entry.shortlist_id = list.id and entry.removed_at is null
    join creators on creators.id = entry.creator_id
    left join lateral (
      select verifications.id, run.ended_at, reports.card, reports.body -> 'subject' as subject,
             reports.body -> 'engagement' as engagement, reports.body -> 'keyFigures' as figures
        from verifications join verification_runs run on run.id = run_id join reports on reports.id = verifications.report_id
       where verifications.workspace_id = list.workspace_id and verifications.creator_id = entry.creator_id
       order by verifications.created_at desc limit 1
    ) last on true
    left join lateral (
      select followers, read_at from creator_readings where creator_id = entry.creator_id order by day desc limit 1
    ) counted on true
    left join discovered_creators seen
      on seen.platform = creators.platform and seen.handle = creators.handle and seen.workspace_id is null
   where list.id = $1 and list.workspace_id = $2 and ($3::uuid is null or entry.id = $3)
   order by entry.place, entry.added_at, entry.id`

/** Loads a list with its creators. @throws Problem `not_found` for one that is not the workspace's, or was removed. */
export async function loadShortlist(sql: Sql, workspaceId: string, id: string): Promise<Shortlist> {
  const found = await sql.query<ListRow>(
    `select ${listColumns} from shortlists where id = $1 and workspace_id = $2 and removed_at is null`,
    [id, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchList()
  const entries = await sql.query<EntryRow>(entryText, [id, workspaceId, null])
  return { ...shownList(row), entries: entries.rows.map(shownEntry) }
}

/** Loads one creator on a list. @throws Problem `not_found` */
export async function loadEntry(sql: Sql, workspaceId: string, listId: string, id: string): Promise<ShortlistEntry> {
  const found = await sql.query<EntryRow>(entryText, [listId, workspaceId, id])
  const [row] = found.rows
  if (row === undefined) throw noSuchEntry()
  return shownEntry(row)
}

/** Loads the lists of a workspace, oldest first, each with who is on it. */
export async function loadShortlists(sql: Sql, workspaceId: string): Promise<ShortlistSummary[]> {
  const found = await sql.query<ListRow & Pick<ShortlistSummary, 'creators'>>(
    `select list.id, list.name, list.next_check_at as "nextCheckAt", list.created_at as "createdAt",
            coalesce(json_agg(json_build_object('platform', platform, 'handle', creators.handle, 'displayName', display_name)
                              order by entry.place, entry.added_at, entry.id) filter (where entry.id is not null), '[]') as creators
       from shortlists list
       left join shortlist_entries entry on entry.shortlist_id = list.id and entry.removed_at is null
       left join creators on creators.id = entry.creator_id
      where list.workspace_id = $1 and list.removed_at is null
      group by list.id order by list.created_at, list.id`,
    [workspaceId],
  )
  return found.rows.map(({ creators, ...row }) => ({ ...shownList(row), creators }))
}

export function noSuchList(): Problem {
  return new Problem('not_found', 'Shortlist not found.')
}

export function noSuchEntry(): Problem {
  return new Problem('not_found', 'This creator isn’t on the shortlist.')
}

function shownList({ nextCheckAt, createdAt, ...row }: ListRow): Omit<ShortlistSummary, 'creators'> {
  return {
    ...row,
    watched: nextCheckAt !== null,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

function shownEntry(row: EntryRow): ShortlistEntry {
  const { id, platform, handle, displayName, status, note, tags, addedAt, running, subject } = row
  const address = profileByHandle(platform, handle)
  const { foundScore, foundLow, foundHigh } = row
  const screened = foundScore !== null && foundLow !== null && foundHigh !== null
  return {
    ...{ id, status, note, tags, running },
    creator: {
      ...{ platform, handle, displayName },
      url: subject?.url ?? (address.kind === 'profile' ? address.url : null),
    },
    addedAt: addedAt.toISOString(),
    verdict: verdictOf(row),
    counts: countsOf(row),
    changes: row.changes,
    screening: screened ? { score: foundScore, low: foundLow, high: foundHigh } : null,
  }
}

/** What was counted last, by a watch or by the workspace's own verification. */
function countsOf({ countedAt, countedFollowers, subject }: EntryRow): ShortlistEntry['counts'] {
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
}: EntryRow): ShortlistEntry['verdict'] {
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
