import { storableText } from '../../foundation/db/storable-text.ts'
import type { ReadLetter } from '../../outside/mailboxes/incoming.ts'
import { failedRecipients, idsIn } from './bounce-report.ts'
import { noteBounce } from './end-messages.ts'
import { ourNames } from './given-names.ts'
import { isSecret } from './message-id.ts'
import { unsubscribePath } from './open-post.ts'
import type { Tx } from './outreach-desk.ts'
import { suppress } from './suppressions.ts'

interface Reported {
  workspaceId: string
  box: 'ours' | 'own'
  at: Date
  linkSecret: string
}

/** A report counts for a message that went to an address which it gives up on: the last of those that it names, as the head of a follow-up names those before
 *  it. Whoever can read a workspace can write one all the same, into the workspace's own mailbox, so such a report binds nobody else; who forges one there
 *  can't write to that creator any more. An answer names the Message-ID that it answers: a report about an answered message gives nothing back. A message
 *  from before Message-IDs had a random part is known by what else it alone carries: its link to unsubscribe, which stands in its head and is shown to
 *  nobody in the workspace. */
export async function keepReport(
  tx: Tx,
  { workspaceId, box, at, linkSecret }: Reported,
  { report, text }: ReadLetter,
): Promise<void> {
  if (report === null) return
  const found = await tx.query<{ id: string; threadId: string; messageId: string; via: string; isAnswered: boolean }>(
    `select message.id, thread_id as "threadId", message.message_id as "messageId", message.via,
            exists (select from outreach_messages letter where letter.thread_id = thread.id and letter.kind = 'received'
                       and letter.message_id is not null) as "isAnswered"
       from outreach_messages message join outreach_threads thread on thread.id = thread_id
      where message.state = 'sent'
        and message.id = (select named.id from outreach_messages named join outreach_threads thread on thread.id = thread_id
                           where named.workspace_id = $1 and named.message_id = any($2) and lower(thread.address) = any($3)
                           order by named.place desc limit 1)`,
    [workspaceId, await ourNames(tx, idsIn(report)), failedRecipients(report)],
  )
  const [message] = found.rows
  if (message === undefined) return
  const { id, threadId, messageId, via, isAnswered } = message
  const isSeen = isSecret(messageId) || unfolded(report).includes(unsubscribePath(threadId, linkSecret))
  const counts = box === via && isSeen && !isAnswered
  const fault = storableText(text.trim().split('\n')[0] ?? '').slice(0, 300) || 'It came back.'
  const address = await noteBounce(tx, { id, fault, givesBack: counts, at })
  if (address === null) return
  await suppress(tx, { workspaceId, address, reason: 'bounced', at })
  if (counts && box === 'ours') await suppress(tx, { workspaceId: null, address, reason: 'bounced', at })
}

/** A header that is too long for a line goes on in the next. */
function unfolded(text: string): string {
  return text.replaceAll(/\r?\n[ \t]+/g, '')
}
