import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { creatorFiles } from '../lab/src/creators/creator-file.ts'
import { creatorSnapshot } from '../lab/src/creators/creator-snapshot.ts'
import { signIn } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { stage } from './stage.ts'

/** What a person does on the first day: start, sign in, verify a creator by address and another from a file, read both reports. */

const on = stage()

const faultsOf = new WeakMap<Page, string[]>()

async function visit(options: { width?: number; scheme?: 'light' | 'dark' } = {}): Promise<Page> {
  const context = await on.browser.newContext({
    baseURL: on.product.url,
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.scheme ?? 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const faults: string[] = []
  faultsOf.set(page, faults)
  page.on('console', (message) => {
    // Chromium reports every refused call as an error; the page has shown it to the reader.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return page
}

/** Ends a visit, during which the page must have had no error of its own: none thrown, no hydration warning, nothing blocked. */
async function leave(page: Page): Promise<void> {
  expect([...new Set(faultsOf.get(page))]).toEqual([])
  await page.context().close()
}

async function verify(page: Page, address: string): Promise<void> {
  await page.goto('/dashboard')
  await page.getByLabel('URL or username').fill(address)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
}

/** Waits until a file is read: it takes the place of the address box, whose button bears the same name. */
async function fileChosen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
}

async function reportOf(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('a brand manager signs in, pastes an address and reads a verdict with its evidence', async () => {
  const page = await visit()
  await page.goto('/')
  await expect(page.title()).resolves.toContain('Vouch')
  await signIn(page)
  await verify(page, 'https://www.instagram.com/luxe_lena_sandbox/?hl=en')
  await reportOf(page, 'Lena Voss')
  await page
    .getByText(/^(high|critical)$/i)
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /Suspicious followers/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer
    .getByText(/sampled followers/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await leave(page)
})

test('a file gives a report too, and both are listed among the recent ones', async () => {
  const page = await visit()
  await signIn(page)
  const file = new URL('../packages/engine/corpus/tiktok-clean.snapshot.json', import.meta.url).pathname
  await page.locator('input[type=file]').setInputFiles(file)
  await fileChosen(page)
  await page
    .getByRole('button', { name: /^Verify/ })
    .last()
    .click()
  await page.waitForURL('**/dashboard/verifications/**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/dashboard')
  await page.getByText('Lena Voss').first().waitFor()
  await leave(page)
})

const realData = join(import.meta.dirname, '../../shared/data')

test.skipIf(!existsSync(realData))(
  'a real creator from a file gets a report (needs the folder of real data)',
  async () => {
    const [file] = creatorFiles(realData)
    const [creator] = file?.creators ?? []
    const snapshot = creator && creatorSnapshot(creator)
    const page = await visit()
    await signIn(page)
    await page.locator('input[type=file]').setInputFiles({
      name: 'creator.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(snapshot)),
    })
    await fileChosen(page)
    await page
      .getByRole('button', { name: /^Verify/ })
      .last()
      .click()
    await reportOf(page, snapshot?.handle ?? '')
    await leave(page)
  },
)

test('a wrong password is refused in the specified words, and what was typed stays', async () => {
  const page = await visit()
  await page.goto('/auth?mode=login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Please fill in all required fields.').first().waitFor()
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Invalid email or password').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('brand@vouch.test')
  await leave(page)
})

test('a visitor of the dashboard is asked to sign in and comes back to where they wanted to go', async () => {
  const page = await visit()
  await page.goto('/dashboard/verifications')
  await page.waitForURL('**/auth**')
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard/verifications')
  await leave(page)
})

test('an address that nothing serves is refused beside the box, free, with the ways on', async () => {
  const page = await visit()
  await signIn(page)
  await verify(page, 'instagram.com/natgeo')
  await page.getByRole('alert').filter({ hasText: 'no live Instagram connector' }).waitFor()
  expect(await page.getByLabel('URL or username').inputValue()).toBe('instagram.com/natgeo')
  await leave(page)
})

test('an unknown address of the site says so with status 404', async () => {
  const page = await visit()
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByText('404 Page Not Found').waitFor()
  await leave(page)
})

test.for([
  { width: 1440, scheme: 'light' },
  { width: 375, scheme: 'dark' },
] as const)(
  'at $width pixels, $scheme, nothing serious stands in a reader’s way and nothing scrolls sideways',
  async (view) => {
    const page = await visit(view)
    await signIn(page)
    const places = ['/', '/auth?mode=login', '/dashboard', '/dashboard/verifications', 'report']
    for (const place of places) {
      if (place === 'report') {
        await verify(page, 'instagram.com/luxe_lena_sandbox')
        await reportOf(page, 'Lena Voss')
      } else if (place.startsWith('/auth')) {
        const visitor = await visit(view)
        await visitor.goto(place)
        await visitor.getByRole('button', { name: 'Sign In' }).waitFor()
        await inspect(visitor, place)
        await leave(visitor)
        continue
      } else {
        await page.goto(place)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
      }
      await inspect(page, place)
    }
    await leave(page)
  },
)

async function inspect(page: Page, place: string): Promise<void> {
  expect([place, ...(await axeFaults(page))]).toEqual([place])
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect([place, overflow]).toEqual([place, 0])
  expect([place, await page.locator('h1').count()]).toEqual([place, 1])
}
