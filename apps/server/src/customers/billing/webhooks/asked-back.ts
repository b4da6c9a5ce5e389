import type pg from 'pg'
import { onlyRow } from '../../../foundation/db/database.ts'

/** @returns whether purchased credits must rest: a bank has yet to decide about a payment of this workspace, be it the plan's or one for
 *  extra credits, or it decided against us about the plan's for the present period, which nobody has paid for then */
export async function isAskedBack(tx: pg.PoolClient, workspaceId: string): Promise<boolean> {
  const found = await tx.query<{ rests: boolean }>(
    `select exists (select from invoices where workspace_id = $1 and dispute = 'open')
         or exists (select from credit_purchases where workspace_id = $1 and dispute = 'open')
         or exists (select from invoices join subscriptions using (workspace_id)
                     where workspace_id = $1 and dispute = 'lost' and invoices.period_start = subscriptions.period_start
                       and subscriptions.status <> 'trialing') as rests`,
    [workspaceId],
  )
  return onlyRow(found).rests
}
