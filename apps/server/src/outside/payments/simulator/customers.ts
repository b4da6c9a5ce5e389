import type Stripe from 'stripe'
import { expands, metadataOf, missing, type Simulation } from './simulated-call.ts'
import { loadObject, newId, seconds, storeObject } from './stored-objects.ts'

/** Customers of the simulated provider. */

export async function createCustomer({ tx, at, fields }: Simulation): Promise<Stripe.Customer> {
  return storeObject<Stripe.Customer>(tx, at, {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: seconds(at),
    default_source: null,
    description: null,
    email: fields.get('email'),
    name: fields.get('name'),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: metadataOf(fields),
    shipping: null,
  })
}

/** A customer that was deleted answers as the provider's does: its id, and that it is gone. */
export async function retrieveCustomer(
  { tx, fields }: Simulation,
  id: string,
): Promise<Stripe.Customer | Stripe.DeletedCustomer> {
  if (expands(fields, 'invoice_settings.default_payment_method')) return customerWithCard(tx, id)
  return loadObject<Stripe.Customer | Stripe.DeletedCustomer>(tx, 'customer', id)
}

/** The customer with the card that is charged in full. */
export async function customerWithCard(
  tx: Simulation['tx'],
  id: string,
): Promise<Stripe.Customer | Stripe.DeletedCustomer> {
  const customer = await loadObject<Stripe.Customer | Stripe.DeletedCustomer>(tx, 'customer', id)
  if (customer.deleted) return customer
  const { default_payment_method: card } = customer.invoice_settings
  if (typeof card !== 'string') return customer
  const method = await loadObject<Stripe.PaymentMethod>(tx, 'payment_method', card)
  return { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: method } }
}

export async function updateCustomer({ tx, at, fields }: Simulation, id: string): Promise<Stripe.Customer> {
  const customer = await liveCustomer(tx, id)
  const card = fields.get('invoice_settings[default_payment_method]')
  if (card !== null) {
    const method = await loadObject<Stripe.PaymentMethod>(tx, 'payment_method', card)
    if (method.customer !== id) throw missing('payment_method', card)
  }
  return storeObject(tx, at, {
    ...customer,
    balance: Number(fields.get('balance') ?? customer.balance),
    email: fields.get('email') ?? customer.email,
    name: fields.get('name') ?? customer.name ?? null,
    metadata: { ...customer.metadata, ...metadataOf(fields) },
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: card ?? customer.invoice_settings.default_payment_method,
    },
  })
}

/** A card that is taken off is charged no more. */
export async function forgetDefault({ tx, at }: Simulation, id: string, method: string): Promise<void> {
  const customer = await loadObject<Stripe.Customer | Stripe.DeletedCustomer>(tx, 'customer', id)
  if (customer.deleted || customer.invoice_settings.default_payment_method !== method) return
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: null }
  await storeObject(tx, at, { ...customer, invoice_settings })
}

export async function deleteCustomer({ tx, at }: Simulation, id: string): Promise<Stripe.DeletedCustomer> {
  await liveCustomer(tx, id)
  return storeObject<Stripe.DeletedCustomer>(tx, at, { id, object: 'customer', deleted: true })
}

/** @throws SimulatedFault 404 for one that never was, or is deleted */
export async function liveCustomer(tx: Simulation['tx'], id: string): Promise<Stripe.Customer> {
  const customer = await loadObject<Stripe.Customer | Stripe.DeletedCustomer>(tx, 'customer', id)
  if (customer.deleted) throw missing('customer', id)
  return customer
}
