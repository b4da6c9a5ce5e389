import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptedPlatform } from '../apps/server/test/scripted-platform.ts'
import { socialFetch, supplierSecrets } from '../apps/server/test/scripted-supplier.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, leave, tabTo, visit } from './visitor.ts'

/** The team sets a supplier up on the screen, and a brand's verification uses it. */

let product: RunningProduct
let browser: Browser
let supplier: Awaited<ReturnType<typeof scriptedPlatform>>
let host: string

beforeAll(async () => {
  supplier = await scriptedPlatform(socialFetch)
  host = new URL(supplier.baseUrl).host
  product = await startPrepared({
    SUPPLIERS_ACCEPTED: 'accepted',
    SUPPLIER_SECRET_SOCIAL_FETCH_KEY: supplierSecrets.SOCIAL_FETCH_KEY,
    SUPPLIER_TEST_HOSTS: host,
  })
  browser = await sharedBrowser()
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
  await supplier?.close()
})

async function teamPage(): Promise<Page> {
  const page = await visit(browser, product.url)
  await page.goto('/admin/suppliers')
  await page.getByLabel('Password').fill('vouch-admin-sandbox')
  await page.getByLabel('Your name').fill('Ann')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Suppliers' }).waitFor()
  return page
}

test('a supplier is described, corrected by line, tried at a known price, saved, and asked for a verification', async () => {
  const page = await teamPage()
  await page.getByRole('heading', { name: 'No suppliers yet' }).waitFor()
  await page.getByText('$0 of $10 spent today').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('link', { name: 'From Social Fetch (social-fetch)' }).click()
  await page.getByRole('heading', { level: 1, name: 'Social Fetch' }).waitFor()

  const editor = page.getByLabel('Description (YAML)')
  const text = await editor.inputValue()
  const pointed = text.replaceAll('https://api.socialfetch.dev', supplier.baseUrl)
  await editor.fill(pointed)
  const fault = page
    .getByRole('listitem')
    .filter({ hasText: `The host ${host} isn’t in hosts.` })
    .first()
  await fault.waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  expect(await flaws(page)).toEqual([])
  await fault.getByRole('button').click()
  expect(
    await editor.evaluate(
      'document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd).trim()',
    ),
  ).toContain('url: http://127.0.0.1')
  await editor.fill(pointed.replace('hosts: [api.socialfetch.dev]', `hosts: ['${host}']`))
  await expect.poll(() => page.getByRole('list', { name: 'What is wrong' }).count()).toBe(0)

  await page.getByLabel('Handle').fill('travel.notes')
  await page.getByLabel('Handle').press('Enter')
  const request = page.getByRole('region', { name: 'Request for profile, 1 of 1' })
  await expect.poll(() => request.textContent()).toContain(`GET ${supplier.baseUrl}/v1/instagram/profiles/travel.notes`)
  expect(await request.textContent()).toContain('x-api-key: ••••••')
  expect(supplier.calls).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Send it, for up to $0.05' }))
  await page.keyboard.press('Enter')
  await page.getByText('The answers became a snapshot. This cost $0.008.').waitFor()
  await expect.poll(() => page.getByRole('region', { name: 'Snapshot' }).textContent()).toContain('"followers": 64976')
  expect(await page.content()).not.toContain(supplierSecrets.SOCIAL_FETCH_KEY)
  expect(await flaws(page)).toEqual([])

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Social Fetch is saved.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Suppliers' }).click()
  await page
    .getByRole('row', { name: /Social Fetch/ })
    .getByText('SUPPLIER_SECRET_SOCIAL_FETCH_KEY')
    .waitFor()
  await page.getByText('$0.008 of $10 spent today').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.goto('/admin/audit')
  await page.getByText('suppliers.save').first().waitFor()
  await leave(page)

  const brand = await visit(browser, product.url)
  await brand.goto('/auth?mode=login')
  await brand.getByLabel('Email').fill('brand@vouch.test')
  await brand.getByLabel('Password', { exact: true }).fill('vouch-brand-demo')
  await brand.getByRole('button', { name: 'Sign In', exact: true }).click()
  await brand.waitForURL('**/dashboard')
  await brand.goto('/dashboard/verify')
  await brand.getByLabel('URL or username').fill('instagram.com/travel.notes')
  await brand.getByText('This check costs the operator up to $0.05, and no extra credits.').waitFor()
  await brand.getByLabel('URL or username').press('Enter')
  await brand.waitForURL('**/dashboard/verifications/**')
  await brand.getByRole('heading', { level: 1, name: 'Travel Notes' }).waitFor()
  await brand.getByRole('tab', { name: 'Method' }).click()
  const sources = brand.getByRole('table').filter({ hasText: 'Cost to the operator' })
  await expect
    .poll(() => sources.getByRole('row').allInnerTexts())
    .toEqual([
      expect.stringContaining('Part'),
      expect.stringMatching(/Profile.*\$0\.002.*Social Fetch, data supplier/s),
      expect.stringMatching(/Posts.*\$0\.006.*Social Fetch, data supplier/s),
    ])
  expect(await flaws(brand)).toEqual([])
  await leave(brand)
})
