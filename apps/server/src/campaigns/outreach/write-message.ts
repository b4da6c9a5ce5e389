import { randomUUID } from 'node:crypto'
import { actionCosts } from '@vouch/contract'
import { hold } from '../../customers/credits/ledger.ts'
import type { Member } from '../../foundation/http/member.ts'
import { newMessageId } from './message-id.ts'
import { domainOf, type OutreachDesk, oursAddress, type Tx } from './outreach-desk.ts'
import type { SenderRow } from './stored-sender.ts'

/** Who writes, through which server, and when. */
export interface Writing {
  desk: OutreachDesk
  member: Member
  sender: SenderRow
  at: Date
}

export interface NewMessage {
  kind: 'first' | 'follow-up' | 'reply'
  subject: string
  body: string
  dueAt: Date | null
  afterDays: number | null
}

const actionOf = { first: 'send_outreach_email', 'follow-up': 'email_follow_up' } as const

/** Writes a message that is to leave, with its credits on hold and its Message-ID for good. A reply in a conversation is free. */
export async function writeMessage(
  tx: Tx,
  { desk, member, sender, at }: Writing,
  threadId: string,
  { kind, subject, body, dueAt, afterDays }: NewMessage,
): Promise<void> {
  const id = randomUUID()
  const action = kind === 'reply' ? null : actionOf[kind]
  const credits = action === null ? 0 : actionCosts[action]
  const { workspaceId, userId } = member
  const held =
    action === null
      ? null
      : await hold(tx, { workspaceId, cause: `hold:outreach:${id}`, action, resourceId: threadId, credits, at })
  const domain = domainOf(sender.via === 'own' ? sender.address : oursAddress(desk))
  await tx.query(
    `insert into outreach_messages (id, thread_id, workspace_id, kind, message_id, subject, body, state, after_days, due_at, hold_id, credits,
            created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8, $9, $10, $11, $12, $13)`,
    [
      ...[
        id,
        threadId,
        workspaceId,
        kind,
        newMessageId(id, domain),
        subject,
        body,
        afterDays,
        dueAt,
        held?.id ?? null,
        credits,
      ],
      ...[userId, at],
    ],
  )
}
