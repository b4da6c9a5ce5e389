import { type EndCheck, Problem } from '@vouch/contract'
import { writeBatch } from '../../finding/bulk/change-batches.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { lockStarted } from '../campaigns/lock-campaign.ts'
import { listOf, loadEndCheck } from './load-end-check.ts'
import type { PerformanceParts } from './performance-parts.ts'

/** Verifies a campaign's audience again. The list and its bond to the campaign are one transaction under the campaign's lock, so that two who press at
 *  once begin one list.
 *
 *  @throws Problem `not_now`, `confirmation_required` unless `confirm` names how many and what it costs, and as `lockStarted` does; nothing has begun then */
export async function beginEndCheck(
  parts: Pick<PerformanceParts, 'db' | 'now' | 'verifying'>,
  member: Pick<Member, 'workspaceId' | 'userId' | 'apiKey'>,
  campaignId: string,
  confirm: { count: number; credits: number } | undefined,
): Promise<EndCheck> {
  const { workspaceId, userId } = member
  const stands = await loadEndCheck(parts, workspaceId, campaignId)
  if (isUnderWay(stands)) return stands
  refuseUnconfirmed(stands, confirm)
  const text = listOf(stands.creators.filter(({ end }) => end === null))
  await withTransaction(parts.db, async (tx) => {
    const at = parts.now()
    await lockStarted(tx, { member, campaignId, at })
    const begun = await tx.query<{ id: string }>(
      `select from campaign_end_checks join bulk_batches on bulk_batches.id = batch_id
        where campaign_id = $1 and made_at >= $2 and state in ('running', 'paused', 'stopped')`,
      [campaignId, stands.completedAt],
    )
    if (begun.rowCount) return
    const named = await tx.query<{ name: string | null }>(
      `select fields #>> '{name,value}' as name from campaigns where id = $1`,
      [campaignId],
    )
    const name = `At the end: ${named.rows[0]?.name ?? ''}`.slice(0, 80)
    const batchId = await writeBatch(tx, parts.verifying, { member, text, name, key: undefined })
    await tx.query(
      'insert into campaign_end_checks (batch_id, workspace_id, campaign_id, made_by, made_at) values ($1, $2, $3, $4, $5)',
      [batchId, workspaceId, campaignId, userId, at],
    )
  })
  return loadEndCheck(parts, workspaceId, campaignId)
}

/** @returns whether a list was begun that is neither through nor ended */
function isUnderWay({ batch }: EndCheck): boolean {
  return batch !== null && batch.state !== 'done' && batch.state !== 'ended'
}

function refuseUnconfirmed({ completedAt, due }: EndCheck, confirm: { count: number; credits: number } | undefined) {
  const { count, credits } = due
  if (completedAt === null) throw new Problem('not_now', 'Complete the campaign first.')
  if (count === 0) throw new Problem('not_now', 'Nobody is left to verify since the campaign ended.')
  if (confirm?.count === count && confirm.credits === credits) return
  const whom = count === 1 ? '1 creator' : `${count} creators`
  throw new Problem('confirmation_required', `This verifies ${whom} and costs ${credits} credits. Confirm both.`, {
    count,
    credits,
  })
}
