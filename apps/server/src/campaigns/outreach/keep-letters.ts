import { withTransaction } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import type { ReadLetter } from '../../outside/mailboxes/incoming.ts'
import type { LetterHead } from '../../outside/mailboxes/letter-head.ts'
import { markOutreach } from '../campaigns/mark-entry.ts'
import { cancelWaiting, noteBounce } from './end-messages.ts'
import type { OutreachDesk, Sql, Tx } from './outreach-desk.ts'
import { suppress } from './suppressions.ts'

/** Letters that answer what we sent, by their headers: replies stop follow-ups, a machine's answers are noted, and what came back is a bounce. Nothing else of
 *  a mailbox is kept. */

/** Which of some Message-IDs are those of messages that were sent, each with the workspace that sent it. */
export type SentMessages = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** @returns what tells the messages of a workspace */
export function sentBy(sql: Sql, workspaceId: string): SentMessages {
  return async (ids) => {
    const found = await sql.query<{ messageId: string }>(
      'select message_id as "messageId" from outreach_messages where workspace_id = $1 and message_id = any($2)',
      [workspaceId, ids],
    )
    return new Map(found.rows.map(({ messageId }) => [messageId, workspaceId]))
  }
}

const ownIdForm = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i

/** @returns what tells the messages that left through our mail server, whoever wrote them */
export function sentByUs(sql: Sql): SentMessages {
  return async (ids) => {
    // A Message-ID of ours begins with the row that it is of.
    const rows = ids.flatMap((id) => ownIdForm.exec(id)?.[1] ?? [])
    const found = await sql.query<{ messageId: string; workspaceId: string }>(
      `select message_id as "messageId", workspace_id as "workspaceId" from outreach_messages
        where id = any($1::uuid[]) and message_id = any($2) and via = 'ours'`,
      [rows, ids],
    )
    return new Map(found.rows.map(({ messageId, workspaceId }) => [messageId, workspaceId]))
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

/** Keeps letters of a mailbox that several workspaces share: each letter goes to the workspace whose message it answers first, or reports about. */
export async function keepByWorkspace(
  desk: OutreachDesk,
  sent: SentMessages,
  letters: readonly ReadLetter[],
): Promise<void> {
  for (const letter of letters) {
    const named = letter.report === null ? letter.answers : idsIn(letter.report)
    const senders = await sent(named)
    const answered = named.find((id) => senders.has(id))
    const workspaceId = answered && senders.get(answered)
    if (workspaceId) await keepLetters(desk, workspaceId, [letter])
  }
}

/** Keeps letters, each once however often it is read. */
export async function keepLetters(
  desk: OutreachDesk,
  workspaceId: string,
  letters: readonly ReadLetter[],
): Promise<void> {
  for (const letter of letters)
    await withTransaction(desk.db, (tx) =>
      letter.report === null
        ? keepReply(tx, desk.now(), workspaceId, letter)
        : keepReport(tx, desk.now(), workspaceId, letter),
    )
}

interface ThreadRow {
  id: string
  state: string
  campaignId: string | null
  entryId: string | null
}

async function keepReply(tx: Tx, at: Date, workspaceId: string, letter: ReadLetter): Promise<void> {
  const found = await tx.query<ThreadRow>(
    `select thread.id, thread.state, thread.campaign_id as "campaignId", thread.entry_id as "entryId"
       from outreach_messages answered join outreach_threads thread on thread.id = thread_id
      where answered.workspace_id = $1 and answered.message_id = any($2)
      order by array_position($2::text[], answered.message_id) limit 1 for update of thread`,
    [workspaceId, letter.answers],
  )
  const [thread] = found.rows
  if (thread === undefined) return
  const kind = letter.isAutomatic ? 'note' : 'received'
  const text = storableText(withoutQuote(letter.text))
  const body = letter.isAutomatic ? `Automatic reply: ${text}` : text
  const kept = await tx.query(
    `insert into outreach_messages (thread_id, workspace_id, kind, message_id, subject, body, state, sent_at, created_at)
     values ($1, $2, $3, $4, $5, $6, 'kept', null, $7) on conflict (workspace_id, message_id) where message_id is not null do nothing`,
    [
      ...[thread.id, workspaceId, kind, letter.messageId ?? `<uid-${letter.uid}@unnamed.invalid>`],
      ...[storableText(letter.subject), body === '' ? '(no text)' : body, at],
    ],
  )
  if (kept.rowCount === 1 && !letter.isAutomatic) await noteReply(tx, at, workspaceId, thread)
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

const quoteBegins = /^(On .{5,200} wrote:|-{3,} ?Original Message ?-{3,}|_{10,})$/

/** What was quoted from our own message is there already. */
function withoutQuote(text: string): string {
  const lines = text.split(/\r?\n/)
  const begins = lines.findIndex((line) => quoteBegins.test(line.trim()))
  const own = (begins < 0 ? lines : lines.slice(0, begins)).filter((line) => !line.startsWith('>'))
  return own.join('\n').trim()
}

const idForm = /<[^<>\s@\p{Cc}]{1,200}@[^<>\s\p{Cc}]{1,200}>/gu

/** @returns what may be Message-IDs in a report */
function idsIn(report: string): string[] {
  return [...new Set(report.match(idForm) ?? [])].slice(0, 100)
}

const hardStatus = /^Status:\s?5\.\d{1,3}\.\d{1,3}/im
const failedAction = /^Action:\s?failed/im

/** Reports about delays are nothing yet: the server goes on trying. */
async function keepReport(tx: Tx, at: Date, workspaceId: string, { report, text }: ReadLetter): Promise<void> {
  if (report === null || !hardStatus.test(report) || !failedAction.test(report)) return
  const found = await tx.query<{ id: string }>(
    `select id from outreach_messages where workspace_id = $1 and message_id = any($2) and state = 'sent' limit 1`,
    [workspaceId, idsIn(report)],
  )
  const [message] = found.rows
  if (message === undefined) return
  const fault = storableText(text.trim().split('\n')[0] ?? '').slice(0, 300) || 'It came back.'
  const bounced = await noteBounce(tx, { id: message.id, fault, at })
  if (bounced === null) return
  const { address, via } = bounced
  await suppress(tx, { workspaceId, address, reason: 'bounced', at })
  if (via === 'ours') await suppress(tx, { workspaceId: null, address, reason: 'bounced', at })
}
