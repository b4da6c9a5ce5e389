import type { payments, ReplyOf } from '@vouch/contract'
import { loadBalance } from './balance.ts'
import { type Buyer, type PurchaseParts, settlePurchase } from './purchases.ts'

/** As long as a page can have been away: after that the provider's message, or the job for forgotten payments, settles it. What they settled
 *  after days is told for as long. */
const hoursMax = 24
/** Packages that somebody opened and left count too; more than these nobody opens in a day. */
const openMax = 10

/** Adds the credits of a buyer's payments that went through and that no page has claimed: a bank led back to us, a call was lost on its
 *  way, a tab was closed. Each purchase is told of once, whoever added its credits. */
export async function settlePurchases(
  parts: PurchaseParts,
  { workspaceId }: Buyer,
): Promise<ReplyOf<typeof payments.settle>> {
  const { pool } = parts.db
  const open = await pool.query<{ id: string }>(
    `select payment_intent_id as id from credit_purchases
      where workspace_id = $1 and credited_at is null and opened_at > $2::timestamptz - make_interval(hours => ${hoursMax})
      order by opened_at desc limit ${openMax}`,
    [workspaceId, parts.now()],
  )
  const outcomes: Awaited<ReturnType<typeof settlePurchase>>[] = []
  for (const { id } of open.rows) outcomes.push(await settlePurchase(parts, id))
  const told = await pool.query<{ credits: number }>(
    `update credit_purchases set claimed_at = $2
      where workspace_id = $1 and claimed_at is null and credited_at is not null
        and credited_at > $2::timestamptz - make_interval(hours => ${hoursMax})
     returning credits`,
    [workspaceId, parts.now()],
  )
  return {
    success: true,
    creditsPurchased: told.rows.reduce((sum, { credits }) => sum + credits, 0),
    processing: outcomes.includes('processing'),
    balance: await loadBalance(pool, workspaceId),
  }
}
