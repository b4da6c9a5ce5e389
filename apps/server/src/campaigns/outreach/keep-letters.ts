import { withTransaction } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import type { LetterHead, ReadLetter } from '../../outside/mailboxes/incoming.ts'
import { markOutreach } from '../campaigns/mark-outreach.ts'
import { cancelWaiting, noteBounce } from './end-messages.ts'
import type { OutreachDesk, Sql, Tx } from './outreach-desk.ts'
import { suppress } from './suppressions.ts'

/** Letters that answer what we sent, by their headers: replies stop follow-ups, a machine's answers are noted, and what came back is a bounce. Nothing else of
 *  a mailbox is kept. */

/** @returns which letters of a mailbox are read: those that name a message of the workspace, and reports of mail servers */
export function wantedLetters(sql: Sql, workspaceId: string) {
  return async (heads: readonly LetterHead[]): Promise<ReadonlySet<number>> => {
    const found = await sql.query<{ messageId: string }>(
      'select message_id as "messageId" from outreach_messages where workspace_id = $1 and message_id = any($2)',
      [workspaceId, heads.flatMap(({ answers }) => answers)],
    )
    const ours = new Set(found.rows.map(({ messageId }) => messageId))
    const wanted = heads.filter(({ isReport, answers }) => isReport || answers.some((id) => ours.has(id)))
    return new Set(wanted.map(({ uid }) => uid))
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

const idForm = /<[^<>\s@]{1,200}@[^<>\s]{1,200}>/g
const hardStatus = /^Status:\s?5\.\d{1,3}\.\d{1,3}/im
const failedAction = /^Action:\s?failed/im

/** Reports about delays are nothing yet: the server goes on trying. */
async function keepReport(tx: Tx, at: Date, workspaceId: string, { report, text }: ReadLetter): Promise<void> {
  if (report === null || !hardStatus.test(report) || !failedAction.test(report)) return
  const found = await tx.query<{ id: string }>(
    `select id from outreach_messages where workspace_id = $1 and message_id = any($2) and state = 'sent' limit 1`,
    [workspaceId, [...new Set(report.match(idForm) ?? [])].slice(0, 100)],
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
