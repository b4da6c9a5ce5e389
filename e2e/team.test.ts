import { request } from 'node:http'
import { teamTableNames, teamTables } from '@vouch/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, stepAt } from '../apps/server/src/team/gate/totp.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { type Desk, fillDesk } from './team-desk.ts'
import { flaws, leave, tabTo, visit } from './visitor.ts'

/** The team's day: through the gate, over the tables, into an account and out again, with a note of all of it. */

let product: RunningProduct
let browser: Browser
let desk: Desk

beforeAll(async () => {
  product = await startPrepared()
  ;[browser, desk] = await Promise.all([sharedBrowser(), fillDesk(product.url)])
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
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

/** Presses an action of the opened row. @returns the dialog that asks once more */
async function ask(page: Page, action: string): Promise<Locator> {
  await page.getByRole('button', { name: action, exact: true }).click()
  return page.getByRole('dialog', { name: action })
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

test('credits are granted to a person who is found, support looks at the account, and the log has both', async () => {
  const page = await enter('/admin/users', 'Ann')
  await page.getByRole('searchbox').fill('bea')
  await page.keyboard.press('Enter')
  await page.getByText('1 user').waitFor()
  await page.getByRole('button', { name: 'Open brand@vouch.test' }).click()
  const dialog = await ask(page, 'Grant or correct credits')
  await dialog.getByLabel('Credits', { exact: true }).fill('25')
  await dialog.getByLabel('Reason').fill('An apology')
  await dialog.getByLabel('Type brand@vouch.test to confirm').fill('somebody else')
  expect(await flaws(page)).toEqual([])
  const act = dialog.getByRole('button', { name: 'Grant or correct credits' })
  await act.click()
  await page.getByText('The name you typed doesn’t match. Nothing was changed.').waitFor()
  await dialog.getByLabel('Type brand@vouch.test to confirm').fill('brand@vouch.test')
  await act.click()
  await page.getByText('Added to the ledger.').waitFor()
  await page.getByRole('link', { name: 'Everything about this user' }).click()
  await page.getByRole('cell', { name: '+25', exact: true }).waitFor()
  const text = 'Maintenance tonight at ten.'
  await page.request.post('/api/admin/settings', { data: { announcement: { text } } })
  const view = await ask(page, 'View as support')
  await view.getByLabel('Reason').fill('Ticket 12')
  await view.getByRole('button', { name: 'View as support' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Ann is viewing the account of brand@vouch.test. Nothing can be changed here.').waitFor()
  await page.getByRole('complementary', { name: 'Announcement' }).getByText(text).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Exit support view' }).click()
  await page.getByRole('heading', { level: 1, name: 'brand@vouch.test' }).waitFor()
  await page.goto('/admin/audit')
  await page.getByText('Ticket 12').waitFor()
  await page.getByText('An apology').waitFor()
  await leave(page)
})

test('by keys alone a person is found, opened, and an action begun and left again', async () => {
  const page = await visit(browser, product.url)
  await page.goto('/admin/users')
  await page.getByLabel('Password').waitFor()
  await page.keyboard.type('vouch-admin-sandbox')
  await tabTo(page, page.getByLabel('Your name'))
  await page.keyboard.type('Kim')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('brand@')
  await page.keyboard.press('Enter')
  await page.getByText('1 user').waitFor()
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Open brand@vouch.test' }))
  await page.keyboard.press('Enter')
  const suspend = page.getByRole('button', { name: 'Suspend' })
  for (const leaving of ['Escape', 'Cancel']) {
    await tabTo(page, suspend)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Suspend' })
    await dialog.getByLabel('Reason').and(page.locator(':focus')).waitFor()
    if (leaving !== 'Escape') await tabTo(page, dialog.getByRole('button', { name: leaving }))
    await page.keyboard.press(leaving === 'Escape' ? leaving : 'Enter')
    await suspend.and(page.locator(':focus')).waitFor()
    expect(await dialog.count()).toBe(0)
  }
  await leave(page)
})

test('a dispute and a request are answered by their dates, and a provider’s message is acted on again', async () => {
  const page = await enter('/admin/disputes?state=open', 'Ben')
  await page.getByRole('cell', { name: 'in time' }).waitFor()
  await page.getByRole('button', { name: 'Open luxe_lena_sandbox' }).click()
  await page.getByText('The jump in June was a giveaway').waitFor()
  expect(await flaws(page)).toEqual([])
  const accept = await ask(page, 'Accept')
  await accept.getByRole('button', { name: 'Accept' }).click()
  await accept.getByText('A reply must have 10 to 2,000 characters.').waitFor()
  await accept.getByLabel('Reply to the person').fill('The receipts of the giveaway are there. Thank you.')
  await accept.getByLabel('Type luxe_lena_sandbox to confirm').fill('luxe_lena_sandbox')
  await accept.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('It’s on the report now, and we let the person know.').waitFor()
  await page.getByText('No disputes here.').waitFor()

  await page.getByRole('link', { name: 'Data requests' }).first().click()
  await page.getByRole('button', { name: `Open ${desk.reference}` }).click()
  expect(await page.getByRole('row').filter({ hasText: desk.reference }).first().innerText()).toMatch(
    /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/,
  )
  const refuse = await ask(page, 'Refuse')
  await refuse.getByLabel('Reply to the person').fill('We could not see that the profile is yours.')
  await refuse.getByLabel(`Type ${desk.reference} to confirm`).fill(desk.reference)
  await refuse.getByRole('button', { name: 'Refuse' }).click()
  await page.getByText('We told the person why.').waitFor()
  await page.getByRole('cell', { name: 'refused', exact: true }).waitFor()
  // The button that opened the dialog is gone: keys go on from the row.
  await page
    .getByRole('button', { name: `Close ${desk.reference}` })
    .and(page.locator(':focus'))
    .waitFor()

  await page.getByRole('link', { name: 'Provider webhooks' }).click()
  const message = page.getByRole('row').filter({ hasText: 'payment_intent.succeeded' }).first()
  await message.getByRole('button').click()
  const replay = await ask(page, 'Replay')
  await replay.getByLabel('Reason').fill('To be sure')
  await replay.getByRole('button', { name: 'Replay' }).click()
  await page.getByText('The webhook was handled again.').waitFor()
  await page.goto('/admin/credits?q=purchase')
  await page.getByText('1 transaction').waitFor()
  await leave(page)
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
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.getByText('Showing now').waitFor()
  expect(await flaws(page)).toEqual([])
  const shown = async () => {
    const { announcement } = (await (await fetch(`${product.url}/api/announcement`)).json()) as {
      announcement: unknown
    }
    return announcement
  }
  expect(await shown()).toMatchObject({ text: 'Maintenance tonight at ten.' })
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(shown).toBeNull()
  await leave(page)
})

test('every table of the team can be read by everybody, opened rows and pages about one thing too', async () => {
  const page = await enter('/admin/users', 'Cleo')
  const found: string[] = []
  const places = page.getByRole('navigation', { name: 'Team' })
  for (const name of teamTableNames) {
    const { title, unit } = teamTables[name]
    await page.setViewportSize({ width: 1440, height: 900 })
    await places.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page
      .getByRole('table')
      .or(page.getByText(`No ${unit}s here.`))
      .first()
      .waitFor()
    const opener = page.locator('tbody button').first()
    if ((await opener.count()) === 1) await opener.click()
    found.push(...(await flaws(page)))
  }
  await page.goto('/admin/verifications')
  await page.locator('tbody button').first().click()
  await page.getByRole('link', { name: 'Inspect' }).click()
  await page.getByRole('heading', { name: 'Signals' }).waitFor()
  found.push(...(await flaws(page)))
  await page.getByRole('link', { name: 'The user' }).click()
  await page.getByRole('heading', { level: 1, name: 'brand@vouch.test' }).waitFor()
  found.push(...(await flaws(page)))
  expect(found).toEqual([])
  await leave(page)
})

test('with an authenticator the gate asks for its code, and takes it', async () => {
  const page = await enter('/admin/settings', 'Dora')
  await page.getByLabel('New authenticator').fill('Dora’s phone')
  await page.getByLabel('Confirm it’s you').fill('vouch-admin-sandbox')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('The code it shows now').waitFor()
  const secret = (
    await page
      .locator('code')
      .filter({ hasText: /^([A-Z2-7]{4} ?){8}$/ })
      .innerText()
  ).replaceAll(' ', '')
  const step = stepAt(new Date())
  await page.getByLabel('The code it shows now').fill(codeOf(secret, step))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('On: signing in takes a code from any of these authenticators.').waitFor()
  await page.getByLabel('New authenticator').fill('Dora’s tablet')
  await page.getByLabel('Confirm it’s you').fill('vouch-admin-sandbox')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('img', { name: 'The key as a QR code' }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('Password', { exact: true }).fill('vouch-admin-sandbox')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Code').waitFor()
  expect(await flaws(page)).toEqual([])
  // A code counts once, and half a minute before and after its own: the next one, or that of now where it is later already.
  await page.getByLabel('Code').fill(codeOf(secret, Math.max(step + 1, stepAt(new Date()))))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Monitoring' }).waitFor()

  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Remove Dora’s phone' }).click()
  await page.getByLabel('Type Dora’s phone to remove it').fill('Dora’s phone')
  await page.getByLabel('Code or password').fill('a guess')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('That is neither the code of an authenticator nor the password.').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Code or password').fill('vouch-admin-sandbox')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Off: the password is all you need to sign in.').waitFor()
  await leave(page)
})
