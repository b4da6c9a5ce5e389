import { Problem } from '@vouch/contract'
import Stripe from 'stripe'
import type { EventPayments, ProviderEvent } from './payments.ts'
import { idOf, orNull } from './stripe-faults.ts'

/** The provider's messages: proved by their signature, then read for what they are about. */

/** @returns the part of the port that reads messages */
export function eventReader(stripe: Stripe, webhookSecret: string): EventPayments {
  return {
    readEvent: (body, signature) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
          throw new Problem('bad_signature')
        }
        throw error
      }
    },
    loadEvent: async (id) => {
      const event = await orNull(stripe.events.retrieve(id))
      return event && eventOf(event)
    },
  }
}

/** What a message is about. Its object is a hint only: whoever acts on it reads the object again. */
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
