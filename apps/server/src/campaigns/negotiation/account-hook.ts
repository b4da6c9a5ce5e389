import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** Offers and proposed replies go with the account. */
export const negotiationHook: AccountHook = {
  remove: async (tx, { workspaceId }) => {
    for (const table of ['negotiation_replies', 'negotiation_offers', 'negotiations'])
      await tx.query(`delete from ${table} where workspace_id = $1`, [workspaceId])
  },
  sections: [
    wholeSection(
      'negotiationOffers',
      `select platform, handle, side, amount, offer.note, at from negotiation_offers offer
         join campaign_creators entry on entry.id = entry_id join creators on creators.id = creator_id
        where workspace_id = $1 and state = 'made' order by at, offer.place`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'negotiationReplies',
      `select platform, handle, move, amount, body, at from negotiation_replies reply
         join campaign_creators entry on entry.id = entry_id join creators on creators.id = creator_id
        where workspace_id = $1 order by at, reply.place`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
