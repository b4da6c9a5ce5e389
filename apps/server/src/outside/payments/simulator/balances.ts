import type Stripe from 'stripe'
import { liveCustomer } from './customers.ts'
import { tell } from './events.ts'
import type { Simulation } from './simulated-call.ts'
import { loadObject, seconds, storeObject } from './stored-objects.ts'

/** A customer's balance. Below zero it is credit: the next invoices are paid from it first, and what an invoice comes to below zero is added to it. */

type Invoice = Stripe.Invoice

/** @returns what an invoice says of the money that is due. Nothing due is paid at once. */
export function dueOf(
  at: Date,
  amount: number,
): Pick<Invoice, 'amount_due' | 'amount_remaining' | 'status' | 'status_transitions'> {
  const due = Math.max(0, amount)
  return {
    amount_due: due,
    amount_remaining: due,
    status: due === 0 ? 'paid' : 'open',
    status_transitions: {
      finalized_at: seconds(at),
      marked_uncollectible_at: null,
      paid_at: due === 0 ? seconds(at) : null,
      voided_at: null,
    },
  }
}

/** @returns an invoice with the customer's balance taken into account */
export async function withBalance({ tx, at }: Simulation, invoice: Invoice): Promise<Invoice> {
  const { balance } = await liveCustomer(tx, String(invoice.customer))
  const sum = invoice.total + balance
  return { ...invoice, ...dueOf(at, sum), starting_balance: balance, ending_balance: Math.min(0, sum) }
}

/** Writes down the balance that an invoice leaves. */
export async function keepBalance(simulation: Simulation, invoice: Invoice): Promise<void> {
  await moveBalance(simulation, invoice, (invoice.ending_balance ?? 0) - invoice.starting_balance)
}

/** What an invoice took from the balance comes back when it is declared void. */
export async function returnBalance(simulation: Simulation, invoice: Invoice): Promise<void> {
  await moveBalance(simulation, invoice, invoice.starting_balance - (invoice.ending_balance ?? 0))
}

async function moveBalance(simulation: Simulation, { customer: id }: Invoice, cents: number): Promise<void> {
  if (cents === 0) return
  const { tx, at } = simulation
  const customer = await loadObject<Stripe.Customer | Stripe.DeletedCustomer>(tx, 'customer', String(id))
  if (customer.deleted) return
  const moved = await storeObject<Stripe.Customer>(tx, at, { ...customer, balance: customer.balance + cents })
  await tell(simulation, 'customer.updated', moved)
}
