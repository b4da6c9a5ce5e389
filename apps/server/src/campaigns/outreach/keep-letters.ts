import type { ContactSource } from '@vouch/contract'
import pg from 'pg'
import { withRepeatedTransaction } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import type { ReadLetter } from '../../outside/mailboxes/incoming.ts'
import type { LetterHead } from '../../outside/mailboxes/letter-head.ts'
import { markOutreach } from '../campaigns/mark-entry.ts'
import { idsIn } from './bounce-report.ts'
import { cancelWaiting } from './end-messages.ts'
import { ourNames } from './given-names.ts'
import { insertLetter, type LetterRow } from './insert-letter.ts'
import { keepReport } from './keep-report.ts'
import { loadSaid, sideOf } from './letter-side.ts'
import { rowOf } from './message-id.ts'
import type { OutreachDesk, Sql, Tx } from './outreach-desk.ts'
import { ownWords } from './own-words.ts'
import { loadSender } from './stored-sender.ts'

/** Letters that answer what we sent, by their headers: a creator's reply stops follow-ups, the brand's own and a machine's are kept beside, and what came back
 *  is a bounce. Nothing else of a mailbox is kept. */

/** Which of some Message-IDs are those of messages that were sent, each with the workspace that sent it. */
export type SentMessages = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** @returns what tells the messages of a workspace */
export function sentBy(sql: Sql, workspaceId: string): SentMessages {
  return asOurNames(sql, async (ids) => {
    const found = await sql.query<{ messageId: string }>(
      'select message_id as "messageId" from outreach_messages where workspace_id = $1 and message_id = any($2)',
      [workspaceId, ids],
    )
    return new Map(found.rows.map(({ messageId }) => [messageId, workspaceId]))
  })
}

/** @returns what tells the messages that left through our mail server, whoever wrote them */
export function sentByUs(sql: Sql): SentMessages {
  return asOurNames(sql, async (ids) => {
    const rows = ids.flatMap((id) => rowOf(id) ?? [])
    const found = await sql.query<{ messageId: string; workspaceId: string }>(
      `select message_id as "messageId", workspace_id as "workspaceId" from outreach_messages
        where id = any($1::uuid[]) and message_id = any($2) and via = 'ours'`,
      [rows, ids],
    )
    return new Map(found.rows.map(({ messageId, workspaceId }) => [messageId, workspaceId]))
  })
}

/** Asks by our names, and answers by those that were asked for. */
function asOurNames(sql: Sql, sent: SentMessages): SentMessages {
  return async (ids) => {
    const ours = await ourNames(sql, ids)
    const found = await sent(ours)
    return new Map(
      ids.flatMap((id, at) => {
        const workspaceId = found.get(ours[at] ?? id)
        return workspaceId === undefined ? [] : [[id, workspaceId]]
      }),
    )
  }
}

/** @returns which letters of a mailbox are read: those that answer a message that was sent, and reports of mail servers */
export function wantedLetters(sent: SentMessages) {
  return async (heads: readonly LetterHead[]): Promise<ReadonlySet<number>> => {
    const ours = await sent(heads.flatMap(({ answers }) => answers))
    const wanted = heads.filter(({ isReport, answers }) => isReport || answers.some((id) => ours.has(id)))
    return new Set(wanted.map(({ uid }) => uid))
  }
}

/** Keeps letters of a mailbox that several workspaces share: each letter goes to the workspace whose message it answers first, or reports about.
 *  @returns as `keepLetters` does */
export async function keepByWorkspace(
  desk: OutreachDesk,
  sent: SentMessages,
  letters: readonly ReadLetter[],
): Promise<unknown[]> {
  const unkept: unknown[] = []
  for (const letter of letters) {
    const named = letter.report === null ? letter.answers : idsIn(letter.report)
    const senders = await sent(named)
    const answered = named.find((id) => senders.has(id))
    const workspaceId = answered && senders.get(answered)
    if (workspaceId) unkept.push(...(await keepLetters(desk, workspaceId, [letter], 'ours')))
  }
  return unkept
}

/** Keeps letters, each once however often it is read. One that can't be kept is left out: it would stop all that lie behind it.
 *  @param box whose mailbox they lie in: the operator's, or the workspace's own, into which it can put what it likes
 *  @returns why letters could not be kept, for the log
 *  @throws what is not the letter's fault: it is kept with the next reading */
export async function keepLetters(
  desk: OutreachDesk,
  workspaceId: string,
  letters: readonly ReadLetter[],
  box: 'ours' | 'own',
): Promise<unknown[]> {
  const unkept: unknown[] = []
  for (const letter of letters) {
    const kept = withRepeatedTransaction(desk.db, (tx) =>
      letter.report === null
        ? keepReply(tx, desk, workspaceId, letter)
        : keepReport(tx, { workspaceId, box, at: desk.now(), linkSecret: desk.linkSecret }, letter),
    )
    await kept.catch((error) => {
      if (!isOfLetter(error)) throw error
      unkept.push(error)
    })
  }
  return unkept
}

/** PostgreSQL's classes of errors that come of what it is given: another attempt ends as this one did. */
const dataFault = /^(?:22|23|54)/

function isOfLetter(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return dataFault.test(error.code ?? '')
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError
}

interface ThreadRow {
  id: string
  state: string
  campaignId: string | null
  entryId: string | null
}

interface AnsweredThread extends ThreadRow {
  address: string
  source: ContactSource
  evidence: string
}

async function keepReply(tx: Tx, desk: OutreachDesk, workspaceId: string, letter: ReadLetter): Promise<void> {
  const at = desk.now()
  const found = await tx.query<AnsweredThread>(
    `select thread.id, thread.state, thread.campaign_id as "campaignId", thread.entry_id as "entryId", thread.address, source, evidence
       from outreach_messages answered join outreach_threads thread on thread.id = thread_id
      where answered.workspace_id = $1 and answered.message_id = any($2)
      order by array_position($2::text[], answered.message_id) limit 1 for update of thread`,
    [workspaceId, await ourNames(tx, letter.answers)],
  )
  const [thread] = found.rows
  if (thread === undefined) return
  const sender = await loadSender(tx, workspaceId)
  const said = await loadSaid(tx, desk, sender, thread)
  const side = await sideOf(tx, desk, { workspaceId, sender, thread, said }, letter)
  if (side.is === 'copy') return
  const text = storableText(ownWords(letter.text, said.map((message) => message.text).join('\n')))
  const body = letter.isAutomatic ? `Automatic reply: ${text}` : text
  const kind: LetterRow['kind'] = letter.isAutomatic ? 'note' : side.is === 'brand' ? 'reply' : 'received'
  const row = {
    kind,
    ...{ messageId: letter.messageId, subject: storableText(letter.subject), body: body === '' ? '(no text)' : body },
    ...{ by: side.is === 'brand' ? side.userId : null, at },
  }
  if (!(await insertLetter(tx, workspaceId, thread.id, row))) return
  if (kind === 'received') await noteReply(tx, at, workspaceId, thread)
  if (kind === 'reply') await noteOwnLetter(tx, at, thread.id)
}

/** A conversation that goes on elsewhere needs no reminder. And a mailing list may name itself as whoever wrote, so a person should look. */
async function noteOwnLetter(tx: Tx, at: Date, threadId: string): Promise<void> {
  await tx.query('update outreach_threads set unread = true, last_at = $2 where id = $1', [threadId, at])
  await cancelWaiting(tx, [threadId], at, { followUpsOnly: true })
}

/** A reply ends the follow-ups and moves thread and campaign on, unless a person has said more already. */
export async function noteReply(tx: Tx, at: Date, workspaceId: string, thread: ThreadRow): Promise<void> {
  await tx.query(
    `update outreach_threads set unread = true, last_at = $2,
            state = case when state in ('waiting', 'failed', 'closed') then 'replied' else state end where id = $1`,
    [thread.id, at],
  )
  await cancelWaiting(tx, [thread.id], at, { followUpsOnly: true })
  if (thread.campaignId === null || thread.entryId === null) return
  const act = { member: { workspaceId, userId: null }, campaignId: thread.campaignId, at }
  await markOutreach(tx, act, thread.entryId, ['not-contacted', 'contacted'], 'replied')
}
