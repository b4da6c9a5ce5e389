import type { CardOnFile, PaymentConfirmation } from '@vouch/contract'
import type { Plan } from './plan-prices.ts'
import type { SeenInvoice, SeenSubscription } from './seen-subscription.ts'

/** What the product asks of a card provider. There is one way to it, the provider's own SDK; in the sandbox the SDK talks to
 *  the simulation. */

/** A card that is being set up. Only the provider knows its number. */
export interface CardSetup {
  id: string
  customerId: string | null
  /** `succeeded` when the card can be charged later. */
  status: string
  paymentMethodId: string | null
  /** What the provider knows the card by, whoever brings it; null before there is one, and where it is no card. */
  cardFingerprint: string | null
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

/** What became of a charge. `confirmation` is set where the bank asks the card's owner: then nothing has changed yet. */
export interface ChargeOutcome {
  confirmation: PaymentConfirmation | null
}

/** A message of the provider, reduced to what it is about. */
export interface ProviderEvent {
  id: string
  /** `invoice.paid` and so on, in the provider's words. */
  type: string
  createdAt: Date
  objectId: string
  customerId: string | null
  subscriptionId: string | null
  chargeId: string | null
}

/** Money that was taken, with what of it was given back. */
export interface SeenCharge {
  id: string
  paymentId: string | null
  /** Null for a purchase without an invoice. */
  invoiceId: string | null
  amountCents: number
  refundedCents: number
  /** How the newest dispute about it stands. */
  dispute: 'none' | 'open' | 'won' | 'lost'
}

/** The payment that an open invoice waits for. */
export interface OpenCharge {
  /** The bank wants the card's owner to agree. */
  asksOwner: boolean
  /** It can be agreed to as it stands, without another try. */
  waits: boolean
  /** What the bank said. */
  message: string | null
  confirmation: PaymentConfirmation
}

interface Subscriber {
  customerId: string
  workspaceId: string
  plan: Plan
}

export interface EventPayments {
  /** @throws Problem `bad_signature` for a message that the provider did not sign, or long ago */
  readEvent: (body: string, signature: string) => ProviderEvent
  /** Reads a message again. Null: the provider has it no more. */
  loadEvent: (id: string) => Promise<ProviderEvent | null>
}

/** Subscriptions: what the product asks for. Reading gives null for what the provider does not know. */
export interface SubscriptionPayments {
  startTrial: (subscriber: Subscriber & { trialDays: number }, idempotencyKey: string) => Promise<string>
  /** Begins a paid period now, in place of whatever of this customer was only begun. A period that is paid already is the one: an answer
   *  that was lost charges nobody twice. @throws Problem `card_declined`, and nothing has begun */
  beginNow: (subscriber: Subscriber, idempotencyKey: string) => Promise<ChargeOutcome & { subscriptionId: string }>
  /** Another plan from now on, charged less the unused part of the old one; with the payment it takes a cancellation back. @throws Problem `card_declined`, and nothing changed */
  changeNow: (subscriptionId: string, plan: Plan, idempotencyKey: string) => Promise<ChargeOutcome>
  /** What `changeNow` would charge. */
  previewChange: (subscriptionId: string, plan: Plan) => Promise<SeenInvoice>
  /** Another plan with the next period, in place of any other that was chosen before. */
  scheduleChange: (subscriptionId: string, plan: Plan, idempotencyKey: string) => Promise<void>
  dropScheduledChange: (subscriptionId: string) => Promise<void>
  setCancelAtPeriodEnd: (subscriptionId: string, ends: boolean, idempotencyKey: string) => Promise<void>
  /** Ends it now. One that has ended is no error. */
  endSubscription: (subscriptionId: string) => Promise<void>
  /** Tries an open invoice now. @throws Problem `card_declined` */
  payInvoice: (invoiceId: string, idempotencyKey: string) => Promise<ChargeOutcome>
  loadSubscription: (id: string) => Promise<SeenSubscription | null>
  /** The subscription that a customer has paid for, by its id; null where there is none. */
  findPaidSubscription: (customerId: string) => Promise<string | null>
  /** The last ones, a hundred at most, oldest first. */
  loadInvoices: (subscriptionId: string, countMax: number) => Promise<SeenInvoice[]>
  /** Why an open invoice was not paid, and how its owner can pay it. Null before the first try. */
  loadOpenCharge: (invoiceId: string) => Promise<OpenCharge | null>
  loadCharge: (id: string) => Promise<SeenCharge | null>
  /** Ids of the charges of which money was given back or asked back since then; one with several comes several times. */
  chargesAskedBack: (since: Date) => AsyncIterable<string>
  /** The card that is charged. */
  loadCard: (customerId: string) => Promise<CardOnFile | null>
}

/** Money that a customer paid. */
export interface PaidPayment {
  id: string
  /** Null for a purchase without an invoice. */
  invoiceId: string | null
  /** Whether the product began it: a purchase, or something about a subscription. False for what an operator billed by hand. */
  isOurs: boolean
  /** When the bank said yes to an invoice; when it was asked about a purchase, which is days earlier for a debit. */
  paidAt: Date
}

/** Parting with a customer. Each may be called any number of times. */
export interface PartingPayments {
  /** Ends all that a customer has begun, and cancels what their bank could still be asked for. */
  withdraw: (customerId: string) => Promise<void>
  /** The last payments that succeeded, a hundred at most. */
  loadPaid: (customerId: string) => Promise<PaidPayment[]>
  /** Gives back what is left of a payment. One that the bank decides about stays as it is. */
  giveBack: (paymentId: string) => Promise<void>
}

/** Calls that change something take an idempotency key: the same key twice has one effect. */
export interface Payments extends SubscriptionPayments, EventPayments, PartingPayments {
  /** The browser's half talks to the provider with this. */
  publishableKey: string
  createCustomer: (person: { email: string; name: string }, idempotencyKey: string) => Promise<string>
  openCardSetup: (customerId: string, idempotencyKey: string) => Promise<CardSetup>
  /** @returns null when the provider knows no such set-up. */
  loadCardSetup: (id: string) => Promise<CardSetup | null>
  /** Makes a card the one that is charged. */
  keepCard: (customerId: string, paymentMethodId: string, idempotencyKey: string) => Promise<void>
  /** Takes a customer's cards off, or all but the one that is charged: nothing more is charged to them. */
  takeCardsOff: (customerId: string, which: 'all' | 'others') => Promise<void>
  /** Gives a customer another name and address. */
  nameCustomer: (customerId: string, person: { email: string; name: string }) => Promise<void>
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
