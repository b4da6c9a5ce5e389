import { campaignStepNames, type WebhookData } from '@vouch/contract'
import type { NotedEvent, ToldEvent } from './noted-event.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

type Moved = WebhookData['campaign.moved']

/** What was done to a campaign, by the facts that were noted when it was: it may have moved on since. A removed campaign is not told. */
export async function tellMovedCampaign(
  sql: Sql,
  parts: Pick<WebhookParts, 'publicAddress'>,
  { facts, workspaceId }: NotedEvent,
): Promise<ToldEvent[]> {
  const about = await loadNamed(sql, parts, String(facts.campaignId), workspaceId)
  return about.map((campaign) => ({
    type: 'campaign.moved',
    // The database's trigger wrote them from the same lists.
    data: { ...campaign, change: facts.change as Moved['change'], state: facts.state as Moved['state'] },
  }))
}

/** Which step was finished or opened again. */
export async function tellCampaignStep(
  sql: Sql,
  parts: Pick<WebhookParts, 'publicAddress'>,
  { facts, workspaceId }: NotedEvent,
): Promise<ToldEvent[]> {
  const about = await loadNamed(sql, parts, String(facts.campaignId), workspaceId)
  const step = Number(facts.step)
  return about.map((campaign) => ({
    type: 'campaign.step',
    data: {
      ...campaign,
      ...{ step, stepName: campaignStepNames[step - 1] ?? '', done: facts.done === 1 },
      campaignUrl: `${campaign.campaignUrl}?step=${step}`,
    },
  }))
}

async function loadNamed(
  sql: Sql,
  { publicAddress }: Pick<WebhookParts, 'publicAddress'>,
  id: string,
  workspaceId: string,
): Promise<Pick<Moved, 'campaignId' | 'name' | 'campaignUrl'>[]> {
  const found = await sql.query<Pick<Moved, 'campaignId' | 'name'>>(
    `select id as "campaignId", coalesce(fields -> 'name' ->> 'value', '') as name
       from campaigns where id = $1 and workspace_id = $2 and removed_at is null`,
    [id, workspaceId],
  )
  return found.rows.map((named) => ({
    ...named,
    campaignUrl: `${publicAddress()}/dashboard/campaigns/${named.campaignId}`,
  }))
}
