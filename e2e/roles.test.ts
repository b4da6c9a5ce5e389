import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from './api.ts'
import { axeFaults } from './axe-faults.ts'
import { stage } from './stage.ts'

/** What somebody sees who may only read in a workspace: everything, and no button that the server would refuse. */

const on = stage()

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/\/(app|dashboard)/)
}

/** The admin's workspace takes the brand in as a viewer. */
async function invite(): Promise<string> {
  const owner = await signedIn(on.product.url, { email: 'admin@vouch.test', password: 'vouch-admin-demo' })
  const { body } = await owner.post('/api/verifications', { url: 'instagram.com/ava_fields_sandbox' })
  await owner.verificationWhen(String(body.id), ({ state }) => state === 'done')
  const { body: list } = await owner.post('/api/shortlists', { name: 'Spring' })
  await owner.post(`/api/shortlists/${list.id}/entries`, {
    creator: { platform: 'instagram', handle: 'ava_fields_sandbox' },
  })
  await owner.post('/api/workspace/invitations', { email: 'brand@vouch.test', role: 'viewer' })
  return `/dashboard/shortlists/${list.id}`
}

async function linkTo(address: string): Promise<string | null> {
  const letters = (await (await fetch(`${on.product.url}/api/dev/mail?to=${address}`)).json()) as { text: string }[]
  return /\/join#token=[\w-]+/.exec(letters[0]?.text ?? '')?.[0] ?? null
}

/** Buttons that spend, change or pay, wherever they may stand. */
const spending =
  /^(Verify|Verify all|Verify again|Add|Add .* to a shortlist|Shortlist|Share|Export|Export selected|Create shortlist|Rename|Remove list|Buy|Buy credits|Tag|Save view|Save this search|Change plan|Cancel plan|Use a different card|Plan a campaign|Forecast the return)\b/

test('a viewer reads every page of a workspace, and meets no button that spends or changes', async () => {
  const shortlist = await invite()
  const context = await on.browser.newContext({ baseURL: on.product.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, 'brand@vouch.test', 'vouch-brand-demo')
  await expect.poll(() => linkTo('brand@vouch.test')).not.toBe(null)
  await page.goto((await linkTo('brand@vouch.test')) ?? '')
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await page.waitForURL('**/app')
  const told: [string, string | RegExp][] = [
    ['/dashboard', 'You need the Member role to verify creators. Ask this workspace’s owner.'],
    ['/dashboard/verify', 'You need the Member role to verify creators. Ask this workspace’s owner.'],
    ['/dashboard/bulk', 'You need the Member role to verify creators. Ask this workspace’s owner.'],
    ['/dashboard/campaigns', 'You need the Member role to create campaigns. Ask this workspace’s owner.'],
    ['/dashboard/shortlists', 'You need the Member role to create shortlists. Ask this workspace’s owner.'],
    [shortlist, 'You need the Member role to change shortlists. Ask this workspace’s owner.'],
    ['/dashboard/billing', 'Only this workspace’s owner can change the plan.'],
    ['/dashboard/billing/plan', 'Only this workspace’s owner can change the plan.'],
    ['/dashboard/credits', 'Available'],
    ['/dashboard/verifications', 'Ava Fields'],
    ['/dashboard/discovery?q=food+uk', /^[\d,+]+ creators/],
  ]
  const met: string[] = []
  const main = page.getByRole('main')
  const spends = main.getByRole('button', { name: spending }).or(main.getByRole('link', { name: spending }))
  for (const [path, sentence] of told) {
    await page.goto(path)
    await page.getByText(sentence).first().waitFor()
    // Read at one stroke: a page that is still loading may have fewer of them a moment later.
    met.push(...(await spends.allInnerTexts()).map((name) => `${path}: ${name}`))
  }
  expect(met).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/dashboard/verifications')
  await page.getByRole('main').getByRole('link', { name: 'Ava Fields' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ava Fields' }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Lookalikes' }).waitFor()
  for (const name of ['Shortlist', 'Share', 'Export'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(await page.getByRole('menuitem', { name: /^Refresh/ }).count()).toBe(0)
  await context.close()
})
