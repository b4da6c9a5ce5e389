import type { Visitor } from './rooms.ts'
import { startedCampaign } from './started-campaign.ts'

/** A started campaign whose first creator has a promo code. A code is a workspace's own, an order number a shop's. */
export async function codedCampaign(ann: Visitor, code = 'AVA15') {
  const { campaignId, entryIds } = await startedCampaign(ann)
  const [entryId] = entryIds
  await ann.ask('POST', '/api/tracking/codes', { campaignId, entryId, code })
  const orders = async () => (await ann.ask('GET', `/api/tracking/orders?campaignId=${campaignId}`)).body.orders
  return { campaignId, entryIds, orders }
}
