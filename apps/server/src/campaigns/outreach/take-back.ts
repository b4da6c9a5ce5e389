import { type OpenThread, Problem } from '@vouch/contract'
import { withRepeatedTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { lockThread } from './change-threads.ts'
import { cancelWaiting, endUnsent } from './end-messages.ts'
import { loadThread } from './load-threads.ts'
import type { OutreachDesk, Tx } from './outreach-desk.ts'

/** Taking back what has not left yet. */

/** Takes back everything in a thread that has not left. */
export async function stopThread(desk: OutreachDesk, member: Member, id: string): Promise<OpenThread> {
  await withRepeatedTransaction(desk.db, async (tx) => {
    await lockThread(tx, member.workspaceId, id)
    await cancelWaiting(tx, [id], desk.now(), { by: member.userId })
    await closeUnbegun(tx, id)
  })
  return loadThread(desk.db.pool, member.workspaceId, id)
}

/** A thread whose first message never left has nothing to wait for. */
async function closeUnbegun(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `update outreach_threads set state = 'closed' where id = $1 and state = 'waiting'
        and not exists (select from outreach_messages where thread_id = $1 and kind = 'first' and state in ('waiting', 'sending', 'sent'))`,
    [id],
  )
}

/** Takes back one message. @throws Problem `not_found`, and `not_now` once it has left */
export async function undoMessage(
  { db, now }: OutreachDesk,
  { workspaceId, userId }: Member,
  id: string,
): Promise<void> {
  await withRepeatedTransaction(db, async (tx) => {
    const found = await tx.query<{ threadId: string; state: string }>(
      `select thread_id as "threadId", state from outreach_messages where id = $1 and workspace_id = $2 for update`,
      [id, workspaceId],
    )
    const [row] = found.rows
    if (row === undefined) throw new Problem('not_found', 'Message not found.')
    if (row.state !== 'waiting') throw new Problem('not_now', 'It’s too late: this message was already sent.')
    const ended = { id, threadId: row.threadId, state: 'canceled', fault: null, failed: false } as const
    await endUnsent(tx, { ...ended, at: now(), by: userId })
  })
}
