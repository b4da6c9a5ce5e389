import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults } from './axe-faults.ts'
import { stage } from './stage.ts'
import { cardNumbers, payWith } from './written-card.ts'

/** Signing up and in with Google, whose page is simulated here: from the button to the dashboard, and every way in which it ends before. */

const on = stage()

async function visit(width = 1280): Promise<Page> {
  const context = await on.browser.newContext({
    baseURL: on.product.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click()

async function consent(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Choose an account' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a stranger signs up with Google, adds a card and is in, with no token in any address', async () => {
  const page = await visit()
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/auth')
  await google(page)
  await page.getByText('This page stands in for Google.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await consent(page, 'gia@example.com')
  await page.getByRole('heading', { level: 1, name: 'Add a card' }).waitFor()
  await page.getByText('Your Google account is connected.').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await payWith(page, cardNumbers.good, 'Start My Free Trial')
  await page.waitForURL('**/dashboard')
  await page.getByText(/150/).first().waitFor()
  const token = String(await page.evaluate('localStorage.getItem("auth_token")'))
  expect(token.length).toBeGreaterThan(20)
  expect(addresses.filter((address) => address.includes(token))).toEqual([])

  await page
    .getByRole('button', { name: /^Account menu/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await page.goto('/dashboard/verifications')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await google(page)
  await consent(page, 'gia@example.com')
  await page.waitForURL('**/dashboard/verifications')
  await page.context().close()
})

test('who says no, or has no account, is told what to do', async () => {
  const page = await visit(375)
  await page.goto('/auth?mode=login')
  await google(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('You didn’t let Google share your email address').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await google(page)
  await consent(page, 'nobody@example.com')
  await page.getByText('There’s no Vouch account for that Google account yet.').waitFor()
  await page.getByRole('button', { name: 'Continue to Payment' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await google(page)
  await page.getByLabel('Google has verified this address').uncheck()
  await consent(page, 'nobody@example.com')
  await page.getByText('Google hasn’t verified the email address on that account.').waitFor()
  await page.context().close()
})

test('a browser that opened the product under its other name comes back under one', async () => {
  const page = await visit()
  await page.goto(`${on.product.url.replace('localhost', '127.0.0.1')}/auth?mode=login`)
  await google(page)
  await consent(page, 'other-name@example.com')
  await page.getByText('There’s no Vouch account for that Google account yet.').waitFor()
  await page.context().close()
})
