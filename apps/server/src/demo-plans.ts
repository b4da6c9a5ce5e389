import { ensureDemoSubscriptions } from './customers/billing/demo-subscriptions.ts'
import { demoAccounts } from './customers/credits/demo-accounts.ts'
import { type StripeSimulator, simulatedKeys } from './outside/payments/simulator/stripe-simulator.ts'
import type { Rooms } from './rooms.ts'

/** Gives the demo accounts their plans where the card provider is simulated. With real test keys in a sandbox they have credits and
 *  no plan: their cards would have to be typed by somebody. */
export async function ensureDemoPlans({ db, cards, config, verifying, publicAddress }: Rooms): Promise<void> {
  const { simulator, payments } = cards
  const [brand, admin] = demoAccounts
  if (simulator === null || brand === undefined || admin === undefined) return
  const { queue, now } = verifying
  const parts = { db, payments, config, queue, now, publicAddress, typeCard: typeCardInto(simulator) }
  await ensureDemoSubscriptions(parts, { trial: brand.email, admin: admin.email })
}

/** Confirms a card set-up as a page does. */
function typeCardInto(simulator: StripeSimulator) {
  return async ({ id, clientSecret }: { id: string; clientSecret: string }) => {
    const fields = new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '49',
      'payment_method_data[card][cvc]': '123',
    })
    await simulator({
      method: 'POST',
      path: `/v1/setup_intents/${id}/confirm`,
      fields,
      key: simulatedKeys.publishable,
      idempotencyKey: null,
    })
  }
}
