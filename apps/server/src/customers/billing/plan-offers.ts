import { type OwnPlan, planOfferDays } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { type Plan, planOfOwn } from '../../outside/payments/plan-prices.ts'

/** A plan that the team offers one workspace. Only its owner takes it, with the price shown, as any change of plan. */

type Sql = Pick<pg.Pool, 'query'>

export interface PlanOffer extends OwnPlan {
  endsAt: Date
}

const columns = 'price_cents as "priceCents", credits, seats, ends_at as "endsAt"'

/** Offers it, in place of an earlier offer. */
export async function offerPlan(sql: Sql, workspaceId: string, own: OwnPlan, at: Date): Promise<PlanOffer> {
  const offered = await sql.query<PlanOffer>(
    `insert into plan_offers (workspace_id, price_cents, credits, seats, offered_at, ends_at)
     values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(days => $6))
     on conflict (workspace_id) do update
       set price_cents = excluded.price_cents, credits = excluded.credits, seats = excluded.seats,
           offered_at = excluded.offered_at, ends_at = excluded.ends_at
     returning ${columns}`,
    [workspaceId, own.priceCents, own.credits, own.seats, at, planOfferDays],
  )
  return onlyRow(offered)
}

/** @returns whether there was one */
export async function withdrawOffer(sql: Sql, workspaceId: string): Promise<boolean> {
  return (await sql.query('delete from plan_offers where workspace_id = $1', [workspaceId])).rowCount === 1
}

/** @returns the offer that stands at a moment; null where there is none */
export async function loadOffer(sql: Sql, workspaceId: string, at: Date): Promise<PlanOffer | null> {
  const found = await sql.query<PlanOffer>({
    name: 'plan-offer',
    text: `select ${columns} from plan_offers where workspace_id = $1 and ends_at > $2`,
    values: [workspaceId, at],
  })
  return found.rows[0] ?? null
}

/** @returns the plan of an offer */
export function planOfOffer({ priceCents, credits, seats }: PlanOffer): Plan {
  return planOfOwn({ priceCents, credits, seats })
}
