import { capability } from '@vouch/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { alive, faultsSoFar, flaws, isAlive, leave, visit } from './visitor.ts'

/** The public site as a visitor meets it: read without a script, walked with a keyboard, followed from link to link. */

const on = stage()

const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(on.browser, on.product.url, options)

/** @returns a page that answers to keys. */
async function opened(path: string, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const page = await visitor(options)
  await page.goto(path)
  await alive(page)
  return page
}

test('no page has anything that a screen reader trips over, wide and light, narrow and dark', async () => {
  const page = await visitor()
  for (const path of ['/', '/pricing', '/features', '/how-it-works', '/about', '/nowhere']) {
    await page.goto(path)
    await alive(page)
    expect(await flaws(page)).toEqual([])
  }
  await leave(page)
})

test('pages can be read without a script', async () => {
  const html = await (await fetch(on.product.url)).text()
  expect(html).toMatch(/<h1[^>]*>Creators you can vouch/)
  expect(html).toMatch(
    /<summary[^>]*><h3>How accurate is it\?<\/h3><\/summary><p[^>]*>It depends on what you’re asking/,
  )
  for (const id of ['home', 'features', 'how-it-works', 'pricing', 'faq', 'chrome-extension', 'contact'])
    expect(html).toMatch(new RegExp(`<section [^>]*id="${id}"`))
})

test('the short addresses of the account say where they lead, and lead there', async () => {
  const signUp = await (await fetch(`${on.product.url}/signup`)).text()
  expect(signUp).toMatch(/<h1[^>]*>Redirecting<\/h1>/)
  expect(signUp).toContain(
    '14-day trial of the Starter plan. A card is required; there’s no charge until the trial ends.',
  )
  const page = await visitor()
  await page.goto('/signup')
  await page.waitForURL('**/auth')
  // The form takes what is asked out of the address at once, which may be before the page counts as loaded.
  await Promise.all([page.waitForURL('**/auth?mode=login'), page.goto('/login')])
  await leave(page)
})

test('an unknown address says 404 Page Not Found, also without a script', async () => {
  const answer = await fetch(`${on.product.url}/nowhere/at-all`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/)
  const page = await opened('/nowhere/at-all')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await leave(page)
})

test('the messages at the top change every six seconds, wait for a pointer, and come round', async () => {
  const page = await visitor({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'News' })
  await banner.getByText('Every score has a range').waitFor()
  await alive(page)
  // The other messages come after the page.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(6_100)
  await banner.getByText('14 days free, 150 credits').waitFor()
  await banner.hover()
  // The message is held a moment after the pointer has come.
  await alive(page)
  await page.clock.runFor(13_000)
  await banner.getByText('14 days free, 150 credits').waitFor()
  await page.mouse.move(700, 700)
  await alive(page)
  await page.clock.runFor(6_100)
  await banner.getByText('Open any concern').waitFor()
  await leave(page)
})

test('who asked for less motion sees one message', async () => {
  const page = await visitor()
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await page.clock.runFor(20_000)
  await page.getByRole('region', { name: 'News' }).getByText('Every score has a range').waitFor()
  await leave(page)
})

test('links of the navigation lead to sections, which are marked while they are read', async () => {
  const page = await opened('/about')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => nav.getByRole('link', { name: 'Contact' }).getAttribute('aria-current')).toBe('page')
  await nav.getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/#pricing')
  const top = () => page.evaluate<number>("Math.round(document.getElementById('pricing').getBoundingClientRect().top)")
  await expect.poll(top).toBe(80)
  await expect.poll(() => nav.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('location')
  // A page that was just come to is scrolled once more when its sections have settled, so the reader scrolls until it is let go.
  const readFeatures = async () => {
    await page.evaluate("document.getElementById('features').scrollIntoView()")
    return nav.getByRole('link', { name: 'Features' }).getAttribute('aria-current')
  }
  await expect.poll(readFeatures).toBe('location')
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Back to top' }).count()).toBe(0)
  await page.getByRole('link', { name: 'View All Pricing Plans' }).click()
  await expect.poll(top).toBe(80)
  await leave(page)
})

test('the home page marks what is being read, leads back to its top and closes its menu before the application is there', async () => {
  const page = await visitor()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Pricing' }).click()
  await expect.poll(() => nav.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('location')
  await page.getByRole('button', { name: 'Back to top' }).press('Enter')
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Back to top' }).count()).toBe(0)
  await page.setViewportSize({ width: 375, height: 800 })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  // A pointer that stays where the sheet was would come over whatever is scrolled under it.
  await menu.getByRole('link', { name: 'How It Works' }).press('Enter')
  await menu.waitFor({ state: 'hidden' })
  expect(scripts).toEqual([])
  await leave(page)
})

test('on a phone the places are in a menu that a keyboard opens and closes', async () => {
  const page = await opened('/', { viewport: { width: 375, height: 800 } })
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
  const page = await opened('/')
  const steps = page.locator('#how-it-works ol').first().locator('> li')
  expect(await steps.count()).toBe(6)
  await steps.nth(0).getByRole('button', { name: 'Play' }).click()
  await steps.nth(0).getByRole('button', { name: 'Pause' }).waitFor()
  // The third plays longest: it must not have ended by itself before it is paused.
  await steps.nth(2).getByRole('button', { name: 'Play' }).click()
  await steps.nth(2).getByRole('button', { name: 'Pause' }).waitFor()
  expect(await page.getByRole('button', { name: 'Pause', exact: true }).count()).toBe(1)
  await steps.nth(2).getByRole('button', { name: 'Pause' }).click()
  await steps.nth(3).getByRole('button', { name: 'Enlarge' }).click()
  const dialog = page.getByRole('dialog', { name: /Compare creators side by side/ })
  await dialog.getByRole('button', { name: 'Play' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Enlarge')
  await leave(page)
})

test('the six views are tabs that arrow keys walk', async () => {
  const page = await opened('/')
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page
    .getByRole('tabpanel', { name: /Safety/ })
    .getByText(capability('tab_safety').summary)
    .waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Analytics' }).getByText('Suspicious followers').waitFor()
  await leave(page)
})

test('whatever can be pressed on the home page answers to keys', async () => {
  const page = await opened('/', { reducedMotion: 'no-preference' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content')
  await page.getByRole('button', { name: 'Pause messages' }).press('Enter')
  await page.getByRole('button', { name: 'Resume messages' }).waitFor()
  const concern = page.locator('#report').getByRole('button', { name: /Suspicious followers/ })
  await concern.press('Enter')
  await page.getByRole('dialog').getByText('What else could explain it').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toContain('Suspicious followers')
  const firstStep = page.locator('#how-it-works ol').first().locator('> li').first()
  await firstStep.getByRole('button', { name: 'Play' }).press('Space')
  await firstStep.getByRole('button', { name: 'Pause' }).press('Enter')
  await firstStep.getByRole('button', { name: 'Play' }).waitFor()
  await page.getByRole('radio', { name: 'Monthly' }).press('ArrowRight')
  expect(await page.getByRole('radio', { name: /Yearly/ }).isChecked()).toBe(true)
  await page.locator('#faq summary').first().press('Enter')
  await page.locator('#faq details[open]').waitFor()
  await page.getByRole('button', { name: 'Pause stories' }).press('Space')
  await page.getByRole('button', { name: 'Resume stories' }).waitFor()
  await page.getByRole('radio', { name: 'Light' }).press('ArrowRight')
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  await leave(page)
})

test('a page that nobody has touched follows the system into the dark and back, without the application', async () => {
  const page = await visitor({ colorScheme: 'light' })
  await page.goto('/accessibility')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
  }
  expect(await page.evaluate(isAlive)).toBe(false)
  await leave(page)
})

/** @returns the length of a page in screens, with what is laid out only when somebody nears it */
async function screensOf(page: Page): Promise<number> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  return page.evaluate<number>('document.documentElement.scrollHeight / innerHeight')
}

test('two reports stand side by side on the home page, each with its band, and the page is short on a phone', async () => {
  const page = await opened('/', { viewport: { width: 375, height: 812 } })
  const marks = page.locator('#report').getByRole('img', { name: /^Trust \d+ out of 100, range \d+ to \d+$/ })
  const told = await Promise.all((await marks.all()).map((mark) => mark.getAttribute('aria-label')))
  const scores = told.map((words) => Number(/\d+/.exec(words ?? '')?.[0]))
  expect(scores).toHaveLength(2)
  expect((scores[0] ?? 0) - (scores[1] ?? 0)).toBeGreaterThan(50)
  const screens = await screensOf(page)
  expect(screens).toBeLessThanOrEqual(12)
  await leave(page)
})

test('what the product does is told on twelve screens of a phone at most', async () => {
  const page = await opened('/features', { viewport: { width: 375, height: 812 } })
  await page.getByRole('heading', { name: 'What the engine looks at' }).waitFor()
  expect(await screensOf(page)).toBeLessThanOrEqual(12)
  await leave(page)
})

test('each plan has its own button and says what a year saves in dollars', async () => {
  const page = await opened('/pricing')
  const plans = page.getByRole('radiogroup', { name: 'Plan' })
  expect(await plans.getByRole('link', { name: 'Start Free Trial' }).count()).toBe(3)
  for (const saved of ['$78', '$258', '$798']) await plans.getByText(`Save ${saved} a year when paid yearly`).waitFor()
  await leave(page)
})

test('every page ends with what to do next, but for those that one person was sent to', async () => {
  for (const path of ['/', '/blog', '/help/credits', '/privacy', '/brand-pack', '/nowhere']) {
    const html = await (await fetch(on.product.url + path)).text()
    expect([path, html.includes('Know before you book')]).toEqual([path, true])
  }
  const page = await visitor()
  await page.goto('/go/no-such-token')
  await page.getByText('This link doesn’t work').waitFor()
  expect(await page.getByText('Know before you book').count()).toBe(0)
  await page.context().close()
})

test('the report on the home page opens its evidence', async () => {
  const page = await opened('/')
  await page
    .locator('#report')
    .getByRole('button', { name: /Suspicious followers/ })
    .click()
  await page.getByRole('dialog').getByText('What else could explain it').waitFor()
  await page.keyboard.press('Escape')
  await leave(page)
})

test('every way to begin loads the product anew', async () => {
  const page = await opened('/')
  for (const link of await page.getByRole('link', { name: /^Start (Free )?Trial$/ }).all())
    expect(await link.getAttribute('href')).toBe('/app')
  // The form takes what is asked out of the address at once.
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.waitForURL('**/auth?**'),
    page.locator('#home').getByRole('link', { name: 'Start Free Trial' }).click(),
  ])
  await leave(page)
})

test('prices: Professional is chosen and most popular, another plan reads its list anew', async () => {
  const page = await opened('/pricing')
  const plans = page.getByRole('radiogroup', { name: 'Plan' })
  expect(await plans.getByRole('radio', { name: /Professional/ }).isChecked()).toBe(true)
  await plans.getByText('Most Popular').waitFor()
  await page.getByText('Creator verification', { exact: true }).waitFor()
  const asked = page.waitForRequest('**/api/pricing/dashboard-actions?tier=enterprise')
  await plans.getByRole('radio', { name: /Professional/ }).focus()
  await page.keyboard.press('ArrowDown')
  await asked
  await page.getByRole('heading', { name: 'What credits get you on Enterprise' }).waitFor()
  await page.getByText('Yearly, 2 months free').click()
  await plans.getByText('$3,990').waitFor()
  await page.getByText('(123,600 − 399) / 123,600').waitFor()
  await page.getByLabel('Hours per creator').fill('0')
  await page.getByText('That’s no more than the plan').waitFor()
  await leave(page)
})

test('a category of actions that the page does not know is shown under its own word', async () => {
  const page = await visitor()
  const actionsByCategory = { field_work: [{ name: 'Site visit', description: 'Somebody goes there.' }] }
  await page.route('**/api/pricing/dashboard-actions*', (route) =>
    route.fulfill({ json: { success: true, actionsByCategory } }),
  )
  await page.goto('/pricing')
  await alive(page)
  const list = page.getByRole('region', { name: 'What credits get you on Professional' })
  await list.getByRole('heading', { name: 'Field work' }).waitFor()
  await list.getByRole('listitem').filter({ hasText: 'Site visit' }).getByText('1 credit').waitFor()
  await leave(page)
})

test('a list of actions that cannot be read leaves nothing of another plan’s', async () => {
  const page = await visitor()
  await page.goto('/pricing')
  await alive(page)
  await page.getByText('Creator verification', { exact: true }).waitFor()
  await page.route('**/api/pricing/dashboard-actions?tier=enterprise', (route) =>
    route.fulfill({ status: 502, body: '' }),
  )
  await page
    .getByRole('radiogroup', { name: 'Plan' })
    .getByRole('radio', { name: /Enterprise/ })
    .check({ force: true })
  const list = page.getByRole('region', { name: 'What credits get you on Enterprise' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(0)
  await page.context().close()
})

test('a list of actions that cannot be read leaves no message and no spinner', async () => {
  const page = await visitor()
  await page.route('**/api/pricing/dashboard-actions*', (route) => route.abort())
  await page.goto('/pricing')
  await alive(page)
  const list = page.getByRole('region', { name: 'What credits get you on Professional' })
  await expect.poll(() => list.getByRole('status').count()).toBe(0)
  expect(await list.getByRole('listitem').count()).toBe(0)
  expect(faultsSoFar(page).some((text) => text.includes('The list of actions could not be loaded'))).toBe(true)
  await page.context().close()
})
