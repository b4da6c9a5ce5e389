import { request } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from './running-product.ts'
import { flaws, leave, visit } from './visitor.ts'

/** The team's side in a browser: its gate, the page that says how everything runs, and what the operator announces. */

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

async function enter(address: string, name: string): Promise<Page> {
  const page = await visit(browser, product.url)
  await page.goto(address)
  await page.getByLabel('Password').fill('vouch-admin-sandbox')
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('navigation', { name: 'Team' }).waitFor()
  return page
}

/** Where a page leads on a host of one's choice; a browser would have to resolve it. */
function whereOn(host: string, path: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, product.url), { headers: { host } }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.location])
    })
    asked.on('error', reject).end()
  })
}

test('the gate refuses in its words, opens at each of its addresses on its hosts alone, and closes again', async () => {
  const page = await visit(browser, product.url)
  await page.goto('/control')
  await page.getByLabel('Password').fill('a guess')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Invalid admin credentials').waitFor()
  expect(await flaws(page)).toEqual([])
  await leave(page)

  const ann = await enter('/control', 'Ann')
  await ann.getByRole('heading', { level: 1, name: 'Monitoring' }).waitFor()
  const marker: string = await ann.evaluate("localStorage.getItem('admin_session')")
  expect(marker.length).toBeGreaterThan(10)
  expect(await ann.evaluate('document.cookie')).not.toContain('vouch_team')
  await ann.goto('/system')
  await ann.getByRole('heading', { level: 1, name: 'Monitoring' }).waitFor()
  await ann.getByRole('button', { name: 'Log out' }).click()
  await ann.getByRole('heading', { level: 1, name: 'Team sign-in' }).waitFor()
  expect(await ann.evaluate("localStorage.getItem('admin_session')")).toBeNull()
  await ann.goto('/admin/users')
  await ann.getByRole('heading', { level: 1, name: 'Team sign-in' }).waitFor()
  await leave(ann)

  const home = `${product.url}/`
  for (const path of ['/admin', '/control', '/system/users', '/sales-copy'])
    expect([path, ...(await whereOn('www.vouch.example', path))]).toEqual([path, 302, home])
  expect(await whereOn('127.0.0.1', '/admin')).toEqual([200, undefined])
})

test('monitoring reads itself again, and an announcement stands over the product until it is taken down', async () => {
  const page = await visit(browser, product.url)
  await page.clock.install()
  await page.goto('/admin')
  await page.getByLabel('Password').fill('vouch-admin-sandbox')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const messages = page.getByRole('link', { name: 'Messages' }).filter({ hasText: /\d/ })
  await messages.filter({ hasText: '0' }).waitFor()
  const form = { name: 'Zoe', email: 'zoe@example.com', message: 'A question', inquiry: 'general' }
  await fetch(`${product.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  await page.clock.runFor(10_000)
  await messages.filter({ hasText: '1' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Text').fill('Maintenance tonight at ten.')
  await page.getByRole('button', { name: 'Put it up' }).click()
  await page.getByText('Up now').waitFor()
  expect(await flaws(page)).toEqual([])
  const shown = async () => {
    const { announcement } = (await (await fetch(`${product.url}/api/announcement`)).json()) as {
      announcement: unknown
    }
    return announcement
  }
  expect(await shown()).toMatchObject({ text: 'Maintenance tonight at ten.' })
  await page.getByRole('button', { name: 'Take it down' }).click()
  await expect.poll(shown).toBeNull()
  await leave(page)
})
