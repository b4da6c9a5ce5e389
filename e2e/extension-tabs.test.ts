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
  await inBackground(`{
    globalThis.looks = 0
    chrome.runtime.onMessage.addListener(({ kind, payload }) => {
      if (kind === 'kept' && payload.url.includes('ava_fields')) globalThis.looks += 1
    })
  }`)
  const second = await loaded.context.newPage()
  for (const name of ['luxe_lena_sandbox', 'mia_runs_sandbox']) {
    const looks = await inBackground<number>('globalThis.looks')
    await second.goto(profile(name))
    await badgeOf(second)
      .getByText('Screening from public data')
      .or(badgeOf(second).getByText('doesn’t exist'))
      .waitFor()
    // News of the second page has come to the first, which looks again; what it asked for at its first look has been sent by its second.
    await expect.poll(() => inBackground('globalThis.looks')).toBeGreaterThan(looks)
  }
  expect(askedAbout('ava_fields_sandbox')).toBe(1)
  expect(await badgeOf(first).locator('.badge').innerText()).toBe(shown)
  await second.close()
})

test('a score never stands on the page of another creator, however long the answer takes', async () => {
  await inBackground(`{
    const load = chrome.storage.local.get.bind(chrome.storage.local)
    const opened = Promise.withResolvers()
    globalThis.letGo = opened.resolve
    chrome.storage.local.get = (...names) => opened.promise.then(() => load(...names))
  }`)
  await first.getByRole('link', { name: '/luxe_lena_sandbox/' }).click()
  await expect.poll(() => scoreOf(first).count()).toBe(0)
  await inBackground('globalThis.letGo()')
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
