import { plans } from '@vouch/contract'
import type Stripe from 'stripe'
import { type Plan, planCents, planKey, planOfKey } from './plan-prices.ts'
import { said } from './stripe-faults.ts'

/** The prices of the plans at the provider, found or made once in the life of the process. */
export interface PriceBook {
  idOf: (plan: Plan) => Promise<string>
  /** Finds the plan of a price; prices that were changed since have another id and the same key. */
  planOf: () => Promise<(priceId: string) => Plan | null>
}

export function stripePrices(stripe: Stripe): PriceBook {
  let loading: Promise<Map<string, string>> | null = null
  const ids = async () => {
    loading ??= loadPrices(stripe)
    try {
      return await loading
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    idOf: async (plan) => {
      const id = (await ids()).get(planKey(plan))
      if (id === undefined) throw new Error(`The card provider has no price ${planKey(plan)}`)
      return id
    },
    planOf: async () => {
      const plansById = new Map([...(await ids())].map(([key, id]) => [id, planOfKey(key)]))
      return (priceId) => plansById.get(priceId) ?? null
    },
  }
}

async function loadPrices(stripe: Stripe): Promise<Map<string, string>> {
  const wanted = Object.keys(plans).flatMap((name) =>
    (['MONTHLY', 'YEARLY'] as const).flatMap((cycle) => planOfKey(`vouch_${name}_${cycle}`.toLowerCase()) ?? []),
  )
  const found = await said(stripe.prices.list({ lookup_keys: wanted.map(planKey), limit: 100 }))
  const ids = new Map(found.data.map(({ lookup_key: key, id }) => [key ?? '', id]))
  for (const plan of wanted) {
    const key = planKey(plan)
    if (!ids.has(key)) ids.set(key, await makePrice(stripe, plan))
  }
  return ids
}

/** Two processes may begin at once: the idempotency key lets one of them make the price. */
async function makePrice(stripe: Stripe, plan: Plan): Promise<string> {
  const key = planKey(plan)
  const amount = planCents(plan)
  const { id } = await said(
    stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: amount,
        lookup_key: key,
        recurring: { interval: plan.billingCycle === 'YEARLY' ? 'year' : 'month' },
        product_data: { name: `Vouch ${plans[plan.tier].name}` },
      },
      { idempotencyKey: `price:${key}:${amount}` },
    ),
  )
  return id
}
