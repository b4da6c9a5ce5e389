import type { ReadLetter } from '../../outside/mailboxes/incoming.ts'
import { messageText } from './message-text.ts'
import { footOf } from './open-post.ts'
import { type OutreachDesk, oursAddress, type Tx } from './outreach-desk.ts'
import type { SenderRow } from './stored-sender.ts'
import type { DueMessage } from './take-message.ts'

/** Whose a letter in a conversation is. What a newcomer would get wrong: not every answer is the creator's. Theirs go to the brand too, and who replies to all
 *  from a mail program of the brand's writes to the mailbox that is read. */

/** `copy`: a message that went out from here, back in a mailbox. A mail server may have put another Message-ID there. */
export type LetterSide = { is: 'creator' | 'copy' } | { is: 'brand'; userId: string | null }

interface Conversation {
  workspaceId: string
  sender: SenderRow | null
  thread: Thread
  /** What was said until then. */
  said: readonly Said[]
}

interface Thread extends Pick<DueMessage, 'source' | 'evidence'> {
  id: string
  address: string
}

/** What was sent and read in a thread. */
export interface Said {
  isOurs: boolean
  body: string
  /** With the foot that it had, or may have had. */
  text: string
}

/** Loads the conversation, newest message first. */
export async function loadSaid(tx: Tx, desk: OutreachDesk, sender: SenderRow | null, thread: Thread): Promise<Said[]> {
  const { id: threadId, source, evidence } = thread
  const foot = sender && footOf(desk, sender, { threadId, source, evidence })
  const said = await tx.query<{ body: string; isOurs: boolean }>(
    `select body, state = 'sent' as "isOurs" from outreach_messages
      where thread_id = $1 and message_id is not null and state in ('sent', 'kept') order by place desc limit 20`,
    [threadId],
  )
  return said.rows.map(({ body, isOurs }) => ({ isOurs, body, text: isOurs ? messageText(body, foot) : body }))
}

export async function sideOf(
  tx: Tx,
  desk: OutreachDesk,
  { workspaceId, sender, thread, said }: Conversation,
  { from, text: letter }: Pick<ReadLetter, 'from' | 'text'>,
): Promise<LetterSide> {
  const members = await tx.query<{ userId: string }>(
    `select users.id as "userId" from users join workspaces on workspaces.id = $1
      where email = $2 and (users.id = owner_id or exists (select from workspace_members
                             where workspace_members.workspace_id = workspaces.id and user_id = users.id))`,
    [workspaceId, from],
  )
  const [member] = members.rows
  if (member === undefined && from !== sender?.address.toLowerCase() && from !== oursAddress(desk))
    return { is: 'creator' }
  if (said.some(({ isOurs, body, text }) => isOurs && [body, text].some((sent) => words(sent) === words(letter))))
    return { is: 'copy' }
  // Whoever tries it out writes to themselves.
  if (from === thread.address.toLowerCase()) return { is: 'creator' }
  return { is: 'brand', userId: member?.userId ?? null }
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
