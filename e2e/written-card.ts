import type { Page } from 'playwright-core'

/** Simulated cards, as a visitor writes them. One card starts one trial, and to the simulation a card is its number, expiry and CVC together:
 *  each card that is written here is another one, so that no journey takes the trial of the one before. */

export const cardNumbers = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Can be put on file, and is refused when it is charged. */
  fails: '4000 0000 0000 0341',
  /** Asks its owner to authenticate. */
  asks: '4000 0025 0000 3155',
} as const

export interface WrittenCard {
  number: string
  /** MM / YY */
  expiry: string
  cvc: string
}

let cards = 0

/** @returns a card that nobody has written before in this run */
export function freshCard(number: string = cardNumbers.good): WrittenCard {
  const month = String((cards % 12) + 1).padStart(2, '0')
  const year = 40 + (Math.floor(cards / 12) % 50)
  cards += 1
  return { number, expiry: `${month} / ${year}`, cvc: '123' }
}

/** Writes a card into the form that stands on the page, and presses its button. */
export async function payWith(page: Page, card: string | WrittenCard, button: string): Promise<void> {
  const { number, expiry, cvc } = typeof card === 'string' ? freshCard(card) : card
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill(expiry)
  await page.getByLabel('CVC').fill(cvc)
  await page.getByRole('button', { name: button }).click()
}
