import { nameInThread } from './message-id.ts'
import type { Tx } from './outreach-desk.ts'

/** A letter as a thread shows it. */
export interface LetterRow {
  kind: 'received' | 'reply' | 'note'
  messageId: string
  subject: string
  body: string
  by: string | null
  at: Date
}

/** Keeps a letter once in its thread. Some mail apps and ticket systems give several letters one Message-ID: where another thread has it, the letter goes by
 *  a name that is made of both. @returns whether it was new */
export async function insertLetter(
  tx: Tx,
  workspaceId: string,
  threadId: string,
  { kind, messageId, subject, body, by, at }: LetterRow,
): Promise<boolean> {
  const insert = (name: string) =>
    tx.query(
      `insert into outreach_messages (thread_id, workspace_id, kind, message_id, subject, body, state, sent_at, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, 'kept', null, $7, $8) on conflict (workspace_id, message_id) where message_id is not null do nothing`,
      [threadId, workspaceId, kind, name, subject, body, by, at],
    )
  if ((await insert(messageId)).rowCount === 1) return true
  const known = await tx.query(
    'select from outreach_messages where workspace_id = $1 and message_id = $2 and thread_id = $3',
    [workspaceId, messageId, threadId],
  )
  if (known.rowCount === 1) return false
  return (await insert(nameInThread(messageId, threadId))).rowCount === 1
}
