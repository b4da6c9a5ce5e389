import { expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { agreedCampaign, choose } from './campaign-hands.ts'
import { stage } from './stage.ts'

/** Fields that are saved by themselves, while somebody is quicker than the answer. */

const on = stage()

async function openedDraft() {
  const { id, api, path, entryPath } = await agreedCampaign(on, demo.admin)
  await api.post(`${entryPath}/deliverables`, { kind: 'reel' })
  const page = await on.visit()
  await signIn(page, demo.admin)
  await page.goto(`/dashboard/campaigns/${id}?step=6`)
  const status = page.getByLabel('Status', { exact: true })
  await choose(page, 'Status', 'Draft received')
  return { page, api, path, status, draft: page.getByLabel('Draft', { exact: true }) }
}

test('a button that is pressed out of a field keeps its place while the field is saved, so the press counts', async () => {
  const { page, status, draft } = await openedDraft()
  const approve = page.getByRole('button', { name: /Approve the draft/ })
  // What stands above it and comes by a call of its own would move it.
  await page.getByRole('button', { name: /^Write contract/ }).waitFor()
  await draft.fill('The best tea of my life')
  await approve.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await approve.boundingBox()) ?? {}
  await page.mouse.move(x + 5, y + 3)
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.mouse.down()
  await answered
  await page.getByText('No disclosure in it').waitFor()
  await page.mouse.up()
  await expect.poll(() => status.inputValue()).toBe('approved')
})

test('what is written on while the text before it is being saved stays, and is saved over it', async () => {
  const { page, api, path, draft } = await openedDraft()
  const title = page.getByLabel('Description', { exact: true })
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/campaigns/*/deliverables/*', async (route) => {
    const response = await route.fetch()
    held.resolve()
    await release.promise
    await route.fulfill({ response })
  })
  await title.fill('A reel')
  await title.press('Enter')
  await held.promise
  await title.fill('A reel about tea')
  const first = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  release.resolve()
  await first
  await draft.focus()
  const stored = async () => {
    const { creators } = (await api.load(path)) as { creators: { deliverables: { fields: Titled }[] }[] }
    return creators[0]?.deliverables[0]?.fields.title.value
  }
  await expect.poll(stored).toBe('A reel about tea')
  expect(await title.inputValue()).toBe('A reel about tea')
  expect(await page.getByText(/changed this while you were writing/).count()).toBe(0)
})

interface Titled {
  title: { value: string }
}

test('a choice that a colleague takes back is seen taken back', async () => {
  const { page, api, path, status } = await openedDraft()
  const { creators } = (await api.load(path)) as { creators: { deliverables: { id: string }[] }[] }
  const deliverable = `${path}/deliverables/${creators[0]?.deliverables[0]?.id}`
  const back = await api.patch(deliverable, { field: 'state', value: 'planned', version: 1 })
  expect(back.status).toBe(200)
  await page.bringToFront()
  await expect.poll(() => status.inputValue()).toBe('planned')
})
