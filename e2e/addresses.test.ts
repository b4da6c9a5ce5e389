import { teamTableNames } from '@vouch/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtAddresses } from '../apps/server/src/site/web-build.ts'
import { signIn } from './account-form.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { alive, faultsSoFar, visit } from './visitor.ts'

/** Every route of the application, by HTTP and in a browser: no address answers other than it ends. Of pages that differ in their words alone, or in the
 *  name of their place alone, a browser opens every fifth, and the others are read as they were sent. */

const someValues: Record<string, string> = { id: '00000000-0000-4000-8000-000000000000', token: 'a_token' }
const filled = (pattern: string) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => someValues[name] ?? name).replace('*', 'nothing-is-here')

/** One page draws all tables of the team: one of them stands for the others. */
const otherTables = teamTableNames.slice(1)
const drawn = builtAddresses()
  .filter((pattern) => !otherTables.some((table) => pattern.endsWith(`/${table}`)))
  .map(filled)
/** One page draws all articles, and what stands under one of the team's three names stands under the others. */
const alike = drawn.filter((address) => /^\/(help|blog|methodology|control|system)\/./.test(address))
const read = new Set(alike.filter((_, place) => place % 5 !== 0))
/** What no route is for: beside the pages, below them, and where a frame has its own page of errors. */
const unknown = [
  '/nothing',
  '/pricing/deeper',
  '/auth/nothing',
  '/404',
  '/admin/nothing',
  '/system/nothing/deeper',
  '/app/verify/x',
]

/** What stands behind a sign-in, the customer's or the team's. */
const framed = /^\/(app|dashboard|admin|control|system|sales-copy)(\/|$)/

let product: RunningProduct
let browser: Browser
let visitor: Page
let member: Page

beforeAll(async () => {
  product = await startPrepared()
  browser = await sharedBrowser()
  visitor = await visit(browser, product.url)
  member = await visit(browser, product.url)
  await signIn(member)
  // The team's cookie beside it: one person who may see everything.
  await member.context().request.post('/api/admin/login', { data: { password: 'vouch-admin-sandbox' } })
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

interface End {
  status: number
  heading: string
  title: string
  faults: string[]
}

const headingAndTitle = "[document.querySelector('h1')?.textContent ?? '', document.title]"

/** Opens an address and waits until its page has come alive and says what it is. */
async function endOf(page: Page, address: string): Promise<End> {
  const before = faultsSoFar(page).length
  const response = await page.goto(address)
  await alive(page)
  let told: [heading: string, title: string] = ['', '']
  const look = async () => {
    told = await page.evaluate<typeof told>(headingAndTitle)
    return told[0]
  }
  await expect.poll(look).not.toBe('')
  const [heading, title] = told
  return { status: response?.status() ?? 0, heading, title, faults: faultsSoFar(page).slice(before) }
}

/** What a page says of itself, and what its status says of it. */
function expectAgreement({ status, heading, title, faults }: End): void {
  const isUnknown = heading === '404 Page Not Found'
  expect({ faults, isUnknown, titled: title.startsWith('404 Page Not Found') }).toEqual({
    faults: [],
    isUnknown: status === 404,
    titled: status === 404,
  })
  expect([200, 404]).toContain(status)
}

test.for([...read])('%s answers with its page', async (address) => {
  const answer = await fetch(product.url + address, { redirect: 'manual' })
  const html = await answer.text()
  expect(answer.status).toBe(address.endsWith('/nothing-is-here') ? 404 : 200)
  // What stands behind a sign-in gets its names in the browser.
  if (framed.test(address)) return
  expect(html).toMatch(/<h1[^>]*>[^<]/)
  expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(answer.status === 404 ? /^404 Page Not Found/ : /^(?!404).{3}/)
})

test.for([...drawn.filter((address) => !read.has(address)), ...unknown])('%s ends as it answers', async (address) => {
  const byHttp = (await fetch(product.url + address, { redirect: 'manual' })).status
  const end = await endOf(framed.test(address) ? member : visitor, address)
  expect(end.status).toBe(byHttp)
  expectAgreement(end)
  const isUnknown = unknown.includes(address) || address.endsWith('/nothing-is-here')
  expect(byHttp).toBe(isUnknown ? 404 : 200)
})

test('who is not signed in is not asked in where there is nothing', async () => {
  for (const address of ['/app/nothing-is-here', '/dashboard/nothing-is-here', '/admin/nothing', '/control/a/b'])
    expectAgreement(await endOf(visitor, address))
  // The form takes what is asked out of the address at once, which may be before the page counts as loaded.
  await Promise.all([visitor.waitForURL('**/auth?mode=login&*'), visitor.goto('/dashboard/verify')])
})

test('an unknown page of the shell stands in the shell', async () => {
  await member.goto('/app/nothing-is-here')
  await member.getByText('There’s nothing at this dashboard URL.').waitFor()
  await member.getByRole('link', { name: 'Credits', exact: true }).waitFor()
})

test('a way to write an address that the application understands leads to the address', async () => {
  for (const [written, address] of [
    ['/%61dmin', '/admin'],
    ['/APP/verify?a=1', '/app/verify?a=1'],
    ['/Help/Credits', '/help/credits'],
  ] as const) {
    const end = await endOf(member, written)
    expect([end.status, new URL(member.url()).pathname + new URL(member.url()).search]).toEqual([200, address])
    expectAgreement(end)
  }
})

/** The browser says of every name without encryption, except those of this machine, that it keeps some promises for itself. */
const isOurs = (fault: string) => !fault.startsWith('The Cross-Origin-Opener-Policy header has been ignored')

test('a page that is kept ends as the 404 that it answers, by a name that was made to lead here', async () => {
  const page = await visit(browser, product.url)
  const other = 'http://rebound.example'
  await page.route(`${other}/**`, async (route) => {
    const { url, headers } = {
      url: route.request().url().replace(other, product.url),
      headers: route.request().headers(),
    }
    await route.fulfill({ response: await route.fetch({ url, headers: { ...headers, host: 'rebound.example' } }) })
  })
  const response = await page.goto(`${other}/dev/mail`)
  await page.waitForLoadState('networkidle')
  const [heading, title] = [await page.locator('h1').innerText(), await page.title()]
  expectAgreement({ status: response?.status() ?? 0, heading, title, faults: faultsSoFar(page).filter(isOurs) })
  expect(response?.status()).toBe(404)
  await page.context().close()
})
