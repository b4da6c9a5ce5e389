import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults } from './axe-faults.ts'
import { startPrepared } from './first-start.ts'
import { type LoadedExtension, loadExtension, signInExtension } from './loaded-extension.ts'
import type { RunningProduct } from './running-product.ts'

/** The extension in a real browser, on pages in the shape of the three sites. The tests are one story: each goes on where the one before ended. */

let product: RunningProduct
let loaded: LoadedExtension
let page: Page

const profile = (name: string) => `https://www.instagram.com/${name}/`
const badge = () => page.locator('vouch-badge')
const press = (name: string | RegExp) => badge().getByRole('button', { name }).click()
const score = () => badge().locator('.score')
const calls = () => loaded.sent.map(({ method, address }) => `${method} ${address.split('?')[0]}`)

/** A page of the extension's own, as wide as it is shown. */
async function ownPage(path: string): Promise<Page> {
  const own = await loaded.context.newPage()
  await own.setViewportSize({ width: 360, height: 900 })
  await own.goto(loaded.ownPages + path)
  return own
}

const panelOf = (name: string) => ownPage(`sidepanel.html?profile=${encodeURIComponent(profile(name))}`)

beforeAll(async () => {
  product = await startPrepared()
  loaded = await loadExtension(product.url)
  page = await loaded.context.newPage()
})

afterAll(async () => {
  await loaded?.close()
  await product?.end()
})

test('somebody signs in from a profile, and nothing about it was sent by then', async () => {
  await page.goto(profile('ava_fields_sandbox'))
  await badge().getByRole('button', { name: 'Sign in to Vouch' }).waitFor()
  expect(loaded.sent).toEqual([])
  await signInExtension(loaded, page)
  await badge().getByRole('button', { name: 'Check trust' }).waitFor()
  expect(calls()).toEqual(['POST /api/extension/sessions'])
})

test('a page’s own style sheet hides nothing of the badge, and its scripts press nothing', async () => {
  const host = `getComputedStyle(document.querySelector('vouch-badge'))`
  expect(await page.evaluate(`[${host}.display, ${host}.opacity]`)).toEqual(['inline', '1'])
  // Each would show at once: what is asked for, and that it is hidden.
  await page.evaluate(
    `document.querySelector('vouch-badge').shadowRoot.querySelectorAll('button').forEach((each) => each.click())`,
  )
  expect(await badge().getByRole('button', { name: 'Check trust' }).isVisible()).toBe(true)
  expect(loaded.sent).toHaveLength(1)
})

test('a press asks for free, a second one shows the score for the price that it named', async () => {
  await press('Check trust')
  await press('Show score: 1 credit')
  await score().waitFor()
  expect(await badge().locator('.badge').innerText()).toMatch(/^\d+\n.*\d+ to \d+\nBook\nScreening from public data/)
  const asked = loaded.sent.slice(1)
  expect(asked).toMatchObject([
    { method: 'GET', body: '' },
    { method: 'POST', body: '' },
  ])
  // The address in its one spelling, and nothing else of the page.
  const told = asked.map(({ address }) => Object.fromEntries(new URL(address, product.url).searchParams))
  expect(told).toEqual([
    { url: profile('ava_fields_sandbox') },
    { url: profile('ava_fields_sandbox'), automatic: 'false' },
  ])
})

test('the page keeps its own scripts, its layout and its keys', async () => {
  await badge().getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Shift')
  const state = await page.evaluate<{ faults: string[]; changes: number; keys: number }>(
    '({ faults: window.faults, changes: window.changes, keys: window.keys })',
  )
  expect(state).toEqual({ faults: [], changes: 0, keys: 0 })
  const shifts = () => page.evaluate<number>('window.shifts.length')
  await press('Hide')
  await badge().waitFor({ state: 'detached' })
  await page.reload()
  await score().waitFor()
  await page.evaluate('window.shifts = []')
  await page.getByRole('link', { name: '/luxe_lena_sandbox/' }).click()
  await badge().getByRole('button', { name: 'Check trust' }).waitFor()
  expect(await shifts()).toBe(0)
})

test('More opens the panel beside the page', async () => {
  await page.goto(profile('ava_fields_sandbox'))
  await press('More')
  const panels = () =>
    loaded.context
      .serviceWorkers()[0]
      ?.evaluate(`chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] }).then((found) => found.length)`)
  await expect.poll(panels).toBe(1)
})

test('it follows the page’s own links, shows what is known without a call, and leaves pages that are no profiles alone', async () => {
  const asked = () => calls().filter((call) => call.endsWith('/badge')).length
  const before = asked()
  await page.getByRole('link', { name: '/ava_fields_sandbox/', exact: true }).click()
  await score().waitFor()
  await page.getByRole('link', { name: '/explore/' }).click()
  await badge().waitFor({ state: 'detached' })
  await page.goBack()
  await score().waitFor()
  expect(asked()).toBe(before)
})

test.each(['https://www.tiktok.com/@ava_fields_sandbox', 'https://www.youtube.com/@ava_fields_sandbox'])(
  'it stands on %s too',
  async (address) => {
    await page.goto(address)
    await badge().getByRole('button', { name: 'Check trust' }).waitFor()
    expect(await page.evaluate('window.faults')).toEqual([])
  },
)

test('a profile without a score says why, and costs nothing', async () => {
  await page.goto(profile('private_pia_sandbox'))
  await press('Check trust')
  await press('Show score: 1 credit')
  await badge().getByText('This account is private, so there’s no score.').waitFor()
  const popup = await ownPage('popup.html')
  await popup.getByText('@ava_fields_sandbox').waitFor()
  await popup.getByText('149', { exact: true }).waitFor()
  expect(await axeFaults(popup)).toEqual([])
  await popup.close()
})

test('the panel verifies step by step, adds to a shortlist, and what is paid for is free from then on', async () => {
  const panel = await panelOf('luxe_lena_sandbox')
  await panel.getByRole('button', { name: 'Check this profile: free' }).click()
  await panel.getByRole('button', { name: 'Open full report: 10 credits' }).waitFor()
  await panel.getByRole('button', { name: 'Verify: 10 credits' }).click()
  await panel.getByText('Your report').waitFor()
  await panel.getByText('What it rests on').waitFor()
  expect(await axeFaults(panel)).toEqual([])
  await panel.getByRole('button', { name: 'Add to shortlist: free' }).click()
  await panel.getByText('On “Shortlist”, for free.').waitFor()
  await panel.getByText('139 credits left.').waitFor()
  const report = loaded.context.waitForEvent('page')
  await panel.getByRole('button', { name: 'Open full report: free' }).click()
  await (await report).waitForURL('**/app/verifications/*')
  await (await report).close()
  await panel.close()
  await page.goto(profile('luxe_lena_sandbox'))
  await badge().getByText('Your report').waitFor()
})

test('switched on, badges come by themselves', async () => {
  const options = await ownPage('options.html')
  await options.getByText('Signed in at').waitFor()
  expect(await axeFaults(options)).toEqual([])
  await options.getByRole('checkbox', { name: /Show badges automatically/ }).check()
  await page.goto(profile('mia_runs_sandbox'))
  await badge().getByText('Screening from public data').or(badge().getByText('doesn’t exist')).waitFor()
  const last = loaded.sent.filter(({ address }) => address.startsWith('/api/extension/badge')).at(-1)
  expect(last?.address).toContain('automatic=true')
  await options.getByRole('checkbox', { name: /Show badges automatically/ }).uncheck()
  await options.close()
})

test('news that changes nothing leaves every button of the badge where it stands', async () => {
  await page.goto(profile('luxe_lena_sandbox'))
  await badge().getByText('Your report').waitFor()
  const frame = `document.querySelector('vouch-badge').shadowRoot.querySelector('.badge')`
  await page.evaluate(`window.frame = ${frame}`)
  const options = await ownPage('options.html')
  const automatic = options.getByRole('checkbox', { name: /Show badges automatically/ })
  // Each press is told to the page, which looks again how it stands.
  await automatic.check()
  await automatic.uncheck()
  await options.close()
  expect(await page.evaluate(`window.frame === ${frame}`)).toBe(true)
})

test('it is dark where the reader’s system is', async () => {
  const ground = () =>
    page.evaluate(
      `getComputedStyle(document.querySelector('vouch-badge').shadowRoot.querySelector('.badge')).backgroundColor`,
    )
  await page.goto(profile('luxe_lena_sandbox'))
  await badge().locator('.badge').waitFor()
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe('rgb(18, 28, 39)')
  await page.emulateMedia({ colorScheme: 'light' })
})

test('past the hour’s limit it says when to come back', async () => {
  const token = (await loaded.context
    .serviceWorkers()[0]
    ?.evaluate(`chrome.storage.local.get('session').then(({ session }) => session.token)`)) as string
  const ask = () =>
    fetch(`${product.url}/api/extension/badge?url=instagram.com/ava_fields_sandbox`, {
      headers: { authorization: `Bearer ${token}` },
    })
  let status = 200
  for (let call = 0; call <= 200 && status === 200; call += 1) status = (await ask()).status
  expect(status).toBe(429)
  await page.goto(profile('someone_else_sandbox'))
  await press('Check trust')
  await badge().getByText('The extension has made its 200 requests for this hour. Try again in').waitFor()
  const popup = await ownPage('popup.html')
  await popup.getByText(/^0 of 200, more at/).waitFor()
  await popup.close()
})

test('an instance that is away is said to be, and nothing breaks', async () => {
  await loaded.cutOff()
  await press('Try again')
  await badge().getByText('Your Vouch can’t be reached. Nothing was charged. Try again.').waitFor()
  expect(await page.evaluate('window.faults')).toEqual([])
})

test('signed out, the badge offers to sign in again', async () => {
  const popup = await ownPage('popup.html')
  await popup.getByRole('button', { name: 'Sign out' }).click()
  await popup.getByRole('button', { name: 'Sign in' }).waitFor()
  await badge().getByRole('button', { name: 'Sign in to Vouch' }).waitFor()
  await popup.close()
})

test('what runs in pages is at most 40 kB compressed', () => {
  const folder = join(loaded.folder, 'content-scripts')
  const bytes = readdirSync(folder).map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(40 * 1024)
})
