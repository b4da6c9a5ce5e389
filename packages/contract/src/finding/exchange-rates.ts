/** What prices in other currencies are in US dollars, for searches: prices of creators are known in dollars alone.
 *
 *  Euro reference rates of the European Central Bank of 31 December 2024: 1 EUR = 1.0389 USD = 0.82918 GBP. They are a day's rates and no
 *  promise; what was converted is shown with its dollars, so that nobody has to trust the table. */

export const exchangeRatesDate = '2024-12-31'

const perEuro = { USD: 1.0389, GBP: 0.82918 } as const

export const currencySigns = ['$', '€', '£'] as const
export type CurrencySign = (typeof currencySigns)[number]

const dollarsPer: Readonly<Record<CurrencySign, number>> = {
  $: 1,
  '€': perEuro.USD,
  '£': perEuro.USD / perEuro.GBP,
}

/** @param amount in the currency of the sign
 *  @returns whole US dollars; an amount in dollars stays as it is */
export function inDollars(amount: number, sign: CurrencySign): number {
  return sign === '$' ? amount : Math.round(amount * dollarsPer[sign])
}

/** @returns the amount in another currency, to the cent */
export function converted(amount: number, from: CurrencySign, to: CurrencySign): number {
  return from === to ? amount : Math.round(((amount * dollarsPer[from]) / dollarsPer[to]) * 100) / 100
}
