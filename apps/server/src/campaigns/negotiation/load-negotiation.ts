import {
  actionCosts,
  agreedFeeOf,
  type Campaign,
  type CampaignCreator,
  hasStarted,
  type Negotiation,
  type NegotiationReply,
  nextMove,
  Problem,
  repliesKept,
} from '@vouch/contract'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { loadFrame } from './load-frame.ts'
import type { Entry, NegotiationDesk, Sql } from './negotiation-desk.ts'
import { loadFound, loadOffers, shownOffer } from './offers.ts'

/** A negotiation whole, as the API shows it. */

export interface LoadedNegotiation {
  shown: Negotiation
  campaign: Campaign
  creator: CampaignCreator
}

/** @throws Problem `not_found` */
export async function loadNegotiation(desk: NegotiationDesk, workspaceId: string, entry: Entry): Promise<Negotiation> {
  return (await loadWhole(desk, workspaceId, entry)).shown
}

/** Loads a negotiation with the campaign that it is part of. @throws Problem `not_found` */
export async function loadWhole(
  desk: NegotiationDesk,
  workspaceId: string,
  { id, entryId }: Entry,
): Promise<LoadedNegotiation> {
  const { pool } = desk.db
  const campaign = await loadCampaign(pool, workspaceId, id)
  const creator = campaign.creators.find((each) => each.id === entryId)
  if (creator === undefined) throw new Problem('not_found', 'This creator isn’t in the campaign.')
  const currency = campaign.fields.currency.value
  const [{ frame, why }, logged] = [
    await loadFrame(desk, workspaceId, campaign, creator),
    await loadOffers(pool, workspaceId, entryId),
  ]
  const opened = await pool.query('select from negotiations where entry_id = $1', [entryId])
  const { agreedFee, outreach } = creator.fields
  const { platform, handle, displayName } = creator.creator
  const agreed = { fee: agreedFee.value, version: agreedFee.version, outreach: outreach.value }
  const shown: Negotiation = {
    creator: { platform, handle, displayName },
    campaign: { id, name: campaign.fields.name.value },
    ...{ entryId, currency, started: hasStarted(campaign.state), frame, why },
    report: creator.verdict && {
      ...{ verificationId: creator.verdict.verificationId, at: creator.verdict.at },
      decision: creator.verdict.decision?.word ?? null,
    },
    thread: await loadThreadOf(pool, workspaceId, entryId),
    offers: logged.map(shownOffer),
    found: await loadFound(pool, workspaceId, { entryId, currency }, logged),
    next:
      frame === null || agreedFeeOf(agreed) !== null
        ? null
        : nextMove(
            frame,
            logged.filter(({ state }) => state === 'made'),
          ),
    credits: opened.rowCount === 0 ? actionCosts.email_negotiator : 0,
    replies: await loadReplies(pool, workspaceId, entryId),
    agreed,
  }
  return { shown, campaign, creator }
}

async function loadThreadOf(sql: Sql, workspaceId: string, entryId: string): Promise<Negotiation['thread']> {
  const found = await sql.query<{ id: string; subject: string }>(
    `select id, subject from outreach_threads where entry_id = $1 and workspace_id = $2 order by last_at desc limit 1`,
    [entryId, workspaceId],
  )
  return found.rows[0] ?? null
}

async function loadReplies(sql: Sql, workspaceId: string, entryId: string): Promise<NegotiationReply[]> {
  const found = await sql.query<Omit<NegotiationReply, 'at'> & { at: Date }>(
    `select reply.id, move, amount, body as text, reasons, writer, at, users.name as by
       from negotiation_replies reply left join users on users.id = made_by
      where entry_id = $1 and workspace_id = $2 order by place desc limit ${repliesKept}`,
    [entryId, workspaceId],
  )
  return found.rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
