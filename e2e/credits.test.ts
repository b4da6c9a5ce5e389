import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pressVerify, writeSignUp } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { inSight, toastsTold } from './visitor.ts'
import { cardNumbers, payWith } from './written-card.ts'

/** Running out of credits and buying more, as a subscriber does it: the meter, the dialog, three cards, and the history. */

const password = 'Correct-Horse-9'
const email = 'ann@example.com'
let product: RunningProduct
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  page = await context.newPage()
  await subscribe(page)
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

/** Signs up for the trial, proves the address and signs in. */
async function subscribe(visitor: Page): Promise<void> {
  await writeSignUp(visitor, { email, password })
  await payWith(visitor, cardNumbers.good, 'Start My Free Trial')
  await visitor.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await pressVerify(visitor, email)
  await visitor.getByRole('button', { name: /150 credits/ }).waitFor()
}

const dialog = () => page.getByRole('dialog', { name: 'Need More Credits?' })

test('the meter opens the packages; cancelling a payment goes back to them', async () => {
  await page.getByRole('button', { name: /150 credits/ }).click()
  await dialog().getByRole('button', { name: 'Choose 500 credits' }).waitFor()
  expect(await dialog().getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/250 credits\s+\$79\s+\$0.32 per credit/),
    expect.stringMatching(/500 credits\s+\$139\s+\$0.28 per credit\s+Most popular\s*Save \$19/),
    expect.stringMatching(/1,000 credits\s+\$249\s+\$0.25 per credit\s+Save \$67/),
  ])
  expect(await axeFaults(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Choose 500 credits' }).click()
  await dialog().getByRole('button', { name: 'Pay $139' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await dialog().getByRole('button', { name: 'Choose 250 credits' }).click()
})

test('a declined card buys nothing and says why; authentication that fails neither', async () => {
  await payWith(page, cardNumbers.declined, 'Pay $79')
  const toast = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
  await toast.getByText('Your card was declined.').waitFor()
  await payWith(page, cardNumbers.asks, 'Pay $79')
  await dialog().getByRole('button', { name: 'Fail authentication' }).click()
  await toast.getByText(/failed authentication/).waitFor()
  await payWith(page, cardNumbers.asks, 'Pay $79')
  await dialog().getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText('Credits Purchased Successfully').waitFor()
  await page.getByText('250 credits added to your account.').waitFor()
  await dialog().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /400 credits/ }).waitFor()
})

test('a good card buys at once, and the history shows both purchases with the balance after each', async () => {
  await page.getByRole('link', { name: 'Credits', exact: true }).click()
  await page.getByRole('button', { name: 'Buy credits' }).click()
  await dialog().getByRole('button', { name: 'Choose 1,000 credits' }).click()
  await payWith(page, cardNumbers.good, 'Pay $249')
  await page.getByText('1,000 credits added to your account.').waitFor()
  await page.getByRole('cell', { name: '1,400', exact: true }).waitFor()
  const rows = page.getByRole('region', { name: 'Credit activity' }).getByRole('row')
  expect((await rows.allInnerTexts()).slice(1).map((text) => text.split('\t').map((cell) => cell.trim()))).toEqual([
    ['Purchased credits', expect.any(String), 'Purchased', '+1,000', '1,400'],
    ['Purchased credits', expect.any(String), 'Purchased', '+250', '400'],
    ['Trial credits', expect.any(String), 'Monthly', '+150', '150'],
  ])
  await page.getByLabel('Credit type').selectOption('monthly')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByLabel('Credit type').selectOption('')
  const saved = page.waitForEvent('download')
  await page.locator('section', { hasText: 'History' }).getByRole('button', { name: 'CSV', exact: true }).click()
  expect((await saved).suggestedFilename()).toBe('vouch-credits.csv')
  expect(await axeFaults(page)).toEqual([])
})

test('the page that tests payments says how things stand, buys, and spends one credit', async () => {
  await page.goto('/stripe-test')
  await page.getByText('Card payments are simulated. No card is charged.').waitFor()
  expect(await page.getByRole('definition').allInnerTexts()).toEqual(['Yes', 'Yes', 'Yes', 'Yes'])
  await page.getByText('You have 1,400 credits.').waitFor()
  await page.getByRole('button', { name: 'Spend 1 credit' }).click()
  await page.getByText('You have 1,399 credits left.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Test purchase' }).click()
  await page.getByRole('button', { name: 'Choose 250 credits' }).click()
  await payWith(page, cardNumbers.good, 'Pay $79')
  await page.getByText('Credits Added Successfully!').waitFor()
  await page.getByText('You have 1,649 credits.').waitFor()
})

const failing = { status: 500, contentType: 'application/json', body: '{"error":"","code":"internal"}' }

test('what goes wrong around a payment is told in its own sentence, and nothing is charged twice', async () => {
  await page.goto('/dashboard/credits')
  await page.getByRole('button', { name: 'Buy credits' }).click()
  await page.route('**/api/stripe/create-payment-intent-auth', (route) => route.abort())
  await dialog().getByRole('button', { name: 'Choose 250 credits' }).click()
  await page.getByText('Failed to initialize payment. Please try again.').waitFor()
  await page.unroute('**/api/stripe/create-payment-intent-auth')
  await dialog().getByRole('button', { name: 'Choose 250 credits' }).click()
  await page.route('**/simulator/stripe/**', (route) => route.abort())
  await payWith(page, cardNumbers.good, 'Pay $79')
  const toast = page.getByRole('alert').filter({ hasText: 'Payment Error' })
  await toast.getByText('An unexpected error occurred. Please try again.').waitFor()
  await page.unroute('**/simulator/stripe/**')
  // The payment goes through and its credits wait for an answer that never comes: the server finds them by itself.
  let fail: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/credits/purchase', async (route) => {
    await held
    await route.fulfill(failing)
  })
  await payWith(page, cardNumbers.good, 'Pay $79')
  await page.getByText('Payment Successful').waitFor()
  fail()
  await page.getByRole('alert').filter({ hasText: 'Purchase Failed' }).getByText('Failed to purchase credits').waitFor()
  await dialog().getByText('Your payment went through').waitFor()
  await dialog()
    .getByText(/your money is safe/)
    .waitFor()
  expect(await dialog().getByLabel('Card number').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.unroute('**/api/credits/purchase')
  await dialog().getByRole('button', { name: 'Add my credits' }).click()
  await page.getByText('250 credits added to your account.').waitFor()
  await dialog().waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: '1,899', exact: true }).waitFor()
})

/** Pays for 250 credits and loses the answer that would add them. */
async function payAndLoseTheAnswer(): Promise<void> {
  await page.goto('/dashboard/credits')
  await page.getByRole('button', { name: 'Buy credits' }).click()
  await dialog().getByRole('button', { name: 'Choose 250 credits' }).click()
  await page.route('**/api/credits/purchase', (route) => route.abort())
  await payWith(page, cardNumbers.good, 'Pay $79')
  await dialog().getByText('Your payment went through').waitFor()
  await page.unroute('**/api/credits/purchase')
}

test('whoever leaves after a payment whose credits were not added finds them on coming back', async () => {
  await payAndLoseTheAnswer()
  await page.goto('/dashboard')
  await page.getByText('250 credits added to your account.').waitFor()
  await page.getByRole('button', { name: /2,149 credits/ }).waitFor()
  expect(await page.evaluate('localStorage.getItem("unclaimed_purchase")')).toBeNull()
})

test('a bank that leads away leads back to billing, where the credits are asked for at once', async () => {
  await payAndLoseTheAnswer()
  await page.evaluate('localStorage.removeItem("unclaimed_purchase")')
  const added = '**/api/credits/purchases/settle'
  await page.route(added, (route) => route.abort())
  await page.goto('/dashboard/billing?payment=success&payment_intent=pi_1&redirect_status=succeeded')
  await page.getByText('We couldn’t check your payment just now').waitFor()
  await page.getByText('Your money is safe:').waitFor()
  await page.unroute(added)
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('Payment Successful').waitFor()
  await page.getByText('250 credits added to your account.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await axeFaults(page)).toEqual([])
  await page
    .getByRole('row', { name: /250 add-on credits.*Paid.*\$79\.00/ })
    .first()
    .waitFor()
  await page.goto('/dashboard/billing?payment=success&redirect_status=failed')
  await page.getByText('Your bank did not confirm the payment, and nothing was charged.').waitFor()
  await page.goto(`/dev/mail?to=${email}`)
  await page.getByText('Receipt: 250 add-on credits').first().waitFor()
})

test('where cards cannot be taken the dialog says so', async () => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch()
    const config = await answer.json()
    await route.fulfill({ response: answer, json: { ...config, cards: { ...config.cards, publishableKey: 'none' } } })
  })
  await page.goto('/dashboard/credits')
  await page.getByRole('button', { name: 'Buy credits' }).click()
  await dialog().getByText('Payment System Unavailable').waitFor()
  await dialog().getByText('The payment system is currently being configured. Please try again later.').waitFor()
  await page.unroute('**/api/config')
})

test('the dialog that couldn’t load is loaded at the next press', async () => {
  await page.goto('/dashboard/credits', { waitUntil: 'networkidle' })
  await toastsTold(page)
  await page.route('**/assets/*', (route) => route.abort())
  const buy = page.getByRole('button', { name: 'Buy credits' })
  await buy.click()
  await page.getByText('This part couldn’t load').waitFor()
  await page.unroute('**/assets/*')
  // What failed is put away a moment after it was told. A press that the dialog forestalls would wait for the button below it.
  await expect
    .poll(async () => {
      if ((await dialog().count()) === 0) await buy.click({ timeout: 2_000 }).catch(() => undefined)
      return dialog().count()
    })
    .toBe(1)
  await dialog().getByRole('button', { name: 'Choose 500 credits' }).waitFor()
  await inSight(page)
})

test('an action whose deduction gets no answer says that it failed', async () => {
  await page.goto('/stripe-test')
  await page.route('**/api/credits/deduct', (route) => route.fulfill(failing))
  await page.getByRole('button', { name: 'Spend 1 credit' }).click()
  await page.getByRole('alert').filter({ hasText: 'Credit Error' }).getByText('Failed to deduct credits').waitFor()
  await page.unroute('**/api/credits/deduct')
})

test('a visitor without an account is told that nobody is signed in', async () => {
  const context = await browser.newContext({ baseURL: product.url })
  const visitor = await context.newPage()
  await visitor.goto('/stripe-test')
  await visitor.getByRole('button', { name: 'Spend 1 credit' }).click()
  await visitor.getByText('Credit Error').waitFor()
  await visitor.getByText('User not authenticated').waitFor()
  await context.close()
})
