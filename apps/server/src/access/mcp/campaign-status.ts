import { campaigns, type McpInput, trackingResults } from '@vouch/contract'
import { campaignCreatorLines, campaignLines, plural } from '@vouch/presentation'
import { handleData, handleText } from './fenced-text.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'

/** All campaigns, or one: its steps and money, and for each creator outreach, contract, posts and what links and shops counted. */
export async function campaignStatus(
  parts: McpParts,
  { campaignId }: McpInput<'campaign_status'>,
  use: ToolUse,
): Promise<McpAnswer> {
  return campaignId === undefined ? listed(parts, use) : shown(parts, campaignId, use)
}

async function listed({ call }: McpParts, { signal }: ToolUse): Promise<McpAnswer> {
  const { campaigns: list } = await call(campaigns.list, {}, signal)
  const rows = list.map(
    ({ id, name, state, creators, approved, steps }) =>
      `- ${name} (${state}): ${plural(creators, 'creator')}, ${approved} approved, ${steps.filter(({ done }) => done).length} of ${steps.length} steps done. ID ${id}`,
  )
  return {
    text: rows.length === 0 ? 'No campaigns yet.' : rows.join('\n'),
    data: { campaigns: list.map(({ id, name, state, money, creators }) => ({ id, name, state, money, creators })) },
  }
}

async function shown({ call, publicAddress }: McpParts, id: string, { signal }: ToolUse): Promise<McpAnswer> {
  const campaign = await call(campaigns.show, { params: { id } }, signal)
  const { fields, state, money, steps, creators } = campaign
  const shares =
    state === 'draft' ? [] : (await call(trackingResults.show, { query: { campaignId: id } }, signal)).shares
  const text = [
    ...campaignLines(campaign),
    ...campaignCreatorLines(campaign, shares, ({ handle, platform }) => `${handleText(handle)} on ${platform}`),
    `${publicAddress()}/app/campaigns/${id}`,
  ]
  const told = creators.map(({ id: entryId, creator: { platform, handle }, fields: own, deliverables }) => ({
    ...{ entryId, platform, handle: handleData(handle), decision: own.decision.value },
    ...{ outreach: own.outreach.value, contract: own.contract.value, paid: own.paid.value },
    posts: deliverables.filter((each) => each.fields.state.value === 'posted').length,
    due: deliverables.length,
  }))
  return {
    text: text.join('\n'),
    data: { id, name: fields.name.value, state, money, steps, creators: told, tracked: shares },
  }
}
