import type { WebhookData } from '@vouch/contract'
import { type CreatorRow, creatorOf, type NotedEvent, type ToldEvent } from './noted-event.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

/** What is told of a contract that was sent, accepted or declined. */

type Row = Omit<WebhookData['contract.sent'], 'creator' | 'contractUrl'> &
  CreatorRow & { signer: string | null; reason: string | null }

export async function tellContract(
  sql: Sql,
  { publicAddress }: Pick<WebhookParts, 'publicAddress'>,
  { type, facts, workspaceId }: NotedEvent,
): Promise<ToldEvent[]> {
  const found = await sql.query<Row>(
    `select contracts.id as "contractId", platform, handle, campaign_id as "campaignId", title, digest, sent_to as "sentTo",
            signer_name as signer, reason
       from contracts join creators on creators.id = creator_id
      where contracts.id = $1 and workspace_id = $2 and digest is not null`,
    [facts.contractId, workspaceId],
  )
  return found.rows.flatMap(({ platform, handle, sentTo, signer, reason, ...about }): ToldEvent[] => {
    const creator = creatorOf({ platform, handle })
    if (creator === null) return []
    const contractUrl = `${publicAddress()}/dashboard/campaigns/contracts/${about.contractId}`
    const told = { ...about, creator, contractUrl }
    if (type === 'contract.sent') return [{ type, data: { ...told, sentTo } }]
    if (type === 'contract.accepted') return signer === null ? [] : [{ type, data: { ...told, signer } }]
    return type === 'contract.declined' && reason !== null ? [{ type, data: { ...told, reason } }] : []
  })
}
