import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedGoTrue, startGoTrue } from '../apps/server/test/scripted-gotrue.ts'
import { launchBrowser } from './browser.ts'
import { startedDataDir } from './first-start.ts'
import { type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

/** The whole way with a hosted auth service in place of ours: its own client in the browser, its recorded answers behind it. */

const dataDir = startedDataDir()
let hosted: ScriptedGoTrue
let product: RunningProduct
let browser: Browser

beforeAll(async () => {
  hosted = await startGoTrue()
  product = await startProduct(dataDir, {
    SUPABASE_URL: 'https://test-project.supabase.co',
    SUPABASE_ANON_KEY: hosted.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: hosted.serviceRoleKey,
    SUPABASE_API_BASE: hosted.apiBase,
  })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
  await hosted?.close()
  removeDataDir(dataDir)
})

const email = 'ann@example.com'
const password = 'Correct-Horse-9'

async function visit(): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  return context.newPage()
}

async function signIn(page: Page, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('sign-up, proof of the address, sign-in and the way out go over the hosted service', async () => {
  const page = await visit()
  await page.goto('/auth')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Role').selectOption('freelancer')
  await page.getByLabel(/I accept the/).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Start My Free Trial' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await signIn(page)
  await page.getByText('Please verify your email address before signing in.').waitFor()
  await page.getByText('Email verification required').waitFor()

  await page.goto(`/dev/mail?to=${email}`)
  await page.frameLocator('iframe').getByRole('link', { name: 'Verify my address' }).click()
  await page.getByText('Your email address is verified. You can sign in now.').waitFor()
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
  expect(await page.evaluate('localStorage.getItem("sb-auth-token")')).toBe(null)
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
