import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

/** The public site as a visitor meets it: read without a script, walked with a keyboard, followed from link to link. */

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

/** As `expect.poll`, with patience for a machine that does much else. */
function eventually<T>(read: () => Promise<T> | T) {
  return expect.poll(read, { timeout: 20_000 })
}

const faultsOf = new WeakMap<Page, string[]>()

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const faults: string[] = []
  faultsOf.set(page, faults)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(path)
  return page
}

/** Ends a visit, during which the page must have had no error of its own: none thrown, no hydration warning, nothing blocked. */
async function leave(page: Page): Promise<void> {
  expect([...new Set(faultsOf.get(page))]).toEqual([])
  await page.context().close()
}

const ownPages = ['/', '/pricing', '/features', '/how-it-works', '/about', '/nowhere']

test.each(ownPages)('%s has nothing that a screen reader trips over, wide and narrow, light and dark', async (path) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [375, 'dark'],
  ] as const) {
    const page = await visit(path, { viewport: { width, height: 900 }, colorScheme })
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${path} ${width} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(await page.locator('h1').count()).toBe(1)
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await leave(page)
  }
})

test('pages can be read without a script', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
  await page.getByRole('heading', { level: 1, name: 'Creators you can vouch for' }).waitFor()
  await page.getByText('How accurate is it?').click()
  await page.getByText('It depends on what is asked').waitFor()
  for (const id of ['home', 'features', 'how-it-works', 'pricing', 'faq', 'chrome-extension', 'contact'])
    expect(await page.locator(`section[id="${id}"]`).count()).toBe(1)
  await leave(page)
})

test('an unknown address says 404 Page Not Found, also without a script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/nowhere/at-all', { javaScriptEnabled })
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    await leave(page)
  }
  expect((await fetch(`${product.url}/nowhere/at-all`)).status).toBe(404)
})

test('the messages at the top change every six seconds, wait for a pointer, and come round', async () => {
  const page = await visit('about:blank', { reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(product.url)
  const banner = page.getByRole('region', { name: 'News' })
  await banner.getByText('Every score has a tolerance').waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(6_100)
  await banner.getByText('14 days free, 150 credits').waitFor()
  await banner.hover()
  await page.clock.runFor(13_000)
  await banner.getByText('14 days free, 150 credits').waitFor()
  await page.mouse.move(700, 700)
  await page.clock.runFor(6_100)
  await banner.getByText('Open any concern').waitFor()
  await leave(page)
})

test('who asked for less motion sees one message', async () => {
  const page = await visit('about:blank')
  await page.clock.install()
  await page.goto(product.url)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(20_000)
  await page.getByRole('region', { name: 'News' }).getByText('Every score has a tolerance').waitFor()
  await leave(page)
})

test('links of the navigation lead to sections, which are marked while they are read', async () => {
  const page = await visit('/about')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/#pricing')
  const top = () => page.evaluate<number>("Math.round(document.getElementById('pricing').getBoundingClientRect().top)")
  await eventually(top).toBe(80)
  await eventually(() => nav.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('location')
  await page.waitForTimeout(1_100)
  await page.evaluate("document.getElementById('features').scrollIntoView()")
  await eventually(() => nav.getByRole('link', { name: 'Features' }).getAttribute('aria-current')).toBe('location')
  await page.getByRole('button', { name: 'Back to top' }).click()
  await eventually(() => page.evaluate('window.scrollY')).toBe(0)
  await eventually(() => page.getByRole('button', { name: 'Back to top' }).count()).toBe(0)
  await leave(page)
})

test('on a phone the places are in a menu that a keyboard opens and closes', async () => {
  const page = await visit('/', { viewport: { width: 375, height: 800 } })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Contact' }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await button.click()
  await menu.getByRole('link', { name: 'How It Works' }).click()
  await menu.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).hash).toBe('#how-it-works')
  await leave(page)
})

test('demonstrations play one at a time, pause, and are enlarged', async () => {
  const page = await visit('/')
  await page.waitForLoadState('networkidle')
  const steps = page.locator('#how-it-works ol').first().locator('> li')
  expect(await steps.count()).toBe(6)
  await steps.nth(0).getByRole('button', { name: 'Play' }).click()
  await steps.nth(0).getByRole('button', { name: 'Pause' }).waitFor()
  await steps.nth(1).getByRole('button', { name: 'Play' }).click()
  await steps.nth(1).getByRole('button', { name: 'Pause' }).waitFor()
  expect(await page.getByRole('button', { name: 'Pause', exact: true }).count()).toBe(1)
  await steps.nth(1).getByRole('button', { name: 'Pause' }).click()
  await steps.nth(3).getByRole('button', { name: 'Enlarge' }).click()
  const dialog = page.getByRole('dialog', { name: /Put creators side by side/ })
  await dialog.getByRole('button', { name: 'Play' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Enlarge')
  await leave(page)
})

test('the six views are tabs that arrow keys walk', async () => {
  const page = await visit('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page
    .getByRole('tabpanel', { name: /Safety/ })
    .getByText('In development')
    .waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Analytics' }).getByText('Suspicious followers').waitFor()
  await leave(page)
})

test('the report on the home page opens its evidence', async () => {
  const page = await visit('/')
  await page.waitForLoadState('networkidle')
  await page
    .locator('#report')
    .getByRole('button', { name: /Suspicious followers/ })
    .click()
  await page.getByRole('dialog').getByText('What else could explain it').waitFor()
  await page.keyboard.press('Escape')
  await leave(page)
})

test('every way to begin loads the product anew', async () => {
  const page = await visit('/')
  await page.waitForLoadState('networkidle')
  for (const link of await page.getByRole('link', { name: /^Start (Free )?Trial$/ }).all())
    expect(await link.getAttribute('href')).toBe('/app')
  const loaded = page.waitForEvent('domcontentloaded')
  await page.locator('#home').getByRole('link', { name: 'Start Free Trial' }).click()
  await loaded
  await page.waitForURL('**/auth?**')
  await leave(page)
})

test('prices: Professional is chosen and most popular, another plan reads its list anew', async () => {
  const page = await visit('/pricing')
  const plans = page.getByRole('radiogroup', { name: 'Plan' })
  expect(await plans.getByRole('radio', { name: /Professional/ }).isChecked()).toBe(true)
  await plans.getByText('Most Popular').waitFor()
  await page.getByText('Creator verification', { exact: true }).waitFor()
  const asked = page.waitForRequest('**/api/pricing/dashboard-actions?tier=enterprise')
  await plans.getByRole('radio', { name: /Professional/ }).focus()
  await page.keyboard.press('ArrowDown')
  await asked
  await page.getByRole('heading', { name: 'What credits do on Enterprise' }).waitFor()
  await page.getByText('Yearly, 2 months free').click()
  await plans.getByText('$3,990').waitFor()
  await page.getByText('(123,600 − 399) / 123,600').waitFor()
  await page.getByLabel('Hours each').fill('0')
  await page.getByText('That is not more than the plan').waitFor()
  await leave(page)
})

test('a list of actions that cannot be read leaves no message and no spinner', async () => {
  const page = await visit('about:blank')
  await page.route('**/api/pricing/dashboard-actions*', (route) => route.abort())
  await page.goto(`${product.url}/pricing`)
  const list = page.getByRole('region', { name: 'What credits do on Professional' })
  await eventually(() => list.getByRole('status').count()).toBe(0)
  expect(await list.getByRole('listitem').count()).toBe(0)
  expect(faultsOf.get(page)?.some((text) => text.includes('The list of actions could not be read'))).toBe(true)
  await page.context().close()
})
