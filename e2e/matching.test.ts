import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, leave, tabTo, visit } from './visitor.ts'

/** Finding by comparison: like a creator, like the customers, and by manner. Each is counted free, paid once, and kept with its reasons. */

let product: RunningProduct
let browser: Browser
let signedIn: string

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  const page = await visit(browser, product.url)
  await signIn(page, demo.admin)
  signedIn = `${product.dataDir}/signed-in.json`
  await page.context().storageState({ path: signedIn })
  await page.context().close()
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

function member(): Promise<Page> {
  return visit(browser, product.url, { storageState: signedIn })
}

test('a row leads to its lookalikes, which are counted free, paid once and read again', async () => {
  const page = await member()
  await page.goto('/dashboard/discovery?q=ava_fields_sandbox')
  const row = page.getByRole('row').filter({ hasText: '@ava_fields_sandbox' })
  await row.getByRole('link', { name: /Lookalikes of/ }).click()
  const pay = page.getByRole('button', { name: /Show 5 creators · 50 credits/ })
  await pay.waitFor()
  expect(new URL(page.url()).searchParams.get('of')).toBe('instagram:ava_fields_sandbox')
  await page.getByText('You’ll have 550 of your 600 credits left.').waitFor()
  const offered = page.getByRole('list', { name: 'Who you’d see' }).getByRole('listitem')
  const lines = await offered.allInnerTexts()
  expect(lines).toHaveLength(5)
  const best = /@\w+_sandbox/.exec(lines[0] ?? '')?.[0] ?? 'nobody'
  expect(best).not.toBe('nobody')
  for (const line of lines.slice(1)) expect(line).toMatch(/^Instagram, about [\d.]+[KM]? followers\n+.+\n+\d+ of 100$/)
  expect(await flaws(page)).toEqual([])
  await pay.click()
  await page.getByRole('heading', { level: 1, name: /^Creators like / }).waitFor()
  const found = page.getByRole('list', { name: 'Matching creators' }).locator('> li')
  expect(await found.count()).toBe(5)
  expect(await found.first().innerText()).toContain(best)
  const reasons = found
    .first()
    .getByRole('list')
    .getByText(/ of \d+$/)
  expect(await reasons.count()).toBeGreaterThan(3)
  expect(await flaws(page)).toEqual([])
  await page.getByRole('link', { name: 'Saved results' }).click()
  await page.getByText('Lookalikes, 5 creators, 50 credits').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('link', { name: /^Creators like / }).click()
  await page.getByText('5 creators found on').waitFor()
  await page.goto('/dashboard/discovery/lookalikes?of=instagram:nobody_at_all_here')
  await page.getByText('This creator isn’t in our index yet. Verify them first.').waitFor()
  await leave(page)
})

/** British food lovers, with a name that nobody asked for and two lines that cannot be read. */
function customerFile() {
  const rows = Array.from({ length: 200 }, (_, at) => `Person ${at},${at % 3 ? 'GB' : 'US'},${1980 + (at % 25)},f,Food`)
  rows.splice(10, 2, 'Person A,Atlantis,1990,f,Food', 'Person B,GB,tomorrow,f,Food')
  const text = ['Name,Land,Born,Sex,Likes', ...rows].join('\n')
  return { name: 'bakery.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test('customers become creators whose audience is like them, and nothing of the file stays', async () => {
  const page = await member()
  await page.goto('/dashboard/discovery/audience')
  await page.getByLabel(/Choose a customer list/).setInputFiles(customerFile())
  await page.getByRole('table', { name: /customers can be compared/ }).waitFor()
  await page.getByLabel('Country').selectOption('Land')
  await page.getByLabel('Gender').selectOption('Sex')
  await page.getByText('Row 13: “tomorrow” isn’t an age, an age range or a date of birth.').waitFor()
  await page.getByText('198 customers can be compared, 2 rows can’t be read').waitFor()
  expect(await page.getByText('Person 1').count()).toBe(0)
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Age or date of birth').selectOption('Not in the file')
  const { release } = await heldBack(page, /audiences\/[0-9a-f-]+$/)
  await tabTo(page, page.getByRole('button', { name: 'Compare 199 customers · 2 credits' }))
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: 'Creators compared' }).waitFor()
  release()
  await page.getByText('199 customers compared with the audiences of 20,000 creators').waitFor()
  await page.getByText('1 row couldn’t be read').click()
  await page.getByText('Row 12: “Atlantis” isn’t a country Vouch knows.').waitFor()
  const pay = page.getByRole('button', { name: /Show 5 creators · 50 credits/ })
  await pay.waitFor()
  expect(await flaws(page)).toEqual([])
  const list = page.url()
  await pay.click()
  await page.getByRole('heading', { level: 1, name: 'Audience match: bakery' }).waitFor()
  expect(await flaws(page)).toEqual([])
  const fits = await page.getByRole('list', { name: 'Matching creators' }).locator('> li b').allInnerTexts()
  expect(fits.map(Number).filter((fit) => fit >= 60).length).toBeGreaterThan(4)
  expect(await page.getByText(/your customers’ top interest/).count()).toBeGreaterThan(0)
  await page.goto(list)
  await page.getByText('Both the rows and the totals were deleted after use.').waitFor()
  await leave(page)
})

test('the page says what a file needs, gives one to begin from, and reads a shop’s export as it is', async () => {
  const page = await member()
  await page.goto('/dashboard/discovery/audience')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download an example' }).click()
  expect(await flaws(page)).toEqual([])
  const file = page.getByLabel(/Choose a customer list|Choose another list/)
  await file.setInputFiles(await (await download).path())
  await page.getByText('4 customers can be compared').waitFor()
  const headers =
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address City,Default Address Country Code,Total Spent,Tags'
  const rows = [
    "'7301,Ada,Moor,ada@example.com,yes,,Leeds,GB,120.00,VIP",
    "'7302,Bo,Lind,bo@example.com,no,,Cork,IE,19.00,",
  ]
  const buffer = Buffer.from([headers, ...rows].join('\n'))
  await file.setInputFiles({ name: 'customers_export.csv', mimeType: 'text/csv', buffer })
  await page.getByText('This looks like a Shopify export.').waitFor()
  expect(await page.getByLabel('Country').inputValue()).toBe('Default Address Country Code')
  await page.getByRole('button', { name: 'Compare 2 customers · 2 credits' }).waitFor()
  await file.setInputFiles({ name: 'audience.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await page.getByText('This is a zip file.').waitFor()
  expect(await flaws(page)).toEqual([])
  await leave(page)
})

/** Keeps answers to some calls back until they are released, so that what a page shows meanwhile can be seen. */
async function heldBack(page: Page, calls: RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

test('by the keyboard alone, a brand’s manner is answered, paid and opened again', async () => {
  const page = await member()
  await page.goto('/dashboard/discovery/personality')
  await page.getByText('Answer at least one question').waitFor()
  const question = page.getByRole('group', { name: 'How loud is a launch?' })
  await tabTo(page, question.getByRole('radio', { name: 'No preference' }))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => question.getByRole('radio', { name: 'Calm' }).isChecked()).toBe(true)
  expect(new URL(page.url()).searchParams.get('energy')).toBe('0')
  const pay = page.getByRole('button', { name: /^Show \d+ creators? · \d+ credits$/ })
  await pay.waitFor()
  expect(await flaws(page)).toEqual([])
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Your brand voice' }).waitFor()
  expect(await page.getByText(/^Captions are (calm|lively)/).count()).toBeGreaterThan(0)
  expect(await flaws(page)).toEqual([])
  await tabTo(page, page.getByRole('link', { name: 'Saved results' }))
  await page.keyboard.press('Enter')
  const kept = page.getByRole('link', { name: 'Your brand voice' })
  await kept.waitFor()
  await tabTo(page, kept)
  await page.keyboard.press('Enter')
  await page.getByText('Reopening this list is free.').waitFor()
  await leave(page)
})
