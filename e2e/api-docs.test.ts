import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { flaws } from './visitor.ts'

/** The API's documentation as a developer reads it: with the mouse, by keyboard, on a phone, and without a script. */

const on = stage()

async function reader(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await on.browser.newContext({
    baseURL: on.product.url,
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('a call is found by a word, and its sample in Python is copied with this instance’s address', async () => {
  const page = await reader('/api/docs')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(on.product.url)) foreign.push(request.url())
  })
  await page.keyboard.press('/')
  await page.keyboard.type('starts verifying profile')
  await page.getByRole('link', { name: 'POST /verifications', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Starts verifying a creator' }).waitFor()
  await page.getByText('10 credits when the report is ready').waitFor()
  await page.getByLabel('Python').check({ force: true })
  // It says so for two seconds.
  await Promise.all([
    page.getByRole('button', { name: 'Copied' }).waitFor(),
    page.getByRole('button', { name: 'Copy' }).first().click(),
  ])
  const copied = await page.evaluate('navigator.clipboard.readText()')
  expect(copied).toContain(`"${on.product.url}/api/verifications"`)
  expect(copied).toContain('import requests')
  // The language stays chosen on the next page.
  await page.goto('/api/docs/get-discovery-creators')
  expect(await page.getByText('import requests').isVisible()).toBe(true)
  expect(await page.getByText('-H "Authorization').isVisible()).toBe(false)
  expect(foreign).toEqual([])
  await page.context().close()
})

test.for([
  ['/api/docs', 1440, 'light'],
  ['/api/docs', 375, 'dark'],
  ['/api/docs/post-verifications', 1440, 'dark'],
  ['/api/docs/post-verifications', 375, 'light'],
] as const)('%s has no flaws at %i px, %s', async ([path, width, colorScheme]) => {
  const page = await reader(path, { viewport: { width, height: 900 }, colorScheme })
  expect(await flaws(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('without a script everything is there: every sample, every call', async () => {
  const page = await reader('/api/docs/post-verifications', { javaScriptEnabled: false })
  for (const text of ['curl -X POST', 'createVouch({', 'requests.post('])
    expect(await page.getByText(text).count()).toBe(1)
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.locator('nav[aria-label=API] li a').count()).toBeGreaterThan(270)
  await page.context().close()
})
