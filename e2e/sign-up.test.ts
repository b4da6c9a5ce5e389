import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startedDataDir } from './first-start.ts'
import { ownTab } from './own-tab.ts'
import { type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

/** Signing up as a stranger does: the form, the card, the mail, the first sign-in. */

const dataDir = startedDataDir()
let product: RunningProduct
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  product = await startProduct(dataDir)
  browser = await launchBrowser()
  context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
  removeDataDir(dataDir)
})

const password = 'Correct-Horse-9'

async function visit(width = 1280): Promise<Page> {
  const page = await ownTab(context)
  await page.setViewportSize({ width, height: 900 })
  return page
}

async function writeForm(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Role').selectOption('freelancer')
  await page.getByLabel(/I accept the/).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
}

async function fillForm(page: Page, email: string): Promise<void> {
  await writeForm(page, email)
  await page.getByRole('heading', { level: 1, name: 'Add a card' }).waitFor()
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Start My Free Trial' }).click()
}

/** A letter is shown in a frame that may run nothing, not even this. */
async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('a stranger signs up, adds a card after one was declined, proves the address and is in', async () => {
  const page = await visit()
  const email = 'ann@example.com'
  await fillForm(page, email)
  expect(await axeFaults(page)).toEqual([])
  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('Your card was declined.').waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await page.getByText(`Check your email (${email}) to verify your account`).waitFor()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page
    .getByText(
      'Please verify your email address before signing in. Check your email (including spam folder) for a verification link.',
    )
    .waitFor()

  await page.goto(`/dev/mail?to=${email}`)
  await page.getByRole('heading', { level: 1, name: 'Mailbox' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.frameLocator('iframe').getByRole('link', { name: 'Verify my address' }).click()
  await page.getByText('Your email address is verified. You can sign in now.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText(/150/).first().waitFor()
  await page.close()
})

test('a card whose owner is asked may fail, and then succeed', async () => {
  const page = await visit(375)
  await fillForm(page, 'ben@example.com')
  await payWith(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await page.getByText('We are unable to authenticate your payment method.').waitFor()
  await page.getByRole('button', { name: 'Start My Free Trial' }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText('Check your email (ben@example.com)').waitFor()
  await page.close()
})

test('the form says what is wrong with each field, and going back loses nothing', async () => {
  const page = await visit(375)
  await page.goto('/auth')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByText('Please fix the highlighted requirements above.').waitFor()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  const said = [
    'Please enter a valid email address.',
    'Password must be at least 12 characters.',
    'First name must be at least 2 characters.',
    'Last name must be at least 2 characters.',
    'Please select your role.',
    'You must accept the Terms of Service and Privacy Policy.',
  ]
  for (const sentence of said) await page.getByText(sentence).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await fillForm(page, 'cleo@example.com')
  await page.getByRole('button', { name: 'Back to account details' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe('cleo@example.com')
  await page.close()
})

test('a verification link without its parts says so and leads to the account page', async () => {
  const page = await visit()
  // What it says stands for three seconds, and on a busy machine the page is drawn before all of it has loaded.
  await page.goto('/auth/verify?email=ann@example.com', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Verification Failed' }).waitFor()
  await page.getByText('Invalid verification link.').waitFor()
  await page.getByText('The verification link is invalid or has expired.').waitFor({ timeout: 10_000 })
  await page.close()
})

/** The payment step as a link leads to it, with a card that is set up whatever is written. */
async function atTheCard(page: Page): Promise<void> {
  const handoff = {
    setupIntentId: 'seti_1',
    customerId: 'cus_1',
    clientSecret: 'seti_1_secret',
    email: 'dan@example.com',
  }
  await page.route('**/simulator/stripe/**', (route) => route.fulfill({ json: { status: 'succeeded' } }))
  await page.goto(`/auth?${new URLSearchParams({ step: 'payment', ...handoff })}`)
}

test.each<[string, 'abort' | number, string]>([
  ['an answer without words', 400, 'Failed to complete signup'],
  ['no answer', 'abort', 'Failed to complete signup. Please try again.'],
])('the end of a sign-up that gets %s is told in its own sentence', async (_, answer, sentence) => {
  const page = await visit()
  await page.route('**/api/auth/complete-trial-signup', (route) =>
    answer === 'abort' ? route.abort() : route.fulfill({ status: answer, json: { error: '', code: 'internal' } }),
  )
  await atTheCard(page)
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText(sentence, { exact: true }).waitFor()
  await page.close()
})

test.each<[string, 'abort' | object, string]>([
  ['a status that is none of ours', { status: 'processing' }, 'Payment setup failed with status processing'],
  ['no status', {}, 'Payment setup failed with status unknown'],
  ['an error without words', { error: {} }, 'Payment setup failed'],
  ['no answer', 'abort', 'Something went wrong. Please try again.'],
])('a card provider that gives %s is told in its own sentence', async (_, answer, sentence) => {
  const page = await visit()
  await atTheCard(page)
  await page.route('**/simulator/stripe/**', (route) =>
    answer === 'abort' ? route.abort() : route.fulfill({ json: answer }),
  )
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText(sentence, { exact: true }).waitFor()
  await page.close()
})

test('a sign-up that gets an answer without words says that no account was made', async () => {
  const page = await visit()
  await page.route('**/api/auth/signup-with-trial', (route) =>
    route.fulfill({ status: 500, json: { error: '', code: 'internal' } }),
  )
  await writeForm(page, 'eve@example.com')
  await page.getByText('Failed to create account', { exact: true }).waitFor()
  await page.close()
})

test('where the provider’s own form could not be loaded, sending it says so and sends nothing', async () => {
  const page = await visit()
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch()
    const config = await answer.json()
    await route.fulfill({ response: answer, json: { ...config, cards: { ...config.cards, simulated: false } } })
  })
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await atTheCard(page)
  const submit = page.getByRole('button', { name: 'Start My Free Trial' })
  await submit.waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await page.evaluate('document.querySelector("form").requestSubmit()')
  await page.getByText('Payment form not loaded properly', { exact: true }).waitFor()
  await page.close()
})
