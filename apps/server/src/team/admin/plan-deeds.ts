import { Problem, type SubscriptionState } from '@vouch/contract'
import type pg from 'pg'
import { writePlanOffer } from '../../customers/billing/letters/plan-offer-letter.ts'
import { runs } from '../../customers/billing/life/life-table.ts'
import { readAgain } from '../../customers/billing/life/read-again.ts'
import { offerPlan, withdrawOffer } from '../../customers/billing/plan-offers.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { type Deed, type DeedAsk, type Done, finder } from './deed.ts'

/** What the team can do about a customer's plan. */

const findSubscription = finder(`
  select u.email as label, u.id as "userId", jsonb_build_object(
           'status', s.status, 'tier', s.tier, 'cycle', s.billing_cycle, 'periodEnd', s.period_end, 'cancelAt', s.cancel_at,
           'providerId', s.subscription_id) as state
    from subscriptions s join workspaces w on w.id = s.workspace_id join users u on u.id = w.owner_id
   where s.workspace_id::text = $1`)

async function offerOwnPlan(tx: pg.PoolClient, { id, body, key, parts }: DeedAsk): Promise<Done> {
  const { price = 0, credits = 0, seats = 0 } = body
  const own = { priceCents: price * 100, credits, seats }
  const found = await tx.query<{ status: SubscriptionState }>(
    'select status from subscriptions where workspace_id::text = $1',
    [id],
  )
  if (!runs.includes(onlyRow(found).status))
    throw new Problem('not_now', 'Only a workspace with a running plan can be offered another.')
  const offer = await offerPlan(tx, id, own, parts.now())
  await writePlanOffer(tx, parts.life, { cause: `plan-offer:${key}`, workspaceId: id, offer })
  return { message: 'Offered. We told the owner by email.', after: { offer: own } }
}

export const planDeeds: Readonly<Record<string, Deed>> = {
  'offer-plan': { find: findSubscription, inside: offerOwnPlan },
  'withdraw-offer': {
    find: findSubscription,
    inside: async (tx, { id }) => {
      const stood = await withdrawOffer(tx, id)
      return { message: stood ? 'The offer is withdrawn.' : 'There was no offer. Nothing changed.' }
    },
  },
  'read-again': {
    find: findSubscription,
    outside: async ({ parts, id }) => {
      const found = await parts.db.pool.query<{ id: string | null }>(
        'select subscription_id as id from subscriptions where workspace_id::text = $1',
        [id],
      )
      const { id: providerId } = onlyRow(found)
      if (providerId === null) throw new Problem('not_now', 'The card provider has no subscription for this workspace.')
      await readAgain(parts.life, providerId)
      return { message: 'The subscription now matches the card provider.' }
    },
  },
}
