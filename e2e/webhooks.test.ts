import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlatformAnswer, scriptedPlatform } from '../apps/server/test/scripted-platform.ts'
import { demo, memberPage, signIn } from './account-form.ts'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { startPrepared } from './first-start.ts'
import type { RunningProduct } from './running-product.ts'
import { flaws, leave, visit } from './visitor.ts'

/** A webhook from its making to its end: by whoever runs the workspace, and by the program that receives. */

let product: RunningProduct
let receiver: Awaited<ReturnType<typeof scriptedPlatform>>
let answer: PlatformAnswer = { body: 'thanks' }

beforeAll(async () => {
  receiver = await scriptedPlatform(() => answer)
  product = await startPrepared({ WEBHOOK_TEST_HOSTS: new URL(receiver.baseUrl).host })
})

afterAll(async () => {
  await leaveBrowser()
  await product?.end()
  await receiver?.close()
})

test('a manager adds a webhook, tests it, reads the attempt, replays it, changes the secret and removes it', async () => {
  const page = await memberPage(await sharedBrowser(), product.url)
  await page.goto('/dashboard/settings/webhooks')
  await page.getByText('No webhooks yet.').waitFor()
  // The open page of the settings is in sight, however narrow the screen.
  const openPlace = `document.querySelector('nav[aria-label="Settings"] [aria-current]').getBoundingClientRect().right`
  await expect.poll(() => page.evaluate<boolean>(`${openPlace} <= innerWidth`)).toBe(true)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('Give the endpoint a name.').waitFor()
  await page.getByLabel('Name').fill('Our CRM')
  await page.getByLabel('URL').fill('https://10.0.0.1/hook')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('This address leads to a private network, which Vouch never calls.').waitFor()
  await page.getByLabel('URL').fill(`${receiver.baseUrl}/hook`)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText('it won’t be shown again').waitFor()
  const shownSecret = () => page.getByRole('status').locator('code').textContent()
  const first = (await shownSecret()) ?? ''
  expect(first).toMatch(/^whsec_/)
  expect(await flaws(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Test Our CRM' }).click()
  const deliveries = page.getByRole('list', { name: 'Deliveries of Our CRM' }).getByRole('listitem')
  await deliveries.getByText('Delivered', { exact: true }).waitFor()
  const [test1] = receiver.calls
  expect(new Webhook(first).verify(test1?.body ?? '', test1?.headers ?? {})).toMatchObject({ type: 'webhook.test' })

  answer = { status: 500, body: 'Our database is away' }
  await page.getByRole('button', { name: 'Replay No. 1' }).click()
  await page.getByRole('button', { name: 'Details of No. 1' }).click()
  await page.getByText('Our database is away').waitFor()
  expect(receiver.calls[1]?.headers['webhook-id']).toBe(test1?.headers['webhook-id'])
  expect(await flaws(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  answer = { body: 'thanks' }
  await page.getByRole('button', { name: 'New secret for Our CRM' }).click()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  await page.getByText('it won’t be shown again').waitFor()
  const second = (await shownSecret()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Test Our CRM' }).click()
  const tests = () => receiver.calls.filter(({ body }) => JSON.parse(body).sequence === 2)
  await expect.poll(() => tests().length).toBe(1)
  const [rotated] = tests()
  for (const secret of [first, second])
    expect(new Webhook(secret).verify(rotated?.body ?? '', rotated?.headers ?? {})).toMatchObject({ sequence: 2 })
  expect(first).not.toBe(second)

  await page.getByRole('button', { name: 'Remove Our CRM' }).click()
  await page.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByText('No webhooks yet.').waitFor()
  await leave(page)
})

test('who does not run the workspace is told who does', async () => {
  const page = await visit(await sharedBrowser(), product.url)
  await signIn(page, demo.admin)
  await page.route('**/api/auth/session', async (route) => {
    const session = await route.fetch()
    const body = (await session.json()) as { user: { workspace: { role: string } } }
    body.user.workspace.role = 'member'
    await route.fulfill({ response: session, json: body })
  })
  await page.goto('/dashboard/settings/webhooks')
  await page.getByText('Only managers and the owner of this workspace see its webhooks.').waitFor()
  await page.context().close()
})
