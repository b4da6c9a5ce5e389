import type { credits, ReplyOf } from '@vouch/contract'
import { Conditions } from '../../foundation/db/conditions.ts'
import type { Sql } from './ledger.ts'

export type Usage = ReplyOf<typeof credits.usage>['actions'][number]

/** More actions than any account uses; the rest would be the least used. */
const actionsMax = 100

/** Loads what credits were spent on in a period, the most first. What was given back does not count; what is on hold is told
 *  beside what is spent. */
export async function loadUsage(
  sql: Sql,
  { workspaceId, from, to }: { workspaceId: string; from: Date | null; to: Date | null },
): Promise<Usage[]> {
  const conditions = new Conditions()
  conditions.add('workspace_id = ?', workspaceId)
  if (from !== null) conditions.add('at >= ?', from)
  if (to !== null) conditions.add('at < ?', to)
  const found = await sql.query<Usage>({
    name: `credit-usage${from === null ? '' : ':from'}${to === null ? '' : ':to'}`,
    text: `select action, count(*)::int as times, coalesce(sum(used), 0)::int as credits,
            coalesce(sum(monthly + purchased) filter (where state = 'held'), 0)::int as "onHold"
       from credit_holds
      where ${conditions.sql} and state <> 'released'
      group by action order by credits desc, action limit ${actionsMax}`,
    values: conditions.values,
  })
  return found.rows
}
