import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { startPrepared } from './first-start.ts'
import { heldScreening } from './held-screening.ts'
import { stage } from './stage.ts'
import { alive, flaws, leave, tabTo } from './visitor.ts'

/** Finding creators: a visitor tries it, a member writes a sentence, takes a filter away, replaces the sentence, takes what is offered where
 *  nobody is found, and goes on to verify one. */

const on = stage()

/** The question about cookies would come over what is pressed at the foot of a phone. */
function visit({ width, scheme }: { width: number; scheme: 'light' | 'dark' }): Promise<Page> {
  return on.visit(width, scheme)
}

/** @returns the words of the filters in use, in their order. */
function chipWords(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Filters' }).locator('[data-filter]').allTextContents()
}

/** Opens a page of the signed-in product. */
async function signedIn(address: string, options: { width: number; scheme: 'light' | 'dark' }): Promise<Page> {
  const page = await memberPage(on.browser, on.product.url, options.width, options.scheme)
  await page.goto(address)
  return page
}

test.each([
  { width: 1440, scheme: 'light' },
  { width: 375, scheme: 'dark' },
] as const)('at $width, $scheme, a visitor searches simulated creators and is led to the trial', async (options) => {
  const page = await visit(options)
  await page.goto('/search')
  await page.getByRole('heading', { level: 1, name: 'Find creators you can vouch for' }).waitFor()
  await page.getByText(/^Showing 10 of /).waitFor()
  await page.getByRole('searchbox', { name: 'Find creators' }).fill('fitness creators in the UK')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'United Kingdom, remove' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'fitness' }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('fitness creators in the UK')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Start Free Trial' }).last().click()
  await page.waitForURL(/\/auth/)
  await page.context().close()
})

test('a newcomer reads the list without the application, which draws over it what stands there and asks for nothing again', async () => {
  const listed = async () => !(await (await fetch(`${on.product.url}/discovery`)).text()).includes('data-lively="now"')
  await expect.poll(listed, { timeout: 60_000 }).toBe(true)
  const page = await on.visit()
  const [scripts, calls]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.url().includes('/api/discovery')) calls.push(request.url())
  })
  await page.goto('/discovery', { waitUntil: 'networkidle' })
  await page.getByText(/^Showing 10 of /).waitFor()
  await page.mouse.wheel(0, 400)
  const drawn = () => page.locator('main').innerHTML()
  const before = await drawn()
  expect(scripts).toEqual([])

  await page.getByRole('button', { name: 'Platform' }).hover()
  await alive(page)
  expect(await drawn()).toBe(before)
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Platform' }).click()
  await page.getByRole('dialog', { name: 'Platform' }).waitFor()
  await leave(page)

  const plain = await on.browser.newContext({ baseURL: on.product.url, javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto('/search')
  expect(await read.getByRole('row').count()).toBe(11)
  expect(await read.getByText(/^As of /).count()).toBe(1)
  await plain.close()
})

test('a link to a search shows nobody whom the search leaves out', async () => {
  const html = await (await fetch(`${on.product.url}/discovery?country=DE`)).text()
  expect(html).not.toContain('Showing 10 of')
  const page = await on.visit()
  await page.goto('/discovery?country=DE')
  await page.getByText(/^Showing 10 of /).waitFor()
  const places = await page.locator('td[data-label="Location"]').allTextContents()
  expect(new Set(places)).toEqual(new Set(['Germany']))
  await leave(page)
})

test('a member finds by a sentence, widens the search by a chip, and goes on to verify', async () => {
  const page = await signedIn('/dashboard/discovery', { width: 1440, scheme: 'light' })
  await page
    .getByRole('searchbox', { name: 'Find creators' })
    .fill('gaming youtubers in Germany, at least 10k followers')
  const marked = () => page.locator('mark').allTextContents()
  await expect.poll(marked).toEqual(['gaming', 'youtubers', 'Germany', 'at least 10k followers'])
  await page.locator('#content').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Germany, remove' }).waitFor()
  expect(await chipWords(page)).toEqual([
    'YouTube',
    'Gaming',
    'Germany',
    'at least 10K followers',
    'critical risk excluded',
  ])
  const settled = () =>
    page
      .locator('[aria-busy="false"]')
      .filter({ has: page.getByRole('table') })
      .waitFor()
  const count = async () =>
    Number(
      /^[\d,]+/
        .exec(
          await page
            .getByText(/^[\d,]+\+? creators?/)
            .first()
            .innerText(),
        )?.[0]
        .replace(',', ''),
    )
  await settled()
  const narrow = await count()
  await tabTo(page, page.getByRole('button', { name: 'Germany, remove' }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Germany, remove' }).waitFor({ state: 'detached' })
  await settled()
  expect(await count()).toBeGreaterThan(narrow)
  const box = page.getByRole('searchbox', { name: 'Find creators' })
  expect(await box.inputValue()).toBe('gaming youtubers, at least 10k followers')
  expect(await flaws(page)).toEqual([])
  const name = await page.getByRole('row').nth(1).getByRole('link').first().innerText()
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('complementary', { name }).getByRole('link', { name: 'Verify' }).click()
  await page.getByRole('heading', { name: 'Verify a creator' }).waitFor()
  expect(await page.getByLabel('URL or username').inputValue()).toMatch(/youtube\.com/)
  await page.context().close()
})

test.each([
  { width: 1440, scheme: 'dark' },
  { width: 375, scheme: 'light' },
] as const)(
  'at $width, $scheme, a new sentence replaces the old one, and where nobody is found it says what to drop',
  async (options) => {
    const page = await visit(options)
    await page.goto('/search?q=pets+in+Canada')
    await page.getByRole('button', { name: 'Pets, remove' }).waitFor()
    const box = page.getByRole('searchbox', { name: 'Find creators' })
    await box.fill('vegan food creators in Berlin over €9,000,000 a post')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No creators match all of this' }).waitFor()
    expect(await chipWords(page)).toEqual([
      'Food',
      'Germany',
      expect.stringMatching(/^at least €9,000,000 per post \(≈ \$9,350,100\)$/),
      'critical risk excluded',
    ])
    expect(await box.inputValue()).toContain('vegan food creators in Berlin')
    expect(await axeFaults(page)).toEqual([])
    expect(await flaws(page)).toEqual([])
    await page.getByRole('button', { name: /^[\d,]+ without “over €9,000,000 a post”$/ }).click()
    await page.getByRole('row').filter({ hasText: 'Germany' }).first().waitFor()
    expect(await box.inputValue()).toBe('vegan food creators in Berlin')
    await page.context().close()
  },
)

test('“like” and a name leads to lookalikes, and lists nobody', async () => {
  const page = await visit({ width: 1440, scheme: 'light' })
  await page.goto('/search?q=like+ava+fields')
  await page.getByRole('heading', { name: 'Creators like Ava Fields' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(0)
  await page.context().close()
})

test('what is typed and not searched yet is searched by whoever sorts or filters', async () => {
  const page = await signedIn('/dashboard/discovery', { width: 1440, scheme: 'light' })
  const box = page.getByRole('searchbox', { name: 'Find creators' })
  await page.getByRole('row').nth(1).waitFor()
  await box.fill('food in spain')
  await page.getByLabel('Sort by').selectOption('Most followers')
  await page.getByRole('button', { name: 'Spain, remove' }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=food+in+spain&sort=followers')
  await box.fill('food')
  await page.getByRole('button', { name: 'critical risk excluded, remove' }).click()
  await page.getByRole('button', { name: 'Spain, remove' }).waitFor({ state: 'detached' })
  expect(await box.inputValue()).toBe('food')
  expect(new URL(page.url()).searchParams.get('q')).toBe('food')
  await page.context().close()
})

test('a saved search emails about new matches until its switch is turned off, and rows have pictures', async () => {
  const page = await signedIn('/dashboard/discovery?q=food+in+spain', { width: 375, scheme: 'dark' })
  const rows = page.getByRole('main').getByRole('row')
  await rows.nth(1).locator('img').waitFor()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByLabel('Name of the search').and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save this search' }).and(page.locator(':focus')).click()
  await page.getByLabel('Name of the search').fill('Food, Spain')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Rename' }).and(page.locator(':focus')).waitFor()
  // Who has gone on elsewhere keeps the keyboard there, whatever is drawn anew.
  await page.getByRole('link', { name: 'Discovery', exact: true }).last().click()
  await page.getByRole('button', { name: 'Rename' }).waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('button', { name: 'Rename' }).focus()
  await page.goForward()
  await page.getByRole('button', { name: 'Rename' }).waitFor({ state: 'detached' })
  const order = page.getByLabel('Sort by')
  await order.focus()
  await order.selectOption('Most followers')
  await page.getByRole('button', { name: 'Save this search' }).waitFor()
  await order.and(page.locator(':focus')).waitFor()
  await page.goto('/dashboard/discovery?q=food+in+spain')
  const letters = page.getByRole('checkbox', { name: 'Email me new matches' })
  await expect.poll(() => letters.isChecked()).toBe(true)
  expect(await axeFaults(page)).toEqual([])
  const told = page.waitForResponse(/\/emails$/)
  await letters.uncheck()
  expect((await told).status()).toBe(200)
  await page.goto('/dashboard/discovery?q=food+in+spain&sort=recent')
  await letters.waitFor()
  expect(await letters.isChecked()).toBe(false)
  await page.context().close()
})

test('an address that was sent by a colleague opens the same search', async () => {
  const page = await visit({ width: 1440, scheme: 'dark' })
  await page.goto('/discovery?category=food&platform=instagram&sort=trust')
  await page.getByRole('button', { name: 'Food, remove' }).waitFor()
  await page.getByText(/^Showing 10 of /).waitFor()
  await page.goto('/discovery?q=nobodyhasthisname')
  await page.getByText('Nobody here mentions “nobodyhasthisname”.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.context().close()
})

const chosen = (page: Page) => new URL(page.url()).searchParams.get('creator')
const focused = (page: Page) => page.evaluate<string | null>('document.activeElement?.dataset?.creator ?? null')
/** Waits until the list marks a row: the address names it a moment before. */
const markedRow = (page: Page, key: string | null | undefined) =>
  page.locator(`[data-creator="${key}"][aria-current]`).waitFor()

test('a row opens a panel beside the list; arrows go on, Escape and the button back close it, and a link opens it again', async () => {
  const page = await signedIn('/dashboard/discovery?minFollowers=5000000', { width: 1440, scheme: 'light' })
  const rows = page.locator('[data-creator]')
  await rows.nth(2).waitFor()
  const keys = await Promise.all((await rows.all()).map((row) => row.getAttribute('data-creator')))
  await tabTo(page, rows.first())
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe(keys[1])
  await page.keyboard.press('Enter')
  const panel = page.locator('aside').filter({ has: page.getByRole('button', { name: 'Next creator' }) })
  await panel.getByRole('heading', { name: 'Latest posts' }).waitFor()
  expect(chosen(page)).toBe(keys[1])
  expect(await panel.getByRole('listitem').count()).toBeGreaterThan(2)
  for (const name of ['Top countries', 'Largest age group', 'Gender', 'Price per post'])
    await panel.getByText(name, { exact: true }).waitFor()
  await panel.getByRole('heading', { name: 'How much isn’t real' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await markedRow(page, keys[2])
  expect(chosen(page)).toBe(keys[2])
  // Two quick ones are two steps, though the first is not drawn yet.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await markedRow(page, keys[0])
  await page.keyboard.press('ArrowDown')
  await markedRow(page, keys[1])
  expect(chosen(page)).toBe(keys[1])
  await panel.getByRole('heading', { name: 'How much isn’t real' }).waitFor()
  const shared = page.url()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(chosen(page)).toBe(null)
  await expect.poll(() => focused(page)).toBe(keys[1])
  await rows.nth(2).click()
  await panel.getByRole('button', { name: 'Shortlist' }).waitFor()
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  await page.goto(shared)
  await panel.getByRole('link', { name: 'Lookalikes' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.context().close()
})

test('on a phone the panel is a sheet over the list, and closing it gives the focus back', async () => {
  const page = await signedIn('/dashboard/discovery?q=fitness+creators+in+the+UK', { width: 375, scheme: 'dark' })
  const key = await page.locator('[data-creator]').first().getAttribute('data-creator')
  await page.locator(`[data-creator="${key}"]`).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name: 'Latest posts' }).waitFor()
  expect(chosen(page)).toBe(key)
  await sheet.getByRole('button', { name: 'Next creator' }).click()
  await expect.poll(() => chosen(page)).not.toBe(key)
  await sheet.getByRole('button', { name: 'Previous creator' }).click()
  await expect.poll(() => chosen(page)).toBe(key)
  await sheet.getByRole('heading', { name: 'Latest posts' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(key)
  await page.context().close()
})

test.each([
  { width: 1440, scheme: 'dark' },
  { width: 375, scheme: 'light' },
] as const)(
  'at $width, $scheme, filters open from their chips, and critical risk is taken back in',
  async (options) => {
    const page = await visit(options)
    await page.goto('/discovery?category=food')
    const adders = page.getByRole('list', { name: 'Add a filter' })
    await adders.getByRole('button', { name: 'Audience' }).click()
    const popover = page.getByRole('dialog', { name: 'Audience filter' })
    await popover.getByRole('checkbox', { name: '18–24' }).check()
    await popover.getByRole('checkbox', { name: '25–34' }).check()
    await popover.getByLabel('Each at least, % of the audience').fill('30')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'at least 30% of the audience, remove' }).waitFor()
    expect(new URL(page.url()).searchParams.get('audienceAge')).toBe('18-24,25-34')
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement?.dataset?.filter')).toBe('Audience')
    await adders.getByRole('button', { name: 'Brands' }).click()
    await page.getByLabel('Worked with the brand').fill('@Kestwick')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'worked with @kestwick, remove' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'critical risk excluded, remove' }).click()
    await page.getByRole('button', { name: 'critical risk excluded, remove' }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('withoutCritical')).toBe('false')
    await page.context().close()
  },
)

test('who searches while creators are being scored reads how far it is, and each score comes by itself', async () => {
  const held = Promise.withResolvers<Awaited<ReturnType<typeof heldScreening>>>()
  const product = await startPrepared({}, async (database) => held.resolve(await heldScreening(database)))
  onTestFinished(() => product.end())
  const { handle, letGo } = await held.promise
  const page = await memberPage(on.browser, product.url, 1440, 'light')
  await page.goto(`/dashboard/discovery?q=${handle}`)
  const row = page.getByRole('row').filter({ hasText: `@${handle}` })
  await row.getByText('not screened yet').waitFor()
  const soFar = page.getByText(/^19,9\d\d of 20,000 have a screening score so far/)
  await soFar.waitFor()
  await letGo()
  await soFar.waitFor({ state: 'detached' })
  await row.getByText('not screened yet').waitFor({ state: 'detached' })
  await row.waitFor()
  await page.context().close()
})
