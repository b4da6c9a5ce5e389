import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { signedIn } from './api.ts'
import { axeFaults } from './axe-faults.ts'
import { stage } from './stage.ts'

/** A contract, from the sixth step of a campaign to the creator's yes in another browser, and the check of the copy. */

const on = stage()

const address = 'eve@creators.example.net'

async function patch(path: string, token: string, field: string, value: string): Promise<void> {
  const answer = await fetch(`${on.product.url}${path}`, {
    ...{ method: 'PATCH', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } },
    body: JSON.stringify({ field, value, version: 0 }),
  })
  expect(answer.status).toBe(200)
}

/** A started campaign with one creator who agreed. */
async function agreedCampaign(): Promise<string> {
  const api = await signedIn(on.product.url, demo.admin)
  const { body: campaign } = await api.post('/api/campaigns', { name: 'Spring blend', goal: 'sales' })
  const path = `/api/campaigns/${campaign.id}`
  const creators = [{ platform: 'instagram', handle: 'ava_fields_sandbox' }]
  const { body } = await api.post(`${path}/creators`, { creators })
  const [entry] = body.creators as { id: string }[]
  const login = await fetch(`${on.product.url}/api/auth/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(demo.admin) },
  })
  const { token } = (await login.json()) as { token: string }
  await patch(`${path}/creators/${entry?.id}`, token, 'decision', 'approved')
  expect((await api.post(`${path}/state`, { deed: 'start' })).status).toBe(200)
  await patch(`${path}/creators/${entry?.id}`, token, 'outreach', 'agreed')
  return String(campaign.id)
}

async function fillIn(page: Page): Promise<void> {
  const fields = {
    ...{
      'Brand’s legal name': 'Northwind Coffee LLC',
      'Creator’s legal name': 'Eve Stone',
      'First day': 'March 1, 2027',
    },
    ...{ 'Last day': 'March 31, 2027', Deliverables: '- 1 reel', Fee: '$900', 'Lowest Trust score': '60' },
    'Governing law': 'the State of Oregon',
  }
  for (const [label, words] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Save version 2' }).click()
}

/** @returns where the letter to the creator leads */
async function linkInLetter(): Promise<string> {
  const read = async () => {
    const answer = await fetch(`${on.product.url}/api/dev/mail?to=${address}`)
    const [letter] = (await answer.json()) as { text: string }[]
    return /(\/contract\/\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  }
  await expect.poll(read).not.toBe('')
  return read()
}

test('a contract is written in step 6, filled in, sent after a confirmation, accepted in another browser, and its copy checked', async () => {
  const id = await agreedCampaign()
  const page = await on.visit()
  await signIn(page, demo.admin)
  await page.goto(`/dashboard/campaigns/${id}?step=6`)
  await page.getByText('Write the contract with 1 creator.').waitFor()
  await page.getByRole('button', { name: 'Write contract · 2 credits' }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Write contract · 2 credits' }).click()
  await page.getByText(/^Missing: /).waitFor()
  await fillIn(page)
  await page.getByText('Changes', { exact: true }).click()
  await page.locator('ins', { hasText: '$900' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Email 1 person · free' }).click()
  await page.getByText(/Waiting for an answer/).waitFor()
  await acceptBy(await linkInLetter())
  await page.getByText(/Accepted by Eve Stone/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Check a copy' }).click()
  await page.getByText('This contract was accepted').waitFor()
})

async function acceptBy(path: string): Promise<void> {
  const creator = await on.visit(375, 'dark')
  await creator.goto(path)
  await creator.getByText('The Brand pays the Creator $900 in total.', { exact: false }).waitFor()
  expect(await axeFaults(creator)).toEqual([])
  expect(await creator.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await creator.getByRole('button', { name: 'Accept contract' }).click()
  await creator.getByText('Tick the box to accept the contract.').waitFor()
  await creator.getByLabel('Your full name').fill('Eve Stone')
  await creator.getByLabel(/I’ve read the contract/).check()
  await creator.getByRole('button', { name: 'Accept contract' }).click()
  await creator.getByText(/^Accepted by Eve Stone/).waitFor()
  expect(await axeFaults(creator)).toEqual([])
}
