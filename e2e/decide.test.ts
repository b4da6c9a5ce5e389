import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { type Api, signedIn } from './api.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import { layoutShiftMax, shiftOf, watchShifts } from './layout-shift.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, toastsTold } from './visitor.ts'

/** Deciding among several: a list that is sorted, tagged and kept as a view, and the same reports side by side. */

let product: RunningProduct
let browser: Browser
let api: Api
const ids: string[] = []

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  api = await signedIn(product.url)
  for (const url of [
    'instagram.com/ava_fields_sandbox',
    'instagram.com/luxe_lena_sandbox',
    'tiktok.com/@milo_viral_sandbox',
  ]) {
    const { body } = await api.post('/api/verifications', { url })
    await api.verificationWhen(String(body.id), ({ state }) => state === 'done')
    ids.push(String(body.id))
  }
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

const signedInPage = (width: number, scheme: 'light' | 'dark') => memberPage(browser, product.url, width, scheme)

const rowNames = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents()

test('the list is sorted by its heads, narrowed, tagged and kept as a view', async () => {
  const page = await signedInPage(1440, 'light')
  await page.goto('/dashboard/verifications')
  await page.getByRole('columnheader', { name: 'Trust' }).getByRole('button').press('Enter')
  // The two clean ones are close together; which of them stands first is the engine's affair.
  await expect.poll(async () => (await rowNames(page)).at(-1)).toBe('Lena Voss')
  await page.getByRole('columnheader', { name: 'Trust' }).getByRole('button').and(page.locator(':focus')).press('Enter')
  await expect.poll(async () => (await rowNames(page))[0]).toBe('Lena Voss')
  expect((await rowNames(page)).length).toBe(3)
  await page
    .getByRole('row', { name: /Lena Voss/ })
    .getByText('Don’t book')
    .waitFor()
  await page.getByRole('checkbox', { name: /^Select Ava Fields/ }).check()
  await page.getByRole('checkbox', { name: /^Select Milo Hart/ }).check()
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  await page.getByLabel('Tag for 2 reports').fill('Spring')
  await page.keyboard.press('Enter')
  await page
    .getByRole('row', { name: /Milo Hart/ })
    .getByText('Spring', { exact: true })
    .waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Tag', { exact: true }).selectOption('Spring')
  await expect.poll(async () => (await rowNames(page)).toSorted()).toEqual(['Ava Fields', 'Milo Hart'])
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name of the view').fill('Spring picks')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect.poll(() => rowNames(page)).toHaveLength(3)
  await page.getByRole('link', { name: 'Spring picks' }).click()
  await expect.poll(async () => (await rowNames(page)).toSorted()).toEqual(['Ava Fields', 'Milo Hart'])
  await page.getByLabel('Risk', { exact: true }).selectOption('critical')
  await page.getByRole('heading', { name: 'No verifications match these filters' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.context().close()
})

test('chosen reports go onto a shortlist and into a file together', async () => {
  const page = await signedInPage(375, 'dark')
  await page.goto('/dashboard/verifications')
  await page.getByRole('checkbox', { name: /^Select Ava Fields/ }).check()
  await page.getByRole('checkbox', { name: /^Select Milo Hart/ }).check()
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New shortlist' }).click()
  await page.getByText('2 creators are on “My shortlist”').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Export selected' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^JSON/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^vouch-verifications-[\d-]+\.json$/)
  await page.context().close()
})

test('a comparison says its conclusion first, marks the better values, and says where a figure is from', async () => {
  for (const [width, scheme] of [
    [1440, 'light'],
    [375, 'dark'],
  ] as const) {
    const page = await signedInPage(width, scheme)
    await page.goto(`/dashboard/compare?ids=${ids.join(',')}`)
    await page.getByRole('heading', { level: 2, name: 'Ava Fields and Milo Hart can be booked' }).waitFor()
    const reach = page.getByRole('row', { name: /^Reach per post/ })
    await reach.getByText(/^(Better|Ahead, ranges overlap)$/).waitFor()
    await page.getByRole('button', { name: 'Where Reach per post, all accounts comes from' }).click()
    await page
      .getByText(/impressions per like/)
      .first()
      .waitFor()
    const head = reach.getByRole('rowheader')
    const before = await head.boundingBox()
    await page.getByRole('region', { name: 'Comparison' }).hover()
    await page.mouse.wheel(200, 0)
    expect((await head.boundingBox())?.x).toBe(before?.x)
    expect(await flaws(page)).toEqual([])
    await page.goto(`/dashboard/compare?ids=${ids.slice(0, 2).join(',')}`)
    const followers = page.getByRole('row', { name: /^Followers that look inauthentic/ })
    await followers.getByText('Better', { exact: true }).waitFor()
    await page.context().close()
  }
})

test('a shortlist recommends a mix for a budget, and never whom a report speaks against', async () => {
  const { body: list } = await api.post('/api/shortlists', { name: 'Launch' })
  for (const [platform, handle] of [
    ['instagram', 'ava_fields_sandbox'],
    ['instagram', 'luxe_lena_sandbox'],
    ['tiktok', 'milo_viral_sandbox'],
  ]) {
    await api.post(`/api/shortlists/${list.id}/entries`, { creator: { platform, handle } })
  }
  const page = await signedInPage(375, 'light')
  await page.goto(`/dashboard/shortlists/${list.id}`)
  await page.getByLabel('Budget').fill('10000')
  await page.getByRole('heading', { name: /^Book (Ava Fields and Milo Hart|Milo Hart and Ava Fields)\.$/ }).waitFor()
  await page.getByText('Lena Voss is left out').waitFor()
  await page.getByRole('figure', { name: 'Audience overlap' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.goto('/dashboard/portfolio')
  await page.getByRole('checkbox', { name: /^Select Ava Fields/ }).check()
  await page.getByRole('checkbox', { name: /^Select Milo Hart/ }).check()
  await page.getByRole('link', { name: 'Plan with 2 creators' }).click()
  await page.getByRole('heading', { name: 'Recommended mix' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.context().close()
})

test('the palette ranks own reports first and acts', async () => {
  const page = await signedInPage(1440, 'dark')
  for (const name of ['Compare', 'Portfolio', 'Exports']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).waitFor()
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('lena')
  await page.getByRole('option', { name: /^Lena Voss.*Don’t book/, selected: true }).waitFor()
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('export json')
  const saved = page.waitForEvent('download')
  await page.getByRole('option', { name: /^Export verifications as JSON/ }).click()
  // The file is handed over though its asker is on another page by then.
  await page.getByRole('link', { name: 'Credits', exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/^vouch-verifications/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('change plan')
  await page.getByRole('option', { name: 'Change plan', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/billing/plan')
  await page.context().close()
})

test('what is typed while the palette loads is its own, and the field behind keeps its focus', async () => {
  const page = await signedInPage(1440, 'light')
  await page.goto('/dashboard/verify', { waitUntil: 'networkidle' })
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.focus()
  const later = Promise.withResolvers<void>()
  await page.route('**/assets/*', async (route) => {
    await later.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.getByLabel('Search, loading').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('camp')
  later.resolve()
  const box = page.getByRole('combobox', { name: /^Search pages/ })
  await box.and(page.locator(':focus')).waitFor()
  expect([await box.inputValue(), await field.inputValue()]).toEqual(['camp', ''])
  await page.keyboard.press('Escape')
  await field.and(page.locator(':focus')).waitFor()
  await page.context().close()
})

test('without a line what was loaded stays, and one strip says how old it is', async () => {
  const page = await signedInPage(375, 'light')
  await page.goto('/dashboard/verifications')
  await page.getByRole('checkbox', { name: /^Select Ava Fields/ }).waitFor()
  await toastsTold(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.getByLabel('Risk', { exact: true }).selectOption('critical')
  await page.getByText('No connection.').waitFor()
  await page.getByText(/What you see was loaded/).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('checkbox', { name: /^Select Ava Fields/ }).waitFor()
  expect(await flaws(page)).toEqual([])
  // A page whose code never came would end in the browser's own error page.
  await page.getByRole('link', { name: 'Shortlists', exact: true }).click()
  await page.getByText('This page hasn’t been opened yet.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/verifications')
  await page.context().setOffline(false)
  await expect.poll(() => page.getByText('No connection.').count()).toBe(0)
  await page.getByRole('link', { name: 'Shortlists', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Shortlists' }).waitFor()
  await page.context().close()
})

test('no page of the product moves under its reader', async () => {
  for (const width of [1440, 375]) {
    const page = await signedInPage(width, 'light')
    await watchShifts(page)
    const report = `/dashboard/verifications/${ids[0]}`
    const paths = ['', '/verify', '/verifications', '/credits', '/shortlists', '/exports', '/settings/security']
    for (const path of [...paths.map((each) => `/dashboard${each}`), `${report}?tab=performance`]) {
      const { value, what } = await shiftOf(page, path)
      expect(value, `${path} at ${width}: ${what}`).toBeLessThanOrEqual(layoutShiftMax)
    }
    await page.context().close()
  }
})
