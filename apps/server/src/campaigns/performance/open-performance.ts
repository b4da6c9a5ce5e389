import { actionCosts, type PerformanceHeading } from '@vouch/contract'
import { hold } from '../../customers/credits/ledger.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { lockStarted } from '../campaigns/lock-campaign.ts'
import { loadHeading } from './load-performance.ts'
import { type PerformanceParts, performanceKind } from './performance-parts.ts'

/** Orders a performance report: the row, the credits on hold and the job exist together or not at all. While one of the campaign is being made,
 *  that one is meant.
 *
 *  @throws Problem `not_now` for a draft, `insufficient_credits`, and as `lockStarted` does; nothing was ordered then */
export async function openPerformance(
  { db, now, queue }: Pick<PerformanceParts, 'db' | 'now' | 'queue'>,
  member: Pick<Member, 'workspaceId' | 'userId'>,
  campaignId: string,
): Promise<PerformanceHeading> {
  const { workspaceId, userId } = member
  const credits = actionCosts.campaign_performance
  const id = await withTransaction(db, async (tx) => {
    const at = now()
    await lockStarted(tx, { member, campaignId, at })
    const inserted = await tx.query<{ id: string }>(
      `insert into performance_reports (workspace_id, campaign_id, made_by, created_at, credits_held) values ($1, $2, $3, $4, $5)
       on conflict (campaign_id) where state = 'running' do nothing returning id`,
      [workspaceId, campaignId, userId, at, credits],
    )
    const [opened] = inserted.rows
    if (opened === undefined) {
      const known = await tx.query<{ id: string }>(
        `select id from performance_reports where campaign_id = $1 and state = 'running'`,
        [campaignId],
      )
      return onlyRow(known).id
    }
    const cause = `hold:performance:${opened.id}`
    const held = await hold(tx, {
      ...{ workspaceId, cause, credits, at },
      action: 'campaign_performance',
      resourceId: campaignId,
    })
    await tx.query('update performance_reports set hold_id = $2 where id = $1', [opened.id, held.id])
    await queue.enqueue(tx, performanceKind, { performanceId: opened.id, holdId: String(held.id) })
    return opened.id
  })
  return loadHeading(db.pool, { workspaceId, campaignId, id })
}
