import {
  blankCreator,
  blankDeliverable,
  blankTask,
  type CampaignCreatorValues,
  campaignCreatorsMax,
  campaignTasksMax,
  type DeliverableValues,
  deliverablesMax,
  laterCreatorFields,
  type NamedCreator,
  Problem,
} from '@vouch/contract'
import { findCreator } from '../../finding/shortlists/find-creator.ts'
import { oldestRestorable } from '../../finding/shortlists/places.ts'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import type { Act, Tx } from './campaign-desk.ts'
import { writeChange } from './campaign-log.ts'
import { lockOpen, lockStarted, refuseDraft } from './lock-campaign.ts'
import { type Change, firstFields, saveField } from './stored-fields.ts'

/** Creators of a campaign, what they deliver, and its tasks. Each runs in its caller's transaction, under the campaign's lock. */

function noSuchEntry(): Problem {
  return new Problem('not_found', 'This creator isn’t in the campaign.')
}

/** Adds creators at the end; who was taken out comes back with what was noted.
 *  @throws Problem `bad_address`, `creator_withheld`, `too_many`, and as `lockOpen` does */
export async function addCreators(tx: Tx, act: Act, creators: readonly NamedCreator[]): Promise<void> {
  await lockOpen(tx, act)
  const ids = await findAll(tx, creators, act.at)
  for (const creator of creators) {
    const creatorId = ids.get(creator)
    const added = await tx.query<{ id: string }>(
      `insert into campaign_creators as kept (campaign_id, creator_id, added_at) values ($1, $2, $3)
       on conflict (campaign_id, creator_id) do update set added_at = excluded.added_at, removed_at = null
          where kept.removed_at is not null returning id`,
      [act.campaignId, creatorId, act.at],
    )
    const [entry] = added.rows
    if (entry) await writeChange(tx, act, { kind: 'creator-added', entryId: entry.id })
  }
  await refuseOverfull(tx, act.campaignId)
}

/** Finds creators in an order that every list has in common: two that name the same new ones otherwise wait for each other. */
async function findAll(tx: Tx, creators: readonly NamedCreator[], at: Date): Promise<Map<NamedCreator, string>> {
  const ids = new Map<NamedCreator, string>()
  const key = ({ platform, handle }: NamedCreator) => `${platform}:${creatorKey(platform, handle)}`
  for (const creator of creators.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)))
    ids.set(creator, await findCreator(tx, creator, at))
  return ids
}

async function refuseOverfull(tx: Tx, campaignId: string): Promise<void> {
  const full = await tx.query(
    'select from campaign_creators where campaign_id = $1 and removed_at is null having count(*) > $2',
    [campaignId, campaignCreatorsMax],
  )
  if (full.rowCount === 0) return
  throw new Problem('too_many', `A campaign can have up to ${campaignCreatorsMax} creators. Take one out first.`)
}

async function requireEntry(tx: Tx, { campaignId }: Act, entryId: string): Promise<void> {
  const found = await tx.query(
    'select from campaign_creators where id = $1 and campaign_id = $2 and removed_at is null',
    [entryId, campaignId],
  )
  if (found.rowCount === 0) throw noSuchEntry()
}

/** @throws Problem `not_now` for what waits for the start, `field_conflict`, and as `lockOpen` does */
export async function changeCreator(tx: Tx, act: Act, entryId: string, change: Change): Promise<void> {
  const standing = await lockOpen(tx, act)
  const later: readonly string[] = laterCreatorFields
  if (later.includes(change.field)) refuseDraft(standing)
  await requireEntry(tx, act, entryId)
  const blank: CampaignCreatorValues = blankCreator
  const saved = await saveField(tx, act, { owner: 'creator', id: entryId, blank }, change)
  if (saved === null) return
  const line = { entryId, field: change.field, before: saved.before, after: change.value }
  await writeChange(tx, act, { kind: 'field', ...line })
}

/** @throws Problem `not_found`, and as `lockOpen` does */
export async function removeCreator(tx: Tx, act: Act, entryId: string): Promise<void> {
  await lockOpen(tx, act)
  await requireEntry(tx, act, entryId)
  await tx.query('update campaign_creators set removed_at = $2 where id = $1', [entryId, act.at])
  await writeChange(tx, act, { kind: 'creator-removed', entryId })
}

/** @throws Problem `not_found`, `too_many`, and as `lockOpen` does */
export async function restoreCreator(tx: Tx, act: Act, entryId: string): Promise<void> {
  await lockOpen(tx, act)
  const restored = await tx.query(
    'update campaign_creators set removed_at = null where id = $1 and campaign_id = $2 and removed_at > $3',
    [entryId, act.campaignId, oldestRestorable(act.at)],
  )
  if (restored.rowCount === 0) throw noSuchEntry()
  await refuseOverfull(tx, act.campaignId)
  await writeChange(tx, act, { kind: 'creator-restored', entryId })
}

/** @throws Problem `too_many`, and as `lockStarted` does */
export async function addDeliverable(
  tx: Tx,
  act: Act,
  entryId: string,
  { kind, title = '' }: { kind: DeliverableValues['kind']; title?: string | undefined },
): Promise<void> {
  await lockStarted(tx, act)
  await requireEntry(tx, act, entryId)
  const added = await tx.query(
    `insert into campaign_deliverables (campaign_id, entry_id, fields, added_at)
     select $1, $2, $3, $4 where (select count(*) from campaign_deliverables where entry_id = $2) < $5`,
    [act.campaignId, entryId, firstFields({ kind, title }, act), act.at, deliverablesMax],
  )
  if (added.rowCount === 0)
    throw new Problem('too_many', `A creator can have up to ${deliverablesMax} deliverables. Delete one first.`)
  await writeChange(tx, act, { kind: 'deliverable-added', entryId, after: kind })
}

async function entryOfDeliverable(tx: Tx, { campaignId }: Act, id: string): Promise<string> {
  const found = await tx.query<{ entryId: string }>(
    'select entry_id as "entryId" from campaign_deliverables where id = $1 and campaign_id = $2',
    [id, campaignId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Deliverable not found.')
  return row.entryId
}

/** @throws Problem `not_found`, `field_conflict`, and as `lockStarted` does */
export async function changeDeliverable(tx: Tx, act: Act, id: string, change: Change): Promise<void> {
  await lockStarted(tx, act)
  const entryId = await entryOfDeliverable(tx, act, id)
  const saved = await saveField(tx, act, { owner: 'deliverable', id, blank: blankDeliverable }, change)
  if (saved === null) return
  const line = { entryId, field: change.field, before: saved.before, after: change.value }
  await writeChange(tx, act, { kind: 'field', ...line })
}

/** @throws Problem `not_found`, and as `lockStarted` does */
export async function removeDeliverable(tx: Tx, act: Act, id: string): Promise<void> {
  await lockStarted(tx, act)
  const entryId = await entryOfDeliverable(tx, act, id)
  await tx.query('delete from campaign_deliverables where id = $1', [id])
  await writeChange(tx, act, { kind: 'deliverable-removed', entryId })
}

/** @throws Problem `too_many`, and as `lockOpen` does */
export async function addTask(tx: Tx, act: Act, title: string): Promise<void> {
  await lockOpen(tx, act)
  const added = await tx.query(
    `insert into campaign_tasks (campaign_id, fields, added_at)
     select $1, $2, $3 where (select count(*) from campaign_tasks where campaign_id = $1) < $4`,
    [act.campaignId, firstFields({ title }, act), act.at, campaignTasksMax],
  )
  if (added.rowCount === 0)
    throw new Problem('too_many', `A campaign can have up to ${campaignTasksMax} tasks. Delete one first.`)
  await writeChange(tx, act, { kind: 'task-added', subject: title })
}

async function titleOfTask(tx: Tx, { campaignId }: Act, id: string): Promise<string> {
  const found = await tx.query<{ title: string }>(
    `select fields -> 'title' ->> 'value' as title from campaign_tasks where id = $1 and campaign_id = $2`,
    [id, campaignId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Task not found.')
  return row.title
}

/** @throws Problem `not_found`, `field_conflict`, and as `lockOpen` does */
export async function changeTask(tx: Tx, act: Act, id: string, change: Change): Promise<void> {
  await lockOpen(tx, act)
  const subject = await titleOfTask(tx, act, id)
  const saved = await saveField(tx, act, { owner: 'task', id, blank: blankTask }, change)
  if (saved === null) return
  const line = { subject, field: change.field, before: saved.before, after: change.value }
  await writeChange(tx, act, { kind: 'field', ...line })
}

/** @throws Problem `not_found`, and as `lockOpen` does */
export async function removeTask(tx: Tx, act: Act, id: string): Promise<void> {
  await lockOpen(tx, act)
  const subject = await titleOfTask(tx, act, id)
  await tx.query('delete from campaign_tasks where id = $1', [id])
  await writeChange(tx, act, { kind: 'task-removed', subject })
}
