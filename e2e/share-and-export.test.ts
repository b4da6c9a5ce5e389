import { readFileSync } from 'node:fs'
import type { ShareLink } from '@vouch/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { type Api, signedIn } from './api.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, inSight, tabTo, toastsTold } from './visitor.ts'

/** A report leaves the product: as a PDF, and by a link at which somebody without an account reads it, checks it and answers it. */

let product: RunningProduct
let browser: Browser
let api: Api
let id: string

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  api = await signedIn(product.url)
  const { body } = await api.post('/api/verifications', { url: 'https://www.instagram.com/luxe_lena_sandbox/' })
  id = String(body.id)
  await api.verificationWhen(id, ({ state }) => state === 'done')
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

async function visit(width: number, scheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function member(): Promise<Page> {
  const page = await memberPage(browser, product.url, 1280)
  await page.goto(`/dashboard/verifications/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Lena Voss' }).waitFor()
  return page
}

test('a PDF is asked for at a price, saved when it is there, and listed with the others', async () => {
  const page = await member()
  await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }))
  await page.keyboard.press('Enter')
  const saved = page.waitForEvent('download')
  const pdf = page.getByRole('menuitem', { name: /^PDF.*2 credits/ })
  await pdf.waitFor()
  while ((await pdf.and(page.locator(':focus')).count()) === 0) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^vouch-luxe_lena_sandbox-report-[\d-]+\.pdf$/)
  expect(readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
  await page.goto('/dashboard/exports')
  await page.getByRole('button', { name: 'Download the PDF of @luxe_lena_sandbox on Instagram' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.context().close()
})

/** Spends single credits as a program would, down to so many. */
async function spendDownTo(credits: number): Promise<void> {
  const { user } = (await api.load('/api/auth/session')) as { user: { monthlyCredits: number } }
  for (let left = user.monthlyCredits; left > credits; left -= 1)
    expect((await api.post('/api/credits/deduct', { actionType: 'own_action' })).status).toBe(200)
}

test('a file that leaves few credits says so, and so does whatever was deducted elsewhere, each once', async () => {
  await spendDownTo(52)
  const page = await member()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = page.waitForEvent('download')
  // It stands for some seconds, in which the file need not be there yet.
  const warning = page.getByRole('status').filter({ hasText: 'Low Credit Warning' })
  const warned = warning.getByText('You have 50 credits left.').waitFor()
  await page.getByRole('menuitem', { name: /^CSV.*2 credits/ }).click()
  await Promise.all([warned, saved])
  // A page of the product that still reads the balance would say it, and be left before anybody has seen it.
  await page.goto('about:blank')
  await spendDownTo(20)
  const critical = page.getByRole('alert').filter({ hasText: 'Critical Credit Level' })
  await Promise.all([critical.getByText('You have 20 credits left.').waitFor(), page.goto('/dashboard/exports')])
  // It stands until it was seen. Where the page is left before that, the next one says it again.
  await critical.waitFor({ state: 'detached' })
  await page.reload()
  await page
    .getByRole('button', { name: /20 credits/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Download the CSV/ }).waitFor()
  expect(await page.getByText('Critical Credit Level').count()).toBe(0)
  await page.context().close()
})

test('a dialog that is closed gives the focus back to the button that opened it', async () => {
  const page = await member()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await tabTo(page, share)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Share this report' }).getByLabel('Label').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await share.and(page.locator(':focus')).waitFor()
  await page.context().close()
})

test('on paper a report is dark on white, with all its parts, and without what only a screen needs', async () => {
  const page = await memberPage(browser, product.url, 1280, 'dark')
  await page.goto(`/dashboard/verifications/${id}`)
  await page.getByText('Earlier verifications').waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = `[document.body, document.querySelector('h1')].map((part) => [getComputedStyle(part).backgroundColor, getComputedStyle(part).color])`
  const [[paper], [, ink]] = await page.evaluate<[[string, string], [string, string]]>(colours)
  expect({ paper, ink }).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(18, 32, 47)' })
  expect(await page.getByText('Skip to content').isVisible()).toBe(false)
  // A print from the browser’s menu waits for nothing: what is still on its way leaves no empty sheet.
  await page.evaluate("dispatchEvent(new Event('beforeprint'))")
  expect(await page.locator('[data-waiting]:visible').count()).toBe(0)
  await page.evaluate('window.print = () => { window.isPrinted = true }')
  await page.keyboard.press('Control+p')
  await expect.poll(() => page.evaluate('window.isPrinted')).toBe(true)
  expect(await page.locator('[role=tabpanel]:visible').count()).toBe(await page.locator('[role=tab]').count())
  await page.context().close()
})

test('a dialog that is still on its way is closed by Escape, and opens at the next press', async () => {
  const page = await member()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.waitFor()
  await page.waitForLoadState('networkidle')
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*', async (route) => {
    await release.promise
    await route.continue()
  })
  await share.press('Enter')
  const busy = page.locator('[aria-busy="true"]', { hasText: 'Share' })
  await busy.waitFor()
  await page.keyboard.press('Escape')
  await busy.waitFor({ state: 'detached' })
  const loaded = page.waitForLoadState('networkidle')
  release.resolve()
  await loaded
  expect(await page.getByRole('dialog').count()).toBe(0)
  await share.press('Enter')
  await page.getByRole('dialog', { name: 'Share this report' }).waitFor()
  await page.context().close()
})

test('a dialog or a menu that couldn’t load says so, and the next press tries again', async () => {
  const page = await member()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const more = page.getByRole('button', { name: 'More actions' })
  await share.waitFor()
  await page.waitForLoadState('networkidle')
  await toastsTold(page)
  await page.route('**/assets/*', (route) => route.abort())
  for (const button of [share, more]) {
    await button.press('Enter')
    await page.getByText('This part couldn’t load').waitFor()
    await button.and(page.locator(':focus')).waitFor()
    await page.getByRole('alert').getByRole('button').click()
    await page.getByText('This part couldn’t load').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await page.getByText('This part couldn’t load').waitFor()
  await page.unroute('**/assets/*')
  // What failed is put away a moment after it was told.
  const palette = page.getByRole('dialog').getByRole('combobox')
  await expect
    .poll(async () => {
      if ((await palette.count()) === 0) await page.keyboard.press('Control+k')
      return palette.count()
    })
    .toBe(1)
  await inSight(page)
  await page.getByText('This part couldn’t load').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await share.press('Enter')
  await page.getByRole('dialog', { name: 'Share this report' }).getByLabel('Label').waitFor()
  await inSight(page)
  await page.keyboard.press('Escape')
  await more.press('Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await more.and(page.locator(':focus')).waitFor()
  await page.context().close()
})

test('a link is read, checked and answered without an account, until it is revoked', async () => {
  const page = await member()
  await tabTo(page, page.getByRole('button', { name: 'Share', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByLabel('Label').fill('For the client')
  await tabTo(page, page.getByRole('button', { name: 'Create link' }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Revoke: For the client' }).waitFor()
  const { shares } = (await api.load(`/api/verifications/${id}/shares`)) as { shares: ShareLink[] }
  const url = shares[0]?.url ?? ''

  const reader = await visit(375, 'dark')
  const answer = await reader.goto(url)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await reader.getByRole('heading', { level: 1, name: 'Lena Voss' }).waitFor()
  await reader.getByRole('button', { name: 'Check', exact: true }).click()
  await reader.getByText('This page shows the report with this digest.').waitFor()
  await reader.getByLabel('Digest on your document').fill('sha256:00')
  await reader.getByRole('button', { name: 'Check', exact: true }).click()
  await reader.getByText('No match').waitFor()
  await dispute(reader)
  expect(await flaws(reader)).toEqual([])

  await page.getByRole('button', { name: 'Revoke: For the client' }).click()
  await page.getByText('Link revoked').waitFor()
  await reader.goto(url)
  await reader.reload()
  await reader.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
  await Promise.all([page.context().close(), reader.context().close()])
})

/** Writes as the creator and confirms from the mailbox. */
async function dispute(reader: Page): Promise<void> {
  await reader.getByRole('button', { name: 'Dispute or add context' }).click()
  await reader.getByRole('button', { name: 'Send', exact: true }).click()
  await reader.getByText('Please enter your name.').waitFor()
  await reader.getByLabel('Name').fill('Lena Voss')
  await reader.getByLabel('Email').fill('lena@example.com')
  await reader.getByLabel('What should the report take into account?').fill('The jump in June was a giveaway.')
  await reader.getByRole('button', { name: 'Send', exact: true }).click()
  await reader.getByText('Check your email').waitFor()
  const letter = await letterTo('lena@example.com')
  await reader.goto(/https?:\S+#confirm=[\w-]+/.exec(letter)?.[0] ?? '')
  await reader.reload()
  await reader.getByRole('button', { name: 'Confirm my email' }).click()
  await reader.getByText('Thanks, your email address is confirmed.', { exact: false }).waitFor()
}

async function letterTo(address: string): Promise<string> {
  const newest = async () => ((await api.load(`/api/dev/mail?to=${address}`)) as { text: string }[])[0]?.text ?? ''
  await expect.poll(newest).toContain('#confirm=')
  return newest()
}

test('whoever holds a signed report checks it by its code and by its file, and a changed one is found', async () => {
  const { body: link } = await api.post(`/api/verifications/${id}/shares`, {})
  const holder = await visit(375, 'light')
  await holder.goto(String(link.url))
  await tabTo(holder, holder.getByRole('link', { name: /^VR-/ }))
  await holder.keyboard.press('Enter')
  await holder.waitForURL(/\/check\/VR-[-\dA-Z]{19}$/)
  await holder.getByText('Signed and valid').waitFor()
  await holder.getByText('Lena Voss · @luxe_lena_sandbox · Instagram').waitFor()
  expect(await flaws(holder)).toEqual([])

  await holder.goto(String(link.url))
  await holder.getByText('Check it without this page').click()
  const saved = holder.waitForEvent('download')
  await holder.getByRole('button', { name: 'Save the signed report' }).click()
  const signed = readFileSync(await (await saved).path(), 'utf8')
  const drop = async (text: string) => {
    await holder.goto('/check')
    await holder
      .getByLabel(/Drop a report/)
      .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  await drop(signed)
  await holder.getByText('This file is exactly what was signed').waitFor()
  await drop(signed.replace('"decision":{', '"decision": {'))
  await holder.getByText('Saved again by another program').waitFor()
  await drop(signed.replace(/"score":(\d)/, '"score":9$1'))
  await holder.getByText('at least one value in it was changed').waitFor()
  await holder.context().close()
})
