import {
  amountsIn,
  type BodyOf,
  type Currency,
  type FoundAmount,
  type NegotiationOffer,
  type negotiations,
  offersMax,
  Problem,
  signOfCurrency,
} from '@vouch/contract'
import { storableText } from '../../foundation/db/storable-text.ts'
import type { Act } from '../campaigns/campaign-desk.ts'
import { lockStarted } from '../campaigns/lock-campaign.ts'
import { requireEntry } from '../campaigns/require-entry.ts'
import type { Entry, Sql, Tx } from './negotiation-desk.ts'

/** Offers of both sides: those that people logged, and amounts in the thread that wait for somebody to say what they are. */

interface OfferRow extends Omit<NegotiationOffer, 'at'> {
  at: Date
  foundAmount: number | null
}

/** Loads everything that was logged about a creator, oldest first; what was deleted too. */
export async function loadOffers(sql: Sql, workspaceId: string, entryId: string): Promise<OfferRow[]> {
  const found = await sql.query<OfferRow>(
    `select offer.id, side, amount, note, state, message_id as "messageId", found_amount as "foundAmount", at, users.name as by
       from negotiation_offers offer left join users on users.id = made_by
      where entry_id = $1 and workspace_id = $2 order by at, place`,
    [entryId, workspaceId],
  )
  return found.rows
}

export function shownOffer({ foundAmount: _, at, ...offer }: OfferRow): NegotiationOffer {
  return { ...offer, at: at.toISOString() }
}

const messagesRead = 100
/** Deleted offers that can be brought back. */
const removedKept = 10

/** Loads the amounts that stand in the thread with a creator and that nobody has logged, oldest first. */
export async function loadFound(
  sql: Sql,
  workspaceId: string,
  { entryId, currency }: { entryId: string; currency: Currency },
  logged: readonly Pick<OfferRow, 'messageId' | 'foundAmount' | 'state'>[],
): Promise<FoundAmount[]> {
  const messages = await sql.query<{ id: string; kind: string; body: string; at: Date }>(
    `select message.id, kind, body, coalesce(sent_at, message.created_at) as at
       from outreach_messages message join outreach_threads thread on thread.id = thread_id
      where thread.entry_id = $1 and thread.workspace_id = $2 and kind <> 'note' and message.state in ('sent', 'kept')
      order by at desc, place desc limit ${messagesRead}`,
    [entryId, workspaceId],
  )
  const known = new Set(
    logged
      .filter(({ state }) => state !== 'removed')
      .map(({ messageId, foundAmount }) => `${messageId} ${foundAmount}`),
  )
  return messages.rows.reverse().flatMap(({ id, kind, body, at }) =>
    amountsIn(body, signOfCurrency[currency])
      .filter(({ amount }) => !known.has(`${id} ${amount}`))
      .map((amount) => ({
        ...amount,
        ...{ messageId: id, side: kind === 'received' ? ('creator' as const) : ('brand' as const) },
        at: at.toISOString(),
      })),
  )
}

/** Logs an offer, once for each amount of a message. @throws Problem `not_found`, `too_many`, and as `lockStarted` does */
export async function logOffer(
  tx: Tx,
  act: Act,
  { entryId }: Entry,
  { side, amount, note, state, from = null }: BodyOf<typeof negotiations.log>,
): Promise<void> {
  await lockStarted(tx, act)
  await requireEntry(tx, act.campaignId, entryId)
  const { workspaceId, userId } = act.member
  const at = from === null ? act.at : await timeOfMessage(tx, workspaceId, entryId, from.messageId)
  await tx.query(
    `delete from negotiation_offers where id in (select id from negotiation_offers where entry_id = $1 and state = 'removed'
                                                  order by place desc offset ${removedKept})`,
    [entryId],
  )
  const added = await tx.query(
    `insert into negotiation_offers (workspace_id, entry_id, side, amount, note, state, message_id, found_amount, at, made_by)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
      where (select count(*) from negotiation_offers where entry_id = $2) < ${offersMax}
     on conflict (entry_id, message_id, found_amount) where message_id is not null and state <> 'removed'
     do update set side = excluded.side, amount = excluded.amount, note = excluded.note, state = excluded.state, made_by = excluded.made_by`,
    [
      ...[workspaceId, entryId, side, amount, storableText(note), state, from?.messageId ?? null, from?.amount ?? null],
      ...[at, userId],
    ],
  )
  if (added.rowCount === 0) throw new Problem('too_many', `A creator can have up to ${offersMax} logged offers.`)
}

async function timeOfMessage(tx: Tx, workspaceId: string, entryId: string, messageId: string): Promise<Date> {
  const found = await tx.query<{ at: Date }>(
    `select coalesce(sent_at, message.created_at) as at
       from outreach_messages message join outreach_threads thread on thread.id = thread_id
      where message.id = $1 and thread.workspace_id = $2 and thread.entry_id = $3`,
    [messageId, workspaceId, entryId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Message not found.')
  return row.at
}

/** Corrects, deletes or brings back an offer, which from then on is named after who did. @throws Problem `not_found`, `not_now`, and as `lockStarted` does */
export async function changeOffer(
  tx: Tx,
  act: Act,
  { entryId, offerId }: Entry & { offerId: string },
  { side, amount, note, state }: BodyOf<typeof negotiations.change>,
): Promise<void> {
  await lockStarted(tx, act)
  const changed = await tx.query(
    `update negotiation_offers offer
        set side = coalesce($4, side), amount = coalesce($5, amount), note = coalesce($6, note), state = coalesce($7, state), made_by = $8
      where id = $1 and entry_id = $2 and workspace_id = $3
        and (coalesce($7, state) = 'removed' or not exists (
              select from negotiation_offers other where other.id <> offer.id and other.entry_id = offer.entry_id
                 and other.message_id = offer.message_id and other.found_amount = offer.found_amount and other.state <> 'removed'))`,
    [
      ...[offerId, entryId, act.member.workspaceId, side ?? null, amount ?? null],
      ...[note === undefined ? null : storableText(note), state ?? null, act.member.userId],
    ],
  )
  if (changed.rowCount === 0) throw new Problem('not_found', 'Offer not found, or logged again since.')
}
