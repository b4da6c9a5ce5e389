import {
  actionCosts,
  blankCampaign,
  blankCreator,
  blankDeliverable,
  blankTask,
  type CampaignDeed,
  type CampaignGoal,
  campaignTemplates,
  type changeKinds,
  Problem,
  standingAfter,
} from '@vouch/contract'
import { spend } from '../../customers/credits/ledger.ts'
import { oldestRestorable } from '../../finding/shortlists/places.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Act, Sql, Tx } from './campaign-desk.ts'
import { writeChange } from './campaign-log.ts'
import { claimPlace, lockCampaign, lockOpen, noSuchCampaign, refuseLapsed } from './lock-campaign.ts'
import { type Change, firstFields, type StoredFields, saveField, valuesOf } from './stored-fields.ts'

/** Changes of campaigns as a whole. Each runs in its caller's transaction and names the workspace. */

type Opening = Pick<Act, 'member' | 'at'>

async function insertCampaign(tx: Tx, opening: Opening, values: object): Promise<string> {
  const { member, at } = opening
  await claimPlace(tx, member.workspaceId)
  const made = await tx.query<{ id: string }>(
    `insert into campaigns (workspace_id, fields, created_by, created_at, updated_at) values ($1, $2, $3, $4, $4) returning id`,
    [member.workspaceId, firstFields(values, opening), member.userId, at],
  )
  return onlyRow(made).id
}

async function insertTasks(tx: Tx, opening: Opening, campaignId: string, titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await tx.query('insert into campaign_tasks (campaign_id, fields, added_at) values ($1, $2, $3)', [
      ...[campaignId, firstFields({ title }, opening), opening.at],
    ])
}

/** Opens a draft from the template of its goal. @returns its id. @throws Problem `too_many` or `subscription_ended` */
export async function openCampaign(
  tx: Tx,
  opening: Opening,
  { name, goal }: { name: string; goal: CampaignGoal },
): Promise<string> {
  const { brief, platforms, tasks } = campaignTemplates[goal]
  const id = await insertCampaign(tx, opening, { name, goal, brief, platforms })
  await insertTasks(tx, opening, id, tasks)
  await writeChange(tx, { ...opening, campaignId: id }, { kind: 'created' })
  return id
}

/** Saves one field. @throws Problem `field_conflict`, and as `lockOpen` does */
export async function changeCampaign(tx: Tx, act: Act, change: Change): Promise<void> {
  await lockOpen(tx, act)
  const saved = await saveField(tx, act, { owner: 'campaign', id: act.campaignId, blank: blankCampaign }, change)
  if (saved === null) return
  await writeChange(tx, act, { kind: 'field', field: change.field, before: saved.before, after: change.value })
}

const kindOf: Readonly<Record<CampaignDeed, (typeof changeKinds)[number]>> = {
  ...{ start: 'started', complete: 'completed', reopen: 'reopened', archive: 'archived', restore: 'restored' },
}

/** Moves a campaign to another state. The first start is charged, under a cause that is the campaign's own, so that no second one can be.
 *  @throws Problem `not_now` where the deed cannot be done, `insufficient_credits`, and as `lockCampaign` does */
export async function moveCampaign(tx: Tx, act: Act, deed: CampaignDeed): Promise<void> {
  const { member, campaignId, at } = act
  const standing = await lockCampaign(tx, act)
  const after = standingAfter(standing, deed)
  if (after === null) throw new Problem('not_now', `This can’t be done while the campaign is ${standing.state}.`)
  if (deed === 'start') {
    const action = 'campaign_workflow'
    const cause = `campaign:${campaignId}`
    const credits = actionCosts[action]
    await spend(tx, { workspaceId: member.workspaceId, cause, action, resourceId: campaignId, credits, at })
  }
  await tx.query(
    `update campaigns set state = $2, archived_from = $3,
            started_at = case $2 when 'active' then coalesce(started_at, $4) else started_at end,
            completed_at = case when $5 then $4 else completed_at end where id = $1`,
    [campaignId, after.state, after.archivedFrom, at, deed === 'complete'],
  )
  await writeChange(tx, act, { kind: kindOf[deed] })
}

interface Copied {
  creatorId: string
  fields: StoredFields
  deliverables: StoredFields[]
}

/** Copies the plan into a new draft: not the dates, and nothing of what happened after the start.
 *  @returns its id. @throws Problem `not_found`, `too_many` or `subscription_ended` */
export async function duplicateCampaign(tx: Tx, act: Act): Promise<string> {
  await lockCampaign(tx, act)
  const { fields, tasks } = onlyRow(
    await tx.query<{ fields: StoredFields; tasks: StoredFields[] }>(
      `select fields, coalesce((select json_agg(task.fields order by place) from campaign_tasks task
                                 where campaign_id = campaigns.id), '[]') as tasks from campaigns where id = $1`,
      [act.campaignId],
    ),
  )
  const values = valuesOf(fields, blankCampaign)
  const name = `${values.name.slice(0, 73)} (copy)`
  const id = await insertCampaign(tx, act, { ...values, name, startsOn: null, endsOn: null })
  const copy = { ...act, campaignId: id }
  const titles = tasks.map((task) => valuesOf(task, blankTask).title)
  await insertTasks(tx, copy, id, titles)
  for (const one of await loadCopied(tx, act.campaignId)) await copyCreator(tx, copy, one)
  await writeChange(tx, copy, { kind: 'duplicated', subject: values.name })
  return id
}

async function loadCopied(tx: Tx, campaignId: string): Promise<Copied[]> {
  const found = await tx.query<Copied>(
    `select creator_id as "creatorId", fields,
            coalesce((select json_agg(made.fields order by place) from campaign_deliverables made
                       where entry_id = entry.id), '[]') as deliverables
       from campaign_creators entry where campaign_id = $1 and removed_at is null order by place`,
    [campaignId],
  )
  return found.rows
}

async function copyCreator(tx: Tx, act: Act, { creatorId, fields, deliverables }: Copied): Promise<void> {
  const { role, fee, note } = valuesOf(fields, blankCreator)
  const made = await tx.query<{ id: string }>(
    'insert into campaign_creators (campaign_id, creator_id, fields, added_at) values ($1, $2, $3, $4) returning id',
    [act.campaignId, creatorId, firstFields({ role, fee, note }, act), act.at],
  )
  const planned = deliverables.map((each) => valuesOf(each, blankDeliverable))
  for (const { kind, title } of planned)
    await tx.query(
      'insert into campaign_deliverables (campaign_id, entry_id, fields, added_at) values ($1, $2, $3, $4)',
      [act.campaignId, onlyRow(made).id, firstFields({ kind, title }, act), act.at],
    )
}

/** Deletes a campaign for a day, then for good. @throws Problem `not_found` or `subscription_ended` */
export async function removeCampaign(tx: Tx, act: Act): Promise<void> {
  await lockCampaign(tx, act)
  await tx.query('update campaigns set removed_at = $2 where id = $1', [act.campaignId, act.at])
}

/** @throws Problem `not_found`, `too_many` or `subscription_ended` */
export async function restoreCampaign(tx: Tx, { member: { workspaceId }, campaignId, at }: Act): Promise<void> {
  await refuseLapsed(tx, workspaceId)
  const there = await tx.query('select from campaigns where id = $1 and workspace_id = $2 and removed_at is null', [
    ...[campaignId, workspaceId],
  ])
  if (there.rowCount === 1) return
  await claimPlace(tx, workspaceId)
  const restored = await tx.query(
    'update campaigns set removed_at = null where id = $1 and workspace_id = $2 and removed_at > $3',
    [campaignId, workspaceId, oldestRestorable(at)],
  )
  if (restored.rowCount === 0) throw noSuchCampaign()
}

/** Deletes what was removed more than a day ago. */
export async function forgetRemovedCampaigns(sql: Sql, at: Date): Promise<void> {
  await sql.query('delete from campaign_creators where removed_at <= $1', [oldestRestorable(at)])
  await sql.query('delete from campaigns where removed_at <= $1', [oldestRestorable(at)])
}
