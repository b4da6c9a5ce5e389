import { type Campaign, canEdit } from '@vouch/contract'
import type { Act, Tx } from './campaign-desk.ts'
import { loadCampaign } from './load-campaign.ts'

/** Notes which steps nothing is missing from, in the transaction of the change that decided it: a trigger tells programs which one was finished or
 *  opened again. An archived campaign keeps those it had; its later steps are closed, not undone.
 *
 *  @returns the campaign as it is after the change. @throws Problem `not_found` */
export async function settleSteps(
  tx: Tx,
  { member: { workspaceId }, campaignId }: Pick<Act, 'member' | 'campaignId'>,
): Promise<Campaign> {
  const campaign = await loadCampaign(tx, workspaceId, campaignId)
  if (!canEdit(campaign.state)) return campaign
  const done = campaign.steps.filter((step) => step.done).map(({ step }) => step)
  await tx.query('update campaigns set steps_done = $2 where id = $1 and steps_done is distinct from $2', [
    campaignId,
    done,
  ])
  return campaign
}
