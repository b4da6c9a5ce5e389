import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { choose, joinAsMember, write } from './campaign-hands.ts'
import { stage } from './stage.ts'

/** A campaign that two people work on: from the brief to the results. */

const on = stage()

const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

test('two people plan a campaign, verify and start it, and keep outreach, contract and results by hand', async () => {
  const owner = await on.visit()
  await signIn(owner, demo.admin)
  const brand = await joinAsMember(on, owner)

  // The brief, from a template.
  await owner.goto('/dashboard/campaigns')
  await owner.getByRole('button', { name: 'New campaign' }).first().click()
  await owner.getByLabel('Campaign name').fill('Spring tea')
  await owner.getByRole('radio', { name: /Launch/ }).check()
  await owner.getByRole('button', { name: 'Create draft' }).click()
  await owner.getByRole('heading', { name: 'Spring tea' }).waitFor()
  expect(await owner.getByLabel('Brief for creators').inputValue()).toContain('Embargo')
  await write(owner, 'Product or service', 'Green tea')
  await write(owner, 'Start', '2027-03-01')
  await write(owner, 'End', '2027-03-31')
  await owner.getByText('Nothing is missing here.').waitFor()
  expect(await axeFaults(owner)).toEqual([])
  const address = new URL(owner.url()).pathname

  // The colleague sees it, and both change one field.
  await brand.goto(`${address}?step=2`)
  await brand.getByRole('heading', { name: 'Audience and budget' }).waitFor()
  await owner.goto(`${address}?step=2`)
  await owner.getByLabel('Budget', { exact: true }).fill('9000')
  await write(brand, 'Budget', '5000')
  await owner.getByLabel('Budget', { exact: true }).blur()
  await owner.getByText(/changed this while you were writing/).waitFor()
  expect(await axeFaults(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Keep theirs' }).click()
  await expect.poll(() => owner.getByLabel('Budget', { exact: true }).inputValue()).toBe('5,000')
  await write(owner, 'Target audience', 'People who cook at home')
  // What the owner wrote shows up with the colleague, who did nothing.
  await expect.poll(() => brand.getByLabel('Target audience').inputValue()).toBe('People who cook at home')
  expect(await axeFaults(brand)).toEqual([])
  expect(await brand.evaluate(wide)).toBe(0)

  // Creators.
  await brand.goto(`${address}?step=3`)
  await brand.getByLabel('Add by profile link').fill('instagram.com/ava_fields_sandbox')
  await brand.getByRole('button', { name: 'Add', exact: true }).first().click()
  await brand.getByRole('button', { name: /Take out/ }).waitFor()
  await brand.getByLabel('Add by profile link').fill('instagram.com/luxe_lena_sandbox')
  await brand.getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect.poll(() => brand.getByRole('button', { name: /Take out/ }).count()).toBe(2)
  expect(await brand.evaluate(wide)).toBe(0)

  // Verified at a shown price, and decided.
  await owner.goto(`${address}?step=4`)
  await owner.getByRole('button', { name: 'Verify 2 creators · 20 credits' }).click()
  await owner.getByText('Don’t book').first().waitFor()
  await owner.getByText('Not verified yet').first().waitFor({ state: 'detached' })
  const ava = owner.getByRole('listitem').filter({ has: owner.getByRole('link', { name: 'Ava Fields' }) })
  const lena = owner.getByRole('listitem').filter({ has: owner.getByRole('link', { name: /Lena/ }) })
  // Two changes at once, whose answers come in the other order: neither is lost from sight.
  const second = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    if (route.request().postDataJSON().value === 'approved') await second.promise
    await route.fulfill({ response })
    second.resolve()
  }
  await owner.route('**/api/campaigns/*/creators/*', hold)
  await ava.getByLabel('Decision').selectOption('approved')
  await lena.getByLabel('Decision').selectOption('declined')
  await owner.getByText('Nothing is missing here.').waitFor()
  await owner.unroute('**/api/campaigns/*/creators/*', hold)
  await owner.getByRole('heading', { name: 'Campaign intelligence' }).waitFor()
  expect(await axeFaults(owner)).toEqual([])

  // The start says its price.
  await owner.getByRole('button', { name: 'Start campaign · 2 credits' }).first().click()
  await owner.getByText(/It costs 2 credits, once/).waitFor()
  await owner.getByRole('button', { name: 'Start · 2 credits' }).click()
  await owner.getByText('Campaign started').waitFor()

  await owner.goto('/dashboard/credits')
  await owner.getByRole('row', { name: /Campaign workflow.*Spring tea/ }).waitFor()

  // Outreach on the board, with the keyboard alone.
  await owner.goto(`${address}?step=5`)
  await owner.getByText('Board', { exact: true }).click()
  const grip = owner.getByRole('button', { name: 'Move Ava Fields' })
  await grip.focus()
  await owner.keyboard.press('Space')
  await owner.getByText('Ava Fields is over Not contacted.').waitFor({ state: 'attached' })
  await owner.keyboard.press('ArrowRight')
  await owner.getByText('Ava Fields is over Contacted.').waitFor({ state: 'attached' })
  await owner.keyboard.press('Space')
  await owner.getByRole('list', { name: 'Contacted', exact: true }).getByRole('link', { name: 'Ava Fields' }).waitFor()
  expect(await axeFaults(owner)).toEqual([])
  await owner.getByText('List', { exact: true }).click()
  await choose(owner, 'Outreach', 'Agreed')
  await write(owner, 'Agreed fee', '400')
  await owner.getByText('still to pay').waitFor()

  // Contract, content, results.
  await owner.goto(`${address}?step=6`)
  await choose(owner, 'Contract with Ava Fields', 'Signed')
  await owner.getByRole('button', { name: 'Add a deliverable' }).click()
  await owner.getByLabel('Due', { exact: true }).waitFor()
  await write(owner, 'Due', '2027-03-10')
  await choose(owner, 'Status', 'Posted')
  await write(owner, 'Posted link', 'instagram.com/p/abc')
  await owner.getByText('Nothing is missing here.').waitFor()
  await brand.goto(`${address}?step=7`)
  await write(brand, 'Views', '12000')
  await write(brand, 'Paid to Ava Fields', '400')
  await brand.getByText('Complete the campaign.').or(brand.getByText('Nothing is missing here.')).first().waitFor()
  await brand.getByText('$33.33').waitFor()
  expect(await axeFaults(brand)).toEqual([])
  expect(await brand.evaluate(wide)).toBe(0)
})

test('campaigns are listed, moved on a board, seen over time, deleted and brought back', async () => {
  const page = await on.visit(1440, 'dark')
  await signIn(page, demo.admin)
  await page.goto('/dashboard/campaigns')
  await page.getByRole('link', { name: 'Spring tea' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByText('Timeline', { exact: true }).click()
  await page.getByRole('link', { name: /Spring tea, active, Mar 1, 2027/ }).waitFor()
  await page.getByText('Board', { exact: true }).click()
  await page.getByRole('list', { name: 'Active' }).getByRole('link', { name: 'Spring tea' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/dashboard/campaigns/intelligence')
  await page.getByRole('link', { name: 'Spring tea' }).waitFor()
  await page.getByRole('heading', { name: 'Next dollar' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Spring tea' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('“Spring tea” deleted').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Spring tea' }).waitFor()
})
