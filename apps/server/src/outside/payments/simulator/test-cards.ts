import { SimulatedFault } from './simulated-call.ts'

/** The provider's published test cards, by number, with what each does. Any other number is refused: nobody's real card is
 *  wanted in a simulation. */

export interface TestCard {
  brand: string
  /** Refused when it is attached. */
  refusal?: ChargeRefusal
  /** Attaches, and fails when it is charged. */
  failsWhenCharged?: boolean
  /** Asks its owner to authenticate when it is attached, and again for each payment, whether the owner is there or not. */
  asksOwner?: boolean
  /** Is paid with, and its owner then disputes the payment. */
  disputes?: boolean
  /** Is paid with; a refund to it seems to succeed, and comes back a day later. */
  refundsFail?: boolean
}

const declined = 'Your card was declined.'

const cards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000341': { brand: 'visa', failsWhenCharged: true },
  '4000002500003155': { brand: 'visa', asksOwner: true },
  '4000002760003184': { brand: 'visa', asksOwner: true },
  '4000000000003220': { brand: 'visa', asksOwner: true },
  '4000000000000259': { brand: 'visa', disputes: true },
  '4000000000005126': { brand: 'visa', refundsFail: true },
  '4100000000000019': {
    brand: 'visa',
    refusal: { code: 'card_declined', declineCode: 'fraudulent', message: declined },
  },
  '4000000000000002': {
    brand: 'visa',
    refusal: { code: 'card_declined', declineCode: 'generic_decline', message: declined },
  },
  '4000000000009995': {
    brand: 'visa',
    refusal: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000009987': {
    brand: 'visa',
    refusal: { code: 'card_declined', declineCode: 'lost_card', message: declined },
  },
  '4000000000009979': {
    brand: 'visa',
    refusal: { code: 'card_declined', declineCode: 'stolen_card', message: declined },
  },
  '4000000000000069': { brand: 'visa', refusal: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    brand: 'visa',
    refusal: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    refusal: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
}

/** Names that the SDK's users give to cards instead of numbers. */
const names: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_visa_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_visa_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_visa_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_radarBlock: '4100000000000019',
  pm_card_createDispute: '4000000000000259',
  pm_card_refundFail: '4000000000005126',
}

/** How a card answers when it is charged. */
export interface ChargeRefusal {
  code: string
  declineCode?: string
  message: string
}

/** @returns why a charge of this card fails; null for one that is paid with */
export function chargeRefusal({ refusal, failsWhenCharged }: Omit<TestCard, 'brand'>): ChargeRefusal | null {
  if (refusal !== undefined) return refusal
  return failsWhenCharged ? { code: 'card_declined', declineCode: 'generic_decline', message: declined } : null
}

export interface WrittenCard {
  number: string
  expMonth: number
  expYear: number
  cvc: string
}

/** @param at decides whether a card has expired
 *  @returns what the card does. @throws SimulatedFault in the provider's words for a card that cannot exist */
export function testCard({ number, expMonth, expYear, cvc }: WrittenCard, at: Date): TestCard {
  const card = cards[number]
  if (card === undefined) throw cardFault('incorrect_number', 'Your card number is incorrect.', 'number')
  if (!(Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12)) {
    throw cardFault('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const year = expYear < 100 ? 2000 + expYear : expYear
  if (!Number.isInteger(year) || Date.UTC(year, expMonth, 1) <= at.getTime()) {
    throw cardFault('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  if (!/^\d{3,4}$/.test(cvc)) throw cardFault('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return card
}

/** @returns the number behind a name such as `pm_card_visa`, null for a name that is nobody's */
export function numberOfName(name: string): string | null {
  return names[name] ?? null
}

function cardFault(code: string, message: string, param: string): SimulatedFault {
  return new SimulatedFault(402, { type: 'card_error', code, message, param })
}
