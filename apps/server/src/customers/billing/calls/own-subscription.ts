import { type PaymentConfirmation, Problem, type Subscription } from '@vouch/contract'
import type { Member } from '../../../foundation/http/member.ts'
import { inTurn } from '../in-turn.ts'
import { type KnownSubscription, loadKnown } from '../life/known-subscription.ts'
import { type LifeParts, readAgain } from '../life/read-again.ts'
import { type PresentParts, presentSubscription } from '../present-subscription.ts'

/** What the calls of an owner begin and end with. */

export interface BillingParts extends LifeParts, PresentParts {}

/** @throws Problem `not_found` where there never was a subscription */
export async function loadOwn({ db }: BillingParts, { workspaceId }: Pick<Member, 'workspaceId'>) {
  const known = await loadKnown(db.pool, workspaceId)
  if (known === null)
    throw new Problem('not_found', 'You don’t have a subscription yet. Add a card to start your trial.')
  return known
}

/** @throws Problem `subscription_ended` for one that is over */
export function requireRunning(known: KnownSubscription): KnownSubscription {
  if (known.endedAt !== null) throw new Problem('subscription_ended')
  return known
}

/** @throws Problem `card_required` where there is no card to charge, or it is the former owner's */
export async function requireCard({ payments }: BillingParts, known: KnownSubscription): Promise<void> {
  requireNoOthersCard(known)
  if ((await payments.loadCard(known.customerId)) === null) throw new Problem('card_required', 'Add a card first.')
}

/** Whoever handed the workspace over agreed that their card pays for the plan as it was then, and for nothing that is chosen later.
 *  @throws Problem `card_required` */
export function requireNoOthersCard({ cardHolder }: KnownSubscription): void {
  if (cardHolder !== null) throw new Problem('card_required', 'Save a card of your own first.')
}

/** @throws Problem `not_found` */
export async function present(
  parts: BillingParts,
  { workspaceId }: Pick<Member, 'workspaceId'>,
): Promise<Subscription> {
  const subscription = await presentSubscription(parts.db.pool, parts, workspaceId)
  if (subscription === null) {
    throw new Problem('not_found', 'You don’t have a subscription yet. Add a card to start your trial.')
  }
  return subscription
}

export interface Outcome {
  subscription: Subscription
  /** The bank's question, where it asks the card's owner. */
  confirmation: PaymentConfirmation | null
}

/** Does something with the plan when nobody else is at it. @returns the plan as it is then */
export async function doInTurn(
  parts: BillingParts,
  member: Pick<Member, 'workspaceId'>,
  work: () => Promise<PaymentConfirmation | null>,
): Promise<Outcome> {
  const confirmation = await inTurn(parts, member.workspaceId, work)
  return { confirmation, subscription: await present(parts, member) }
}

/** Lets the provider do something, then reads what became of it, also where it was refused: the bank may have been asked. */
export async function andRead<T>(parts: BillingParts, subscriptionId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await readAgain(parts, subscriptionId)
  }
}
