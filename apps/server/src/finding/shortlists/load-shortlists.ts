import { Problem, type Shortlist, type ShortlistEntry, type ShortlistSummary } from '@vouch/contract'
import type pg from 'pg'
import { type StandingRow, standingColumns, standingJoins, standingOf } from './creator-standing.ts'

/** Loads shortlists as the API shows them. Every query names the workspace: another one's list is not found. */

type Sql = Pick<pg.Pool, 'query'>

interface ListRow {
  id: string
  name: string
  watched: boolean
  nextCheckAt: Date | null
  createdAt: Date
}

type Screening = NonNullable<ShortlistEntry['screening']>

interface EntryRow extends StandingRow {
  id: string
  status: ShortlistEntry['status']
  note: string
  tags: string[]
  addedAt: Date
  /** Those kept by earlier releases don’t say what they rest on. */
  keptScreening: (Omit<Screening, 'only'> & Partial<Pick<Screening, 'only'>>) | null
}

/** Whether the plan of a list's workspace is over. */
export const planEnded = `exists (select from subscriptions ended where ended.workspace_id = list.workspace_id and status not in ('trialing', 'active', 'past_due'))`

// A check that rests until a plan runs has no day.
const listColumns = `list.id, list.name, list.next_check_at is not null as watched,
            case when not ${planEnded} then list.next_check_at end as "nextCheckAt", list.created_at as "createdAt"`

const entriesThat = (condition: string) => `
  select entry.id, entry.status, entry.note, entry.tags, entry.added_at as "addedAt",
         entry.screening as "keptScreening", ${standingColumns}
    from shortlists list
    join shortlist_entries entry on entry.shortlist_id = list.id and entry.removed_at is null
    ${standingJoins}
   where list.id = $1 and list.workspace_id = $2 and ${condition}
   order by entry.place, entry.added_at, entry.id`

/** Loads a list with its creators. @throws Problem `not_found` for one that is not the workspace's, or was removed. */
export async function loadShortlist(sql: Sql, workspaceId: string, id: string): Promise<Shortlist> {
  const values = [id, workspaceId]
  const found = await sql.query<ListRow>({
    name: 'shortlist',
    text: `select ${listColumns} from shortlists list where id = $1 and workspace_id = $2 and removed_at is null`,
    values,
  })
  const [row] = found.rows
  if (row === undefined) throw noSuchList()
  const entries = await sql.query<EntryRow>({ name: 'shortlist-entries', text: entriesThat('true'), values })
  return { ...shownList(row), entries: entries.rows.map(shownEntry) }
}

/** Loads one creator on a list. @throws Problem `not_found` */
export async function loadEntry(sql: Sql, workspaceId: string, listId: string, id: string): Promise<ShortlistEntry> {
  const found = await sql.query<EntryRow>({
    name: 'shortlist-entry',
    text: entriesThat('entry.id = $3'),
    values: [listId, workspaceId, id],
  })
  const [row] = found.rows
  if (row === undefined) throw noSuchEntry()
  return shownEntry(row)
}

/** Loads the lists of a workspace, oldest first, each with who is on it. */
export async function loadShortlists(sql: Sql, workspaceId: string): Promise<ShortlistSummary[]> {
  const found = await sql.query<ListRow & Pick<ShortlistSummary, 'creators'>>({
    name: 'shortlists',
    text: `select ${listColumns},
            coalesce(json_agg(json_build_object('platform', platform, 'handle', creators.handle, 'displayName', display_name)
                              order by entry.place, entry.added_at, entry.id) filter (where entry.id is not null), '[]') as creators
       from shortlists list
       left join shortlist_entries entry on entry.shortlist_id = list.id and entry.removed_at is null
       left join creators on creators.id = entry.creator_id
      where list.workspace_id = $1 and list.removed_at is null
      group by list.id order by list.created_at, list.id`,
    values: [workspaceId],
  })
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
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

function shownEntry(row: EntryRow): ShortlistEntry {
  const { id, status, note, tags, addedAt } = row
  const standing = standingOf(row)
  const screening = row.keptScreening ? { only: null, ...row.keptScreening } : standing.screening
  return { ...{ id, status, note, tags }, addedAt: addedAt.toISOString(), ...standing, screening }
}
