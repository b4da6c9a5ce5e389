import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, writeSignIn, writeSignUp } from './account-form.ts'
import { stage } from './stage.ts'

/** What a proxy, a half-broken server or a lost line sends in place of an answer never reaches people: each screen has words of its own. */

const on = stage()

const answers = {
  'an empty object': (route: Route) => route.fulfill({ status: 400, json: {} }),
  'a page of a proxy': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  'no answer': (route: Route) => route.abort(),
} as const
type Answer = keyof typeof answers

async function visit(): Promise<Page> {
  const context = await on.browser.newContext({ baseURL: on.product.url, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Waits for the words that are due, and sees that nothing raw stands beside them. */
async function told(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence, { exact: true }).waitFor()
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/<html|Bad Gateway|\b(400|502)\b|\{\}/)
  await page.context().close()
}

test.each<[Answer, string]>([
  ['an empty object', 'Failed to create account'],
  ['a page of a proxy', 'Failed to create account'],
  ['no answer', 'Something went wrong. Please try again.'],
])('a sign-up that gets %s says: %s', async (answer, sentence) => {
  const page = await visit()
  await page.route('**/api/auth/signup-with-trial', answers[answer])
  await writeSignUp(page, { email: 'ann.raw@example.com', password: 'Correct-Horse-9' })
  await told(page, sentence)
})

test.each<[Answer, string]>([
  ['an empty object', 'Failed to complete signup'],
  ['a page of a proxy', 'Failed to complete signup'],
  ['no answer', 'Failed to complete signup. Please try again.'],
])('a card step whose end gets %s says: %s', async (answer, sentence) => {
  const page = await visit()
  await page.route('**/simulator/stripe/**', (route) => route.fulfill({ json: { status: 'succeeded' } }))
  await page.route('**/api/auth/complete-trial-signup', answers[answer])
  const handoff = { setupIntentId: 's', customerId: 'c', clientSecret: 's_secret', email: 'ann@example.com' }
  await page.goto(`/auth?${new URLSearchParams({ step: 'payment', ...handoff })}`)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Start My Free Trial' }).click()
  await told(page, sentence)
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth?mode=login')
  await writeSignIn(page, demo.brand)
}

test.each<[Answer, string]>([
  ['an empty object', 'Login failed - please check your credentials'],
  ['a page of a proxy', 'Authentication service is temporarily unavailable. Please try again later.'],
])('a sign-in that gets %s says: %s', async (answer, sentence) => {
  const page = await visit()
  await page.route('**/api/auth/login', answers[answer])
  await signIn(page)
  await told(page, sentence)
})

test('credits that cannot be bought or counted say so in words of ours', async () => {
  const page = await visit()
  await signIn(page)
  await page.waitForURL('**/dashboard')
  await page.route('**/api/stripe/create-payment-intent-auth', answers['a page of a proxy'])
  await page.goto('/dashboard/credits')
  await page.getByRole('button', { name: 'Buy credits' }).click()
  await page.getByRole('button', { name: 'Choose 250 credits' }).click()
  await page.getByText('Failed to initialize payment. Please try again.').waitFor()
  await page.route('**/api/credits/history*', answers['a page of a proxy'])
  await page.reload()
  await page.getByText('We couldn’t load the history').waitFor()
  await told(page, 'Something went wrong. Please try again.')
})
