import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { signedIn } from './api.ts'
import { axeFaults } from './axe-faults.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { cardNumbers as cards, payWith } from './written-card.ts'

/** The life of a plan on the billing pages: a trial, a card whose bank asks, more, less, an end that is taken back, a charge that fails,
 *  and a plan that is begun again. One page, one subscriber; the product's clock brings what time brings. */

const billing = '/dashboard/billing'
let product: RunningProduct
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  page = await memberPage(browser, product.url)
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const plan = () => page.getByRole('region', { name: /^(Starter|Professional)$/ })

async function pass(advanceDays: number): Promise<void> {
  const moved = await fetch(`${product.url}/api/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceDays }),
  })
  expect(moved.status).toBe(200)
}

/** Nothing stands in a reader's way and nothing scrolls sideways. */
async function inspect(): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(overflow)).toBe(0)
}

test('a trial says how long it lasts, what comes then, and who pays', async () => {
  await page.goto(billing)
  await page.getByText(/14 days left in your trial\. On .* it becomes Starter at \$39 a month\./).waitFor()
  await page.getByText('Day 1 of 14').waitFor()
  await page.getByText('Visa ending 4242').waitFor()
  await page.getByText('No invoices yet. Your first one arrives with your first charge.').waitFor()
  await inspect()
})

test('a card whose bank asks is put on file once its owner agrees', async () => {
  await button('Use a different card').click()
  await payWith(page, cards.asks, 'Save card')
  await button('Complete authentication').click()
  await page.getByText('Visa ending 3155 will be charged from now on.').waitFor()
})

test('more begins at once: the price first, then the bank’s question, which may be answered with no', async () => {
  await page.getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('radio', { name: /Professional/ }).check()
  await page
    .getByText(/Your trial ends now\. \$129 is charged now to Visa ending 3155, then \$129 a month from/)
    .waitFor()
  await button('Pay $129 and change').click()
  await button('Fail authentication').click()
  await page.getByText(/failed authentication/).waitFor()
  await button('Try again').click()
  await button('Pay $129 and change').click()
  await button('Complete authentication').click()
  await page.getByText('You’re on Professional').waitFor()
  await plan().getByText('Active', { exact: true }).waitFor()
  await button(/550 credits/).waitFor()
})

test('an invoice stands in the list, and is a file', async () => {
  const row = page.getByRole('row', { name: /Professional plan.*Paid.*\$129\.00/ })
  const coming = page.waitForEvent('download')
  await row.getByRole('button', { name: /^PDF/ }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^vouch-[0-9A-F]{8}-\d{4}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('less waits for the next period, and can be taken back until then', async () => {
  await page.goto(`${billing}/plan`)
  await page.getByRole('radio', { name: /Starter/ }).check()
  await page.getByText(/Starter starts on .* at \$39 a month\. Until then your plan stays the same/).waitFor()
  await button('Change to Starter').click()
  await page.getByText(/your plan changes to Starter at \$39 a month/).waitFor()
  await page.getByRole('link', { name: 'Stay on Professional' }).click()
  await button('Stay on Professional').click()
  await page.getByText(/Renews on/).waitFor()
  expect(await page.getByText(/your plan changes to/).count()).toBe(0)
})

test('cancelling and keeping the plan, with the keyboard alone', async () => {
  await button('Cancel plan').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel Professional' })
  await dialog.getByText('You won’t be charged again. Payments already made are not refunded.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Keep my plan')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await plan().getByText('Ends with the billing period').waitFor()
  await button('Keep my plan').focus()
  await page.keyboard.press('Enter')
  await plan().getByText('Active', { exact: true }).waitFor()
})

test('a charge that fails says why and when it is tried again; another card pays at once', async () => {
  await button('Use a different card').click()
  await payWith(page, cards.fails, 'Save card')
  await page.getByText('Visa ending 0341 will be charged from now on.').waitFor()
  await pass(31)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(billing)
  await page.getByText(/The \$129 charge didn’t go through: Your card was declined\. We’ll retry it on/).waitFor()
  await inspect()
  await button('Pay now').click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await button('Use a different card').first().click()
  await payWith(page, cards.good, 'Save card')
  await plan().getByText('Active', { exact: true }).waitFor()
})

/** What the server would refuse now is told before anything is begun, with the way to go on, and offered nowhere. */
async function offersToRestart(): Promise<void> {
  const refused =
    /^(Verify|Verify a list|Choose a file|Write to creators|New campaign|Preview|Open for a month|Watch|Buy credits)$/
  for (const path of [
    '',
    '/verify',
    '/bulk',
    '/campaigns',
    '/outreach',
    '/outreach/new',
    '/watch',
    '/market',
    '/benchmarks',
  ]) {
    await page.goto(`/dashboard${path}`)
    await page.getByText(/^Your plan has ended, so /).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Restart plan' }).waitFor()
    // What a list would offer comes with the list.
    await page.waitForLoadState('networkidle')
    for (const role of ['button', 'link'] as const)
      expect(await page.getByRole('main').getByRole(role, { name: refused }).count(), path).toBe(0)
    await inspect()
  }
  await offersNothingInAList()
}

/** Adding is free, verifying isn't. */
async function offersNothingInAList(): Promise<void> {
  const api = await signedIn(product.url)
  const { body: list } = await api.post('/api/shortlists', { name: 'Spring' })
  const creator = { platform: 'instagram', handle: 'ava_fields_sandbox' }
  expect((await api.post(`/api/shortlists/${list.id}/entries`, { creator })).status).toBe(201)
  await page.goto(`/dashboard/shortlists/${list.id}`)
  await page.getByText('@ava_fields_sandbox', { exact: false }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(
    await page
      .getByRole('main')
      .getByText(/^(Verify all|Check weekly|Watch) ?/)
      .count(),
  ).toBe(0)
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Watch / })
      .count(),
  ).toBe(0)
  await inspect()
}

test('a plan that lapsed says so wherever credits are, and begins again with a card that pays', async () => {
  await button('Use a different card').click()
  await payWith(page, cards.fails, 'Save card')
  await page.getByText('Visa ending 0341 will be charged from now on.').waitFor()
  await pass(47)
  await page.goto('/dashboard/credits')
  await page.getByText('Your plan has ended').waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Restart plan|Go to billing/ })
      .count(),
  ).toBe(1)
  await offersToRestart()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^0 credits ?Plan ended/ }).click()
  await plan().getByText('Ended, unpaid').waitFor()
  await button('Restart plan').click()
  await button('Pay $129 and restart').click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await button('Use a different card').click()
  await payWith(page, cards.good, 'Save card')
  await page.getByText('Visa ending 4242 will be charged from now on.').waitFor()
  await pass(1)
  await button('Pay $129 and restart').click()
  await plan().getByText('Active', { exact: true }).waitFor()
})
