import type pg from 'pg'
import { onlyRow } from '../../../foundation/db/database.ts'

/** @returns whether a bank has yet to decide about a payment of this workspace, be it the plan's or one for extra credits: as long as
 *  it has, purchased credits rest */
export async function isAskedBack(tx: pg.PoolClient, workspaceId: string): Promise<boolean> {
  const found = await tx.query<{ open: boolean }>(
    `select exists (select from invoices where workspace_id = $1 and dispute = 'open')
         or exists (select from credit_purchases where workspace_id = $1 and dispute = 'open') as open`,
    [workspaceId],
  )
  return onlyRow(found).open
}
