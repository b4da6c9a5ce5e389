import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { invalid, type Simulation } from './simulated-call.ts'
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
  const { number, expMonth, expYear } = written
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
      exp_year: expYear < 100 ? 2000 + expYear : expYear,
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
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

export async function detachMethod({ tx, at }: Simulation, id: string): Promise<SimulatedMethod> {
  const method = await loadObject<SimulatedMethod>(tx, 'payment_method', id)
  return storeObject(tx, at, { ...method, customer: null })
}

export async function listMethods({ tx }: Simulation, customer: string): Promise<Stripe.ApiList<SimulatedMethod>> {
  const data = await loadObjectsOf<SimulatedMethod>(tx, 'payment_method', customer)
  return { object: 'list', data, has_more: false, url: `/v1/customers/${customer}/payment_methods` }
}
