import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { stage } from './stage.ts'

/** What came of a campaign: a link that is clicked, a code, a shop whose order counts, a file of orders. */

const on = stage()

async function visit(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await on.browser.newContext({
    baseURL: on.product.url,
    viewport: { width, height: 900 },
    colorScheme,
  })
  const page = await context.newPage()
  await signIn(page, demo.brand)
  return page
}

/** A started campaign with one creator who agreed. @returns where it is */
async function agreedCampaign(page: Page): Promise<string> {
  const signedIn = await fetch(`${on.product.url}/api/auth/login`, post(demo.brand))
  const { token } = (await signedIn.json()) as { token: string }
  const send = async (method: string, path: string, body: object) => {
    const answer = await page.request.fetch(path, { method, data: body, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok()).toBe(true)
    return answer.json()
  }
  const { id } = await send('POST', '/api/campaigns', { name: 'Spring tea', goal: 'sales' })
  const creators = [{ platform: 'instagram', handle: 'ava_fields_sandbox' }]
  const campaign = await send('POST', `/api/campaigns/${id}/creators`, { creators })
  const entry = `/api/campaigns/${id}/creators/${campaign.creators[0].id}`
  await send('POST', `/api/campaigns/${id}/state`, { deed: 'start' })
  await send('PATCH', entry, { field: 'decision', value: 'approved', version: 0 })
  await send('PATCH', entry, { field: 'outreach', value: 'agreed', version: 0 })
  return `/dashboard/campaigns/${id}`
}

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

test('a link is made and clicked, a shop is connected and its order counts, and a file adds another', async () => {
  const page = await visit(1440, 'light')
  const address = await agreedCampaign(page)

  // A link to a website that is declared on the way.
  await page.goto(`${address}?step=6`)
  await page.getByLabel('Leads to').fill('https://shop.northwind.example/tea')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('button', { name: 'Declare shop.northwind.example and create' }).click()
  const links = page.getByRole('list', { name: 'Short links' })
  const code = (await links.locator('code').first().innerText()).split('/').at(-1)
  const click = await fetch(`${on.product.url}/t/${code}`, { redirect: 'manual', headers: { 'user-agent': phone } })
  expect(click.status).toBe(302)
  const target = new URL(click.headers.get('location') ?? '')
  expect(target.searchParams.get('utm_content')).toBe('ava_fields_sandbox')
  await links.getByText('1 click · 1 visitor').waitFor()

  // A promo code.
  await page.getByLabel('Promo code', { exact: true }).fill('ava15')
  await page.getByRole('button', { name: 'Add code' }).click()
  await page.getByRole('list', { name: 'Promo codes' }).getByText('AVA15').waitFor()
  expect(await axeFaults(page)).toEqual([])

  // A draft is sent back, then approved.
  await page.getByRole('button', { name: 'Add a deliverable' }).click()
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  let written = saved()
  await page.getByLabel('Status', { exact: true }).selectOption('drafted')
  await written
  const draft = page.getByLabel('Draft', { exact: true })
  for (const [text, hint] of [
    ['The best tea of my life', 'No disclosure in it'],
    ['#ad The best tea of my life', 'Discloses the ad'],
  ] as const) {
    written = saved()
    await draft.fill(text)
    await draft.blur()
    await written
    await page.getByText(hint).waitFor()
  }
  await page.getByRole('button', { name: /Request changes/ }).click()
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('changes')
  await page.getByRole('button', { name: /Approve the draft/ }).click()
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('approved')
  expect(await axeFaults(page)).toEqual([])

  // A shop, whose secret is shown once.
  await page.goto(`${address}?step=7`)
  await page.getByRole('button', { name: 'Connect a shop' }).click()
  await page.getByLabel('Shop system').selectOption('woocommerce')
  await page.getByLabel('Shop name').fill('Tea shop')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add shop' }).click()
  await page.getByText('Secret, shown only now').waitFor()
  const [url = '', secret = ''] = await page.getByRole('dialog').locator('code').allInnerTexts()
  await page.getByRole('button', { name: 'Done' }).click()
  const order = JSON.stringify({
    ...{ id: 71, date_created_gmt: '2026-11-20T09:00:00', status: 'completed', total: '42.50', currency: 'USD' },
    ...{ coupon_lines: [{ code: 'ava15' }], billing: { email: 'somebody@example.com' } },
  })
  const signature = createHmac('sha256', secret).update(order).digest('base64')
  const told = await fetch(url, {
    ...{ method: 'POST', body: order },
    headers: { 'content-type': 'application/json', 'x-wc-webhook-signature': signature },
  })
  expect(await told.json()).toEqual({ received: true, kept: true })
  await page.reload()
  await page.getByRole('cell', { name: '$42.50' }).waitFor()

  // The shop's export beside it.
  const file = 'order_id,date,total,currency,code\nB-1,2026-11-21,7.50,USD,AVA15\n'
  await page
    .getByLabel('CSV file of orders')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByText('1 order read, 1 new.').waitFor()
  await page.getByText('$50', { exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])

  const small = await visit(375, 'dark')
  for (const step of [6, 7]) {
    await small.goto(`${address}?step=${step}`)
    await small.getByRole('heading', { name: step === 6 ? 'Links and promo codes' : 'Orders', exact: true }).waitFor()
    expect(await axeFaults(small)).toEqual([])
    expect(await small.evaluate(wide)).toBe(0)
  }
})
