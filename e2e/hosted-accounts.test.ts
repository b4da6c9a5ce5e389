import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedGoTrue, startGoTrue } from '../apps/server/test/scripted-gotrue.ts'
import { pressVerify, writeSignIn, writeSignUp } from './account-form.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { cardNumbers, payWith } from './written-card.ts'

/** The whole way with a hosted auth service in place of ours: its own client in the browser, its recorded answers behind it. */

let hosted: ScriptedGoTrue
let product: RunningProduct
let browser: Browser

beforeAll(async () => {
  hosted = await startGoTrue()
  product = await startPrepared({
    SUPABASE_URL: 'https://test-project.supabase.co',
    SUPABASE_ANON_KEY: hosted.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: hosted.serviceRoleKey,
    SUPABASE_API_BASE: hosted.apiBase,
  })
  browser = await sharedBrowser()
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
  await hosted?.close()
})

const email = 'ann@example.com'
const password = 'Correct-Horse-9'

async function visit(): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  return context.newPage()
}

const signIn = (page: Page, word = password) => writeSignIn(page, { email, password: word })

test('sign-up, proof of the address, sign-in and the way out go over the hosted service', async () => {
  const page = await visit()
  await writeSignUp(page, { email, password })
  await payWith(page, cardNumbers.good, 'Start My Free Trial')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await signIn(page)
  await page.getByText('Please verify your email address before signing in.').waitFor()
  await page.getByText('Email verification required').waitFor()

  await pressVerify(page, email)
  await page.waitForURL('**/app')
  await page
    .getByRole('button', { name: /^Account menu/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  // It ends every session that was opened until it arrives, in whole seconds: nobody signs in again that soon.
  await expect.poll(() => hosted.accounts.get(email)?.sessions.size).toBe(0)
  const ended = Math.floor(Date.now() / 1_000)
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(ended)
  await page.goto('/auth?mode=login')
  await signIn(page, 'wrong')
  await page.getByText('Invalid email or password').waitFor()
  await signIn(page)
  await page.waitForURL('**/dashboard')
  await page.getByText(/150/).first().waitFor()
  expect(String(await page.evaluate('localStorage.getItem("auth_token")'))).toMatch(/^eyJ/)
  expect(hosted.calls).toContain('POST /token?grant_type=password')

  await page.reload()
  await page.getByText(/150/).first().waitFor()
  await page
    .getByRole('button', { name: /^Account menu/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await expect.poll(() => hosted.accounts.get(email)?.sessions.size).toBe(0)
  await expect.poll(() => page.evaluate('localStorage.getItem("sb-auth-token")')).toBe(null)
  await page.context().close()
})

test('an account that the service alone knew gets the payment step, and comes out with a trial', async () => {
  const page = await visit()
  const known = 'known-there@example.com'
  hosted.accounts.set(known, {
    ...{ id: randomUUID(), email: known, password, confirmedAt: '2026-01-01T00:00:00Z' },
    ...{ links: new Map(), sessions: new Set<string>() },
  })
  await page.goto('/auth?mode=login')
  await writeSignIn(page, { email: known, password })
  await page.getByText(`You’re signed in as ${known} and don’t have a plan yet.`).waitFor()
  await payWith(page, cardNumbers.good, 'Start My Free Trial')
  await page.waitForURL('**/dashboard')
  await page.getByText(/150/).first().waitFor()
  await page.context().close()
})

test('while the hosted service is away the form says so', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  hosted.mode.away = true
  await signIn(page)
  const sentence = 'Authentication service is currently unavailable. Please try again later or contact support.'
  await page.getByText(sentence).waitFor()
  await page.getByRole('button', { name: 'Clear Cache and Reload' }).waitFor()
  hosted.mode.away = false
  await page.context().close()
})
