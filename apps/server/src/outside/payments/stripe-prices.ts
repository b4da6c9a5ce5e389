import { plans } from '@vouch/contract'
import type Stripe from 'stripe'
import { type Plan, planCents, planKey, planOfKey } from './plan-prices.ts'
import { orNull, said } from './stripe-faults.ts'

/** The prices of the plans at the provider, found or made once in the life of the process. */
export interface PriceBook {
  idOf: (plan: Plan) => Promise<string>
  /** Finds the plan of a price; prices that were changed since have another id and the same key. */
  planOf: (priceId: string) => Promise<Plan | null>
}

export function stripePrices(stripe: Stripe): PriceBook {
  const idsByKey = new Map<string, Promise<string>>()
  const plansById = new Map<string, Promise<Plan | null>>()
  /** What could not be learned is asked again the next time. */
  const learned = <T>(book: Map<string, Promise<T>>, key: string, learn: () => Promise<T>): Promise<T> => {
    const before = book.get(key)
    if (before !== undefined) return before
    const now = learn()
    book.set(key, now)
    now.catch(() => book.delete(key))
    return now
  }
  return {
    idOf: (plan) => learned(idsByKey, planKey(plan), () => findOrMake(stripe, plan)),
    planOf: (priceId) =>
      learned(plansById, priceId, async () => {
        const price = priceId === '' ? null : await orNull(stripe.prices.retrieve(priceId))
        return planOfKey(price?.lookup_key ?? null)
      }),
  }
}

async function findOrMake(stripe: Stripe, plan: Plan): Promise<string> {
  const found = await said(stripe.prices.list({ lookup_keys: [planKey(plan)], limit: 1 }))
  return found.data[0]?.id ?? makePrice(stripe, plan)
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
