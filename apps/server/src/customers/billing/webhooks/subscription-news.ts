import type { ProviderEvent } from '../../../outside/payments/payments.ts'
import { isNobodys, leaveNothing } from '../leave-nothing.ts'
import { loadKnownOfCustomer } from '../life/known-subscription.ts'
import { type LifeParts, readAgain } from '../life/read-again.ts'
import { finishPaidSignUp } from '../start-paid-plan.ts'

/** Messages about a subscription or its invoices, and about whoever pays them: look again. */

export async function onSubscriptionNews(
  parts: LifeParts,
  { subscriptionId, customerId }: ProviderEvent,
): Promise<void> {
  if (subscriptionId === null || (await isLeft(parts, customerId))) return
  const known = await readAgain(parts, subscriptionId)
  if (known === null) await finishPaidSignUp(parts, subscriptionId)
}

/** Lets nothing become of news of a customer who is nobody's. @returns whether it was such news */
export async function isLeft(parts: LifeParts, customerId: string | null): Promise<boolean> {
  if (customerId === null || !(await isNobodys(parts.db.pool, customerId))) return false
  await leaveNothing(parts, customerId)
  return true
}

/** Something happened to whoever pays: a card was added, changed or taken away, perhaps at the provider itself, or a payment was made. */
export async function onPayerNews(parts: LifeParts, { customerId }: ProviderEvent): Promise<void> {
  const known = customerId === null ? null : await loadKnownOfCustomer(parts.db.pool, customerId)
  if (known !== null && known.endedAt === null) await readAgain(parts, known.subscriptionId)
}
