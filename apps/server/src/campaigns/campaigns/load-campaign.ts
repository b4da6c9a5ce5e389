import {
  blankCampaign,
  blankCreator,
  blankDeliverable,
  blankTask,
  type Campaign,
  type CampaignCreator,
  type CampaignDeliverable,
  type CampaignState,
  campaignMoney,
  campaignSteps,
} from '@vouch/contract'
import {
  type StandingRow,
  standingColumns,
  standingJoins,
  standingOf,
} from '../../finding/shortlists/creator-standing.ts'
import type { Sql } from './campaign-desk.ts'
import { loadHead } from './campaign-log.ts'
import { noSuchCampaign } from './lock-campaign.ts'
import { loadNames, type StoredFields, valuesOf, writersOf, writtenFieldsOf } from './stored-fields.ts'

/** Loads a campaign whole, as the API shows it. Every query names the workspace: another one's campaign is not found. */

interface CampaignRow {
  id: string
  state: CampaignState
  fields: StoredFields
  createdAt: Date
  updatedAt: Date
  startedAt: Date | null
}

interface EntryRow extends StandingRow {
  id: string
  fields: StoredFields
  addedAt: Date
}

interface PartRow {
  id: string
  entryId: string
  fields: StoredFields
}

type Names = ReadonlyMap<string, string>

/** @throws Problem `not_found` */
export async function requireCampaign(sql: Sql, workspaceId: string, id: string): Promise<CampaignRow> {
  const found = await sql.query<CampaignRow>({
    name: 'campaign',
    text: `select id, state, fields, created_at as "createdAt", updated_at as "updatedAt", started_at as "startedAt"
       from campaigns where id = $1 and workspace_id = $2 and removed_at is null`,
    values: [id, workspaceId],
  })
  const [row] = found.rows
  if (row === undefined) throw noSuchCampaign()
  return row
}

/** Loads a campaign with its creators, deliverables and tasks. @throws Problem `not_found` */
export async function loadCampaign(sql: Sql, workspaceId: string, id: string): Promise<Campaign> {
  // The head comes first: what is read after it holds at least that change, so whoever knows a later head reads again.
  const { head } = await loadHead(sql, id)
  const row = await requireCampaign(sql, workspaceId, id)
  const [entries, deliverables, tasks] = [
    await loadEntries(sql, workspaceId, id),
    await loadParts(sql, 'campaign_deliverables', id),
    await loadParts(sql, 'campaign_tasks', id),
  ]
  const all = [row, ...entries, ...deliverables, ...tasks].map(({ fields }) => fields)
  const names = await loadNames(sql, writersOf(all))
  const byEntry = Map.groupBy(deliverables, ({ entryId }) => entryId)
  const facts = {
    state: row.state,
    values: valuesOf(row.fields, blankCampaign),
    creators: entries.map((entry) => ({
      values: valuesOf(entry.fields, blankCreator),
      verified: entry.verificationId !== null,
      deliverables: (byEntry.get(entry.id) ?? []).map(({ fields }) => valuesOf(fields, blankDeliverable)),
    })),
  }
  return {
    ...{ id, state: row.state, head },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    money: campaignMoney(facts),
    steps: campaignSteps(facts),
    fields: writtenFieldsOf(row.fields, blankCampaign, names),
    creators: entries.map((entry) => shownEntry(entry, byEntry.get(entry.id) ?? [], names)),
    tasks: tasks.map((task) => ({ id: task.id, fields: writtenFieldsOf(task.fields, blankTask, names) })),
  }
}

async function loadEntries(sql: Sql, workspaceId: string, id: string): Promise<EntryRow[]> {
  const found = await sql.query<EntryRow>({
    name: 'campaign-creators',
    text: `select entry.id, entry.fields, entry.added_at as "addedAt", ${standingColumns}
       from campaigns list
       join campaign_creators entry on entry.campaign_id = list.id and entry.removed_at is null
       ${standingJoins}
      where list.id = $1 and list.workspace_id = $2 order by entry.place`,
    values: [id, workspaceId],
  })
  return found.rows
}

/** Deliverables name the creator that they are of; tasks are of nobody. */
async function loadParts(sql: Sql, table: 'campaign_deliverables' | 'campaign_tasks', id: string): Promise<PartRow[]> {
  const entry = table === 'campaign_deliverables' ? 'entry_id' : `''`
  const found = await sql.query<PartRow>({
    name: table,
    text: `select id, ${entry} as "entryId", fields from ${table} where campaign_id = $1 order by place`,
    values: [id],
  })
  return found.rows
}

function shownEntry(entry: EntryRow, deliverables: readonly PartRow[], names: Names): CampaignCreator {
  return {
    id: entry.id,
    addedAt: entry.addedAt.toISOString(),
    ...standingOf(entry),
    fields: writtenFieldsOf(entry.fields, blankCreator, names),
    deliverables: deliverables.map((each) => shownDeliverable(each, names)),
  }
}

function shownDeliverable({ id, fields }: PartRow, names: Names): CampaignDeliverable {
  return { id, fields: writtenFieldsOf(fields, blankDeliverable, names) }
}
