import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demo, type WrittenAccount, writeSignIn } from './account-form.ts'
import { signedIn } from './api.ts'
import type { Stage } from './stage.ts'

/** What people do in a campaign, journey after journey. */

/** A started campaign with one creator, who was approved. @returns its id, and the creator's place in it */
export async function approvedCampaign({ product }: Stage, account: WrittenAccount) {
  const api = await signedIn(product.url, account)
  const { body: campaign } = await api.post('/api/campaigns', { name: 'Spring blend', goal: 'sales' })
  const path = `/api/campaigns/${campaign.id}`
  const creators = [{ platform: 'instagram', handle: 'ava_fields_sandbox' }]
  const { body } = await api.post(`${path}/creators`, { creators })
  const [entry] = body.creators as { id: string }[]
  const entryPath = `${path}/creators/${entry?.id}`
  expect((await api.patch(entryPath, { field: 'decision', value: 'approved', version: 0 })).status).toBe(200)
  expect((await api.post(`${path}/state`, { deed: 'start' })).status).toBe(200)
  return { id: String(campaign.id), api, path, entryPath }
}

/** The same, and the creator has agreed. */
export async function agreedCampaign(on: Stage, account: WrittenAccount) {
  const campaign = await approvedCampaign(on, account)
  const agreed = await campaign.api.patch(campaign.entryPath, { field: 'outreach', value: 'agreed', version: 0 })
  expect(agreed.status).toBe(200)
  return campaign
}

/** Waits for a letter that says something. @returns the first thing that the pattern takes out of it */
export async function inLetter({ product }: Stage, address: string, pattern: RegExp): Promise<string> {
  let found = ''
  const look = async () => {
    const letters = (await (await fetch(`${product.url}/api/dev/mail?to=${address}`)).json()) as { text: string }[]
    found = letters.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean) ?? ''
    return found
  }
  await expect.poll(look).not.toBe('')
  return found
}

/** The brand joins the admin's workspace as a member. @returns their page, on a phone in the dark */
export async function joinAsMember(on: Stage, owner: Page): Promise<Page> {
  await owner.goto('/dashboard/settings/team')
  await owner.getByLabel('Email').fill(demo.brand.email)
  await owner.getByLabel('Role').selectOption('member')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText(`Invitation sent to ${demo.brand.email}.`).waitFor()
  const brand = await on.visit(375, 'dark')
  await brand.goto(await inLetter(on, demo.brand.email, /(\/join#token=[\w-]+)/))
  await brand.getByRole('link', { name: 'Sign in to accept' }).click()
  await writeSignIn(brand, demo.brand)
  await brand.getByRole('button', { name: 'Accept invitation' }).click()
  await brand.waitForURL('**/app')
  return brand
}

/** Does what saves a field of a campaign by itself, and waits until it is saved. */
export async function saved(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const isChange = (url: string) => new URL(url).pathname.startsWith('/api/campaigns/')
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'PATCH' && isChange(each.url())),
    deed(),
  ])
  expect(answer.status()).toBe(200)
}

/** Writes into a field and leaves it; it is saved then. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first()
  await saved(page, async () => {
    await field.fill(text)
    await field.blur()
  })
}

/** Chooses in a list; it is saved then. */
export function choose(page: Page, label: string, option: string): Promise<void> {
  return saved(page, () => page.getByLabel(label, { exact: true }).first().selectOption({ label: option }))
}
