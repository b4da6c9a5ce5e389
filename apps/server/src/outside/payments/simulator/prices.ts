import type Stripe from 'stripe'
import { invalid, listOf, metadataOf, type Simulation } from './simulated-call.ts'
import { loadLatest, loadObject, newId, seconds, storeObject } from './stored-objects.ts'

/** What is sold: products, and prices that are found by a key of the seller's choice. */

export async function createProduct({ tx, at, fields }: Simulation): Promise<Stripe.Product> {
  return storeObject<Stripe.Product>(tx, at, productOf(at, fields.get('name') ?? '', metadataOf(fields)))
}

function productOf(at: Date, name: string, metadata: Record<string, string>): Stripe.Product {
  if (name === '') throw invalid('Missing required param: name.', 'name')
  return {
    id: newId('prod'),
    object: 'product',
    active: true,
    created: seconds(at),
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: seconds(at),
    url: null,
  }
}

export async function createPrice({ tx, at, fields }: Simulation): Promise<Stripe.Price> {
  const key = fields.get('lookup_key')
  const amount = Number(fields.get('unit_amount'))
  const interval = fields.get('recurring[interval]')
  if (!Number.isInteger(amount) || amount < 1) throw invalid('A price has an amount in cents.', 'unit_amount')
  if (interval !== 'month' && interval !== 'year') throw invalid('A price recurs by month or year.', 'recurring')
  if (key !== null && (await priceOfKey(tx, key)) !== null) {
    throw invalid(`A price with the lookup key ${key} exists already.`, 'lookup_key')
  }
  const named = fields.get('product_data[name]')
  const product = named === null ? fields.get('product') : (await storeObject(tx, at, productOf(at, named, {}))).id
  return storeObject<Stripe.Price>(tx, at, {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: seconds(at),
    currency: fields.get('currency') ?? 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key,
    metadata: metadataOf(fields),
    nickname: null,
    product: product ?? '',
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: null,
  })
}

export async function retrievePrice({ tx }: Simulation, id: string): Promise<Stripe.Price> {
  return loadObject<Stripe.Price>(tx, 'price', id)
}

/** All prices, or those of the keys that are asked for. */
export async function listPrices({ tx, fields }: Simulation) {
  const keys = [...fields].filter(([name]) => name.startsWith('lookup_keys[')).map(([, key]) => key)
  const prices = await loadLatest<Stripe.Price>(tx, 'price')
  const wanted = prices.filter(({ lookup_key: key }) => keys.length === 0 || (key !== null && keys.includes(key)))
  return listOf(wanted, '/v1/prices')
}

async function priceOfKey(tx: Simulation['tx'], key: string): Promise<Stripe.Price | null> {
  const prices = await loadLatest<Stripe.Price>(tx, 'price')
  return prices.find(({ lookup_key }) => lookup_key === key) ?? null
}
