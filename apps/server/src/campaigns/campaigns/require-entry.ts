import { Problem } from '@vouch/contract'
import type { Sql } from './campaign-desk.ts'

/** @throws Problem `not_found` where a creator is not, or no longer, in the campaign */
export async function requireEntry(sql: Sql, campaignId: string, entryId: string): Promise<void> {
  const found = await sql.query(
    'select from campaign_creators where id = $1 and campaign_id = $2 and removed_at is null',
    [entryId, campaignId],
  )
  if (found.rowCount === 0) throw new Problem('not_found', 'This creator isn’t in the campaign.')
}
