import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrepared } from './first-start.ts'
import { type LoadedExtension, loadExtension, signInExtension } from './loaded-extension.ts'
import type { RunningProduct } from './running-product.ts'

/** The extension with several pages open at once, and while somebody goes from one profile or account to the next. The tests are one story. */

let product: RunningProduct
let loaded: LoadedExtension
let first: Page

const profile = (name: string) => `https://www.instagram.com/${name}/`
const badgeOf = (page: Page) => page.locator('vouch-badge')
const scoreOf = (page: Page) => badgeOf(page).locator('.score')
/** What was asked of the instance about a profile. */
const askedAbout = (name: string) => loaded.sent.filter(({ address }) => address.includes(name)).length

async function inBackground<Value>(script: string): Promise<Value> {
  return (await loaded.context.serviceWorkers()[0]?.evaluate(script)) as Value
}

/** Lets the minutes pass for which answers are kept. */
const letMinutesPass = () =>
  inBackground(`chrome.storage.session.get('answers').then(({ answers }) => {
    for (const each of Object.values(answers)) each.at -= 6 * 60_000
    return chrome.storage.session.set({ answers })
  })`)

beforeAll(async () => {
  product = await startPrepared()
  loaded = await loadExtension(product.url)
  first = await loaded.context.newPage()
  await first.goto(profile('ava_fields_sandbox'))
  await signInExtension(loaded, first)
  await badgeOf(first).getByRole('button', { name: 'Check trust' }).waitFor()
})

afterAll(async () => {
  await loaded?.close()
  await product?.end()
})

test('a profile that was opened is paid for once, whatever other pages ask about later', async () => {
  await inBackground('chrome.storage.local.set({ automatic: true })')
  await first.reload()
  await scoreOf(first).waitFor()
  const shown = await badgeOf(first).locator('.badge').innerText()
  expect(askedAbout('ava_fields_sandbox')).toBe(1)
  await letMinutesPass()
  const second = await loaded.context.newPage()
  await second.goto(profile('luxe_lena_sandbox'))
  await scoreOf(second).waitFor()
  // News of the second has come to the first by the time that it has come to a third.
  await second.waitForTimeout(1_500)
  expect(askedAbout('ava_fields_sandbox')).toBe(1)
  expect(await badgeOf(first).locator('.badge').innerText()).toBe(shown)
  await second.close()
})

test('a score never stands on the page of another creator, however long the answer takes', async () => {
  await inBackground(`{
    const load = chrome.storage.local.get.bind(chrome.storage.local)
    globalThis.waitMs = 4_000
    chrome.storage.local.get = (...names) =>
      new Promise((done) => setTimeout(done, globalThis.waitMs)).then(() => load(...names))
  }`)
  await first.getByRole('link', { name: '/luxe_lena_sandbox/' }).click()
  await expect.poll(() => scoreOf(first).count(), { timeout: 2_000 }).toBe(0)
  await inBackground('globalThis.waitMs = 0')
  await scoreOf(first).waitFor()
})

test('a sign-in that ends after the address was changed leaves no token for the new address', async () => {
  const popup = await loaded.context.newPage()
  await popup.goto(`${loaded.ownPages}popup.html`)
  await popup.getByRole('button', { name: 'Sign out' }).click()
  const opened = loaded.context.waitForEvent('page')
  await popup.getByRole('button', { name: 'Sign in' }).click()
  const window = await opened
  await window.getByRole('button', { name: 'Connect as brand@vouch.test' }).waitFor()
  await inBackground(`chrome.storage.local.set({ instance: 'https://other.example' })`)
  await window.getByRole('button', { name: 'Connect as brand@vouch.test' }).click()
  await popup.getByText('The address changed while you signed in. Sign in again.').waitFor()
  expect(await inBackground(`chrome.storage.local.get('session')`)).toEqual({})
  await popup.close()
})
