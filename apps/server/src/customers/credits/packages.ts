import {
  type CreditPackageOffer,
  creditPackages,
  packagePrice,
  packageSavings,
  type payments,
  plans,
  type ReplyOf,
  type Tier,
} from '@vouch/contract'
import type { Sql } from './ledger.ts'

/** What extra credits cost, and who may buy them. */

/** @returns the packages at a plan's prices. */
export function packageOffers(tier: Tier): CreditPackageOffer[] {
  return creditPackages.map((each) => {
    const price = packagePrice(each, tier)
    const savings = packageSavings(each, tier)
    return {
      ...each,
      price,
      discountPercent: plans[tier].additionalCreditDiscount,
      pricePerCredit: Math.round((price / each.credits) * 100) / 100,
      savings: savings > 0 ? `Save $${savings}` : null,
    }
  })
}

export interface Subscriber {
  tier: Tier
  customerId: string
  /** False once it has been canceled or has lapsed. */
  isCurrent: boolean
}

/** Loads who a workspace is to the card provider; null where there never was a subscription. */
export async function loadSubscriber(sql: Sql, workspaceId: string): Promise<Subscriber | null> {
  const found = await sql.query<Subscriber>(
    `select tier, customer_id as "customerId", status in ('trialing', 'active', 'past_due') as "isCurrent"
       from subscriptions where workspace_id = $1`,
    [workspaceId],
  )
  return found.rows[0] ?? null
}

/** @returns whether cards can be taken; of each key only whether it is there. */
export function paymentStatus({
  publishableKey,
  simulated,
}: {
  publishableKey: string
  simulated: boolean
}): ReplyOf<typeof payments.status> {
  const publicKey = isPublicKey(publishableKey)
  const message = simulated
    ? 'Card payments are simulated. No card is charged.'
    : publicKey
      ? 'Card payments are ready.'
      : beingConfigured
  // There is no provider without its secret key: without one the product simulates, or does not start.
  const testMode = simulated || publishableKey.startsWith('pk_test_')
  return { status: { configured: publicKey, publicKey, secretKey: true, testMode }, message }
}

export const beingConfigured = 'The payment system is currently being configured. Please try again later.'

/** @returns whether it is a public key of the provider, for tests or for real money. */
export function isPublicKey(key: string): boolean {
  return /^pk_(test|live)_/.test(key)
}
