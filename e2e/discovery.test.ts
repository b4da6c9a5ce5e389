import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults } from './axe-faults.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, tabTo } from './visitor.ts'

/** Finding creators: a visitor tries it, a member writes a sentence, takes a filter away, replaces the sentence, takes what is offered where
 *  nobody is found, and goes on to verify one. */

let product: RunningProduct
let browser: Browser

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

async function visit(options: { width: number; scheme: 'light' | 'dark' }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: options.width, height: 900 },
    colorScheme: options.scheme,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

test.each([
  { width: 1440, scheme: 'light' },
  { width: 375, scheme: 'dark' },
] as const)('at $width, $scheme, a visitor searches simulated creators and is led to the trial', async (options) => {
  const page = await visit(options)
  await page.goto('/search')
  await page.getByRole('heading', { level: 1, name: 'Find creators you can vouch for' }).waitFor()
  await page.getByText(/^Showing 10 of /).waitFor()
  await page.getByRole('searchbox', { name: 'Find creators' }).fill('fitness creators in the UK')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'United Kingdom, remove' }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'fitness' }).count()).toBeGreaterThan(0)
  expect(new URL(page.url()).searchParams.get('q')).toBe('fitness creators in the UK')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Start Free Trial' }).last().click()
  await page.waitForURL(/\/auth/)
  await page.context().close()
})

test('a member finds by a sentence, widens the search by a chip, and goes on to verify', async () => {
  const page = await visit({ width: 1440, scheme: 'light' })
  await page.goto('/auth?mode=login&next=/dashboard/discovery')
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/\/(app|dashboard)/)
  await page.goto('/dashboard/discovery')
  await page
    .getByRole('searchbox', { name: 'Find creators' })
    .fill('gaming youtubers in Germany, at least 10k followers')
  const marked = () => page.locator('mark').allTextContents()
  expect(await marked()).toEqual(['gaming', 'youtubers', 'Germany', 'at least 10k followers'])
  await page.locator('#content').getByRole('button', { name: 'Search' }).click()
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button')
  await chips.first().waitFor()
  const words = (await chips.allTextContents()).map((text) => text.replace(/ ×.*/, ''))
  expect(words).toEqual(['YouTube', 'Gaming', 'Germany', 'at least 10K followers'])
  const settled = () =>
    page
      .locator('[aria-busy="false"]')
      .filter({ has: page.getByRole('table') })
      .waitFor()
  const count = async () =>
    Number(
      /^[\d,]+/
        .exec(
          await page
            .getByText(/^[\d,]+\+? creators?/)
            .first()
            .innerText(),
        )?.[0]
        .replace(',', ''),
    )
  await settled()
  const narrow = await count()
  await tabTo(page, page.getByRole('button', { name: 'Germany, remove' }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Germany, remove' }).waitFor({ state: 'detached' })
  await settled()
  expect(await count()).toBeGreaterThan(narrow)
  const box = page.getByRole('searchbox', { name: 'Find creators' })
  expect(await box.inputValue()).toBe('gaming youtubers, at least 10k followers')
  expect(await flaws(page)).toEqual([])
  const name = await page.getByRole('row').nth(1).getByRole('link').first().innerText()
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('heading', { name: 'Verify a creator' }).waitFor()
  expect(await page.getByLabel('URL or username').inputValue()).toMatch(/youtube\.com/)
  await page.context().close()
})

test.each([
  { width: 1440, scheme: 'dark' },
  { width: 375, scheme: 'light' },
] as const)(
  'at $width, $scheme, a new sentence replaces the old one, and where nobody is found it says what to drop',
  async (options) => {
    const page = await visit(options)
    await page.goto('/search?q=pets+in+Canada')
    await page.getByRole('button', { name: 'Pets, remove' }).waitFor()
    const box = page.getByRole('searchbox', { name: 'Find creators' })
    await box.fill('vegan food creators in Berlin over €9,000,000 a post')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No creators match all of this' }).waitFor()
    const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button')
    const words = (await chips.allTextContents()).map((text) => text.replace(/ ×.*/, ''))
    expect(words).toEqual([
      'Food',
      'Germany',
      expect.stringMatching(/^at least €9,000,000 per post \(≈ \$9,350,100\)$/),
    ])
    expect(await box.inputValue()).toContain('vegan food creators in Berlin')
    expect(await axeFaults(page)).toEqual([])
    expect(await flaws(page)).toEqual([])
    await page.getByRole('button', { name: /^[\d,]+ without “over €9,000,000 a post”$/ }).click()
    await page.getByRole('row').filter({ hasText: 'Germany' }).first().waitFor()
    expect(await box.inputValue()).toBe('vegan food creators in Berlin')
    await page.context().close()
  },
)

test('“like” and a name leads to lookalikes, and lists nobody', async () => {
  const page = await visit({ width: 1440, scheme: 'light' })
  await page.goto('/search?q=like+ava+fields')
  await page.getByRole('heading', { name: 'Creators like Ava Fields' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(0)
  await page.context().close()
})

test('an address that was sent by a colleague opens the same search', async () => {
  const page = await visit({ width: 1440, scheme: 'dark' })
  await page.goto('/discovery?category=food&platform=instagram&sort=trust')
  await page.getByRole('button', { name: 'Food, remove' }).waitFor()
  await page.getByText(/^Showing 10 of /).waitFor()
  await page.goto('/discovery?q=nobodyhasthisname')
  await page.getByText('Nobody here mentions “nobodyhasthisname”.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.context().close()
})
