import { expect, test } from 'vitest'
import { demo, signIn } from './account-form.ts'
import { axeFaults } from './axe-faults.ts'
import { agreedCampaign, choose, write } from './campaign-hands.ts'
import { connectShop, shopOrder, tellOrder } from './shop-hands.ts'
import { stage } from './stage.ts'

/** What came of a campaign: a link that is clicked, a code, a shop whose order counts, a file of orders. */

const on = stage()

const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

test('a link is made and clicked, a shop is connected and its order counts, and a file adds another', async () => {
  const address = `/dashboard/campaigns/${(await agreedCampaign(on, demo.brand)).id}`
  const page = await on.visit()
  await signIn(page, demo.brand)

  // A link to a website that is declared on the way.
  await page.goto(`${address}?step=6`)
  await page.getByLabel('Destination URL').fill('https://shop.northwind.example/tea')
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
  await choose(page, 'Status', 'Draft received')
  for (const [text, hint] of [
    ['The best tea of my life', 'No disclosure in it'],
    ['#ad The best tea of my life', 'Discloses the ad'],
  ] as const) {
    await write(page, 'Draft', text)
    await page.getByText(hint).waitFor()
  }
  await page.getByRole('button', { name: /Request changes/ }).click()
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('changes')
  await page.getByRole('button', { name: /Approve the draft/ }).click()
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('approved')
  expect(await axeFaults(page)).toEqual([])

  // A shop, whose secret is shown once.
  await page.goto(`${address}?step=7`)
  const shop = await connectShop(page, async () => expect(await axeFaults(page)).toEqual([]))
  const now = new Date().toISOString()
  const order = shopOrder({ code: 'ava15', total: '42.50', at: now.slice(0, 19) })
  expect(await tellOrder(shop, order)).toEqual({ received: true, kept: true })
  await page.reload()
  await page.getByRole('cell', { name: '$42.50' }).waitFor()

  // The shop's export beside it.
  const file = `order_id,date,total,currency,code\nB-1,${now.slice(0, 10)},7.50,USD,AVA15\n`
  await page
    .getByLabel('CSV file of orders')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByText('1 order read, 1 new.').waitFor()
  await page.getByText('$50', { exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])

  const small = await on.visit(375, 'dark')
  await signIn(small, demo.brand)
  for (const step of [6, 7]) {
    await small.goto(`${address}?step=${step}`)
    await small.getByRole('heading', { name: step === 6 ? 'Links and promo codes' : 'Orders', exact: true }).waitFor()
    expect(await axeFaults(small)).toEqual([])
    expect(await small.evaluate(wide)).toBe(0)
  }
})
