import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults } from './axe-faults.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import { ownTab } from './own-tab.ts'
import type { RunningProduct } from './running-product.ts'

/** What people do with their accounts: correct, guard, copy and leave them, and come back in without a password. */

let product: RunningProduct
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  context = await openContext()
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

function openContext(): Promise<BrowserContext> {
  return browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
}

const visit = (): Promise<Page> => ownTab(context)

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const

/** Wide and light, narrow and dark: nothing stands in a reader's way, nothing scrolls sideways, and there is one heading of the first rank. */
async function inspect(page: Page, place: string): Promise<void> {
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect([place, width, ...(await axeFaults(page))]).toEqual([place, width])
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect([place, width, overflow, await page.locator('h1').count()]).toEqual([place, width, 0, 1])
  }
}

const brand = { email: 'brand@vouch.test', password: 'vouch-brand-demo' }
const admin = { email: 'admin@vouch.test', password: 'vouch-admin-demo' }

test('every screen of the account is open to everybody', async () => {
  const page = await visit()
  for (const [place, sign] of [
    ['/auth/forgot', 'Forgot password'],
    ['/auth/reset#token=none', 'This link was already used'],
    ['/auth/confirm-email#token=none', 'Confirm your email address'],
    ['/dev/crash?where=app', 'has been notified'],
    ['/dev/crash?where=chat', 'has been notified'],
  ] as const) {
    await page.goto(place)
    await page.getByText(sign).first().waitFor()
    await inspect(page, place)
  }
  await signIn(page, brand.email, brand.password)
  await page.waitForURL('**/dashboard')
  for (const [place, sign] of [
    ['/dashboard/settings', 'Save changes'],
    ['/dashboard/settings/security', 'This device'],
    ['/dashboard/settings/notifications', 'Low credits'],
    ['/dashboard/settings/data', 'Delete my account'],
  ] as const) {
    await page.goto(place)
    await page.getByText(sign).first().waitFor()
    await inspect(page, place)
  }
  await page.close()
})

test('a name is corrected, a fault is said at its field, and the menu shows the new name', async () => {
  const page = await visit()
  await signIn(page, brand.email, brand.password)
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByLabel('First name').fill('B')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('First name must be at least 2 characters.').waitFor()
  await page.getByLabel('First name').fill('Beatrix')
  await page.getByLabel('Role').selectOption('marketing_manager')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your profile is up to date.').waitFor()
  await page.getByRole('button', { name: /Beatrix Brand/ }).waitFor()
  await page.close()
})

test('a changed password signs out the other browser and keeps this one; the other place is seen to end', async () => {
  const others = await openContext()
  const [desk, phone] = [await visit(), await others.newPage()]
  for (const page of [desk, phone]) {
    await signIn(page, admin.email, admin.password)
    await page.waitForURL('**/dashboard')
  }
  await desk.goto('/dashboard/settings/security')
  await desk.getByRole('button', { name: /^Sign out Chrome/ }).waitFor()
  await desk.getByRole('button', { name: 'Change password' }).click()
  await desk.getByLabel('Current password').fill('a guess')
  await desk.getByLabel('New password').fill('Better-Horse-9-Battery')
  await desk.getByText('Password meets all security requirements').waitFor()
  await desk.getByRole('button', { name: 'Change password' }).click()
  await desk.getByText('That isn’t your current password.').waitFor()
  await desk.getByLabel('Current password').fill(admin.password)
  await desk.getByRole('button', { name: 'Change password' }).click()
  await desk.getByText('You’ve been signed out everywhere else.').waitFor()
  await desk.reload()
  await desk.getByText('Password changed').first().waitFor()
  expect(await desk.getByRole('button', { name: /^Sign out Chrome/ }).count()).toBe(0)
  await phone.goto('/dashboard/verifications')
  await phone.waitForURL('**/auth**')
  await desk.close()
  await others.close()
})

test('a forgotten password: the link of a letter, a new password, in again; the link works once', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(brand.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe(brand.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`If ${brand.email} has an account, a link is on its way.`).waitFor()

  await page.goto(`/dev/mail?to=${brand.email}`)
  await page.getByRole('button', { name: /Reset your password/ }).click()
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.getByText(`For ${brand.email}. Setting it signs you out everywhere.`).waitFor()
  expect(page.url()).toBe(`${product.url}/auth/reset`)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password must be at least 12 characters.').waitFor()
  await page.getByLabel('New password').fill('Another-Horse-9')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Your new password is set, and you’ve been signed out everywhere.').waitFor()
  await page.getByLabel('Email').fill(brand.email)
  await page.getByLabel('Password', { exact: true }).fill('Another-Horse-9')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')

  const later = await visit()
  await later.goto(address)
  await later.getByText('This link was already used, has expired or is incomplete.').waitFor()
  await later.getByRole('link', { name: 'Request a new link' }).click()
  await later.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor()
  await page.close()
  await later.close()
})

test('a new address is confirmed from its mailbox, letters can be switched off, and the data is a file', async () => {
  const page = await visit()
  await signIn(page, brand.email, 'Another-Horse-9')
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change email' }).and(page.locator(':focus')).click()
  await page.getByLabel('New email').fill('bea@example.com')
  await page.getByLabel('Current password').fill('Another-Horse-9')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('We sent a link to bea@example.com.').waitFor()
  await page.goto('/dev/mail?to=bea@example.com')
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm this email address' }).click()
  await page.getByRole('button', { name: 'Use this email address' }).click()
  await page.getByText('Your account now uses bea@example.com.').waitFor()

  await page.goto('/dashboard/settings/notifications')
  const saved = page.waitForResponse('**/api/account/notifications')
  await page.getByLabel('Low credits').uncheck()
  expect((await saved).status()).toBe(200)
  await page.reload()
  expect(await page.getByLabel('Low credits').isChecked()).toBe(false)
  // A switch that could not be saved goes back and says so.
  await page.route('**/api/account/notifications', (route) => route.abort())
  await page.getByLabel('Low credits').click()
  await page.getByText('We couldn’t reach the server. Try again.').waitFor()
  await expect.poll(() => page.getByLabel('Low credits').isChecked()).toBe(false)

  await page.goto('/dashboard/settings/data')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^vouch-data-\d{4}-\d\d-\d\d\.json$/)
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(copy.person[0]).toMatchObject({ email: 'bea@example.com' })
  await page.close()
})

test('an account is deleted after what that does was said, with the typed address and the password', async () => {
  const page = await visit()
  await signIn(page, 'bea@example.com', 'Another-Horse-9')
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard/settings/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('You lose the 150 credits you have left.').waitFor()
  await inspect(page, 'deletion')
  await page.getByLabel('Current password').fill('Another-Horse-9')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByText('Type this account’s email address.').waitFor()
  await page.getByLabel('Type your email address').fill('bea@example.com')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.waitForURL(`${product.url}/`)
  await signIn(page, 'bea@example.com', 'Another-Horse-9')
  await page.getByText('Invalid email or password').first().waitFor()
  await page.goto('/dev/mail?to=bea@example.com')
  await page.getByRole('button', { name: /Your Vouch account has been deleted/ }).waitFor()
  await page.close()
})

test('a password is masked until its owner looks at it, and can be pasted', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  const field = page.getByLabel('Password', { exact: true })
  await field.waitFor()
  expect([await field.getAttribute('type'), await field.getAttribute('autocomplete')]).toEqual([
    'password',
    'current-password',
  ])
  await field.focus()
  await page.keyboard.insertText('pasted at once')
  expect(await field.inputValue()).toBe('pasted at once')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await field.getAttribute('type')).toBe('password')
  await page.close()
})

test('the way out is on every page of the product', async () => {
  const page = await visit()
  await signIn(page, admin.email, 'Better-Horse-9-Battery')
  await page.waitForURL('**/dashboard')
  for (const place of ['/dashboard', '/dashboard/verifications', '/dashboard/settings/security']) {
    await page.goto(place)
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
  }
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('**/auth**')
  await page.goto('/dashboard/settings')
  await page.waitForURL('**/auth**')
  await page.close()
})
