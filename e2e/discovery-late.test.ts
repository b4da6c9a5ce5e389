import { expect, test } from 'vitest'
import { memberPage } from './account-form.ts'
import { stage } from './stage.ts'
import { leave } from './visitor.ts'

/** Finding creators before what searches has come, or where it doesn't come. */

const on = stage()

test('filters open, and what is typed and chosen stays, before what searches has come; the list is never drawn anew', async () => {
  const html = await (await fetch(`${on.product.url}/discovery`)).text()
  const page = await on.visit()
  const later = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await later.promise
    await route.continue()
  })
  await page.goto('/discovery')
  await page.evaluate('window.firstRow = document.querySelector("tbody tr")')
  const isFirstRowKept = () => page.evaluate('window.firstRow === document.querySelector("tbody tr")')
  const box = page.getByRole('searchbox', { name: 'Find creators' })
  await box.fill('fitness')
  await page.getByRole('button', { name: 'Platform' }).click()
  const instagram = page.getByRole('dialog', { name: 'Platform filter' }).getByRole('checkbox', { name: 'Instagram' })
  await instagram.check()
  expect([await box.inputValue(), await isFirstRowKept()]).toEqual(['fitness', true])

  later.resolve()
  await page.getByRole('button', { name: 'Instagram, remove' }).waitFor()
  expect([await instagram.isChecked(), new URL(page.url()).searchParams.get('platform')]).toEqual([true, 'instagram'])
  await page.getByText(/^Showing 10 of /).waitFor()
  await leave(page)
})

test('a member’s list comes without what reads sentences, and a sentence typed before that comes is searched for', async () => {
  const html = await (await fetch(`${on.product.url}/dashboard/discovery`)).text()
  const page = await memberPage(on.browser, on.product.url, 1440, 'light')
  const later = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!html.includes(pathname) && (await (await route.fetch()).text()).includes('gentlemen')) await later.promise
    await route.continue()
  })
  await page.goto('/dashboard/discovery')
  await page.getByRole('row').nth(1).waitFor()
  await page.getByRole('searchbox', { name: 'Find creators' }).fill('fitness creators in the UK')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Platform' }).click()
  await page.getByRole('dialog', { name: 'Platform filter' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Sort by').selectOption('Most followers')
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  expect(await page.getByLabel('Sort by').inputValue()).toBe('followers')

  later.resolve()
  await page.getByRole('button', { name: 'United Kingdom, remove' }).waitFor()
  expect(await page.getByRole('list', { name: 'Filters' }).locator('[data-filter]').allTextContents()).toEqual([
    'Fitness',
    'United Kingdom',
    'critical risk excluded',
  ])
  await leave(page)
})

test('where what reads sentences can’t load, the list stays and the page says so', async () => {
  const page = await memberPage(on.browser, on.product.url, 375, 'dark')
  let away = true
  await page.route('**/assets/*.js', async (route) => {
    const isReader = (await (await route.fetch()).text()).includes('gentlemen')
    await (isReader && away ? route.abort() : route.continue())
  })
  await page.goto('/dashboard/discovery')
  await page.getByText('The search couldn’t load.').waitFor()
  await page.getByRole('row').nth(1).waitFor()
  await page.goto('/dashboard/discovery?q=food+in+spain')
  await page.getByText('The search couldn’t load.').waitFor()
  // No list that never comes stands below it.
  expect(await page.getByLabel('Sort by').count()).toBe(0)
  away = false
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.getByRole('row').nth(1).waitFor()
  await page
    .locator('main :focus')
    .filter({ has: page.getByRole('table') })
    .waitFor()
  expect(await page.getByText('The search couldn’t load.').count()).toBe(0)
  await page.context().close()
})

test('a search that fails leaves its order at hand, and trying again leads the keyboard to what came', async () => {
  const page = await memberPage(on.browser, on.product.url, 1440, 'light')
  await page.goto('/dashboard/discovery')
  await page.getByRole('row').nth(1).waitFor()
  const away = (url: URL) => url.pathname === '/api/discovery/creators' && url.searchParams.get('sort') === 'price'
  await page.route(away, (route) =>
    route.fulfill({ status: 503, json: { error: 'Busy. Try again soon.', code: 'busy' } }),
  )
  const sort = page.getByLabel('Sort by')
  await sort.focus()
  await sort.selectOption('Lowest price')
  await page.getByText('The search didn’t go through').waitFor()
  await sort.and(page.locator(':focus')).waitFor()
  await page.unroute(away)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.getByRole('row').nth(1).waitFor()
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
  await page.context().close()
})
