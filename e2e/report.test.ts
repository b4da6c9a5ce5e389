import type { Report } from '@vouch/engine'
import { figureTable, forecastFigureNames, intervalText, type ReportFigure, shownFigure } from '@vouch/presentation'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { type Api, signedIn } from './api.ts'
import { axeFaults } from './axe-faults.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { sentBytes } from './sent-bytes.ts'
import { tabTo } from './visitor.ts'

/** A reader of reports: walks through the tabs, plans a campaign, buys a reading, looks back, and puts two creators side by side. */

let product: RunningProduct
let browser: Browser
let page: Page
let ids: string[]

beforeAll(async () => {
  product = await startPrepared()
  const api = await signedIn(product.url)
  ids = [
    await verified(api, 'instagram.com/luxe_lena_sandbox'),
    await verified(api, 'instagram.com/ava_fields_sandbox'),
    await verified(api, 'instagram.com/luxe_lena_sandbox'),
  ]
  browser = await sharedBrowser()
  page = await signedInPage(1280, 'light')
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

async function verified(api: Api, url: string): Promise<string> {
  const { body } = await api.post('/api/verifications', { url })
  const { id } = await api.verificationWhen(String(body.id), ({ state }) => state === 'done')
  return id
}

const signedInPage = (width: number, scheme: 'light' | 'dark') => memberPage(browser, product.url, width, scheme)

const report = (tab = '') => `/dashboard/verifications/${ids[0]}${tab && `?tab=${tab}`}`

test('the tabs are walked with the keyboard, and the address keeps the one that is shown', async () => {
  await page.goto(report())
  const tabs = page.getByRole('tablist', { name: 'Parts of the report' })
  await tabs.getByRole('tab', { name: 'Overview' }).focus()
  const headings = {
    Analytics: 'Reachability',
    Performance: 'Return',
    Posts: null,
    Intelligence: 'Market position',
    Safety: 'Sponsored share',
    Method: 'How we got this score',
  }
  for (const [name, heading] of Object.entries(headings)) {
    await page.keyboard.press('ArrowRight')
    const tab = tabs.getByRole('tab', { name, selected: true })
    await tab.waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(name)
    const panel = page.getByRole('tabpanel', { name })
    if (heading === null) await panel.getByRole('button', { name: /^All/ }).waitFor()
    else await panel.getByRole('heading', { name: heading, exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('tab')).toBe(name.toLowerCase())
  }
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: 'Latest posts' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('the base rate is moved with the keyboard, says what the score would be, and goes back', async () => {
  await page.goto(`/dashboard/verifications/${ids[1]}?tab=method`)
  const slider = page.getByRole('slider', { name: /^Base rate/ })
  await slider.focus()
  await page.keyboard.press('End')
  expect(await slider.inputValue()).toBe('36')
  await page.getByText(/^With a base rate of 36%, this score would be \d+, \d+ points? lower\.$/).waitFor()
  await page.getByRole('button', { name: 'Back to 22%' }).click()
  expect(await slider.inputValue()).toBe('22')
  await page.getByText(/^With a base rate of 22%, this score would be \d+, the same\.$/).waitFor()
})

test('the first screen says what to do, of what, for whom and for how much', async () => {
  await page.goto(report())
  const decision = page.getByRole('region', { name: 'Decision' })
  await decision.getByText('Don’t book', { exact: true }).waitFor()
  await decision.getByText(/^\d+% of followers .* \(\d+ to \d+\)\.$/).waitFor()
  await decision.getByText(/^Next Ask what happened/).waitFor()
  await decision.getByRole('img', { name: /^Trust \d+ out of 100/ }).waitFor()
  await page.getByText('How much looks inauthentic').waitFor()
  expect(
    await page
      .getByRole('region', { name: 'Price' })
      .getByText(/^\$[\d.,K]+$/)
      .count(),
  ).toBe(3)
  const posts = page.getByRole('region', { name: 'Latest posts' }).getByRole('listitem')
  await posts.first().waitFor()
  expect(await posts.count()).toBe(6)
  // What nobody declared is a dash, never a zero.
  const audience = page.getByRole('region', { name: 'Audience' })
  await audience.getByText('Not shared here.', { exact: false }).waitFor()
  expect(await audience.getByText('–', { exact: true }).count()).toBe(3)
  expect(await page.getByRole('heading', { name: 'How we got this score' }).count()).toBe(0)
  await page.goto(`/dashboard/verifications/${ids[1]}`)
  await audience.getByText(/^[A-Z][\w ]+\s\d+%, .*%, .*%$/).waitFor()
})

/** Pixels of a phone that are seen before a thumb moves and a bar or a keyboard takes its part. */
const firstPixels = 300

test('on a phone the decision and the score come first, with three buttons and one for the rest', async () => {
  const reader = await signedInPage(375, 'light')
  for (const id of [ids[0], ids[1]]) {
    await reader.goto(`/dashboard/verifications/${id}`)
    const decision = reader.getByRole('region', { name: 'Decision' })
    const word = decision.getByText(/^(Book|Ask first|Don’t book)$/)
    for (const part of [word, decision.getByRole('img', { name: /^Trust \d+ out of 100/ })]) {
      await part.waitFor()
      const box = await part.boundingBox()
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(firstPixels)
    }
  }
  const buttons = reader.getByRole('group', { name: 'Actions' }).getByRole('button')
  expect(await buttons.count()).toBe(4)
  for (const name of ['Shortlist', 'Share', 'Export', 'More actions'])
    await buttons.and(reader.getByRole('button', { name, exact: true })).waitFor()
  const boxes = await Promise.all((await buttons.all()).map((each) => each.boundingBox()))
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? Number.NaN))).size).toBe(1)
  await reader.getByRole('button', { name: 'More actions' }).click()
  await reader.getByRole('menuitem', { name: /^Refresh · (free for|\d+ credits)/ }).waitFor()
  for (const name of ['Compare', 'Lookalikes', 'Print']) await reader.getByRole('menuitem', { name }).waitFor()
  await reader.context().close()
})

test('posts are put in order and filtered, and lead to the platform', async () => {
  await page.goto(report('posts'))
  const panel = page.getByRole('tabpanel', { name: 'Posts' })
  const likes = async () => {
    const rows = await panel.getByRole('listitem').allTextContents()
    return rows.map((row) => Number(/([\d,]+) likes/.exec(row)?.[1]?.replace(',', '')))
  }
  await panel.getByRole('listitem').first().waitFor()
  const newest = await likes()
  const sorted = [...newest].sort((a, b) => b - a)
  expect(newest).not.toEqual(sorted)
  await panel.getByLabel('Sort by').selectOption('Most likes')
  await expect.poll(likes).toEqual(sorted)
  await panel.getByRole('button', { name: /^Sponsored \d+$/ }).click()
  await expect.poll(async () => (await likes()).length).toBeLessThan(newest.length)
  await panel.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open the profile on Instagram' }).waitFor()
  await page.keyboard.press('Escape')
})

test('a post opens with the comments that were read under it', async () => {
  await page.goto(report('posts'))
  const panel = page.getByRole('tabpanel', { name: 'Posts' })
  await panel.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Comments we checked' }).waitFor()
  await page.keyboard.press('Escape')
})

test('by keyboard alone a concern opens its evidence, the records behind it, and gives the focus back', async () => {
  await page.goto(report())
  const concern = page.getByRole('button', { name: /^Suspicious followers/ }).first()
  await tabTo(page, concern)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Suspicious followers' })
  await sheet.getByRole('heading', { name: 'What else could explain it' }).waitFor()
  await tabTo(page, sheet.getByRole('button', { name: /^Show the \d+ records behind it/ }))
  await page.keyboard.press('Enter')
  await sheet
    .getByText(/^followers [\d,]+ · following/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await concern.and(page.locator(':focus')).waitFor()
})

test('followers are read one by one, each with its reasons, and a place that is not known is a dash', async () => {
  await page.goto(report('analytics'))
  const figure = page.getByRole('figure', { name: 'Followers by credibility' })
  await figure.getByRole('slider', { name: 'Browse from least to most credible followers' }).focus()
  await page.keyboard.press('Home')
  await figure.getByText(/^0% to 10%: \d+\sfollowers?$/).waitFor()
  const named = page.getByRole('region', { name: 'Followers that look least authentic' })
  expect(await named.getByText(/follows\s[\d,]+\saccounts, followed by\s[\d,]+/i).count()).toBeGreaterThan(0)
  const first = await named.getByRole('listitem').count()
  await named.getByRole('button', { name: /^Show \d+ more/ }).click()
  await expect.poll(() => named.getByRole('listitem').count()).toBeGreaterThan(first)
  await page.getByText('We have data on fewer than 30, so there’s no ranking yet.').waitFor()
})

test('the engagement rate of another span is read beside that of the verdict', async () => {
  await page.goto(report('performance'))
  const panel = page.getByRole('tabpanel', { name: 'Performance' })
  await panel.getByRole('button', { name: '90 days' }).click()
  await panel.getByText(/of the last 90 days; half are in the range of .*; the verdict uses the latest/).waitFor()
})

test('the keys of a print draw every tab before anything is printed', async () => {
  await page.goto(report())
  await page.getByRole('heading', { name: 'Latest posts' }).waitFor()
  await page.evaluate(`window.print = () => {
    const panels = [...document.querySelectorAll('[role=tabpanel]')]
    window.printed = { letters: panels.map((panel) => panel.textContent.length), waiting: document.querySelectorAll('[data-waiting]').length }
  }`)
  await page.keyboard.press('Control+p')
  await expect.poll(() => page.evaluate('window.printed !== undefined')).toBe(true)
  const { letters, waiting } = await page.evaluate<{ letters: number[]; waiting: number }>('window.printed')
  expect(letters).toHaveLength(7)
  expect(Math.min(...letters)).toBeGreaterThan(300)
  expect(waiting).toBe(0)
})

/** Of one script, compressed as it is sent, and of all that are asked for before a page can be used. */
const scriptBytesMax = { each: 180 * 1_024, together: 320 * 1_024 }

test.for([
  { place: '/dashboard', useful: 'Needs attention' },
  { place: '/dashboard/discovery', useful: 'Discovery' },
  { place: 'the report', useful: 'Latest posts' },
])('the scripts before $place is useful keep to their budget', async ({ place, useful }) => {
  const context = await browser.newContext({ baseURL: product.url, storageState: await page.context().storageState() })
  const visitor = await context.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname))
  await visitor.goto(place === 'the report' ? report() : place)
  await visitor.getByRole('heading', { name: useful }).first().waitFor()
  const scripts = [...new Set(asked)].filter((path) => path.startsWith('/assets/'))
  const bytes = scripts.map(sentBytes)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(scriptBytesMax.each)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(scriptBytesMax.together)
  if (place === '/dashboard') expect(scripts.filter((path) => /chart|plot/i.test(path))).toEqual([])
  await context.close()
})

test('a plan is refused beside its field, then saved with the report and found again', async () => {
  await page.goto(report('performance'))
  await page.getByRole('heading', { name: 'CPM, 1,000 people reached' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Chance of ROI above 1' }).count()).toBe(0)
  const questions = page.getByRole('form', { name: 'What would it return?' })
  await questions.getByRole('button', { name: 'Forecast the return' }).click()
  await questions.getByText('Enter an order value, such as 60.').waitFor()
  await questions.getByLabel('Your industry').selectOption('Beauty')
  expect(await questions.getByLabel('Order value, $').inputValue()).toBe('50')
  await questions.getByRole('button', { name: 'Forecast the return' }).click()
  await page.getByRole('heading', { name: 'Chance of ROI above 1' }).waitFor()
  await page.getByRole('button', { name: 'Edit plan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your campaign' })
  await sheet.getByLabel('Fee').fill('')
  await sheet.getByRole('button', { name: 'Save and forecast' }).click()
  await sheet.getByText('Enter the fee in dollars, such as 1200.').waitFor()
  await sheet.getByLabel('Fee').fill('1,234')
  await sheet.getByLabel('Gross margin, %').fill('60')
  await page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByText('yours is $1,234').waitFor()
  await page.reload()
  await page.getByText('yours is $1,234').waitFor()
  await page.getByRole('button', { name: 'Edit plan' }).click()
  expect(await sheet.getByLabel('Gross margin, %').inputValue()).toBe('60')
  await page.keyboard.press('Escape')
})

test('a reading is bought at the price that stands beside it, and stays', async () => {
  await page.goto(report('safety'))
  await page.getByText(/Costs 10 of your \d+ credits, once for this report/).waitFor()
  await page.getByRole('button', { name: 'Buy AI risk analysis' }).click()
  await page.getByText(/Generated by rules, engine .* no language model/).waitFor()
  await page.getByRole('heading', { name: 'Captions by topic' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'What wasn’t checked' }).waitFor()
  await page.goto(report('intelligence'))
  await page.getByRole('button', { name: 'Buy Enhanced regret rate' }).click()
  await page.getByText(/^The chance a brand would regret this deal is/).waitFor()
  await page.getByText(/For a fee of \$1,234/).waitFor()
})

test('earlier verifications say what made the difference', async () => {
  await page.goto(report())
  const history = page.getByRole('region', { name: 'Earlier verifications' })
  await history.getByText('same data, same engine').waitFor()
  await history.getByText(/First verification, engine/).waitFor()
})

test('two creators are chosen from the list, compared, and planned together', async () => {
  await page.goto('/dashboard/verifications')
  for (const name of [/Select Ava Fields/, /Select Lena Voss/]) {
    await page.getByRole('checkbox', { name }).first().focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Compare creators' }).waitFor()
  await page.getByRole('columnheader').nth(1).waitFor()
  await page.reload()
  await page.getByRole('rowheader', { name: 'Followers that look inauthentic' }).waitFor()
  const overlap = page.getByRole('figure', { name: 'Audience overlap' })
  await overlap.getByText('1 of 1 pair measured.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Plan a campaign with both' }).click()
  await overlap.waitFor()
  await page.getByLabel('Budget').fill('3000')
  await page.getByRole('heading', { name: /Ava Fields/ }).waitFor()
  await page.getByText('Lena Voss is left out: the report says not to book.').waitFor()
})

test('every figure of a report reads the same on report, comparison, plan and shortlist', async () => {
  const api = await signedIn(product.url)
  const { report: found } = (await api.load(`/api/verifications/${ids[1]}`)) as { report: Report | null }
  if (found === null) throw new Error('no report')
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
  const figures: readonly ReportFigure[] = Object.values(figureTable)
  const told = figures.map(({ name, unit, from, read }) => {
    const { value = null, low = null, high = null } = read(found) ?? {}
    return { name, from, value: plain(shownFigure({ value, unit })), range: plain(intervalText({ low, high, unit })) }
  })
  const one = (name: string) => told.find((figure) => figure.name === name) ?? { value: '', range: '' }
  const [reach, price] = [one(figureTable.reach.name), one(figureTable.price.name)]

  await page.goto(`/dashboard/verifications/${ids[1]}`)
  for (const { name, value, range } of told.filter(({ from }) => from === 'keyFigures')) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const text = plain(await card.textContent())
    expect(text, name).toContain(value)
    expect(text, name).toContain(range)
  }
  await page.goto(`/dashboard/verifications/${ids[1]}?tab=performance`)
  const market = page.getByRole('figure', { name: 'Price', exact: true })
  await market.getByText(`${price.value} (${price.range})`).waitFor()
  await page.getByRole('heading', { name: forecastFigureNames.reach }).waitFor()
  await page.goto(`/dashboard/verifications/${ids[1]}?tab=intelligence`)
  const middle = `${price.value} in the middle, eight in ten from ${price.range}`
  await page.getByText(middle, { exact: false }).first().waitFor()

  await page.goto(`/dashboard/compare?ids=${ids[1]},${ids[0]}`)
  for (const { name, value, range } of told.filter(({ from }) => from === 'keyFigures')) {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}(?!,| that )`) }) })
    const text = plain(await row.first().getByRole('cell').first().textContent())
    expect(text, name).toContain(value)
    expect(text, name).toContain(range)
  }
  await page.goto(`/dashboard/portfolio?ids=${ids[1]},${ids[0]}`)
  const planned = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Ava Fields/ }) })
  await planned.first().waitFor()
  const heads = await page.getByRole('region', { name: 'Creators' }).getByRole('columnheader').allTextContents()
  const cells = await planned.first().getByRole('cell').allTextContents()
  expect(cells[heads.indexOf(figureTable.price.name) - 1]).toBe(price.value)
  expect(cells[heads.indexOf(figureTable.reach.name) - 1]).toBe(reach.value)
  const together = page.getByRole('listitem').filter({ hasText: 'Reach with one post each, all accounts' })
  const both = plain(await together.textContent())

  const { body: list } = await api.post('/api/shortlists', { name: 'Figures' })
  for (const handle of ['ava_fields_sandbox', 'luxe_lena_sandbox']) {
    await api.post(`/api/shortlists/${list.id}/entries`, { creator: { platform: 'instagram', handle } })
  }
  await page.goto(`/dashboard/shortlists/${list.id}`)
  const entry = page.getByRole('listitem').filter({ hasText: '@ava_fields_sandbox' })
  for (const name of [`${figureTable.reach.name}${reach.value}`, `Price${price.value}`]) {
    await expect.poll(async () => plain(await entry.first().textContent())).toContain(name)
  }
  const totals = page.getByRole('region', { name: 'List totals' })
  await totals.getByText('Reach with one post each, all accounts').waitFor()
  const [value = ''] = /[\d,.]+[KM]?/.exec(both.replace('Reach with one post each, all accounts', '')) ?? []
  expect(plain(await totals.textContent())).toContain(value)
})

const wide = ['analytics', 'performance', 'posts', 'intelligence', 'safety', 'method', 'compare', 'portfolio'] as const
/** Which part is looked at how: each of them once, those with charts and tables of their own twice. */
test.for([
  { width: 1440, scheme: 'light', looked: wide },
  { width: 375, scheme: 'dark', looked: ['', 'analytics', 'performance', 'intelligence', 'compare', 'portfolio'] },
] as const)(
  'at $width pixels, $scheme, each part can be used by everybody and fits',
  async ({ width, scheme, looked }) => {
    const reader = await signedInPage(width, scheme)
    const places = looked.map((part) =>
      part === 'compare' || part === 'portfolio' ? `/dashboard/${part}?ids=${ids[0]},${ids[1]}` : report(part),
    )
    const faults: string[] = []
    for (const place of places) {
      await reader.goto(place, { waitUntil: 'networkidle' })
      await reader.getByRole('heading', { level: 1 }).waitFor()
      faults.push(...(await axeFaults(reader)).map((fault) => `${place}: ${fault}`))
      const over = await reader.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
      if (over !== 0) faults.push(`${place} is ${over} pixels too wide`)
    }
    expect(faults).toEqual([])
  },
)
