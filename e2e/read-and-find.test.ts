import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storedItems } from '../apps/web/marketing/legal/stored-items.ts'
import { aliveEvent } from '../apps/web/marketing/standing/standing-parts.ts'
import { stage } from './stage.ts'
import { alive, flaws, leave, visit } from './visitor.ts'

/** Readers of the public site: somebody with a question, somebody who reads a post, somebody who needs the logo. */

const on = stage()

const visitor = () => visit(on.browser, on.product.url)

/** @returns what the server sends for an address, before any script; without the marks between a sentence's pieces. */
async function sent(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(on.product.url + path)
  return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') }
}

/** A field into which a browser has put back what it kept. It says nothing of that. */
const username = `document.querySelector('[name=username]')`

/** Opens a page whose scripts are held back until they are let come. */
async function opened(path: string): Promise<{ page: Page; letCome: () => void }> {
  const page = await visitor()
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto(path)
  return { page, letCome: come.resolve }
}

test('what is written and pressed before the scripts have come is sent when they have, once', async () => {
  const { page, letCome } = await opened('/contact')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postData() ?? '')
  })
  await page.getByLabel('Name').fill('Ann Early')
  await page.getByLabel('Email').fill('ann.early@example.com')
  await page.getByRole('textbox', { name: 'Message' }).fill('A question')
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  letCome()
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
  expect(sent.map((body) => JSON.parse(body).name)).toEqual(['Ann Early'])
  await leave(page)
})

test('what is written or chosen before the scripts have come is known to the page when they have', async () => {
  const tool = await opened('/free-search')
  await tool.page.getByLabel('Email').fill('ann.early@example.com')
  tool.letCome()
  await tool.page.getByText('What you can check here').waitFor()
  await tool.page.getByRole('button', { name: 'Unlock' }).click()
  await tool.page.getByText('0 of 3 checks used today.').waitFor()
  await leave(tool.page)

  const profile = await opened('/instagram-connect')
  await profile.page.getByLabel('Username').fill('ava_fields_sandbox')
  await profile.page.getByRole('button', { name: 'Lookup' }).click()
  profile.letCome()
  await profile.page.getByText('Account Connected').waitFor()
  await leave(profile.page)

  const returned = await opened('/instagram-connect')
  await returned.page.evaluate(`${username}.value = 'ava_fields_sandbox'`)
  await returned.page.getByRole('button', { name: 'Lookup' }).click()
  returned.letCome()
  await returned.page.getByText('Account Connected').waitFor()
  await leave(returned.page)

  const help = await opened('/help')
  await help.page.getByRole('searchbox', { name: 'Search help' }).fill('refund')
  help.letCome()
  await help.page.getByRole('list', { name: 'Articles found' }).waitFor()
  await leave(help.page)

  const check = await opened('/check')
  const file = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"no":"report"}') }
  await check.page.getByLabel(/Drop a report/).setInputFiles(file)
  check.letCome()
  await check.page.getByText('Not signed').waitFor()
  await leave(check.page)

  const prices = await opened('/pricing')
  await prices.page.getByRole('radio', { name: /Enterprise/ }).check({ force: true })
  prices.letCome()
  await prices.page.getByRole('heading', { name: 'What credits get you on Enterprise' }).waitFor()
  await leave(prices.page)

  const ownPrices = await opened('/pricing')
  await ownPrices.page.getByLabel('Hours per creator').fill('0')
  ownPrices.letCome()
  await ownPrices.page.getByText('That’s no more than the plan').waitFor()
  await leave(ownPrices.page)
})

test('a button that is pressed just as the scripts take over acts on what was written before', async () => {
  const { page, letCome } = await opened('/instagram-connect')
  await page.getByLabel('Username').fill('ava_fields_sandbox')
  const press = `document.querySelector('main [type=submit]').click()`
  await page.evaluate(`addEventListener('${aliveEvent}', () => queueMicrotask(() => ${press}))`)
  letCome()
  await page.getByText('Account Connected').waitFor()
  await leave(page)
})

test('what a browser puts back into choices is what the page goes by', async () => {
  const request = await opened('/data-subject-requests')
  await request.page.evaluate(`document.querySelector('select[name=subject]').value = 'creator'`)
  await request.page.getByLabel('Email').hover()
  request.letCome()
  await request.page.getByLabel('Profile URL').waitFor()
  await leave(request.page)

  const pricing = await opened('/pricing')
  await pricing.page.evaluate(`document.querySelector('input[name=plan]').checked = true`)
  await pricing.page.getByRole('radio', { name: 'Starter' }).dispatchEvent('pointerover')
  pricing.letCome()
  await alive(pricing.page)
  expect(await pricing.page.getByRole('radio', { name: 'Starter' }).isChecked()).toBe(true)
  await pricing.page.getByText('What credits get you on Starter').waitFor()
  await leave(pricing.page)
})

test('Enter in a search that is not there yet keeps the words', async () => {
  const { page, letCome } = await opened('/help')
  await page.getByRole('searchbox', { name: 'Search help' }).fill('refund')
  await page.getByRole('searchbox', { name: 'Search help' }).press('Enter')
  letCome()
  await page.getByRole('list', { name: 'Articles found' }).waitFor()
  expect(page.url()).not.toContain('?')
  await leave(page)
})

test('where the scripts do not come, a press says so and what is written stays', async () => {
  const page = await visitor()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ann Early')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('This page couldn’t finish loading.').waitFor()
  await page.getByLabel('Name').press('Enter')
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Early')
  expect(new URL(page.url()).pathname).toBe('/contact')
  await leave(page)
})

test('a part far down the page that is pressed before the scripts have come answers when they have', async () => {
  const { page, letCome } = await opened('/')
  const tab = page.getByRole('tab', { name: 'Safety' })
  await tab.click()
  letCome()
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  await leave(page)
})

test('a question is typed, found and opened with the keyboard alone', async () => {
  const page = await visitor()
  await page.goto('/help')
  await alive(page)
  await page.keyboard.press('/')
  await page.keyboard.type('refund')
  const hits = page.getByRole('list', { name: 'Articles found' })
  await hits.getByRole('link', { name: /Reserved credits, and when you get them back/ }).waitFor()
  await page.keyboard.press('Escape')
  await hits.waitFor({ state: 'detached' })
  await page.keyboard.type('credits expire')
  // The first letters find other articles.
  await hits.getByRole('link').first().filter({ hasText: 'Do credits expire?' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Do credits expire?' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1')
  await page.goto('/help')
  await alive(page)
  await page.getByRole('searchbox', { name: 'Search help' }).fill('zzzyx')
  await page.getByText('Nothing found for “zzzyx”.').waitFor()
})

test('a post is read: its contents lead to places, its chart has a table, its sources lead back', async () => {
  const page = await visitor()
  await page.goto('/blog')
  await page.getByRole('link', { name: 'How to read an error bar before you pay a creator' }).click()
  await page.getByRole('heading', { level: 1, name: 'How to read an error bar before you pay a creator' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Contents', exact: true })
    .getByRole('link', { name: 'Is 80 really 80?' })
    .click()
  await expect
    .poll(() => page.evaluate('document.getElementById("is-80-really-80").getBoundingClientRect().top'))
    .toBeLessThan(200)
  await page.getByRole('button', { name: 'Table of Share of clean creators by score' }).click()
  // What was measured changes with the engine; each row has its score, its share and the range of that share.
  await page
    .getByRole('cell', { name: /^\d+\.\d$/ })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Source 1' }).first().click()
  await page.waitForURL(/#source-methodology$/)
  expect(await page.getByText('Vouch team').count()).toBeGreaterThan(0)
})

test('articles and the methodology can be read without a script', async () => {
  expect((await sent('/help/error-bars')).html).toContain('how far the score could move')
  expect((await sent('/methodology')).html).toMatch(/\d+ of \d+ goals met/)
  const [, main = ''] = /<main([\s\S]*)<\/main>/.exec((await sent('/help')).html) ?? []
  expect(main.match(/<a\b/g)?.length).toBeGreaterThan(30)
})

test('legal texts answer at both addresses, with the short one as the one that counts', async () => {
  const page = await visitor()
  for (const [address, short] of [
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/cookie-policy', '/cookies'],
  ] as const) {
    const [long, own] = [await sent(address), await sent(short)]
    expect([long.status, own.status]).toEqual([200, 200])
    for (const { html } of [long, own]) expect(html).toContain(`rel="canonical" href="${on.product.url}${short}"`)
    const title = /<h1[^>]*>[^<]+<\/h1>/
    expect(long.html).toMatch(title)
    expect(title.exec(long.html)?.[0]).toBe(title.exec(own.html)?.[0])
    await page.goto(address)
    await alive(page)
    await page.getByText('The details above are placeholders, not a real company.').waitFor()
  }
  expect((await sent('/privacy')).html).toContain('id="privacy-request-form"')
  await leave(page)
})

test('an article that there is not is a page that is not found', async () => {
  for (const path of ['/help/no-such-article', '/blog/no-such-post', '/methodology/no-such-section']) {
    const { status, html } = await sent(path)
    expect(status).toBe(404)
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/)
  }
})

test('the feed is well-formed and names every post', async () => {
  const page = await visitor()
  await page.goto('/blog')
  const posts = await page.getByRole('main').getByRole('article').count()
  const feed = await (await fetch(`${on.product.url}/feed.xml`)).text()
  const entries = await page.evaluate(
    `(() => {
      const feed = new DOMParser().parseFromString(${JSON.stringify(feed)}, 'application/xml')
      return feed.querySelector('parsererror') ? -1 : feed.querySelectorAll('entry').length
    })()`,
  )
  expect(entries).toBe(posts)
})

test('the page opens on the variations; the logo is downloaded in the size that is chosen, and everything as one archive', async () => {
  const page = await visitor()
  await page.goto('/brand-pack')
  await alive(page)
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe('Logo variations')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Logo (XL|S)$/ }) })
  const files = new Map<string, Buffer>()
  for (const format of ['SVG', 'PNG', 'EPS']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: format, exact: true }).click(),
    ])
    files.set(file.suggestedFilename(), readFileSync(await file.path()))
  }
  expect([...files.keys()]).toEqual(['vouch-logo-xl.svg', 'vouch-logo-xl.png', 'vouch-logo-xl.eps'])
  expect(files.get('vouch-logo-xl.svg')?.toString()).toContain('width="600" height="150"')
  expect(files.get('vouch-logo-xl.eps')?.toString()).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n/)
  const png = files.get('vouch-logo-xl.png')
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 300])

  await row.getByLabel('Size').selectOption({ label: 'S, 240 × 60' })
  await page.getByRole('heading', { name: 'Logo S' }).waitFor()
  const [small] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'SVG', exact: true }).click(),
  ])
  expect(readFileSync(await small.path()).toString()).toContain('width="240" height="60"')

  const [pack] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all 21 files as one .zip' }).click(),
  ])
  expect(pack.suggestedFilename()).toBe('vouch-brand-pack.zip')
  const archive = readFileSync(await pack.path()).toString('latin1')
  const listed = archive.slice(archive.indexOf('PK\u0001\u0002'))
  const names = new Set(listed.match(/vouch-(?:logo|icon)-(?:xl|l|m|s)\.(?:svg|png|eps)/g))
  expect([...names]).toHaveLength(21)
})

test('a drawing that comes out empty is said to be so, and the next try is free', async () => {
  const page = await visitor()
  await page.addInitScript('HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)')
  await page.goto('/brand-pack')
  await alive(page)
  await page.getByRole('button', { name: 'PNG', exact: true }).first().click()
  const alert = page.getByRole('alert').filter({ hasText: 'Download Error' })
  await alert.getByText('Generated file is empty').waitFor()
  await page.getByRole('button', { name: 'SVG', exact: true }).first().click()
  await alert.waitFor({ state: 'detached' })
})

/** One of each kind; what they share is drawn by the same parts. */
const pages = ['/help', '/help/credits', '/blog/engagement-rate-benchmarks', '/methodology', '/cookies', '/brand-pack']

test('every kind of page is accessible, fits, and keeps only what the cookie policy names', async () => {
  const page = await visitor()
  const known = storedItems.flatMap(({ name }) => name.split(', '))
  for (const path of pages) {
    await page.goto(path)
    await alive(page)
    expect(await flaws(page)).toEqual([])
  }
  const kept = await page.evaluate<string[]>('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]')
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect([...kept, ...cookies].filter((name) => !known.includes(name))).toEqual([])
  await leave(page)
})
