import {
  type OpenThread,
  type OutreachMessage,
  type OutreachState,
  Problem,
  type setThreadStates,
  undoSeconds,
  whyNoReply,
} from '@vouch/contract'
import { withRepeatedTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { refuseLapsed } from '../campaigns/lock-campaign.ts'
import { markOutreach } from '../campaigns/mark-entry.ts'
import { requireSender } from './change-sender.ts'
import { cancelWaiting } from './end-messages.ts'
import { noteReply } from './keep-letters.ts'
import { loadReachedIn, loadThread } from './load-threads.ts'
import type { OutreachDesk, Tx } from './outreach-desk.ts'
import { suppressedOf } from './suppressions.ts'
import { writeMessage } from './write-message.ts'

/** What people do in a thread. Every answer is the thread as it is then. */

interface Locked {
  id: string
  state: string
  address: string
  subject: string
  campaignId: string | null
  entryId: string | null
}

export async function lockThread(tx: Tx, workspaceId: string, id: string): Promise<Locked> {
  const found = await tx.query<Locked>(
    `select id, state, address, subject, campaign_id as "campaignId", entry_id as "entryId" from outreach_threads
      where id = $1 and workspace_id = $2 for update`,
    [id, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Thread not found.')
  return row
}

/** Changes a thread in one transaction. @throws Problem `not_found` */
async function changed(
  { db }: OutreachDesk,
  { workspaceId }: Member,
  id: string,
  change: (tx: Tx, thread: Locked) => Promise<void>,
): Promise<OpenThread> {
  await withRepeatedTransaction(db, async (tx) => change(tx, await lockThread(tx, workspaceId, id)))
  return loadThread(db.pool, workspaceId, id)
}

export interface ThreadChange {
  state?: (typeof setThreadStates)[number] | undefined
  assigneeId?: string | null | undefined
  unread?: boolean | undefined
}

const outreachOf: Partial<Record<NonNullable<ThreadChange['state']>, OutreachState>> = {
  replied: 'replied',
  agreed: 'agreed',
  declined: 'turned-down',
}
const movable = ['not-contacted', 'contacted', 'replied', 'negotiating', 'agreed', 'turned-down'] as const

/** @throws Problem `not_found`, and `not_now` for somebody who is not in the workspace or for whoever unsubscribed */
export function changeThread(
  desk: OutreachDesk,
  member: Member,
  id: string,
  change: ThreadChange,
): Promise<OpenThread> {
  const { state, assigneeId, unread } = change
  return changed(desk, member, id, async (tx, thread) => {
    if (assigneeId !== undefined) await assign(tx, member, id, assigneeId)
    if (unread !== undefined) await tx.query('update outreach_threads set unread = $2 where id = $1', [id, unread])
    if (state === undefined) return
    if (thread.state === 'unsubscribed') throw new Problem('not_now', 'They unsubscribed. That can’t be changed.')
    await tx.query('update outreach_threads set state = $2 where id = $1', [id, state])
    await cancelWaiting(tx, [id], desk.now(), { followUpsOnly: true })
    const to = outreachOf[state]
    if (to === undefined || thread.campaignId === null || thread.entryId === null) return
    const act = { member, campaignId: thread.campaignId, at: desk.now() }
    await markOutreach(
      tx,
      act,
      thread.entryId,
      movable.filter((each) => each !== to),
      to,
    )
  })
}

async function assign(tx: Tx, { workspaceId }: Member, id: string, assigneeId: string | null): Promise<void> {
  const assigned = await tx.query(
    `update outreach_threads set assignee_id = $2 where id = $1
        and ($2::uuid is null or exists (select from workspaces where workspaces.id = $3 and owner_id = $2)
             or exists (select from workspace_members where workspace_members.workspace_id = $3 and user_id = $2))`,
    [id, assigneeId, workspaceId],
  )
  if (assigned.rowCount === 0) throw new Problem('not_now', 'They aren’t a member of this workspace.')
}

export function addNote(desk: OutreachDesk, member: Member, id: string, text: string): Promise<OpenThread> {
  return changed(desk, member, id, async (tx) => {
    await insertKept(tx, desk, member, id, 'note', text)
  })
}

/** Logs a reply that came another way. */
export function logReply(desk: OutreachDesk, member: Member, id: string, text: string): Promise<OpenThread> {
  return changed(desk, member, id, async (tx, thread) => {
    await insertKept(tx, desk, member, id, 'received', text)
    await noteReply(tx, desk.now(), member.workspaceId, thread)
    await tx.query('update outreach_threads set unread = false where id = $1', [id])
  })
}

async function insertKept(
  tx: Tx,
  desk: OutreachDesk,
  member: Member,
  id: string,
  kind: 'note' | 'received',
  text: string,
) {
  await tx.query(
    `insert into outreach_messages (thread_id, workspace_id, kind, body, state, created_by, created_at)
     values ($1, $2, $3, $4, 'kept', $5, $6)`,
    [id, member.workspaceId, kind, text, member.userId, desk.now()],
  )
}

/** @throws Problem `not_now` where the creator got nothing that was paid for, never wrote, or got several replies since */
async function refuseUnasked(tx: Tx, workspaceId: string, id: string): Promise<void> {
  const said = await tx.query<Pick<OutreachMessage, 'kind' | 'state'>>(
    `select kind, state from outreach_messages where thread_id = $1 and kind <> 'note' order by place`,
    [id],
  )
  const reason = whyNoReply(said.rows, (await loadReachedIn(tx, workspaceId, id)) !== null)
  if (reason !== null) throw new Problem('not_now', reason)
}

/** Sends a reply in the conversation, after the time in which it can be taken back. @throws Problem `not_found`, `not_now`, `subscription_ended` */
export async function replyInThread(desk: OutreachDesk, member: Member, id: string, body: string): Promise<OpenThread> {
  const sender = await requireSender(desk, member.workspaceId)
  return changed(desk, member, id, async (tx, { address, subject }) => {
    await refuseLapsed(tx, member.workspaceId)
    const at = desk.now()
    if ((await suppressedOf(tx, member.workspaceId, sender.via, [address])).has(address))
      throw new Problem('not_now', 'You can’t email this address.')
    await refuseUnasked(tx, member.workspaceId, id)
    const dueAt = new Date(at.getTime() + undoSeconds * 1_000)
    const reply = {
      kind: 'reply',
      subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
      body,
      dueAt,
      afterDays: null,
    } as const
    await writeMessage(tx, { desk, member, sender, at }, id, reply)
    await cancelWaiting(tx, [id], at, { followUpsOnly: true })
  })
}
