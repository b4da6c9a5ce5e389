import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo, pressVerify, writeSignIn, writeSignUp } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import { ownTab } from './own-tab.ts'
import type { RunningProduct } from './running-product.ts'
import { cardNumbers, freshCard, payWith } from './written-card.ts'

/** Signed in without a plan: the payment step, and a trial at its end. And a card that has had one: the plan, for whoever presses. */

const password = 'Correct-Horse-9'
const trialCard = freshCard()
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

async function visit(width = 1280): Promise<Page> {
  const page = await ownTab(context)
  await page.setViewportSize({ width, height: 900 })
  return page
}

/** Fills in the form, as far as the card. */
async function signUp(page: Page, email: string): Promise<void> {
  await writeSignUp(page, { email, password })
  await page.getByRole('heading', { level: 1, name: 'Add a card' }).waitFor()
}

const signIn = (page: Page, email: string, word = password) => writeSignIn(page, { email, password: word })

/** Sets another password with the link of an email, which proves the address. */
async function resetPassword(page: Page, email: string, word: string): Promise<void> {
  await page.goto('/auth/forgot')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`If ${email} has an account`).waitFor()
  await page.goto(`/dev/mail?to=${email}`)
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByLabel('New password').fill(word)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Your new password is set, and you’ve been signed out everywhere.').waitFor()
}

test('who left the card step and reset the password gets it again on signing in, and comes out with a trial', async () => {
  const page = await visit()
  const email = 'left@example.com'
  await signUp(page, email)
  await resetPassword(page, email, 'Another-Horse-9')
  await signIn(page, email, 'Another-Horse-9')
  await page.getByText(`You’re signed in as ${email} and don’t have a plan yet.`).waitFor()
  expect(await axeFaults(page)).toEqual([])
  // Wherever they go, the card comes first; only the account itself is theirs without a plan.
  await page.goto('/dashboard/verify')
  await page.getByRole('heading', { level: 1, name: 'Add a card' }).waitFor()
  await page.getByRole('link', { name: 'settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.getByText('No plan yet').first().waitFor()
  expect(await page.getByText(/Starter plan|0 credits/).count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Start your free trial' }).first().click()
  await payWith(page, trialCard, 'Start My Free Trial')
  // The payment step names the trial's credits, too: only the product has a button with what is left of them.
  await page.getByRole('button', { name: /^150 credits/ }).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^150 credits/ }).waitFor()
  await page.close()
})

test('who will not add a card can go to another account', async () => {
  const page = await visit(375)
  const email = 'leaves@example.com'
  await signUp(page, email)
  await resetPassword(page, email, 'Another-Horse-9')
  await signIn(page, email, 'Another-Horse-9')
  await page.getByText(`You’re signed in as ${email}`).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await writeSignIn(page, demo.brand)
  await page.waitForURL('**/dashboard')
  await page.close()
})

test('two tabs at the card step are one trial: the second finds the plan', async () => {
  const page = await visit()
  const email = 'tabs@example.com'
  await signUp(page, email)
  await resetPassword(page, email, 'Another-Horse-9')
  await signIn(page, email, 'Another-Horse-9')
  await page.getByText(`You’re signed in as ${email}`).waitFor()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByText(`You’re signed in as ${email}`).waitFor()
  // A tab behind another is drawn once a second.
  await page.bringToFront()
  await payWith(page, cardNumbers.good, 'Start My Free Trial')
  await page.waitForURL('**/dashboard')
  await other.bringToFront()
  await payWith(other, cardNumbers.good, 'Start My Free Trial')
  await other.getByRole('button', { name: /^150 credits/ }).waitFor()
  await other.close()
  await page.close()
})

test('a card that has had a trial: the sentence, a button that says what it charges, and the plan', async () => {
  const page = await visit(375)
  const email = 'again@example.com'
  await signUp(page, email)
  await payWith(page, trialCard, 'Start My Free Trial')
  await page.getByText('This card or address has already had a trial.', { exact: true }).waitFor()
  await page.getByText('$39 a month from today.').waitFor()
  expect(await page.getByText('$0 today').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  // An answer that is lost is asked for again, and charges nobody twice.
  await page.route('**/api/auth/start-paid-signup', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Start Starter for $39 today' }).click()
  await page.getByText('Failed to complete signup. Please try again.').waitFor()
  await page.unroute('**/api/auth/start-paid-signup')
  await page.getByRole('button', { name: 'Start Starter for $39 today' }).click()
  await page.getByText(`Your Starter plan has started. Check your email (${email})`).waitFor()
  await page.goto(`/dev/mail?to=${email}`)
  await page.getByText('Receipt: your Starter plan has started').first().waitFor()
  await pressVerify(page, email)
  await page.waitForURL('**/app')
  await page.goto('/dashboard/billing')
  await page.getByRole('row', { name: /Starter plan.*Paid.*\$39\.00/ }).waitFor()
  expect(await page.getByRole('row', { name: /Starter plan/ }).count()).toBe(1)
  await page.close()
})

test('a bank that asks about the $39 is answered in the step; another card is a way out, too', async () => {
  const page = await visit()
  const asks = freshCard(cardNumbers.asks)
  for (const email of ['asked-1@example.com', 'asked-2@example.com']) {
    await signUp(page, email)
    await payWith(page, asks, 'Start My Free Trial')
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await page.getByText(/Check your email|already had a trial/).waitFor()
  }
  await page.getByRole('button', { name: 'Use another card' }).click()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await payWith(page, asks, 'Start My Free Trial')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByRole('button', { name: 'Start Starter for $39 today' }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText('Your Starter plan has started. Check your email (asked-2@example.com)').waitFor()
  await page.close()
})
