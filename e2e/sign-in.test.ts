import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import { ownTab } from './own-tab.ts'
import type { RunningProduct } from './running-product.ts'

/** Every sentence that keeps somebody from signing in, and the ways in which a session ends, in a browser. */

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

const brand = { email: 'brand@vouch.test', password: 'vouch-brand-demo' }

const visit = (): Promise<Page> => ownTab(context)

async function signIn(page: Page, { email, password } = brand): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const login = '**/api/auth/login'
const health = '**/api/auth/health'
/** Two tries of eight seconds each: these pass forty times as fast in a page that is told so once it knows its operator, for which it
 *  has eight seconds too. */
const hurry =
  'const wait = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = (ms) => wait(ms === 8_000 ? 200 : ms)'
type Failing = { path: string; answer: 'abort' | 'silence' | { status: number; body: string } }

test.each<[string, Failing, string]>([
  [
    'an unhealthy service',
    { path: health, answer: { status: 503, body: '{}' } },
    'Authentication service is currently unavailable. Please try again later or contact support.',
  ],
  ['a service that nobody reaches', { path: login, answer: 'abort' }, 'Login failed after retries'],
  [
    'a service that never answers',
    { path: login, answer: 'silence' },
    'Authentication service is temporarily unavailable. Please try again in a moment.',
  ],
  [
    'an answer that names nobody',
    { path: login, answer: { status: 200, body: '{"success":true}' } },
    'Failed to sign in',
  ],
  [
    'an answer that is none',
    { path: login, answer: { status: 200, body: '<html>' } },
    'An unexpected error occurred during login',
  ],
  [
    'a refusal without words',
    { path: login, answer: { status: 400, body: '{"error":"","code":"x"}' } },
    'Login failed - please check your credentials',
  ],
])('%s is told, with a way to clear this browser', async (_, { path, answer }, sentence) => {
  const page = await visit()
  const known = page.waitForResponse('**/api/config')
  await page.goto('/auth?mode=login')
  await known
  if (answer === 'silence') await page.evaluate(hurry)
  await page.route(path, (route) => {
    if (answer === 'silence') return
    return answer === 'abort' ? route.abort() : route.fulfill({ ...answer, contentType: 'application/json' })
  })
  await signIn(page)
  await page.getByText(sentence, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear Cache and Reload' }).waitFor()
  await page.close()
})

test('the operator’s support address is temporarily unavailable', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  await signIn(page, { email: 'support@vouch.test', password: 'x' })
  await page
    .getByText('Authentication service is temporarily unavailable. Please try again later.', { exact: true })
    .waitFor()
  await page.close()
})

test.each([
  ['invalid_verification_link', 'The verification link is invalid or has expired.'],
  ['expired_verification_link', 'The verification link has expired. Please request a new one.'],
  ['verification_failed', 'Email verification failed.'],
  ['something_else', 'Verification failed.'],
])('the arrival with error=%s says so and forgets what was stored', async (code, sentence) => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  await page.evaluate('localStorage.setItem("left-over", "1"); sessionStorage.setItem("left-over", "1")')
  await page.goto(`/auth?error=${code}`)
  await page.getByText(sentence, { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await page.evaluate('localStorage.getItem("left-over") ?? sessionStorage.getItem("left-over")')).toBe(null)
  await page.close()
})

test('Clear Cache and Reload wipes what this browser keeps and loads the form anew', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  await page.evaluate(
    'localStorage.setItem("left-over", "1"); sessionStorage.setItem("left-over", "1"); document.cookie = "left-over=1"',
  )
  await signIn(page, { ...brand, password: 'wrong' })
  await page.getByText('Invalid email or password').waitFor()
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.getByRole('button', { name: 'Clear Cache and Reload' }).click(),
  ])
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  expect(await page.getByText('Invalid email or password').count()).toBe(0)
  const left = 'localStorage.getItem("left-over") ?? sessionStorage.getItem("left-over")'
  expect([await page.evaluate(left), await page.evaluate('document.cookie')]).toEqual([null, ''])
  await page.close()
})

/** Comes to a place of the product with a token that has ended. The login form stands once the page has loaded itself again. */
async function comeTooLate(page: Page, place: string): Promise<void> {
  // Out of the product, whose own calls would find out at once.
  await page.goto('/cookies')
  await page.evaluate('localStorage.setItem("auth_token", "ended")')
  await page.goto(place)
  await expect.poll(() => page.evaluate('performance.getEntriesByType("navigation")[0]?.type')).toBe('reload')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
}

test('signing in and out in one tab holds for the other, and a token that has ended reloads the page', async () => {
  const page = await visit()
  const second = await context.newPage()
  await page.goto('/auth?mode=login')
  await signIn(page)
  await page.waitForURL('**/dashboard')
  await second.goto('/auth?mode=login')
  await second.waitForURL('**/app')
  // A tab behind another is drawn once a second.
  await page.bringToFront()
  await page
    .getByRole('button', { name: /^Account menu/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await second.waitForURL('**/auth**')
  // It would find out too, and sign both out.
  await second.close()

  await signIn(page)
  await page.waitForURL('**/dashboard')
  await comeTooLate(page, '/dashboard')
  expect(await page.evaluate('localStorage.getItem("auth_token")')).toBe(null)
  await page.close()
})

test('a session that has ended leads to the login form from anywhere, and back to the place afterwards', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  await signIn(page)
  await page.waitForURL('**/dashboard')
  for (const place of ['/app', '/dashboard/verifications']) {
    await comeTooLate(page, place)
    await signIn(page)
    await page.waitForURL(`**${place}`)
  }
  await page.close()
})

/** Says of each load how it began, when the account page stands, and when its login form does. */
const tellOfHeading = `new MutationObserver(() => {
  const heading = document.querySelector('h1')?.textContent
  if (heading === window.toldHeading || !['Your account', 'Welcome Back'].includes(heading)) return
  window.toldHeading = heading
  window.tellOfHeading(performance.getEntriesByType('navigation')[0].type, heading)
}).observe(document, { subtree: true, childList: true, characterData: true })`
/** Far longer than a form takes that stands where none may. */
const formMs = 1_000

test('the page that an ended session loads again may come late: no login form stands before it, to be written into and lost', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  await signIn(page)
  await page.waitForURL('**/dashboard')
  // Out of the product, whose own calls would find out at once.
  await page.goto('/cookies')
  await page.evaluate('localStorage.setItem("auth_token", "ended")')
  // While a navigation is under way only the page itself can say what stands on it.
  const forms: string[] = []
  const stands = Promise.withResolvers<void>()
  await page.exposeFunction('tellOfHeading', (load: string, heading: string) => {
    if (heading === 'Welcome Back') forms.push(load)
    stands.resolve()
  })
  await page.addInitScript(tellOfHeading)
  let loads = 0
  await page.route('**/app', async (route) => {
    loads += 1
    if (loads === 2) await stands.promise.then(() => pause(formMs))
    await route.continue()
  })
  await page.goto('/app', { waitUntil: 'commit' })
  await expect.poll(() => forms).toEqual(['reload'])
  await page.close()
})

test('the login form clears stored data that cannot be read', async () => {
  const page = await visit()
  await page.goto('/cookies')
  await page.evaluate('localStorage.setItem("auth_token", "t"); localStorage.setItem("auth_user", "{broken")')
  await page.goto('/auth?mode=login')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await page.waitForFunction(
    'localStorage.getItem("auth_token") === null && localStorage.getItem("auth_user") === null',
  )
  await page.close()
})
