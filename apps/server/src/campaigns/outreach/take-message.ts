import type { ContactSource } from '@vouch/contract'
import type { Sql } from './outreach-desk.ts'

/** Messages that are due, one at a time for each workspace. */

export interface DueMessage {
  id: string
  threadId: string
  workspaceId: string
  kind: 'first' | 'follow-up' | 'reply'
  state: 'waiting' | 'sending'
  messageId: string
  subject: string
  body: string
  attempts: number
  holdId: string | null
  to: string
  source: ContactSource
  evidence: string
  threadState: string
  /** The workspace had a plan and has none now. */
  lapsed: boolean
  /** The campaign that it was sent from was archived or deleted. */
  putAway: boolean
  /** The creator was taken out of the campaign, or declined there. */
  isOut: boolean
  /** The campaign says that they answered: on the phone, or wherever no mailbox hears of it. */
  answered: boolean
  /** A message of the creator was read in the mailbox. One that somebody logged by hand has no Message-ID, and proves nothing. */
  heard: boolean
  /** Message-IDs of the conversation so far, oldest first; of a message that its mail server gave another one, that one last. */
  references: string[]
}

/** Workspaces with something that is due. */
export async function dueWorkspaces(sql: Sql, at: Date, most: number): Promise<string[]> {
  const found = await sql.query<{ workspaceId: string }>(
    `select workspace_id as "workspaceId" from outreach_messages
      where state in ('waiting', 'sending') and due_at <= $1 group by workspace_id order by min(due_at) limit $2`,
    [at, most],
  )
  return found.rows.map(({ workspaceId }) => workspaceId)
}

/** Loads the message of a workspace that is due first; null where none is. Replies in a conversation go before all else. */
export async function nextDue(sql: Sql, workspaceId: string, at: Date): Promise<DueMessage | null> {
  const found = await sql.query<DueMessage>(
    `select message.id, thread_id as "threadId", message.workspace_id as "workspaceId", message.kind, message.state, message_id as "messageId",
            message.subject, body, attempts, hold_id::text as "holdId", thread.address as "to", source, evidence, thread.state as "threadState",
            exists (select from subscriptions where subscriptions.workspace_id = $1
                       and status not in ('trialing', 'active', 'past_due')) as lapsed,
            exists (select from campaigns where campaigns.id = thread.campaign_id
                       and (campaigns.state = 'archived' or campaigns.removed_at is not null)) as "putAway",
            exists (select from campaign_creators entry where entry.id = thread.entry_id
                       and (entry.removed_at is not null or entry.fields -> 'decision' ->> 'value' = 'declined')) as "isOut",
            exists (select from campaign_creators entry where entry.id = thread.entry_id
                       and entry.fields -> 'outreach' ->> 'value' in ('replied', 'negotiating', 'agreed', 'turned-down')) as answered,
            exists (select from outreach_messages letter where letter.thread_id = thread.id and letter.kind = 'received'
                       and letter.message_id is not null) as heard,
            array(select named.id from outreach_messages earlier
                    cross join lateral (select earlier.message_id, 1 union all
                                        select name, 2 from outreach_given_names given where given.message_id = earlier.id) as named (id, at)
                   where earlier.thread_id = thread.id and earlier.place < message.place and earlier.message_id is not null
                     and earlier.state in ('sent', 'kept') order by earlier.place, named.at) as "references"
       from outreach_messages message join outreach_threads thread on thread.id = thread_id
      where message.id = (select id from outreach_messages
                           where workspace_id = $1 and state in ('waiting', 'sending') and due_at <= $2
                           order by kind = 'reply' desc, due_at, place limit 1)`,
    [workspaceId, at],
  )
  return found.rows[0] ?? null
}

/** @returns whether a message belongs to a conversation that the creator is known to take part in: it needs no foot, and no day's limit holds it back */
export function isTalk({ kind, heard }: Pick<DueMessage, 'kind' | 'heard'>): boolean {
  return kind === 'reply' && heard
}

/** Begins an attempt. What an earlier one had begun and nobody ended may be with the server already: from then on it may have been sent twice.
 *  @returns false where it was taken back in the meantime, or a reply came */
export async function beginAttempt(sql: Sql, { id }: DueMessage, via: 'ours' | 'own'): Promise<boolean> {
  const begun = await sql.query(
    `update outreach_messages message set state = 'sending', attempts = attempts + 1, via = $2, maybe_twice = maybe_twice or message.state = 'sending'
       from outreach_threads thread
      where message.id = $1 and thread.id = thread_id and message.state in ('waiting', 'sending')
        and (message.kind <> 'follow-up' or thread.state = 'waiting')`,
    [id, via],
  )
  return begun.rowCount === 1
}
