import { outreachStates, Problem, signOfCurrency } from '@vouch/contract'
import { amountIn } from '@vouch/presentation'
import type { Member } from '../../foundation/http/member.ts'
import type { Act } from '../campaigns/campaign-desk.ts'
import { changeCreator } from '../campaigns/change-people.ts'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { markOutreach } from '../campaigns/mark-entry.ts'
import { priceDrafts } from '../contracts/price-drafts.ts'
import type { Entry, Tx } from './negotiation-desk.ts'

/** Makes an offer what was agreed: the fee in the campaign, the state of the talks, and the fee of a contract that is still a draft.
 *  @param version of the agreed fee that the caller saw
 *  @throws Problem `not_found`, `field_conflict` where somebody agreed on another fee in the meantime, and as `changeCreator` does */
export async function acceptOffer(
  tx: Tx,
  { member, campaignId, at }: Act & { member: Member },
  { entryId, offerId }: Entry & { offerId: string },
  version: number,
): Promise<void> {
  const act = { member, campaignId, at }
  const { workspaceId, userId } = member
  const found = await tx.query<{ amount: number }>(
    `select amount from negotiation_offers where id = $1 and entry_id = $2 and workspace_id = $3 and state = 'made'`,
    [offerId, entryId, workspaceId],
  )
  const [offer] = found.rows
  if (offer === undefined) throw new Problem('not_found', 'Offer not found.')
  await changeCreator(tx, act, entryId, { field: 'agreedFee', value: offer.amount, version })
  await markOutreach(
    tx,
    act,
    entryId,
    outreachStates.filter((state) => state !== 'agreed'),
    'agreed',
  )
  const { fields } = await loadCampaign(tx, workspaceId, campaignId)
  const fee = amountIn(offer.amount, signOfCurrency[fields.currency.value])
  await priceDrafts(tx, { workspaceId, userId }, { entryId, fee, at })
}
