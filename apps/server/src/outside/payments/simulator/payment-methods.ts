import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { forgetDefault, liveCustomer } from './customers.ts'
import { tell } from './events.ts'
import { invalid, SimulatedFault, type Simulation } from './simulated-call.ts'
import { loadObject, loadObjectsOf, newId, seconds, storeObject } from './stored-objects.ts'
import { numberOfName, type TestCard, testCard, type WrittenCard } from './test-cards.ts'

/** Cards at the simulated provider. A number is never stored; what it does is kept with the card. */

/** A card with what the simulation has it do. The provider's own objects have no such key, and a caller who reads only what
 *  the SDK knows does not see it. */
export type SimulatedMethod = Stripe.PaymentMethod & { simulated: Omit<TestCard, 'brand'> }

/** @returns a card from what a page wrote, `payment_method_data[card][…]`, or from the name of a test card */
export async function newMethod({ tx, at, fields }: Simulation): Promise<SimulatedMethod> {
  const written = cardOf(fields, at)
  const { brand, ...simulated } = testCard(written, at)
  const { number, expMonth, expYear, cvc } = written
  const fullYear = expYear < 100 ? 2000 + expYear : expYear
  return storeObject<SimulatedMethod>(tx, at, {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    created: seconds(at),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    billing_details: {
      address: null,
      email: fields.get('payment_method_data[billing_details][email]'),
      name: fields.get('payment_method_data[billing_details][name]'),
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: fullYear,
      // The real one knows a card by its number. There are few numbers to play with, so here all that is written makes a card.
      fingerprint: createHash('sha256').update(`${number} ${expMonth}/${fullYear} ${cvc}`).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    simulated,
  })
}

function cardOf(fields: URLSearchParams, at: Date): WrittenCard {
  const name = fields.get('payment_method')
  if (name !== null) {
    const number = numberOfName(name)
    if (number === null) throw invalid(`No such PaymentMethod: '${name}'`, 'payment_method')
    return { number, expMonth: 12, expYear: at.getUTCFullYear() + 3, cvc: '123' }
  }
  const part = (key: string) => fields.get(`payment_method_data[card][${key}]`) ?? ''
  return {
    number: part('number').replaceAll(/\s/g, ''),
    expMonth: Number(part('exp_month')),
    expYear: Number(part('exp_year')),
    cvc: part('cvc'),
  }
}

export async function retrieveMethod({ tx }: Simulation, id: string): Promise<SimulatedMethod> {
  return loadObject<SimulatedMethod>(tx, 'payment_method', id)
}

/** Puts a card on file. */
export async function attachMethod(
  simulation: Simulation,
  method: SimulatedMethod,
  customer: string,
): Promise<SimulatedMethod> {
  if (method.customer === customer) return method
  const attached = await storeObject(simulation.tx, simulation.at, { ...method, customer })
  await tell(simulation, 'payment_method.attached', attached)
  return attached
}

/** Puts a card on file that the SDK names: one that exists, or a test card such as `pm_card_visa`. */
export async function attachNamed(simulation: Simulation, id: string): Promise<SimulatedMethod> {
  const { tx, fields } = simulation
  const { id: customer } = await liveCustomer(tx, fields.get('customer') ?? '')
  fields.set('payment_method', id)
  const named = numberOfName(id) !== null
  const method = named ? await newMethod(simulation) : await retrieveMethod(simulation, id)
  const { refusal } = method.simulated
  if (refusal === undefined) return attachMethod(simulation, method, customer)
  const { code, declineCode, message } = refusal
  throw new SimulatedFault(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode && { decline_code: declineCode }),
  })
}

export async function detachMethod(simulation: Simulation, id: string): Promise<SimulatedMethod> {
  const method = await loadObject<SimulatedMethod>(simulation.tx, 'payment_method', id)
  if (typeof method.customer === 'string') await forgetDefault(simulation, method.customer, id)
  const detached = await storeObject(simulation.tx, simulation.at, { ...method, customer: null })
  await tell(simulation, 'payment_method.detached', detached)
  return detached
}

export async function listMethods({ tx }: Simulation, customer: string): Promise<Stripe.ApiList<SimulatedMethod>> {
  const data = await loadObjectsOf<SimulatedMethod>(tx, 'payment_method', customer)
  return { object: 'list', data, has_more: false, url: `/v1/customers/${customer}/payment_methods` }
}
