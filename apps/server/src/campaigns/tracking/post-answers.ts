import { type BodyOf, type CampaignCreator, Problem, type proposedPosts } from '@vouch/contract'
import { postLink } from '@vouch/presentation'
import type { Act } from '../campaigns/campaign-desk.ts'
import { changeDeliverable } from '../campaigns/change-people.ts'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { lockStarted } from '../campaigns/lock-campaign.ts'
import type { Sql, Tx } from './tracking-parts.ts'

/** What people said of posts that the watch found. */

type Answer = Omit<BodyOf<typeof proposedPosts.answer>, 'campaignId'>

/** Accepts a post as a deliverable, or says that it is none. An accepted one is posted, with its link where that follows from its id.
 *  @throws Problem `not_found`, `not_now` for a deliverable that is posted already, and as `lockStarted` does */
export async function answerPost(tx: Tx, act: Act, { entryId, postId, deliverableId }: Answer): Promise<void> {
  await lockStarted(tx, act)
  const campaign = await loadCampaign(tx, act.member.workspaceId, act.campaignId)
  const entry = campaign.creators.find(({ id }) => id === entryId)
  if (entry === undefined || !(await isFound(tx, entryId, postId))) throw new Problem('not_found', 'Post not found.')
  if (deliverableId !== null) await markPosted(tx, act, { entry, postId, deliverableId })
  await tx.query(
    `insert into tracking_post_answers (campaign_id, entry_id, post_id, deliverable_id, answered_by, answered_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (entry_id, post_id) do update set deliverable_id = excluded.deliverable_id, answered_by = excluded.answered_by,
        answered_at = excluded.answered_at`,
    [act.campaignId, entryId, postId, deliverableId, act.member.userId, act.at],
  )
}

async function isFound(sql: Sql, entryId: string, postId: string): Promise<boolean> {
  const found = await sql.query(
    `select from campaign_creators entry join post_readings using (creator_id) where entry.id = $1 and post_id = $2 limit 1`,
    [entryId, postId],
  )
  return found.rowCount === 1
}

async function markPosted(
  tx: Tx,
  act: Act,
  { entry, postId, deliverableId }: { entry: CampaignCreator; postId: string; deliverableId: string },
): Promise<void> {
  const deliverable = entry.deliverables.find(({ id }) => id === deliverableId)
  if (deliverable === undefined) throw new Problem('not_found', 'Deliverable not found.')
  const { state, link } = deliverable.fields
  if (state.value === 'posted') throw new Problem('not_now', 'This deliverable is posted already.')
  const place = postLink({ ...entry.creator, basis: 'public' }, postId)
  if (place !== null && link.value === '')
    await changeDeliverable(tx, act, deliverableId, { field: 'link', value: place, version: link.version })
  await changeDeliverable(tx, act, deliverableId, { field: 'state', value: 'posted', version: state.version })
}

/** @returns the deliverables that found posts were accepted as, by entry and post */
export async function loadAccepted(sql: Sql, campaignId: string): Promise<ReadonlyMap<string, string>> {
  const found = await sql.query<{ key: string; deliverableId: string }>(
    `select entry_id || ' ' || post_id as key, deliverable_id as "deliverableId"
       from tracking_post_answers where campaign_id = $1 and deliverable_id is not null`,
    [campaignId],
  )
  return new Map(found.rows.map(({ key, deliverableId }) => [key, deliverableId]))
}
