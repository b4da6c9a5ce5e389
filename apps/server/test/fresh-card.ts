/** Simulated cards, as a page sends them. One card starts one trial, and to the simulation a card is its number, expiry and CVC together. */

export type CardFields = Record<string, string>

let cards = 0

/** @returns the fields of a card that nobody has written before in this file */
export function freshCard(number = '4242424242424242'): CardFields {
  cards += 1
  return cardFields(number, { month: (cards % 12) + 1, year: 40 + (Math.floor(cards / 12) % 50) })
}

/** @returns the fields of one certain card */
export function cardFields(number: string, { month = 12, year = 34, cvc = '123' } = {}): CardFields {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
  }
}
