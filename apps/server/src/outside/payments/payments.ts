/** What the product asks of a card provider. There is one way to it, the provider's own SDK; in the sandbox the SDK talks to
 *  the simulation. */

/** A card that is being set up. Only the provider knows its number. */
export interface CardSetup {
  id: string
  customerId: string | null
  /** `succeeded` when the card can be charged later. */
  status: string
  paymentMethodId: string | null
  /** Lets the page that holds it confirm the set-up, nothing else. */
  clientSecret: string
}

/** Money that is taken once. */
export interface Payment {
  id: string
  customerId: string | null
  /** `succeeded` when the money is taken. */
  status: string
  /** What the payment is over; `receivedCents` is what arrived. */
  amountCents: number
  receivedCents: number
  /** Three lower-case letters. */
  currency: string
  metadata: Record<string, string>
  /** Lets the page that holds it confirm the payment, nothing else. */
  clientSecret: string
}

/** Calls that change something take an idempotency key: the same key twice has one effect. */
export interface Payments {
  /** The browser's half talks to the provider with this. */
  publishableKey: string
  createCustomer: (person: { email: string; name: string }, idempotencyKey: string) => Promise<string>
  openCardSetup: (customerId: string, idempotencyKey: string) => Promise<CardSetup>
  /** @returns null when the provider knows no such set-up. */
  loadCardSetup: (id: string) => Promise<CardSetup | null>
  /** Makes a card the one that is charged. */
  keepCard: (customerId: string, paymentMethodId: string, idempotencyKey: string) => Promise<void>
  /** Opens a payment that a page confirms. */
  openPayment: (
    payment: { customerId: string; amountCents: number; description: string; metadata: Record<string, string> },
    idempotencyKey: string,
  ) => Promise<Payment>
  /** @returns null when the provider knows no such payment. */
  loadPayment: (id: string) => Promise<Payment | null>
  /** Ends all that the provider does for a customer. One that is gone already is no error. */
  deleteCustomer: (customerId: string) => Promise<void>
}
