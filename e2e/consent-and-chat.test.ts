import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { alive, flaws, isAlive, leave, visit } from './visitor.ts'

/** Consent to cookies, and the chat, in each state in which they stand. */

/** Neither the chat provider nor the analytics provider is ever asked: what they would answer is given here. */
const chatScript = 'https://chat.example/widget.js'
const on = stage({ ANALYTICS_TAG_ID: 'G-SITETOOLS', CHAT_EMBED_URL: chatScript })

async function visitor(options: { undecided?: boolean; chat?: string } = {}): Promise<Page> {
  const page = await visit(on.browser, on.product.url, options)
  await page.route(chatScript, (route) =>
    options.chat === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: options.chat }),
  )
  return page
}

test('consent is asked for after two seconds, group by group; before it nothing is counted', async () => {
  const page = await visitor({ undecided: true })
  let counted = 0
  await page.route('https://www.googletagmanager.com/**', (route) => {
    counted++
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto('/help')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await page.clock.runFor(1_900)
  expect(await banner.count()).toBe(0)
  await page.clock.runFor(200)
  expect(await banner.count()).toBe(1)
  await page.clock.resume()
  await alive(page)
  for (const name of ['Essential Only', 'Accept All'])
    expect(await banner.getByRole('button', { name }).isVisible()).toBe(true)
  await banner.getByRole('button', { name: 'Manage Preferences' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  expect(await dialog.getByRole('switch', { name: /Essential/ }).isDisabled()).toBe(true)
  expect(await dialog.getByText('Required').isVisible()).toBe(true)
  expect(await flaws(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const manage = banner.getByRole('button', { name: 'Manage Preferences' })
  await manage.press('Enter')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Manage Preferences')
  await manage.press('Enter')
  await dialog.getByRole('switch', { name: 'Analytics' }).press('Space')
  expect(counted).toBe(0)
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await banner.waitFor({ state: 'detached' })
  await expect.poll(() => counted).toBe(1)
  expect(await page.evaluate("localStorage.getItem('cookie-consent')")).toBe(
    '{"essential":true,"analytics":true,"marketing":false}',
  )
  expect(await page.evaluate("typeof localStorage.getItem('cookie-consent-date')")).toBe('string')

  await page.evaluate("document.cookie = '_ga_SITETOOLS=1; path=/'")
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await page.getByText(/you agreed to essential and analytics cookies\./).waitFor()
  const change = page.getByRole('button', { name: 'Change your choice' })
  await change.press('Enter')
  expect(await dialog.getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(true)
  await dialog.getByRole('switch', { name: 'Analytics' }).press('Space')
  await dialog.getByRole('button', { name: 'Save Preferences' }).press('Enter')
  await page.getByText(/you agreed to essential cookies only\./).waitFor()
  expect(await page.evaluate("window['ga-disable-G-SITETOOLS']")).toBe(true)
  await expect.poll(() => page.evaluate('document.cookie')).toBe('')
  await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Change your choice')
  await leave(page)
})

test('who wants the essential alone is not counted and not asked again', async () => {
  const page = await visitor({ undecided: true })
  let counted = 0
  await page.route('https://www.googletagmanager.com/**', (route) => {
    counted++
    return route.abort()
  })
  await page.clock.install()
  await page.goto('/help')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await comesInTime(page, banner)
  await banner.getByRole('button', { name: 'Essential Only' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.reload()
  await alive(page)
  await page.clock.runFor(4_000)
  expect([await banner.count(), counted]).toEqual([0, 0])
  await leave(page)
})

/** Lets the page's time pass until something is there. */
async function comesInTime(page: Page, what: Locator): Promise<void> {
  const passed = async () => {
    await page.clock.runFor(500)
    return what.count()
  }
  await expect.poll(passed).toBe(1)
}

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with us' })

test('the chat’s button is there at once and loads nothing; where no widget comes it leads to the form, past the question about cookies', async () => {
  const page = await visitor({ undecided: true })
  let loads = 0
  page.on('request', (request) => {
    if (request.url() === chatScript) loads++
  })
  await page.clock.install()
  await page.goto('/about', { waitUntil: 'commit' })
  await chatButton(page).waitFor()
  await alive(page)
  expect(loads).toBe(0)
  expect(await flaws(page)).toEqual([])
  // Three seconds of the page’s time and the chat is given up: none of it passes while this looks.
  await page.clock.pauseAt(Date.now() + 60_000)
  await chatButton(page).press('Enter')
  await page.getByText('Opening the chat…').waitFor()
  await comesInTime(page, page.getByRole('region', { name: 'Cookies' }))
  // An element of ours and an invisible one are no widget either.
  await page.evaluate("document.body.append(document.createElement('template'))")
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.clock.resume()
  const arrived = async () => {
    await page.clock.runFor(500)
    return new URL(page.url()).pathname
  }
  await expect.poll(arrived).toBe('/contact')
  expect(loads).toBe(1)
  await page.clock.runFor(1_000)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('contact-form')
  expect(await page.getByLabel('Name').isVisible()).toBe(true)
  expect(
    await page.evaluate<number>("document.querySelector('#contact-form').getBoundingClientRect().top"),
  ).toBeLessThan(200)
  await leave(page)
})

test('the page is looked at one, two and three seconds after the press, and not before', async () => {
  const page = await visitor({ chat: '' })
  await page.clock.install()
  await page.goto('/about')
  await alive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await chatButton(page).click()
  await page.getByText('Opening the chat…').waitFor()
  await page.clock.runFor(2_900)
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.clock.runFor(200)
  await page.clock.resume()
  await page.waitForURL('**/contact')
  await leave(page)
})

test('where the provider’s chat comes, it takes the place of our button, and in the product there is neither', async () => {
  const page = await visitor({
    chat: "document.body.append(Object.assign(document.createElement('div'), { id: 'their-chat' }))",
  })
  await page.goto('/about')
  await alive(page)
  await chatButton(page).click()
  await page.locator('#their-chat').waitFor({ state: 'attached' })
  await chatButton(page).waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/pricing')
  expect(await chatButton(page).count()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  expect(await chatButton(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('#their-chat').count()).toBe(0)
  await leave(page)
})

test('a press before the application is there is not lost: a decision about cookies is kept at once, and the chat opens', async () => {
  const page = await visitor({ undecided: true, chat: '' })
  let letGo: () => void = () => undefined
  const scriptsMayCome = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept All' }).click()
  await chatButton(page).click()
  expect(await page.evaluate("JSON.parse(localStorage.getItem('cookie-consent')).analytics")).toBe(true)
  expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0)
  letGo()
  await page.waitForURL('**/contact')
  await leave(page)
})

test('a newcomer reads, scrolls, decides about cookies and chooses a theme without the application; nearing a part that needs it brings it', async () => {
  const page = await visitor({ undecided: true })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/help', { waitUntil: 'networkidle' })
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.waitFor()
  await page.mouse.move(3, 300)
  await page.mouse.wheel(0, 400)
  await banner.getByRole('button', { name: 'Essential Only' }).press('Enter')
  await banner.waitFor({ state: 'hidden' })
  expect(await page.evaluate("localStorage.getItem('cookie-consent')")).toContain('"analytics":false')
  await page.getByRole('radio', { name: 'Dark' }).press('Space')
  expect(await page.evaluate('document.documentElement.dataset.mantineColorScheme')).toBe('dark')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  expect(await page.getByRole('contentinfo').getByText('company number 00000000').isVisible()).toBe(true)
  expect(scripts).toEqual([])
  await chatButton(page).hover()
  await expect.poll(() => page.evaluate(isAlive)).toBe(true)
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  await leave(page)
})

test('the sign-up shows where else to go', async () => {
  const page = await visitor()
  await page.goto('/auth')
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await places.first().waitFor()
  expect(await places.allTextContents()).toEqual([
    ...['Home', 'Features', 'How It Works', 'Pricing', 'Chrome Extension', 'Contact'],
  ])
  expect(await flaws(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  expect(await places.count()).toBe(0)
  await leave(page)
})

test('on a phone the fields of a filter lie above the question and the chat', async () => {
  const page = await visitor({ undecided: true })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/discovery')
  await page.getByRole('region', { name: 'Cookies' }).waitFor()
  await page.getByRole('button', { name: 'Platform', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Platform filter' })
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.waitFor({ state: 'detached' })
  await leave(page)
})
