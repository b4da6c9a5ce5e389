import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo, memberPage, signIn } from './account-form.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, leave, visit } from './visitor.ts'

/** A key from its making to its end: by an owner at the screen, and by the program that holds it. */

let product: RunningProduct

beforeAll(async () => {
  product = await startPrepared()
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
})

test('an owner makes a key, a program verifies with it, its log tells, and revoked it opens nothing', async () => {
  const page = await memberPage(await sharedBrowser(), product.url)
  await page.goto('/dashboard/settings/keys')
  await page.getByText('No keys yet.').waitFor()
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByText('Give the key a name.').waitFor()
  await page.getByLabel('Name').fill('Nightly check')
  await page.getByRole('checkbox', { name: /^verify/ }).check()
  await page.getByLabel('Monthly credit limit (optional)').fill('12 credits')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByText('Enter a whole number of credits, or leave it empty.').waitFor()
  await page.getByLabel('Monthly credit limit (optional)').fill('12')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByText('it won’t be shown again').waitFor()
  const key = (await page.getByRole('status').locator('code').textContent()) ?? ''
  expect(key).toMatch(/^vk_[\w-]{43}$/)
  expect(await flaws(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Done' }).click()

  const verify = (url: string) =>
    fetch(`${product.url}/api/verifications`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': url },
      body: JSON.stringify({ url }),
    })
  expect((await verify('instagram.com/ava_fields_sandbox')).status).toBe(202)
  const past = await verify('instagram.com/luxe_lena_sandbox')
  expect([past.status, await past.json()]).toMatchObject([402, { code: 'key_limit' }])

  await page.reload()
  await page.getByText(/^Used .*; 10 of 12 credits this month; expires /).waitFor()
  await page.getByRole('button', { name: 'Log of Nightly check' }).click()
  const rows = page.getByRole('table', { name: 'Calls of this key' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(3)
  expect(await rows.nth(1).innerText()).toContain('402')
  expect(await flaws(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Revoke Nightly check' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await page.getByText('Revoked', { exact: true }).waitFor()
  expect((await verify('instagram.com/ava_fields_sandbox')).status).toBe(403)
  await leave(page)
})

test('who does not own the workspace is told who makes keys', async () => {
  const browser = await sharedBrowser()
  const page = await visit(browser, product.url)
  await signIn(page, demo.admin)
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { user: { workspace: { role: string } } }
    body.user.workspace.role = 'viewer'
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/dashboard/settings/keys')
  await page.getByText('Only the owner of this workspace can create and see its API keys.').waitFor()
  await page.context().close()
})
