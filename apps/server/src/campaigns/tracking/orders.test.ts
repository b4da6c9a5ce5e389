import { createHmac, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { startedCampaign } from '../../../test/started-campaign.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

/** A code is a workspace's own, an order number a shop's. */
async function coded(ann: Visitor, code = 'AVA15') {
  const { campaignId, entryIds } = await startedCampaign(ann)
  const [entryId] = entryIds
  await ann.ask('POST', '/api/tracking/codes', { campaignId, entryId, code })
  const orders = async () => (await ann.ask('GET', `/api/tracking/orders?campaignId=${campaignId}`)).body.orders
  return { campaignId, entryIds, orders }
}

async function shop(ann: Visitor, kind: string, secret?: string) {
  const { status, body } = await ann.ask('POST', '/api/tracking/sources', { kind, name: 'Tea shop', secret })
  expect(status).toBe(201)
  return { id: body.source.id as string, secret: (body.secret ?? secret) as string }
}

function send({ app }: Rooms, id: string, body: string, headers: Record<string, string>) {
  const json = { 'content-type': 'application/json', origin: 'https://shop.example', ...headers }
  return app.inject({ method: 'POST', url: `/api/tracking/orders/${id}`, payload: body, headers: json })
}

const signed = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('base64')
const customer = { email: 'secret-person@example.com', phone: '+15550100', first_name: 'Zelda', last_name: 'Quux' }

const shopifyOrder = {
  ...{ id: 5_501_234_567_890, created_at: '2027-03-10T09:00:00-05:00', updated_at: '2027-03-10T09:00:00-05:00' },
  ...{ total_price: '42.50', current_total_price: '42.50', currency: 'USD', financial_status: 'paid' },
  ...{ discount_codes: [{ code: 'ava15', amount: '5.00' }], landing_site: '/?utm_campaign=spring', customer },
  ...{ email: customer.email, billing_address: { name: 'Zelda Quux' }, cancelled_at: null },
}

test('an order of Shopify counts for the creator of its code, once, and nothing of the customer is kept', async ({
  rooms,
  ann,
}) => {
  const { entryIds, orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'shopify', 'shpss_0123456789abcdef')
  const text = JSON.stringify(shopifyOrder)
  const headers = { 'x-shopify-hmac-sha256': signed(secret, text), 'x-shopify-topic': 'orders/create' }
  const answers = await Promise.all([1, 2, 3].map(() => send(rooms, id, text, headers)))
  expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ received: true, kept: true }))
  expect(await orders()).toMatchObject([
    {
      orderId: '5501234567890',
      total: 42.5,
      currency: 'USD',
      codes: ['AVA15'],
      entryId: entryIds[0],
      countedBy: 'code',
    },
  ])
  const kept = await rooms.db.pool.query('select row_to_json(told)::text as row from tracking_orders told')
  for (const { row } of kept.rows) expect(row).not.toMatch(/secret-person|Zelda|5550100/)
})

test('a message with a wrong signature, of another shop or changed on its way is refused, and the shop shows why', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'shopify', 'shpss_0123456789abcdef')
  const text = JSON.stringify(shopifyOrder)
  const refused = [
    await send(rooms, id, text, {}),
    await send(rooms, id, text, { 'x-shopify-hmac-sha256': signed('another secret', text) }),
    await send(rooms, id, `${text} `, { 'x-shopify-hmac-sha256': signed(secret, text) }),
    await send(rooms, id, text, { 'x-wc-webhook-signature': signed(secret, text) }),
  ]
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('bad_signature'))
  expect((await send(rooms, randomUUID(), text, {})).statusCode).toBe(404)
  expect(await orders()).toEqual([])
  const { body } = await ann.ask('GET', '/api/tracking/sources')
  expect(body.sources[0]).toMatchObject({ lastProblem: 'The signature doesn’t match the secret.', orders: 0 })
  expect(JSON.stringify(body)).not.toContain(secret)
})

test('an older message does not undo a newer one, and a cancelled order is marked', async ({ rooms, ann }) => {
  const { orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'shopify', 'shpss_0123456789abcdef')
  const told = (change: object) => {
    const text = JSON.stringify({ ...shopifyOrder, ...change })
    return send(rooms, id, text, { 'x-shopify-hmac-sha256': signed(secret, text) })
  }
  await told({ updated_at: '2027-03-12T09:00:00Z', current_total_price: '30.00' })
  await told({ updated_at: '2027-03-11T09:00:00Z' })
  expect(await orders()).toMatchObject([{ total: 30, cancelled: false }])
  await told({ updated_at: '2027-03-13T09:00:00Z', cancelled_at: '2027-03-13T09:00:00Z' })
  expect(await orders()).toMatchObject([{ cancelled: true }])
})

test('an order of WooCommerce counts by the marks of a link; its greeting and other topics are taken and not kept', async ({
  rooms,
  ann,
}) => {
  const { campaignId, entryIds, orders } = await coded(ann)
  await ann.ask('POST', '/api/tracking/hosts', { host: 'shop.example' })
  const utm = { campaign: 'spring', content: 'ava' }
  const link = { campaignId, entryId: entryIds[1], target: 'https://shop.example/', utm }
  await ann.ask('POST', '/api/tracking/links', link)
  const { id, secret } = await shop(ann, 'woocommerce')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send(rooms, id, 'webhook_id=7', form)).json()).toEqual({ received: true, kept: false })
  const meta = (name: string, value: string) => ({ id: 1, key: `_wc_order_attribution_utm_${name}`, value })
  const text = JSON.stringify({
    ...{ id: 71, date_created_gmt: '2027-03-10T09:00:00', status: 'processing', total: '19.99', currency: 'EUR' },
    ...{ coupon_lines: [], billing: customer, meta_data: [meta('campaign', 'spring'), meta('content', 'ava')] },
  })
  const headers = { 'x-wc-webhook-signature': signed(secret, text) }
  expect((await send(rooms, id, text, { ...headers, 'x-wc-webhook-topic': 'product.updated' })).json().kept).toBe(false)
  expect((await send(rooms, id, text, { ...headers, 'x-wc-webhook-topic': 'order.created' })).json().kept).toBe(true)
  expect(await orders()).toMatchObject([{ orderId: '71', currency: 'EUR', entryId: entryIds[1], countedBy: 'link' }])
})

test('a shop of one’s own signs by Standard Webhooks; an old message and one that is no order are refused in words', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'standard')
  const data = { orderId: 'A-1', at: '2027-03-10T09:00:00Z', total: 10, currency: 'usd', codes: ['AVA15'] }
  const told = (body: object, at = new Date()) => {
    const text = JSON.stringify(body)
    return send(rooms, id, text, {
      ...{ 'webhook-id': 'm1', 'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)) },
      'webhook-signature': new Webhook(secret).sign('m1', at, text),
    })
  }
  const whole = { type: 'order.created', timestamp: '2027-03-10T09:00:01Z', data }
  expect((await told(whole)).json().kept).toBe(true)
  expect((await told(whole, new Date(Date.now() - 3_600_000))).json().code).toBe('bad_signature')
  const broken = await told({ ...whole, data: { ...data, total: 'a lot' } })
  expect(broken.json()).toMatchObject({ code: 'validation', error: expect.stringContaining('data.total') })
  expect(await orders()).toMatchObject([{ orderId: 'A-1', currency: 'USD' }])
})

test('orders come by file, in the columns of shops too; a file that comes again adds nothing', async ({ ann }) => {
  const { orders } = await coded(ann)
  const text = [
    'Name,Email,Financial Status,Total,Currency,Discount Code,Created at,Lineitem name',
    '#1001,z@example.com,paid,"1,042.50",USD,ava15,2027-03-10 09:00:00 -0500,Tea',
    '#1001,z@example.com,,,,,,Pot',
    '#1002,y@example.com,refunded,20.00,USD,AVA15,2027-03-11,Tea',
    '#1003,x@example.com,paid,many,USD,AVA15,2027-03-11,Tea',
    '#1004,w@example.com,paid,20.00,USD,OTHER,2027-03-12,Tea',
  ].join('\n')
  const read = { read: 3, skippedCount: 1, skipped: [{ line: 5, problem: 'The total isn’t a number.' }] }
  const first = await ann.ask('POST', '/api/tracking/orders', { text })
  expect(first).toMatchObject({ status: 200, body: { ...read, added: 3 } })
  const again = await ann.ask('POST', '/api/tracking/orders', { text })
  expect(again.body).toMatchObject({ ...read, added: 0 })
  expect(await orders()).toMatchObject([
    { orderId: '#1002', cancelled: true },
    { orderId: '#1001', total: 1_042.5, at: '2027-03-10T14:00:00.000Z', cancelled: false },
  ])
  const wrong = await ann.ask('POST', '/api/tracking/orders', { text: 'a,b\n1,2\n' })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'bad_file' } })
})

test('a removed shop is refused, and its orders stay; another workspace reaches none of it', async ({ rooms, ann }) => {
  const { campaignId, orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'shopify', 'shpss_0123456789abcdef')
  const text = JSON.stringify(shopifyOrder)
  const headers = { 'x-shopify-hmac-sha256': signed(secret, text) }
  await send(rooms, id, text, headers)
  const ben = await signUp(rooms)
  expect((await ben.ask('DELETE', `/api/tracking/sources/${id}`)).status).toBe(404)
  expect((await ben.ask('GET', '/api/tracking/sources')).body.sources).toEqual([])
  expect((await ben.ask('GET', `/api/tracking/orders?campaignId=${campaignId}`)).status).toBe(404)
  expect((await ben.ask('POST', '/api/tracking/orders', { text: 'order_id,date,total\n', sourceId: id })).status).toBe(
    404,
  )
  expect((await ann.ask('DELETE', `/api/tracking/sources/${id}`)).status).toBe(200)
  expect((await send(rooms, id, text, headers)).statusCode).toBe(404)
  expect(await orders()).toHaveLength(1)
})
