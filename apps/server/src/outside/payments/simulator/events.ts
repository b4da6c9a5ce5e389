import type Stripe from 'stripe'
import type { Simulation } from './simulated-call.ts'
import { loadObject, loadPage, newId, seconds, setDue, storeObject } from './stored-objects.ts'

/** What the provider tells: one event for each thing that happened, with the object as it was then. An event is written in
 *  the transaction of its cause and delivered afterwards, as often as it takes. */

export interface SimulatedEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: Stripe.Event['type']
  /** Deliveries that failed; not part of what is sent. */
  attempts: number
}

/** The version of the API whose shapes the simulation has, the one that the SDK pins. */
export const apiVersion = '2026-10-28.endive'

/** Writes an event that is due for delivery at once. */
export async function tell(
  { tx, at }: Pick<Simulation, 'tx' | 'at'>,
  type: Stripe.Event['type'],
  object: object,
  previous?: object,
): Promise<void> {
  const event = await storeObject<SimulatedEvent>(tx, at, {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(at),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    attempts: 0,
  })
  await setDue(tx, event.id, at)
}

export async function retrieveEvent({ tx }: Simulation, id: string): Promise<Omit<SimulatedEvent, 'attempts'>> {
  return told(await loadObject<SimulatedEvent>(tx, 'event', id))
}

export async function listEvents(simulation: Simulation) {
  const page = await loadPage<SimulatedEvent>(simulation, 'event')
  return { ...page, data: page.data.map(told) }
}

/** @returns the event without what only the simulation knows. */
export function told({ attempts: _, ...event }: SimulatedEvent): Omit<SimulatedEvent, 'attempts'> {
  return event
}
