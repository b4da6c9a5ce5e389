import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startedDataDir } from './first-start.ts'
import { type RunningProduct, removeDataDir, startProduct } from './running-product.ts'
import { alive, flaws, leave, visit } from './visitor.ts'

/** The tools of the public site, as a visitor uses them: each message that they can say, and each state in which they stand. */

/** Neither the chat provider nor the analytics provider is ever asked: what they would answer is given here. */
const chatScript = 'https://chat.example/widget.js'
const dataDir = startedDataDir()
let product: RunningProduct
let browser: Browser

beforeAll(async () => {
  product = await startProduct(dataDir, { ANALYTICS_TAG_ID: 'G-SITETOOLS', CHAT_EMBED_URL: chatScript })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
  removeDataDir(dataDir)
})

async function visitor(options: { undecided?: boolean; chat?: string } = {}): Promise<Page> {
  const page = await visit(browser, product.url, options)
  await page.route(chatScript, (route) =>
    options.chat === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: options.chat }),
  )
  return page
}

/** Holds the next call back until it is let go, so that what is shown meanwhile can be looked at. */
async function held(page: Page, path: string): Promise<{ letGo: (ending?: 'failure') => Promise<void> }> {
  let arrived: (route: Route) => void = () => undefined
  const call = new Promise<Route>((resolve) => {
    arrived = resolve
  })
  await page.route(`**${path}`, (route) => arrived(route), { times: 1 })
  return {
    letGo: async (ending) => {
      const route = await call
      await (ending === 'failure' ? route.abort() : route.continue())
    },
  }
}

test('a message is written, refused, kept, sent, and followed by another', async () => {
  const page = await visitor()
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await page.getByText('Please enter your name.').waitFor()
  await page.getByText('Please enter a message.').waitFor()
  expect(await page.evaluate('document.activeElement.name')).toBe('name')
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Name').fill('Ann Example')
  await page.getByLabel('Email').fill('ann.example@example.com')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('A question')
  const failing = await held(page, '/api/contact')
  await send.click()
  expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  await failing.letGo('failure')
  await page.getByRole('alert').getByText('Failed to send message. Please try again.').waitFor()
  expect(await message.inputValue()).toBe('A question')
  await send.click()
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  expect(await message.inputValue()).toBe('')
  await leave(page)
})

test('the free tool is unlocked, says what is wrong, shows a creator, and ends with the day’s third', async () => {
  const page = await visitor()
  await page.goto('/free-search')
  const unlock = page.getByRole('button', { name: 'Unlock' })
  const email = page.getByLabel('Email')
  const creator = page.getByLabel('URL or username')
  const analyze = page.getByRole('button', { name: 'Analyze' })
  expect([await creator.isDisabled(), await page.getByRole('radio', { name: 'TikTok' }).isDisabled()]).toEqual([
    true,
    true,
  ])
  await email.fill('nobody')
  await unlock.click()
  const toast = page.getByRole('status')
  await toast.getByText('Invalid Email').waitFor()
  await toast.getByText('Please enter a valid email address.').waitFor()
  expect(await flaws(page)).toEqual([])
  await email.fill('ann.tool@example.com')
  const failing = await held(page, '/api/submit-creator-tool-email')
  await email.press('Enter')
  await failing.letGo('failure')
  await toast.getByText('Registration Failed').waitFor()
  await toast.getByText('Please try again or contact support.').waitFor()
  await unlock.click()
  await page.getByText('0 of 3 checks used today.').waitFor()
  await analyze.click()
  await page.getByText('Please enter a creator profile URL').waitFor()

  await creator.fill('natgeo')
  await analyze.click()
  await page.getByRole('alert').getByText('Analysis failed. Please check the URL and try again.').waitFor()
  await page.getByText('0 of 3 checks used today.').waitFor()
  await page.getByRole('button', { name: 'luxe_lena_sandbox' }).click()
  await analyze.click()
  await page.getByRole('heading', { name: 'Lena Voss' }).waitFor()
  expect(await page.evaluate('document.activeElement.id')).toBe('result-title')
  for (const name of ['Quality score', 'Suspicious followers', 'Followers', 'Engagement rate', 'Risk level'])
    expect(
      await page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .count(),
    ).toBe(1)
  expect(await flaws(page)).toEqual([])

  for (const used of ['2', '3']) {
    await analyze.click()
    await page.getByText(`${used} of 3 checks used today.`).waitFor()
  }
  await page.reload()
  await page.getByText('3 of 3 checks used today.').waitFor()
  await creator.fill('luxe_lena_sandbox')
  await analyze.click()
  await toast.getByText('Daily Limit Reached').waitFor()
  await toast.getByText("You've used all 3 free analyses today. Upgrade for unlimited access.").waitFor()
  await page.getByRole('button', { name: 'Reset for Testing' }).click()
  await page.getByText('0 of 3 checks used today.').waitFor()
  await leave(page)
})

test('an Instagram profile is looked up, and nothing is connected', async () => {
  const page = await visitor()
  await page.goto('/instagram-connect')
  await page.getByRole('heading', { level: 1, name: 'Connect Instagram Account' }).waitFor()
  expect(await page.getByRole('link', { name: 'Back to the app' }).getAttribute('href')).toBe('/app')
  const lookup = page.getByRole('button', { name: 'Lookup' })
  await lookup.click()
  await page.getByRole('alert').getByText('Please enter your Instagram username').waitFor()
  await page.getByLabel('Username').fill('@ava_fields_sandbox')
  const failing = await held(page, '/api/instagram/lookup')
  await lookup.click()
  await page.getByText('Looking up profile...').waitFor()
  await failing.letGo('failure')
  await page.getByRole('alert').getByText('Failed to lookup Instagram profile').waitFor()
  const asked = page.waitForRequest('**/api/instagram/lookup')
  await lookup.click()
  expect((await asked).postDataJSON()).toEqual({ username: 'ava_fields_sandbox' })
  const card = page.getByRole('status').filter({ hasText: 'Account Connected' })
  await card.getByText('Nothing was connected.').waitFor()
  await card.getByText('@ava_fields_sandbox').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Demo' }).click()
  await card.getByText('@luxe_lena_sandbox').waitFor()
  await leave(page)
})

test('the waitlist is joined once, and says so to who comes again', async () => {
  const page = await visitor()
  await page.goto('/coming-soon?utm_source=letter')
  const join = page.getByRole('button', { name: 'Join the waitlist' })
  await join.click()
  const toast = page.getByRole('status')
  await toast.getByText('Email required').waitFor()
  await toast.getByText('Please enter your email address.').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Email').fill('ann.waits@example.com')
  const failing = await held(page, '/api/waitlist')
  await join.click()
  expect(await page.getByRole('button', { name: 'Joining...' }).isDisabled()).toBe(true)
  await failing.letGo('failure')
  await toast.getByText('Failed to join waitlist. Please try again.').waitFor()
  await join.click()
  await page.getByRole('heading', { name: "You're in! Welcome aboard." }).waitFor()
  await page.getByText("We'll reach out the moment your fraud-detection superpowers are ready.").waitFor()
  await page.reload()
  await page.getByText('1 smart marketer already securing their spot').waitFor()
  await page.getByLabel('Email').fill('Ann.Waits@example.com')
  await join.click()
  await toast.getByText('This email is already on our waitlist.').waitFor()
  await leave(page)
})

test('Continue with Google leads to the waitlist and back, with a message that is said once', async () => {
  const page = await visitor()
  await page.goto('/coming-soon')
  await page.getByText('Simulated here').waitFor()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: "You're in! Welcome aboard." }).waitFor()
  await page.getByRole('status').getByText('Welcome aboard!').waitFor()
  expect(new URL(page.url()).search).toBe('')
  for (const [message, title] of [
    ['already_registered', 'Already registered'],
    ['error', 'Authentication failed'],
  ] as const) {
    await page.goto(`/coming-soon?message=${message}`)
    await page.getByRole('status').getByText(title).waitFor()
  }
  await leave(page)
})

test('the extension has a waiting list of its own', async () => {
  const page = await visitor()
  await page.goto('/chrome-extension')
  await page.getByText('In development', { exact: true }).waitFor()
  await page.getByLabel('Email').fill('ann.waits@example.com')
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await page.getByText('You are on the list. A letter confirms it.').waitFor()
  expect(await flaws(page)).toEqual([])
  await leave(page)
})

test('once the operator says where the extension is, pages lead there', async () => {
  const page = await visitor()
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), extensionUrl: 'https://store.example/vouch' } })
  })
  await page.goto('/#chrome-extension')
  const download = page.getByRole('link', { name: 'Download for Chrome' })
  await page.getByText('The Chrome extension shows').waitFor()
  await download.click()
  await page.waitForURL('**/chrome-extension')
  await expect.poll(() => download.getAttribute('href')).toBe('https://store.example/vouch')
  expect(await page.getByText('In development', { exact: true }).count()).toBe(0)
  await leave(page)
})

async function letterTo(email: string): Promise<string> {
  const address = `${product.url}/api/dev/mail?to=${encodeURIComponent(email)}`
  const newest = async () => ((await (await fetch(address)).json()) as { text: string }[])[0]?.text ?? ''
  await expect.poll(newest).toContain('/go/')
  return newest()
}

test('who asks for their data files a request, confirms it by mail, and fetches the file', async () => {
  const page = await visitor()
  await page.goto('/data-subject-requests')
  await page.waitForURL('**/privacy#privacy-request-form')
  const send = page.getByRole('button', { name: 'Send request' })
  await page.getByLabel('Whose data is it?').selectOption('creator')
  await send.click()
  await page.getByText('Please enter the address of the profile.').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Whose data is it?').selectOption('account')
  await page.getByLabel('Email').fill('ann.asks@example.com')
  await send.click()
  await page.getByText('Look into your mailbox').waitFor()
  await page.goto(/\/go\/\S+/.exec(await letterTo('ann.asks@example.com'))?.[0] ?? '')
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Done' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  await page.goto('/go/no-such-token')
  await page.getByText('This link leads nowhere').waitFor()
  await leave(page)
})

test('consent is asked for after two seconds, group by group; before it nothing is counted', async () => {
  const page = await visitor({ undecided: true })
  let counted = 0
  await page.route('https://www.googletagmanager.com/**', (route) => {
    counted++
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.clock.install()
  await page.goto('/help')
  await alive(page)
  const banner = page.getByRole('region', { name: 'Cookies' })
  await page.clock.runFor(1_500)
  expect(await banner.count()).toBe(0)
  await comesInTime(page, banner)
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
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Manage Preferences')
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
  await page.getByText(/you agreed to what is essential, analytics\./).waitFor()
  const change = page.getByRole('button', { name: 'Change your choice' })
  await change.press('Enter')
  expect(await dialog.getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(true)
  await dialog.getByRole('switch', { name: 'Analytics' }).press('Space')
  await dialog.getByRole('button', { name: 'Save Preferences' }).press('Enter')
  await page.getByText(/you agreed to what is essential alone\./).waitFor()
  expect(await page.evaluate("window['ga-disable-G-SITETOOLS']")).toBe(true)
  await expect.poll(() => page.evaluate('document.cookie')).toBe('')
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Change your choice')
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

test('where the chat does not come, a button does, and leads to the form', async () => {
  const page = await visitor()
  await page.clock.install()
  await page.goto('/about')
  await alive(page)
  const button = page.getByRole('button', { name: 'Chat with us' })
  await page.clock.runFor(2_500)
  expect(await button.count()).toBe(0)
  await comesInTime(page, button)
  expect(await flaws(page)).toEqual([])
  await button.press('Enter')
  await page.waitForURL('**/contact')
  await leave(page)
})

test('where the provider’s chat comes, there is no button of ours, and in the product neither', async () => {
  const page = await visitor({
    chat: "document.body.append(Object.assign(document.createElement('div'), { id: 'their-chat' }))",
  })
  await page.clock.install()
  await page.goto('/about')
  await page.locator('#their-chat').waitFor({ state: 'attached' })
  await page.clock.runFor(10_000)
  expect(await page.getByRole('button', { name: 'Chat with us' }).count()).toBe(0)
  await page.clock.resume()
  await page.goto('/auth?mode=login')
  await page.locator('#their-chat').waitFor({ state: 'attached' })
  await page.getByLabel('Email').fill('brand@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('#their-chat').count()).toBe(0)
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
