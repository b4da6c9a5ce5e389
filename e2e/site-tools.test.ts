import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { alive, flaws, leave, visit } from './visitor.ts'

/** The tools of the public site, as a visitor uses them: each message that they can say, and each state in which they stand. */

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
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name')
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
  await alive(page)
  const unlock = page.getByRole('button', { name: 'Unlock' })
  const email = page.getByLabel('Email')
  const creator = page.getByLabel('URL or username')
  const analyze = page.getByRole('button', { name: 'Analyze' })
  expect([await creator.isDisabled(), await page.getByRole('radio', { name: 'TikTok' }).isDisabled()]).toEqual([
    true,
    true,
  ])
  const sample = page.getByRole('heading', { name: 'Mara Lindner' })
  await page.getByText('A sample result').waitFor()
  await sample.waitFor()
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
  expect(await sample.count()).toBe(0)
  await analyze.click()
  await page.getByText('Please enter a creator profile URL').waitFor()

  await expect.poll(() => creator.getAttribute('placeholder')).toBe('ava_fields_sandbox')
  for (const platform of ['Instagram', 'TikTok', 'YouTube']) {
    const reach = page.getByRole('term').filter({ hasText: platform })
    expect(await reach.textContent()).toContain('Simulated')
  }
  await page.getByText('a connection to YouTube, which the operator sets up').waitFor()
  await creator.fill('natgeo')
  await analyze.click()
  await page.getByRole('alert').getByText('Analysis failed. Please check the URL and try again.').waitFor()
  await page.getByText('0 of 3 checks used today.').waitFor()
  await page.getByRole('button', { name: 'luxe_lena_sandbox' }).click()
  await analyze.click()
  await page.getByRole('heading', { name: 'Lena Voss' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('result-title')
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

test('what the browser remembers of the free tool gives way to what the server knows', async () => {
  const page = await visitor()
  await page.goto('/free-search')
  await alive(page)
  const email = 'ann.counted@example.com'
  const post = (path: string, body: object) =>
    fetch(on.product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/api/submit-creator-tool-email', { email })
  const body = { username: 'ava_fields_sandbox', platform: 'instagram', email }
  expect((await post('/api/analyze-creator-profile', body)).status).toBe(200)
  await page.evaluate(`localStorage.setItem('creator_tool_email', '${email}')`)
  await page.reload()
  await page.getByText('1 of 3 checks used today.').waitFor()
  // The other two are used elsewhere while the page is open.
  for (const _ of [2, 3]) await post('/api/analyze-creator-profile', body)
  await page.getByRole('button', { name: 'ava_fields_sandbox' }).click()
  await page.getByRole('button', { name: 'Analyze' }).click()
  await page.getByRole('status').getByText('Daily Limit Reached').waitFor()
  await page.getByText('3 of 3 checks used today.').waitFor()
  await page.evaluate("localStorage.setItem('creator_tool_email', 'nobody')")
  await page.reload()
  await page.getByRole('button', { name: 'Unlock' }).waitFor()
  await expect.poll(() => page.evaluate("localStorage.getItem('creator_tool_email')")).toBeNull()
  await expect.poll(() => page.getByLabel('URL or username').isDisabled()).toBe(true)
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
  await alive(page)
  await page.getByText('1 smart marketer already securing their spot').waitFor()
  await page.getByLabel('Email').fill('Ann.Waits@example.com')
  await join.click()
  await toast.getByText('This email is already on our waitlist.').waitFor()
  await leave(page)
})

test('Continue with Google leads to the waitlist and back, with a message that is said once', async () => {
  const page = await visitor()
  await page.goto('/coming-soon')
  await alive(page)
  await page.getByText('Simulated here').waitFor()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  // The other button stands until the next page is there.
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
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
  await page.getByText('You’re on the list. We’ve sent you a confirmation email.').waitFor()
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
  const address = `${on.product.url}/api/dev/mail?to=${encodeURIComponent(email)}`
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
  await page.getByText('Please enter the profile URL.').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Whose data is it?').selectOption('account')
  await page.getByLabel('Email').fill('ann.asks@example.com')
  await send.click()
  await page.getByText('Check your email').waitFor()
  await page.goto(/\/go\/\S+/.exec(await letterTo('ann.asks@example.com'))?.[0] ?? '')
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Done' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  await page.goto('/go/no-such-token')
  await page.getByText('This link doesn’t work').waitFor()
  await leave(page)
})
