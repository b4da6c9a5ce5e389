import { hash, randomUUID } from 'node:crypto'
import {
  actionCosts,
  type BodyOf,
  type OutreachOrder,
  type outreachSends,
  Problem,
  type ReplyOf,
  undoSeconds,
} from '@vouch/contract'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { lockStarted, refuseLapsed } from '../campaigns/lock-campaign.ts'
import { markOutreach } from '../campaigns/mark-entry.ts'
import { requireSender } from './change-sender.ts'
import type { OutreachDesk, Tx } from './outreach-desk.ts'
import { type PlannedSend, planSend } from './plan-send.ts'
import { type NewMessage, type Writing, writeMessage } from './write-message.ts'

/** A send: threads, messages and the credits on hold exist together or not at all. Nothing leaves here. */

type Sent = ReplyOf<typeof outreachSends.send>

interface Ordering extends Writing {
  order: OutreachOrder
}

/** @throws Problem `confirmation_required` unless `confirm` names how many are written to and what it costs; nothing has happened then */
export async function sendOrder(
  desk: OutreachDesk,
  member: Member,
  { confirm, ...order }: BodyOf<typeof outreachSends.send>,
  key: string | undefined,
): Promise<Sent> {
  const sender = await requireSender(desk, member.workspaceId)
  const digest = hash('sha256', JSON.stringify(order), 'base64url')
  return withTransaction(desk.db, async (tx) => {
    await tx.query('select from workspaces where id = $1 for no key update', [member.workspaceId])
    const at = desk.now()
    const earlier = await loadEarlier(tx, member.workspaceId, key, digest)
    if (earlier !== null) return shownSend(earlier.threadIds, order, earlier.at)
    await refuseLapsed(tx, member.workspaceId)
    const plan = await planSend(tx, { at, publicAddress: desk.publicAddress }, sender, order)
    refuseUnconfirmed(plan, confirm)
    const threadIds = await writeThreads(tx, { desk, member, sender, order, at }, plan)
    if (key !== undefined)
      await tx.query(
        'insert into outreach_orders (workspace_id, key, digest, thread_ids, at) values ($1, $2, $3, $4, $5)',
        [...[member.workspaceId, key, digest, threadIds, at]],
      )
    return shownSend(threadIds, order, at)
  })
}

function refuseUnconfirmed({ count, credits }: PlannedSend, confirm: { count: number; credits: number } | undefined) {
  if (count === 0) throw new Problem('not_now', 'We can’t email anyone on this list. The preview says why.')
  if (confirm?.count === count && confirm.credits === credits) return
  const people = count === 1 ? '1 creator' : `${count} creators`
  throw new Problem('confirmation_required', `This writes to ${people} and costs ${credits} credits. Confirm both.`, {
    count,
    credits,
  })
}

function shownSend(threadIds: string[], { followUps }: OutreachOrder, at: Date): Sent {
  const count = threadIds.length
  const each = actionCosts.send_outreach_email + followUps.length * actionCosts.email_follow_up
  return {
    threadIds,
    count,
    credits: count * each,
    undoUntil: new Date(at.getTime() + undoSeconds * 1_000).toISOString(),
  }
}

async function loadEarlier(tx: Tx, workspaceId: string, key: string | undefined, digest: string) {
  if (key === undefined) return null
  const found = await tx.query<{ digest: string; threadIds: string[]; at: Date }>(
    'select digest, thread_ids as "threadIds", at from outreach_orders where workspace_id = $1 and key = $2',
    [workspaceId, key],
  )
  const [earlier] = found.rows
  if (earlier !== undefined && earlier.digest !== digest) throw new Problem('idempotency_conflict')
  return earlier ?? null
}

async function writeThreads(tx: Tx, ordering: Ordering, plan: PlannedSend): Promise<string[]> {
  const { member, order, at } = ordering
  const act = order.campaignId ? { member, campaignId: order.campaignId, at } : null
  if (act !== null) await lockStarted(tx, act)
  const ids: string[] = []
  for (const part of plan.parts) {
    if (part.planned.faults.length > 0) continue
    ids.push(await writeThread(tx, ordering, part))
    const { entryId } = part.recipient
    if (act !== null && entryId !== null) await markOutreach(tx, act, entryId, ['not-contacted'], 'contacted')
  }
  return ids
}

async function writeThread(tx: Tx, ordering: Ordering, part: PlannedSend['parts'][number]): Promise<string> {
  const { member, order, at } = ordering
  const { recipient, planned, bodies } = part
  const { contact } = recipient
  if (contact === null) throw new Error('A recipient without an address was planned')
  const id = randomUUID()
  await tx.query(
    `insert into outreach_threads (id, workspace_id, creator_id, campaign_id, entry_id, address, source, evidence, consent_reason, subject,
            created_by, assignee_id, created_at, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $12)`,
    [
      ...[id, member.workspaceId, recipient.creatorId, order.campaignId ?? null, recipient.entryId, contact.address],
      ...[contact.source, contact.evidence, order.consentReason ?? null, planned.subject, member.userId, at],
    ],
  )
  const write = (message: NewMessage) => writeMessage(tx, ordering, id, message)
  await write({
    kind: 'first',
    subject: planned.subject,
    body: bodies.first,
    dueAt: new Date(planned.sendAt),
    afterDays: null,
  })
  for (const [index, { afterDays }] of order.followUps.entries())
    await write({
      ...{ kind: 'follow-up', subject: `Re: ${planned.subject}`, dueAt: null, afterDays },
      body: bodies.followUps[index] ?? '',
    })
  return id
}
