import { freshAddress, type Visitor } from './rooms.ts'

export interface StartedCampaign {
  campaignId: string
  /** Its creators, all agreed with. */
  entryIds: string[]
}

/** A campaign that was started, with creators who agreed. */
export async function startedCampaign(visitor: Visitor, creatorCount = 2): Promise<StartedCampaign> {
  const { body: draft } = await visitor.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'sales' })
  const creators = Array.from({ length: creatorCount }, () => ({ platform: 'twitch', handle: freshAddress().handle }))
  await visitor.ask('POST', `/api/campaigns/${draft.id}/creators`, { creators })
  const { body: campaign } = await visitor.ask('POST', `/api/campaigns/${draft.id}/state`, { deed: 'start' })
  const entryIds: string[] = campaign.creators.map(({ id }: { id: string }) => id)
  for (const entryId of entryIds) {
    const path = `/api/campaigns/${draft.id}/creators/${entryId}`
    await visitor.ask('PATCH', path, { field: 'decision', value: 'approved', version: 0 })
    await visitor.ask('PATCH', path, { field: 'outreach', value: 'agreed', version: 0 })
  }
  return { campaignId: draft.id, entryIds }
}
