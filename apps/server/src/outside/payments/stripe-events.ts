import { Problem } from '@vouch/contract'
import type Stripe from 'stripe'
import type { EventPayments, ProviderEvent } from './payments.ts'
import { idOf, orNull } from './stripe-faults.ts'

/** The provider's messages: proved by their signature, then read for what they are about. */

/** @returns the part of the port that reads messages */
export function eventReader(stripe: Stripe, webhookSecret: string): EventPayments {
  return {
    readEvent: (body, signature) => eventOf(proved(stripe, body, signature, webhookSecret)),
    loadEvent: async (id) => {
      const event = await orNull(stripe.events.retrieve(id))
      return event && eventOf(event)
    },
  }
}

/** What a message is about. Its object is a hint only: whoever acts on it reads the object again. */
/** @returns a message of the provider. @throws Problem `bad_signature` whatever is wrong with it: nothing of what somebody else sends here is a
 *  failure of ours, and the provider's client fails in more ways than it names */
function proved({ webhooks }: Stripe, body: string, signature: string, secret: string): Stripe.Event {
  try {
    return webhooks.constructEvent(body, signature, secret)
  } catch {
    throw new Problem('bad_signature')
  }
}

interface Subject {
  id: string
  object: string
  customer?: string | { id: string } | null
  subscription?: string | { id: string } | null
  payment_intent?: string | { id: string } | null
  charge?: string | { id: string } | null
  parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null
}

function eventOf({ id, type, data, created }: Stripe.Event): ProviderEvent {
  const subject = subjectOf(data.object)
  const ownSubscription = subject.object === 'subscription' ? subject.id : idOf(subject.subscription)
  return {
    id,
    type,
    createdAt: new Date(created * 1_000),
    objectId: subject.id,
    customerId: subject.object === 'customer' ? subject.id : idOf(subject.customer),
    subscriptionId: idOf(subject.parent?.subscription_details?.subscription) ?? ownSubscription,
    chargeId: subject.object === 'charge' ? subject.id : idOf(subject.charge),
  }
}

/** Every object of the provider has an id and a kind; the rest is optional here. */
function subjectOf(object: object): Subject {
  return object as Subject
}
