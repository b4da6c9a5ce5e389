import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo } from './account-form.ts'
import { signedIn } from './api.ts'
import { stage } from './stage.ts'
import { flaws, looks } from './visitor.ts'

/** A watch over time: somebody watches a creator, a month passes, and its counts are drawn. */

const on = stage()

async function signedInPage({ width, colorScheme }: (typeof looks)[number]): Promise<Page> {
  const context = await on.browser.newContext({
    ...{ baseURL: on.product.url, viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' },
  })
  const page = await context.newPage()
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill('admin@vouch.test')
  await page.getByLabel('Password', { exact: true }).fill('vouch-admin-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')
  return page
}

async function passDays(advanceDays: number): Promise<void> {
  const answer = await fetch(`${on.product.url}/api/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceDays }),
  })
  expect(answer.status).toBe(200)
}

test('a creator is watched by address, read within minutes, and left alone again', async () => {
  const page = await signedInPage(looks[1])
  await page.goto('/dashboard/watch')
  await page.getByRole('heading', { name: 'No one is watched yet' }).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByLabel('Watch a creator').fill('instagram.com/luxe_lena_sandbox')
  await page.getByText('@luxe_lena_sandbox on Instagram').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Lena Voss', exact: true }).waitFor()
  await page.getByText('1 of 100 spots used').waitFor()
  await page.getByText('just now').waitFor()
  await page.getByRole('button', { name: 'Stop watching Lena Voss' }).click()
  await page.getByRole('heading', { name: 'No one is watched yet' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Lena Voss', exact: true }).waitFor()
  await page.getByLabel('Watch a creator').fill('nobody at all')
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page
    .getByText(/isn’t a|not a|can’t be/)
    .first()
    .waitFor()
  await page.context().close()
})

test('after a month its followers, likes and arrival curves are drawn, as charts and as tables', async () => {
  await passDays(30)
  for (const look of looks) {
    const page = await signedInPage(look)
    await page.goto('/dashboard/watch/instagram/luxe_lena_sandbox')
    for (const title of ['Followers over time', 'Likes per post', 'How likes arrive'])
      await page.getByRole('figure', { name: title }).waitFor()
    await page.getByRole('button', { name: 'Table of Followers over time' }).click()
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(28)
    expect(await flaws(page)).toEqual([])
    await page.goto('/dashboard/watch')
    await page.getByRole('link', { name: 'Lena Voss', exact: true }).waitFor()
    expect(await flaws(page)).toEqual([])
    await page.context().close()
  }
})

test('once a plan has ended, the mark and the weekly check that somebody takes back stay under the keyboard', async () => {
  const api = await signedIn(on.product.url, demo.admin)
  const creator = { platform: 'instagram', handle: 'luxe_lena_sandbox' }
  const { body: list } = await api.post('/api/shortlists', { name: 'Spring' })
  expect((await api.post(`/api/shortlists/${list.id}/entries`, { creator })).status).toBe(201)
  expect((await api.patch(`/api/shortlists/${list.id}`, { watched: true })).status).toBe(200)
  expect((await api.post('/api/watches', { creator })).status).toBeLessThan(300)
  const page = await signedInPage(looks[1])
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch()
    const { user } = (await answer.json()) as { user: object }
    await route.fulfill({ response: answer, json: { user: { ...user, subscription: { isActive: false } } } })
  })
  await page.goto(`/dashboard/shortlists/${list.id}`)
  await page.getByText(/^Next check on/).waitFor()
  await page.getByText('Plan ended', { exact: true }).waitFor()
  const weekly = page.getByRole('checkbox', { name: /^Check weekly/ })
  await weekly.press(' ')
  await page.getByText('Your plan has ended, so it can’t be turned on.', { exact: false }).waitFor()
  await weekly.and(page.locator(':focus')).press(' ')
  expect(await weekly.isChecked()).toBe(false)
  const mark = page.getByRole('button', { name: 'Watch Lena Voss' })
  await mark.press('Enter')
  await page.getByText('No longer marked').waitFor()
  await mark.and(page.locator(':focus')).press('Enter')
  expect(await mark.getAttribute('aria-pressed')).toBe('false')
  expect(await flaws(page)).toEqual([])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect((await weekly.count()) + (await mark.count())).toBe(0)
})
