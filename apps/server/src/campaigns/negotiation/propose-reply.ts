import { actionCosts, agreedFeeOf, Problem, repliesKept } from '@vouch/contract'
import { moveReasons } from '@vouch/presentation'
import { capture, hold } from '../../customers/credits/ledger.ts'
import { requireCredits } from '../../customers/credits/require-credits.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { storableJson, storableText } from '../../foundation/db/storable-text.ts'
import type { Member } from '../../foundation/http/member.ts'
import { generate, generationLog } from '../../outside/llm/generate.ts'
import { lockStarted } from '../campaigns/lock-campaign.ts'
import { loadSender } from '../outreach/stored-sender.ts'
import { type LoadedNegotiation, loadWhole } from './load-negotiation.ts'
import { askForReply } from './model-reply.ts'
import type { Entry, NegotiationDesk, Sql, Tx } from './negotiation-desk.ts'
import { replyFacts } from './reply-facts.ts'
import { replyText } from './reply-text.ts'

/** Proposing the next reply. It is written before it is paid for, and the transaction that pays keeps it: what fails costs nothing. The first reply pays for
 *  all later ones to the creator in the campaign. */

interface Written {
  move: string
  amount: number
  text: string
  reasons: string[]
  writer: string
}

const action = 'email_negotiator'
const builtIn = 'built-in'
const patienceMs = 45_000
const dayMs = 86_400_000

/** @param key the caller's own; a reply that was proposed with it stays the only one
 *  @throws Problem `not_found`, `not_now` without a frame, before the start or once a fee is agreed, `insufficient_credits`; nothing is charged then */
export async function proposeReply(
  desk: NegotiationDesk,
  member: Member,
  entry: Entry,
  key: string | null,
): Promise<void> {
  const { pool } = desk.db
  const whole = await loadWhole(desk, member.workspaceId, entry)
  if (key !== null && (await wasProposed(pool, member.workspaceId, entry, key))) return
  // A model is not asked for those who cannot pay for its answer.
  if (whole.shown.credits > 0) await requireCredits(pool, member.workspaceId, action)
  const act = { member, campaignId: entry.id, at: desk.now() }
  await withTransaction(desk.db, (tx) => lockStarted(tx, act))
  const written = await write(desk, member.workspaceId, whole, await wroteMuch(pool, entry, act.at))
  await withTransaction(desk.db, async (tx) => {
    await lockStarted(tx, act)
    if (key !== null && (await wasProposed(tx, member.workspaceId, entry, key))) return
    await payOnce(tx, desk, member, entry)
    await keep(tx, member, entry, { ...written, key, at: act.at })
  })
}

async function wasProposed(sql: Sql, workspaceId: string, { entryId }: Entry, key: string): Promise<boolean> {
  const found = await sql.query(
    'select from negotiation_replies where entry_id = $1 and workspace_id = $2 and request_key = $3',
    [entryId, workspaceId, key],
  )
  return found.rowCount === 1
}

/** One price pays for all replies to a creator, so the model is asked for as many a day as are kept; the built-in writer has no end. */
async function wroteMuch(sql: Sql, { entryId }: Entry, at: Date): Promise<boolean> {
  const found = await sql.query<{ count: number }>(
    'select count(*)::int as count from negotiation_replies where entry_id = $1 and at > $2',
    [entryId, new Date(at.getTime() - dayMs)],
  )
  return onlyRow(found).count >= repliesKept
}

/** @param alone without the language model */
async function write(
  desk: NegotiationDesk,
  workspaceId: string,
  whole: LoadedNegotiation,
  alone: boolean,
): Promise<Written> {
  const { frame, next, currency, offers, entryId, agreed } = whole.shown
  if (agreedFeeOf(agreed) !== null) throw new Problem('not_now', 'You’ve agreed on a fee already.')
  if (frame === null || next === null) throw new Problem('not_now', 'There are no figures to negotiate with yet.')
  const facts = replyFacts(whole, frame, next, await loadSender(desk.db.pool, workspaceId))
  const said = await lastWords(desk.db.pool, workspaceId, entryId)
  const model = alone ? null : desk.languageModel
  const { value } = await generate({ model, record: generationLog(desk.db.pool) }, 'negotiation-reply', (ask) =>
    askForReply(ask, facts, said, AbortSignal.timeout(patienceMs)),
  )
  const ask = offers.findLast(({ side, state }) => side === 'creator' && state === 'made')?.amount ?? null
  return {
    ...{ text: value ?? replyText(facts), writer: value === null || model === null ? builtIn : model.name },
    ...{ move: next.kind, amount: next.amount, reasons: moveReasons(frame, currency, { move: next, ask }) },
  }
}

async function lastWords(sql: Sql, workspaceId: string, entryId: string): Promise<string> {
  const found = await sql.query<{ body: string }>(
    `select left(body, 3000) as body from outreach_messages message join outreach_threads thread on thread.id = thread_id
      where thread.entry_id = $1 and thread.workspace_id = $2 and kind = 'received'
      order by message.created_at desc, place desc limit 1`,
    [entryId, workspaceId],
  )
  return found.rows[0]?.body ?? ''
}

/** Charges for the first reply to a creator of a campaign, under the campaign's lock. @throws Problem `insufficient_credits` */
async function payOnce(tx: Tx, { now }: NegotiationDesk, member: Member, { id, entryId }: Entry): Promise<void> {
  const { workspaceId, userId } = member
  const at = now()
  const opened = await tx.query(
    `insert into negotiations (entry_id, workspace_id, opened_at, opened_by) values ($1, $2, $3, $4)
     on conflict (entry_id) do nothing`,
    [entryId, workspaceId, at, userId],
  )
  if (opened.rowCount === 0) return
  const movement = { workspaceId, cause: `hold:negotiation:${entryId}`, action, resourceId: `${id}/${entryId}` }
  const held = await hold(tx, { ...movement, credits: actionCosts[action], at })
  await capture(tx, held.id, at)
}

async function keep(
  tx: Tx,
  { workspaceId, userId }: Member,
  { entryId }: Entry,
  { move, amount, text, reasons, writer, key, at }: Written & { key: string | null; at: Date },
): Promise<void> {
  await tx.query(
    `insert into negotiation_replies (workspace_id, entry_id, move, amount, body, reasons, writer, request_key, at, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[workspaceId, entryId, move, amount, storableText(text), storableJson(reasons), writer.slice(0, 200)],
      ...[key, at, userId],
    ],
  )
  await tx.query(
    `delete from negotiation_replies where id in (select id from negotiation_replies where entry_id = $1
                                                   order by place desc offset ${repliesKept})`,
    [entryId],
  )
}
