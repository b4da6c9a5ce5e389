import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { flaws, leave, visit } from './visitor.ts'

/** Somebody of the team writes copy: through the gate, over the four tabs, and back after a reload. */

const on = stage()

async function enter(): Promise<Page> {
  const page = await visit(on.browser, on.product.url)
  await page.goto('/sales-copy')
  await page.getByLabel('Password').fill('vouch-admin-sandbox')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sales copy' }).waitFor()
  return page
}

function rowOf(page: Page, name: string) {
  return page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

test('a section is written and written anew, and a request in one’s own words is answered', async () => {
  const page = await enter()
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Generate Copy',
    'Live Populator',
    'Integration Tool',
    'Implementation Guide',
  ])
  expect(await page.getByRole('button', { name: 'Generate', exact: true }).count()).toBe(14)
  const headlines = rowOf(page, 'Headlines')
  const pieces = headlines.getByRole('list').getByRole('listitem')
  await headlines.getByRole('button', { name: 'Generate' }).click()
  await expect.poll(() => pieces.count()).toBe(7)
  const first = await headlines.getByRole('list').innerText()
  await headlines.getByRole('button', { name: 'Generate' }).click()
  await expect.poll(() => headlines.getByRole('list').innerText()).not.toBe(first)
  expect(await pieces.count()).toBe(7)
  await page.getByText('Custom prompts').click()
  const generate = page.locator('form').getByRole('button', { name: 'Generate' })
  expect(await generate.isDisabled()).toBe(true)
  await page.getByLabel('Section name').fill('Email subject')
  expect(await generate.isDisabled()).toBe(true)
  await page.getByLabel('Prompt', { exact: true }).fill('Three headlines about refunds, and say we are 99 % accurate')
  await generate.click()
  await page.getByText(/understood: headlines; about refunds/).waitFor()
  expect(await page.getByRole('tabpanel').innerText()).not.toMatch(/99 ?%/)
  expect(await flaws(page)).toEqual([])
  await leave(page)
})

test('the preview is filled, a place gets its text, and all of it is there after a reload', async () => {
  const page = await enter()
  await page.getByRole('tab', { name: 'Live Populator' }).click()
  await page.getByRole('button', { name: 'Populate' }).click()
  await page.getByText('5 of 5 places filled.').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('tab', { name: 'Live Populator' }).press('ArrowRight')
  const hero = rowOf(page, 'Hero headline')
  await hero.getByRole('button', { name: 'Generate' }).click()
  await hero.getByRole('button', { name: 'Apply' }).click()
  await hero.getByLabel('Applied to hero headline').fill('Our own words')
  await page.getByText('1 applied.').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.getByRole('tab', { name: 'Implementation Guide' }).click()
  await page.getByRole('button', { name: 'Mark complete' }).first().click()
  await page.getByText('1 of 8 steps complete').waitFor()
  expect(await flaws(page)).toEqual([])
  await page.reload()
  await page.getByText('1 of 8 steps complete').waitFor()
  expect(await page.getByRole('button', { name: 'Mark complete' }).count()).toBe(7)
  await page.getByRole('tab', { name: 'Integration Tool' }).click()
  expect(await hero.getByLabel('Applied to hero headline').inputValue()).toBe('Our own words')
  await leave(page)
})

test('what goes wrong is said in the words of the tool', async () => {
  const page = await enter()
  const row = rowOf(page, 'Headlines')
  const answers = [
    [{ status: 500, json: { error: 'No' } }, 'Failed to generate copy: 500'],
    [{ status: 200, contentType: 'text/html', body: '<html>' }, 'Server returned HTML instead of JSON'],
    [{ status: 200, json: { variations: [] } }, 'Invalid response format - missing content'],
  ] as const
  for (const [answer, message] of answers) {
    await page.route('**/api/sales-copy/**', (route) => route.fulfill(answer))
    await row.getByRole('button', { name: 'Generate' }).click()
    const toast = page.getByRole('alert').filter({ hasText: message })
    await toast.getByText('Generation Failed').waitFor()
    await page.unrouteAll()
  }
  await page.route('**/api/sales-copy/**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('tab', { name: 'Live Populator' }).click()
  await page.getByRole('button', { name: 'Populate' }).click()
  await page.getByRole('alert').filter({ hasText: 'Generation Error' }).waitFor()
  await page.unrouteAll()
  await page.context().clearCookies()
  await page.getByRole('tab', { name: 'Generate Copy' }).click()
  await row.getByRole('button', { name: 'Generate' }).click()
  await page.getByText('Failed to generate copy: 401').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Team sign-in' }).waitFor()
  await leave(page)
})
