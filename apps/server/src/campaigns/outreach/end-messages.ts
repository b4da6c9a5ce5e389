import { bounceHours } from '@vouch/contract'
import { grant, release } from '../../customers/credits/ledger.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { giveBackSteps, lockCampaignsOf } from './give-back-steps.ts'
import type { Tx } from './outreach-desk.ts'

/** What ends a message without its having arrived, and gives its credits back. Each is one conditional change: whoever comes second changes nothing. */

/** Takes back what waits in threads. @param followUpsOnly leaves first messages and replies alone. @param by the person who ends it. @returns how many */
export async function cancelWaiting(
  tx: Tx,
  threadIds: readonly string[],
  at: Date,
  { followUpsOnly = false, by = null }: { followUpsOnly?: boolean; by?: string | null } = {},
): Promise<number> {
  await lockCampaignsOf(tx, threadIds)
  const canceled = await tx.query<{ holdId: string | null }>(
    `update outreach_messages set state = 'canceled'
      where thread_id = any($1) and state = 'waiting' and (not $2 or kind = 'follow-up') returning hold_id::text as "holdId"`,
    [threadIds, followUpsOnly],
  )
  for (const { holdId } of canceled.rows) if (holdId !== null) await release(tx, holdId, at)
  if (!followUpsOnly) await giveBackSteps(tx, threadIds, at, by)
  return canceled.rows.length
}

/** Ends one message that never left, and with a first message everything after it.
 *  @returns whether this call ended it */
export async function endUnsent(
  tx: Tx,
  {
    id,
    threadId,
    state,
    fault,
    at,
    by = null,
  }: {
    id: string
    threadId: string
    state: 'refused' | 'canceled'
    fault: string | null
    at: Date
    /** The person who ends it. */
    by?: string | null
  },
): Promise<boolean> {
  await lockCampaignsOf(tx, [threadId])
  const ended = await tx.query<{ kind: string; holdId: string | null }>(
    `update outreach_messages set state = $2, fault = $3 where id = $1 and state in ('waiting', 'sending')
     returning kind, hold_id::text as "holdId"`,
    [id, state, fault],
  )
  const [row] = ended.rows
  if (row === undefined) return false
  if (row.holdId !== null) await release(tx, row.holdId, at)
  if (row.kind === 'reply') return true
  await cancelWaiting(tx, [threadId], at, { followUpsOnly: true })
  const failed = state === 'refused' || row.kind === 'first'
  if (failed)
    await tx.query(`update outreach_threads set state = $2, last_at = $3 where id = $1 and state = 'waiting'`, [
      threadId,
      state === 'refused' ? 'failed' : 'closed',
      at,
    ])
  await giveBackSteps(tx, [threadId], at, by)
  return true
}

/** Notes that a message came back. Within some days of its sending that gives its credits back, to the buckets that they came from.
 *  @returns whether this call noted it */
export async function noteBounce(
  tx: Tx,
  { id, fault, at }: { id: string; fault: string; at: Date },
): Promise<{ threadId: string; address: string; via: string } | null> {
  const bounced = await tx.query<{
    threadId: string
    workspaceId: string
    holdId: string | null
    sentAt: Date
    via: string
  }>(
    `update outreach_messages set state = 'bounced', fault = $2 where id = $1 and state = 'sent'
     returning thread_id as "threadId", workspace_id as "workspaceId", hold_id::text as "holdId", sent_at as "sentAt", via`,
    [id, fault],
  )
  const [row] = bounced.rows
  if (row === undefined) return null
  const { threadId, workspaceId, holdId, sentAt, via } = row
  await lockCampaignsOf(tx, [threadId])
  if (holdId !== null && at.getTime() - sentAt.getTime() <= bounceHours * 3_600_000) {
    const held = onlyRow(
      await tx.query<{ action: string; monthly: number; purchased: number }>(
        'select action, monthly, purchased from credit_holds where id = $1',
        [holdId],
      ),
    )
    const back = { workspaceId, action: held.action, resourceId: threadId, cause: `bounce:outreach:${id}`, at }
    if (held.monthly > 0) await grant(tx, 'monthly', { ...back, credits: held.monthly })
    if (held.purchased > 0) await grant(tx, 'purchased', { ...back, credits: held.purchased })
  }
  await cancelWaiting(tx, [threadId], at)
  const thread = await tx.query<{ address: string }>(
    `update outreach_threads set state = case state when 'waiting' then 'failed' else state end, unread = true, last_at = $2
      where id = $1 returning address`,
    [threadId, at],
  )
  return { threadId, via, address: onlyRow(thread).address }
}
