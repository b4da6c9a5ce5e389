import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'

/** A WooCommerce shop that tells the product of its orders. */

export interface ConnectedShop {
  /** Where the shop sends its orders. */
  url: string
  /** What it signs them with. */
  secret: string
}

/** Connects a shop from the last step of a campaign. @param look at the dialog while it is filled in */
export async function connectShop(page: Page, look: () => Promise<void> = async () => undefined) {
  await page.getByRole('button', { name: 'Connect a shop' }).click()
  await page.getByLabel('Shop system').selectOption('woocommerce')
  await page.getByLabel('Shop name').fill('Tea shop')
  await look()
  await page.getByRole('button', { name: 'Add shop' }).click()
  await page.getByText('Secret, shown only now').waitFor()
  const [url = '', secret = ''] = await page.getByRole('dialog').locator('code').allInnerTexts()
  await page.getByRole('button', { name: 'Done' }).click()
  return { url, secret }
}

/** An order as WooCommerce words it. @param at without a time zone, in GMT */
export function shopOrder({ code, total, at }: { code: string; total: string; at: string }): string {
  return JSON.stringify({
    ...{ id: 71, date_created_gmt: at, status: 'completed', total, currency: 'USD' },
    ...{ coupon_lines: [{ code }], billing: { email: 'somebody@example.com' } },
  })
}

/** @returns what the product answers to an order that the shop has signed */
export async function tellOrder({ url, secret }: ConnectedShop, order: string): Promise<unknown> {
  const signature = createHmac('sha256', secret).update(order).digest('base64')
  const told = await fetch(url, {
    ...{ method: 'POST', body: order },
    headers: { 'content-type': 'application/json', 'x-wc-webhook-signature': signature },
  })
  return told.json()
}
