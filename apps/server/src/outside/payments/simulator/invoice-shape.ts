import type Stripe from 'stripe'

/** The many fields of an invoice that are the same for every invoice of the simulation: no tax, no discount, no shipping. */

type Invoice = Stripe.Invoice

export const bareInvoice: Omit<
  Invoice,
  | 'id'
  | 'amount_due'
  | 'amount_remaining'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer'
  | 'effective_at'
  | 'lines'
  | 'parent'
  | 'period_start'
  | 'period_end'
  | 'status'
  | 'status_transitions'
  | 'subtotal'
  | 'total'
> = {
  object: 'invoice',
  account_country: 'GB',
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  subtotal_excluding_tax: null,
  test_clock: null,
  total_discount_amounts: [],
  total_excluding_tax: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
}

export const bareLine: Pick<
  Stripe.InvoiceLineItem,
  | 'object'
  | 'discount_amounts'
  | 'discountable'
  | 'discounts'
  | 'livemode'
  | 'metadata'
  | 'pretax_credit_amounts'
  | 'quantity'
  | 'quantity_decimal'
  | 'taxes'
> = {
  object: 'line_item',
  discount_amounts: [],
  discountable: true,
  discounts: [],
  livemode: false,
  metadata: {},
  pretax_credit_amounts: [],
  quantity: 1,
  quantity_decimal: null,
  taxes: [],
}
