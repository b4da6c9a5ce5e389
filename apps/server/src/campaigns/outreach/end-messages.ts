import { bounceHours } from '@vouch/contract'
import { callOff, giveBack, release } from '../../customers/credits/ledger.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { giveBackSteps, lockCampaignsOf } from './give-back-steps.ts'
import type { Tx } from './outreach-desk.ts'

/** What ends a message without its having arrived, and gives its credits back: those of a month that has ended expire, unless the sending was our work
 *  and failed. Each is one conditional change: whoever comes second changes nothing. */

/** Takes back what waits in threads. @param followUpsOnly leaves first messages and replies alone. @param failed our work failed. @param by the person
 *  who ends it. @returns how many */
export async function cancelWaiting(
  tx: Tx,
  threadIds: readonly string[],
  at: Date,
  {
    followUpsOnly = false,
    failed = false,
    by = null,
  }: { followUpsOnly?: boolean; failed?: boolean; by?: string | null } = {},
): Promise<number> {
  await lockCampaignsOf(tx, threadIds)
  const canceled = await tx.query<{ holdId: string | null }>(
    `update outreach_messages set state = 'canceled'
      where thread_id = any($1) and state = 'waiting' and (not $2 or kind = 'follow-up') returning hold_id::text as "holdId"`,
    [threadIds, followUpsOnly],
  )
  for (const { holdId } of canceled.rows) if (holdId !== null) await (failed ? release : callOff)(tx, holdId, at)
  if (!followUpsOnly) await giveBackSteps(tx, threadIds, at, by)
  return canceled.rows.length
}

export interface Unsent {
  id: string
  threadId: string
  state: 'refused' | 'canceled'
  fault: string | null
  /** Our mail server couldn't send it, as opposed to what somebody called off or another server refused. */
  failed: boolean
  at: Date
  /** The person who ends it; null where nobody did. */
  by?: string | null
}

/** Ends one message that never left, and with a first message everything after it.
 *  @returns whether this call ended it */
export async function endUnsent(
  tx: Tx,
  { id, threadId, state, fault, failed, at, by = null }: Unsent,
): Promise<boolean> {
  await lockCampaignsOf(tx, [threadId])
  const ended = await tx.query<{ kind: string; holdId: string | null }>(
    `update outreach_messages set state = $2, fault = $3 where id = $1 and state in ('waiting', 'sending')
     returning kind, hold_id::text as "holdId"`,
    [id, state, fault],
  )
  const [row] = ended.rows
  if (row === undefined) return false
  if (row.holdId !== null) await (failed ? release : callOff)(tx, row.holdId, at)
  if (row.kind === 'reply') return true
  await cancelWaiting(tx, [threadId], at, { followUpsOnly: true, failed })
  if (state === 'refused' || row.kind === 'first')
    await tx.query(`update outreach_threads set state = $2, last_at = $3 where id = $1 and state = 'waiting'`, [
      threadId,
      state === 'refused' ? 'failed' : 'closed',
      at,
    ])
  await giveBackSteps(tx, [threadId], at, by)
  return true
}

/** Notes that a message came back. Within some days of its sending that gives its credits back, to the buckets that they came from.
 *  @param givesBack false: whoever got an answer may have written what says so, and the credits stay charged
 *  @returns where it had gone; null where another call noted it */
export async function noteBounce(
  tx: Tx,
  { id, fault, givesBack, at }: { id: string; fault: string; givesBack: boolean; at: Date },
): Promise<string | null> {
  const bounced = await tx.query<{
    threadId: string
    holdId: string | null
    sentAt: Date
  }>(
    `update outreach_messages set state = 'bounced', fault = $2 where id = $1 and state = 'sent'
     returning thread_id as "threadId", hold_id::text as "holdId", sent_at as "sentAt"`,
    [id, fault],
  )
  const [row] = bounced.rows
  if (row === undefined) return null
  const { threadId, holdId, sentAt } = row
  await lockCampaignsOf(tx, [threadId])
  if (givesBack && holdId !== null && at.getTime() - sentAt.getTime() <= bounceHours * 3_600_000)
    await giveBack(tx, holdId, `bounce:outreach:${id}`, at)
  await cancelWaiting(tx, [threadId], at)
  const thread = await tx.query<{ address: string }>(
    `update outreach_threads set state = case state when 'waiting' then 'failed' else state end, unread = true, last_at = $2
      where id = $1 returning address`,
    [threadId, at],
  )
  return onlyRow(thread).address
}
