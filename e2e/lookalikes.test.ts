import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

/** Finding by comparison: a search is kept, a row leads to its lookalikes, the price is said before it is paid, and the list stays. */

const dataDir = freshDataDir()
let product: RunningProduct
let browser: Browser

beforeAll(async () => {
  product = await startProduct(dataDir)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
  removeDataDir(dataDir)
})

async function signedIn(options: { width: number; scheme: 'light' | 'dark' }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: options.width, height: 900 },
    colorScheme: options.scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/\/(app|dashboard)/)
  return page
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('a member keeps a search, deletes it, and takes the deletion back', async () => {
  const page = await signedIn({ width: 375, scheme: 'dark' })
  await page.goto('/dashboard/discovery?category=fitness&country=GB')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByLabel('Name of the search').fill('Fitness in the UK')
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: 'Fitness in the UK' })
  await link.waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await link.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await link.waitFor()
  await page.goto('/dashboard/discovery')
  await link.click()
  await page.getByRole('button', { name: 'United Kingdom, remove' }).waitFor()
  await page.context().close()
})

test('a row leads to its lookalikes, which are counted free, paid once and read again', async () => {
  const page = await signedIn({ width: 1440, scheme: 'light' })
  await page.goto('/dashboard/discovery?q=ava_fields_sandbox')
  await page
    .getByRole('link', { name: /Lookalikes of/ })
    .first()
    .click()
  const pay = page.getByRole('button', { name: /Show 5 creators · 50 credits/ })
  await pay.waitFor()
  expect(new URL(page.url()).searchParams.get('of')).toBe('instagram:ava_fields_sandbox')
  await page.getByText('Leaves 100 of your 150 credits.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await pay.click()
  await page.getByRole('heading', { level: 1, name: /^Like / }).waitFor()
  expect(await page.getByRole('list', { name: 'Creators found' }).locator('> li').count()).toBe(5)
  await page
    .getByRole('button', { name: /100 credits/ })
    .first()
    .waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Found before' }).click()
  await page.getByRole('link', { name: /^Like / }).click()
  await page.getByText('5 creators found on').waitFor()
  await page.getByRole('link', { name: 'Manner' }).click()
  await page.getByRole('radio', { name: 'Fireworks' }).check()
  await page.getByLabel('What there is and what it costs').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.context().close()
})
