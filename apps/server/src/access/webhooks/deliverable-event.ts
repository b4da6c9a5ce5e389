import type { WebhookData } from '@vouch/contract'
import { type CreatorRow, creatorOf, type NotedEvent, type ToldEvent } from './noted-event.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

type Told = WebhookData['deliverable.posted']
type Row = Omit<Told, 'creator' | 'campaignUrl'> & CreatorRow

/** What is told of a deliverable that was submitted, returned, approved or posted. One that was deleted meanwhile is not told. */
export async function tellDeliverable(
  sql: Sql,
  { publicAddress }: Pick<WebhookParts, 'publicAddress'>,
  { type, facts, workspaceId }: NotedEvent,
): Promise<ToldEvent[]> {
  const found = await sql.query<Row>(
    `select made.id as "deliverableId", campaigns.id as "campaignId", coalesce(campaigns.fields #>> '{name,value}', '') as campaign,
            coalesce(made.fields #>> '{kind,value}', 'post') as kind, coalesce(made.fields #>> '{title,value}', '') as title,
            made.fields #>> '{dueOn,value}' as "dueOn", nullif(made.fields #>> '{link,value}', '') as link, platform, handle
       from campaign_deliverables made
       join campaigns on campaigns.id = made.campaign_id and campaigns.removed_at is null
       join campaign_creators entry on entry.id = made.entry_id join creators on creators.id = entry.creator_id
      where made.id = $1 and campaigns.workspace_id = $2`,
    [facts.deliverableId, workspaceId],
  )
  return found.rows.flatMap(({ platform, handle, ...told }): ToldEvent[] => {
    const creator = creatorOf({ platform, handle })
    if (creator === null || !isAboutDeliverable(type)) return []
    const campaignUrl = `${publicAddress()}/dashboard/campaigns/${told.campaignId}?step=6`
    return [{ type, data: { ...told, creator, campaignUrl } }]
  })
}

function isAboutDeliverable(type: string): type is `deliverable.${'submitted' | 'returned' | 'approved' | 'posted'}` {
  return type.startsWith('deliverable.')
}
