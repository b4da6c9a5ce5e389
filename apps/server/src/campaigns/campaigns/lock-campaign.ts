import { type CampaignStanding, campaignsMax, canEdit, hasStarted, Problem } from '@vouch/contract'
import type { Act, Sql, Tx } from './campaign-desk.ts'

/** What every change of a campaign asks first: whose it is, whether the plan allows it, and how the campaign stands. */

export function noSuchCampaign(): Problem {
  return new Problem('not_found', 'Campaign not found.')
}

/** @throws Problem `subscription_ended` where the workspace had a plan and has none now: campaigns are read-only then */
export async function refuseLapsed(sql: Sql, workspaceId: string): Promise<void> {
  const lapsed = await sql.query(
    `select from subscriptions where workspace_id = $1 and status not in ('trialing', 'active', 'past_due')`,
    [workspaceId],
  )
  if (lapsed.rowCount === 0) return
  throw new Problem('subscription_ended', 'Your plan has ended, so campaigns are read-only. Restart it to go on.')
}

/** Locks a campaign until the transaction ends. @throws Problem `not_found` or `subscription_ended` */
export async function lockCampaign(tx: Tx, { member: { workspaceId }, campaignId }: Act): Promise<CampaignStanding> {
  const found = await tx.query<CampaignStanding>(
    `select state, archived_from as "archivedFrom" from campaigns
      where id = $1 and workspace_id = $2 and removed_at is null for no key update`,
    [campaignId, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchCampaign()
  await refuseLapsed(tx, workspaceId)
  return row
}

/** Locks a campaign that can be changed. @throws Problem `not_now` for an archived one, and as `lockCampaign` does */
export async function lockOpen(tx: Tx, act: Act): Promise<CampaignStanding> {
  const standing = await lockCampaign(tx, act)
  if (!canEdit(standing.state)) throw new Problem('not_now', 'This campaign is archived. Restore it to change it.')
  return standing
}

/** Locks a campaign that was started, for what comes after the start. @throws Problem `not_now` for a draft, and as `lockOpen` does */
export async function lockStarted(tx: Tx, act: Act): Promise<CampaignStanding> {
  const standing = await lockOpen(tx, act)
  refuseDraft(standing)
  return standing
}

/** @throws Problem `not_now` for a campaign that nobody has started */
export function refuseDraft({ state }: CampaignStanding): void {
  if (!hasStarted(state)) throw new Problem('not_now', 'Start the campaign first.')
}

/** Makes those wait who add campaigns at once. @throws Problem `too_many` where there are as many as there may be, `subscription_ended` */
export async function claimPlace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
  await refuseLapsed(tx, workspaceId)
  const full = await tx.query(
    'select from campaigns where workspace_id = $1 and removed_at is null having count(*) >= $2',
    [workspaceId, campaignsMax],
  )
  if (full.rowCount === 0) return
  throw new Problem('too_many', `You can have up to ${campaignsMax} campaigns. Delete one to create another.`)
}
