import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pressVerify, writeSignIn, writeSignUp } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import { ownTab } from './own-tab.ts'
import type { RunningProduct } from './running-product.ts'
import { cardNumbers, payWith } from './written-card.ts'

/** Signing up as a stranger does: the form, the card, the mail, the first sign-in. */

let product: RunningProduct
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

const password = 'Correct-Horse-9'

async function visit(width = 1280): Promise<Page> {
  const page = await ownTab(context)
  await page.setViewportSize({ width, height: 900 })
  return page
}

async function fillForm(page: Page, email: string): Promise<void> {
  await writeSignUp(page, { email, password })
  await page.getByRole('heading', { level: 1, name: 'Add a card' }).waitFor()
}

const startTrial = (page: Page, number: string = cardNumbers.good) => payWith(page, number, 'Start My Free Trial')

test('a stranger signs up, adds a card after one was declined, proves the address and is in', async () => {
  const page = await visit()
  const email = 'ann@example.com'
  await fillForm(page, email)
  expect(await axeFaults(page)).toEqual([])
  await startTrial(page, cardNumbers.declined)
  await page.getByText('Your card was declined.').waitFor()
  await startTrial(page)
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await page.getByText(`Check your email (${email}) to verify your account`).waitFor()

  await writeSignIn(page, { email, password })
  await page
    .getByText(
      'Please verify your email address before signing in. Check your email (including spam folder) for a verification link.',
    )
    .waitFor()

  await page.goto(`/dev/mail?to=${email}`)
  await page.getByRole('heading', { level: 1, name: 'Mailbox' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.frameLocator('iframe').getByRole('link', { name: 'Verify my email' }).click()
  await page.getByRole('button', { name: 'Verify and continue' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  const link = page.url()
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await page.waitForURL('**/app')
  await page.getByText(/150/).first().waitFor()
  await page.goto(link)
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await page.waitForURL(/\/(app|dashboard)$/)
  await page
    .getByRole('button', { name: /^Account menu/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.goto(link)
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await page.getByText('Your email address is verified. You can sign in now.').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await writeSignIn(page, { email, password })
  await page.waitForURL('**/dashboard')
  await page.close()
})

test('opened in another browser, the link asks for a new password and then signs in', async () => {
  const page = await visit(375)
  const email = 'phone@example.com'
  await fillForm(page, email)
  await startTrial(page)
  const waiting = page.getByText(`Check your email (${email}) to verify your account`)
  await waiting.waitFor()
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.getByText(`If ${email} still needs to be verified, a new link is on its way.`).waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)

  const phone = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', colorScheme: 'dark' })
  const other = await phone.newPage()
  await pressVerify(other, email)
  await other.getByRole('heading', { level: 1, name: 'Choose a password' }).waitFor()
  expect(await axeFaults(other)).toEqual([])
  await other.getByRole('button', { name: 'Set password and continue' }).click()
  await other.getByText('Password must be at least 12 characters.').waitFor()
  await other.getByLabel('New password', { exact: true }).fill('Another-Horse-9')
  await other.getByRole('button', { name: 'Set password and continue' }).click()
  await other.waitForURL('**/app')
  await phone.close()
  await writeSignIn(page, { email, password })
  await page.getByText('Invalid email or password').waitFor()
  await page.close()
})

test('a card whose owner is asked may fail, and then succeed', async () => {
  const page = await visit(375)
  await fillForm(page, 'ben@example.com')
  await startTrial(page, cardNumbers.asks)
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
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('cleo@example.com')
  await page.close()
})

/** What it says stands for three seconds, which a busy machine can spend between two looks from outside. */
const noteRefusal = `new MutationObserver(() => {
  if (document.querySelector('h1')?.textContent === 'Verification Failed') window.refusal = document.querySelector('main').innerText
}).observe(document, { subtree: true, childList: true })`

test('a verification link without its parts says so and leads to the account page', async () => {
  const page = await visit()
  await page.addInitScript(noteRefusal)
  await page.goto('/auth/verify?email=ann@example.com')
  await page.getByText('The verification link is invalid or has expired.').waitFor()
  expect(await page.evaluate('window.refusal')).toContain('Invalid verification link.')
  await page.close()
})

test('a link that does not do offers another one, which is counted', async () => {
  const page = await visit()
  await page.goto('/auth/verify?token=old&email=nobody@example.com')
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await page.getByText('The verification link is invalid or has expired.').waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@example.com')
  const again = page.getByRole('button', { name: 'Send a new link' })
  for (let each = 0; each < 4; each += 1) {
    await page.goto('/auth?error=expired_verification_link&email=nobody@example.com')
    await page.getByText('The verification link has expired. Please request a new one.').waitFor()
    await again.click()
    if (each < 3)
      await page.getByText('If nobody@example.com still needs to be verified, a new link is on its way.').waitFor()
  }
  await page.getByText(/^We didn’t send another link: you already asked for three in the last hour\./).waitFor()
  await page.getByLabel('Email', { exact: true }).fill('')
  await again.click()
  await page.getByText('Enter your email address below, then press again.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.close()
})

test('a common password is told while it is written, from a list that comes no sooner, and is refused', async () => {
  const page = await visit()
  const lists: string[] = []
  page.on('response', async (response) => {
    const isScript = response.request().resourceType() === 'script'
    if (isScript && (await response.text().catch(() => '')).includes('trustno1')) lists.push(response.url())
  })
  await page.goto('/auth')
  await page.getByRole('heading', { level: 1, name: 'Start your free trial' }).waitFor()
  await page.getByLabel('First name').fill('Ann')
  expect(lists).toEqual([])
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('Correct-Horse-9')
  await page.getByText('Password meets all security requirements').waitFor()
  await expect.poll(() => lists.length).toBe(1)
  await field.fill('Administrator')
  await page.getByText('Not a common password, not met yet').waitFor()
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email', { exact: true }).fill('flo@example.com')
  await page.getByLabel('Role').selectOption('freelancer')
  await page.getByLabel(/I accept the/).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByText('This password is one of the most common ones. Please choose another.').first().waitFor()
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
  await startTrial(page)
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
  await startTrial(page)
  await page.getByText(sentence, { exact: true }).waitFor()
  await page.close()
})

test('a sign-up that gets an answer without words says that no account was made', async () => {
  const page = await visit()
  await page.route('**/api/auth/signup-with-trial', (route) =>
    route.fulfill({ status: 500, json: { error: '', code: 'internal' } }),
  )
  await writeSignUp(page, { email: 'eve@example.com', password })
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
