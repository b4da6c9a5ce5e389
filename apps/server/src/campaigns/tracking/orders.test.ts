import { createHmac, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { codedCampaign as coded } from '../../../test/coded-campaign.ts'
import { test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

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
  ...{ id: 5_501_234_567_890, created_at: '2026-11-10T09:00:00-05:00', updated_at: '2026-11-10T09:00:00-05:00' },
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

test.for([
  ['is cut in the middle of a character', `${'A'.repeat(39)}🎉`, expect.stringMatching(/^A+\ufffd?$/)],
  ['holds what looks like an escape', 'AVA\\\\u0000', 'AVA\\\\U0000'],
  ['holds a null character', 'AVA\0', 'AVA'],
] as const)('an order whose code %s is kept', async ([, code, kept], { rooms, ann }) => {
  const { orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'shopify', 'shpss_0123456789abcdef')
  const text = JSON.stringify({ ...shopifyOrder, discount_codes: [{ code: 'ava15' }, { code }] })
  const { statusCode } = await send(rooms, id, text, { 'x-shopify-hmac-sha256': signed(secret, text) })
  expect(statusCode).toBe(200)
  expect(await orders()).toMatchObject([{ codes: ['AVA15', kept] }])
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
  await told({ updated_at: '2026-11-12T09:00:00Z', current_total_price: '30.00' })
  await told({ updated_at: '2026-11-11T09:00:00Z' })
  expect(await orders()).toMatchObject([{ total: 30, cancelled: false }])
  await told({ updated_at: '2026-11-13T09:00:00Z', cancelled_at: '2026-11-13T09:00:00Z' })
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
  expect((await send(rooms, id, 'webhook_id=7', form)).json()).toEqual({
    ...{ received: true, kept: false, reason: 'no_order' },
  })
  const meta = (name: string, value: string) => ({ id: 1, key: `_wc_order_attribution_utm_${name}`, value })
  const text = JSON.stringify({
    ...{ id: 71, date_created_gmt: '2026-11-10T09:00:00', status: 'processing', total: '19.99', currency: 'EUR' },
    ...{ coupon_lines: [], billing: customer, meta_data: [meta('campaign', 'spring'), meta('content', 'ava')] },
  })
  const headers = { 'x-wc-webhook-signature': signed(secret, text) }
  expect((await send(rooms, id, text, { ...headers, 'x-wc-webhook-topic': 'product.updated' })).json().kept).toBe(false)
  expect((await send(rooms, id, text, { ...headers, 'x-wc-webhook-topic': 'order.created' })).json().kept).toBe(true)
  expect(await orders()).toMatchObject([{ orderId: '71', currency: 'EUR', entryId: entryIds[1], countedBy: 'link' }])
})

/** A shop that sends messages about one topic after another. */
async function toldBy(rooms: Rooms, ann: Visitor, kind: 'shopify' | 'woocommerce') {
  const { id, secret } = await shop(ann, kind, 'shop_0123456789abcdef')
  const [name, about] =
    kind === 'shopify' ? ['x-shopify-hmac-sha256', 'x-shopify-topic'] : ['x-wc-webhook-signature', 'x-wc-webhook-topic']
  const tell = async (topic: string, body: object) => {
    const text = JSON.stringify(body)
    const answer = await send(rooms, id, text, { [name]: signed(secret, text), [about]: topic })
    return [answer.statusCode, answer.json().kept]
  }
  return { id, tell }
}

const wooOrder = {
  ...{ id: 72, date_created_gmt: '2026-11-10T09:00:00', date_modified_gmt: '2026-11-10T09:00:00' },
  ...{ status: 'processing', total: '50.00', currency: 'USD', coupon_lines: [{ code: 'ava15' }], refunds: [] },
}

test('what WooCommerce gave back in part is taken off, and an order that nobody paid for yet is none', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { tell } = await toldBy(rooms, ann, 'woocommerce')
  for (const status of ['checkout-draft', 'pending'])
    expect(await tell('order.created', { ...wooOrder, status })).toEqual([200, false])
  expect(await orders()).toEqual([])
  expect(await tell('order.updated', wooOrder)).toEqual([200, true])
  const refunds = [{ id: 1, reason: '', total: '-12.50' }]
  await tell('order.updated', { ...wooOrder, date_modified_gmt: '2026-11-11T09:00:00', refunds })
  expect(await orders()).toMatchObject([{ orderId: '72', total: 37.5, cancelled: false }])
})

test('an order that its shop deleted counts no more, also when an older message comes again, until it is restored', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { tell } = await toldBy(rooms, ann, 'woocommerce')
  await tell('order.created', wooOrder)
  expect(await tell('order.deleted', { id: 72 })).toEqual([200, false])
  await tell('order.created', wooOrder)
  expect(await orders()).toMatchObject([{ orderId: '72', cancelled: true }])
  await tell('order.restored', { ...wooOrder, date_modified_gmt: '2026-11-12T09:00:00' })
  expect(await orders()).toMatchObject([{ orderId: '72', cancelled: false }])
  expect(await tell('order.deleted', { id: 99 })).toEqual([200, false])
})

test('Shopify’s test orders are none, and what it sends of an edit is taken without an error, for the order follows', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { tell } = await toldBy(rooms, ann, 'shopify')
  expect(await tell('orders/create', { ...shopifyOrder, test: true })).toEqual([200, false])
  expect(await tell('orders/edited', { order_edit: { id: 1, order_id: shopifyOrder.id } })).toEqual([200, false])
  expect(await orders()).toEqual([])
  expect(await tell('orders/create', { ...shopifyOrder, test: false })).toEqual([200, true])
  await tell('orders/delete', { id: shopifyOrder.id })
  expect(await orders()).toMatchObject([{ cancelled: true }])
  const { body } = await ann.ask('GET', '/api/tracking/sources')
  expect(body.sources).toMatchObject([{ lastProblem: null }])
})

test('an order that a shop sent and a file holds stands once, whichever came first', async ({ rooms, ann }) => {
  const { orders } = await coded(ann)
  const { id, tell } = await toldBy(rooms, ann, 'shopify')
  const upload = (text: string) => ann.ask('POST', '/api/tracking/orders', { text })
  const head = 'Name,Email,Financial Status,Currency,Total,Discount Code,Created at,Lineitem name,Id\n'
  const line = (order: number) =>
    `#${order % 100},z@example.com,paid,USD,42.50,ava15,2026-11-10 09:00:00 -0500,Tea,${order}\n`
  const item = '#90,z@example.com,,,,,,Pot,\n'
  await tell('orders/create', shopifyOrder)
  const file = `${head}${line(shopifyOrder.id)}${item}${line(5_501_234_567_891)}`
  expect((await upload(file)).body).toMatchObject({ read: 2, added: 1, skippedCount: 0 })
  const later = { ...shopifyOrder, id: 5_501_234_567_891, updated_at: '2026-11-20T12:00:00Z' }
  expect(await tell('orders/create', later)).toEqual([200, true])
  expect((await orders()).map(({ orderId }: { orderId: string }) => orderId).toSorted()).toEqual([
    '5501234567890',
    '5501234567891',
  ])
  const { body } = await ann.ask('GET', '/api/tracking/sources')
  expect(body.sources).toMatchObject([{ id, orders: 2 }])
})

test('a shop of one’s own signs by Standard Webhooks; an old message and one that is no order are refused in words', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'standard')
  const data = { orderId: 'A-1', at: '2026-11-10T09:00:00Z', total: 10, currency: 'usd', codes: ['AVA15'] }
  const told = (body: object, at = new Date()) => {
    const text = JSON.stringify(body)
    return send(rooms, id, text, {
      ...{ 'webhook-id': 'm1', 'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)) },
      'webhook-signature': new Webhook(secret).sign('m1', at, text),
    })
  }
  const whole = { type: 'order.created', timestamp: '2026-11-10T09:00:01Z', data }
  expect((await told(whole)).json().kept).toBe(true)
  const hourMs = 3_600_000
  const old = 'The message’s timestamp is more than 5 minutes old. Sign each message when you send it.'
  const refused = { code: 'bad_signature', error: old }
  expect((await told(whole, new Date(Date.now() - hourMs))).json()).toMatchObject(refused)
  expect((await ann.ask('GET', '/api/tracking/sources')).body.sources).toMatchObject([{ lastProblem: old }])
  expect((await told(whole, new Date(Date.now() + hourMs))).json().error).toMatch(/more than 5 minutes ahead/)
  const forged = { 'webhook-id': 'm1', 'webhook-timestamp': '1000000000', 'webhook-signature': 'v1,bm90aGluZw==' }
  const unsigned = await send(rooms, id, JSON.stringify(whole), forged)
  expect(unsigned.json().error).toBe('The signature doesn’t match the secret.')
  const broken = await told({ ...whole, data: { ...data, total: 'a lot' } })
  expect(broken.json()).toMatchObject({ code: 'validation', error: expect.stringContaining('data.total') })
  expect(await orders()).toMatchObject([{ orderId: 'A-1', currency: 'USD' }])
})

test('a secret that was replaced is taken for a day beside the new one, and no longer', async ({ rooms, ann }) => {
  const { orders } = await coded(ann)
  const { id, secret: first } = await shop(ann, 'standard')
  const told = async (secret: string, orderId: string) => {
    const text = JSON.stringify({
      ...{ type: 'order.created', timestamp: '2026-11-10T09:00:01Z' },
      data: { orderId, at: '2026-11-10T09:00:00Z', total: 10, currency: 'USD', codes: ['AVA15'] },
    })
    const at = new Date()
    const answer = await send(rooms, id, text, {
      ...{ 'webhook-id': orderId, 'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)) },
      'webhook-signature': new Webhook(secret).sign(orderId, at, text),
    })
    return answer.statusCode
  }
  const stranger = await signUp(rooms)
  expect((await stranger.ask('POST', `/api/tracking/sources/${id}/secret`, {})).status).toBe(404)
  const second = await ann.ask('POST', `/api/tracking/sources/${id}/secret`, {})
  expect(second.body.source.oldSecretUntil).toBe(new Date(rooms.clock.now.getTime() + 24 * 3_600_000).toISOString())
  expect([await told(first, 'A-1'), await told(second.body.secret, 'A-2')]).toEqual([200, 200])
  // Whoever replaces it again ends the first at once.
  const third = await ann.ask('POST', `/api/tracking/sources/${id}/secret`, {})
  expect([await told(first, 'A-3'), await told(second.body.secret, 'A-4')]).toEqual([400, 200])
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 24 * 3_600_000)
  expect([await told(second.body.secret, 'A-5'), await told(third.body.secret, 'A-6')]).toEqual([400, 200])
  expect((await orders()).map(({ orderId }: { orderId: string }) => orderId).toSorted()).toEqual([
    'A-1',
    'A-2',
    'A-4',
    'A-6',
  ])
  const { body } = await ann.ask('GET', '/api/tracking/sources')
  expect(body.sources).toMatchObject([{ oldSecretUntil: null }])
})

test('Shopify makes its own secret, so the new one has to be sent', async ({ ann }) => {
  const { id } = await shop(ann, 'shopify')
  const refused = await ann.ask('POST', `/api/tracking/sources/${id}/secret`, {})
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation', fields: { secret: expect.any(String) } } })
  const { status, body } = await ann.ask('POST', `/api/tracking/sources/${id}/secret`, {
    secret: 'a-new-one-from-shopify',
  })
  expect([status, body.secret]).toEqual([200, null])
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

test('a time of another day to come is refused in words and freezes nothing; an older message says that it isn’t kept', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'standard')
  const tell = async (timestamp: string, total: number, at = '2026-11-19T09:00:00Z') => {
    const data = { orderId: 'A-1', at, total, currency: 'USD', codes: ['AVA15'] }
    const text = JSON.stringify({ type: 'order.updated', timestamp, data })
    const now = new Date()
    const headers = {
      ...{ 'webhook-id': 'm1', 'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)) },
      'webhook-signature': new Webhook(secret).sign('m1', now, text),
    }
    return (await send(rooms, id, text, headers)).json()
  }
  expect((await tell('2026-11-20T09:00:00Z', 10)).kept).toBe(true)
  const error = 'The order’s time is 9999-01-01T00:00:00.000Z, more than a day ahead.'
  expect(await tell('9999-01-01T00:00:00Z', 5_000)).toMatchObject({ code: 'validation', error })
  expect(await tell('2026-11-20T09:30:00Z', 5_000, '9999-01-01T00:00:00Z')).toMatchObject({ code: 'validation', error })
  expect((await ann.ask('GET', '/api/tracking/sources')).body.sources).toMatchObject([{ lastProblem: error }])
  const early = { code: 'validation', error: 'The order’s time is before 2000.' }
  expect(await tell('0000-06-01T00:00:00Z', 5_000)).toMatchObject(early)
  expect(await tell('2026-11-20T09:30:00Z', 5_000, '0001-01-01T00:00:00+14:00')).toMatchObject(early)
  expect(await tell('2026-11-19T09:00:00Z', 30)).toEqual({ received: true, kept: false, reason: 'older' })
  expect(await tell('2026-11-21T09:00:00Z', 20)).toEqual({ received: true, kept: true })
  expect(await orders()).toMatchObject([{ total: 20 }])
})

test('a file never takes back what a shop told, whichever came first, and corrects what an earlier file said', async ({
  rooms,
  ann,
}) => {
  const { orders } = await coded(ann)
  const { id, secret } = await shop(ann, 'shopify', 'shpss_0123456789abcdef')
  const tell = async (change: object) => {
    const text = JSON.stringify({ ...shopifyOrder, ...change })
    return (await send(rooms, id, text, { 'x-shopify-hmac-sha256': signed(secret, text) })).json()
  }
  const upload = (order: number, status: string, total: string, sourceId?: string) => {
    const line = `${order},2026-11-10 09:00:00 -0500,${total},ava15,${status}`
    return ann.ask('POST', '/api/tracking/orders', {
      text: `id,created at,total,discount code,status\n${line}`,
      ...(sourceId && { sourceId }),
    })
  }
  const refund = { updated_at: '2026-11-18T09:00:00-05:00', financial_status: 'refunded', current_total_price: '0.00' }
  await upload(shopifyOrder.id, 'paid', '42.50')
  expect(await tell(refund)).toMatchObject({ kept: true })
  await upload(shopifyOrder.id, 'paid', '42.50')
  expect(await orders()).toMatchObject([{ total: 0, cancelled: true }])
  expect(await tell(refund)).toMatchObject({ kept: true })
  await upload(77, 'paid', '10')
  await upload(77, 'refunded', '0')
  const [other] = (await orders()).filter(({ orderId }: { orderId: string }) => orderId === '77')
  expect(other).toMatchObject({ total: 0, cancelled: true })
  // A file may name its shop.
  await upload(78, 'paid', '10', id)
  await upload(78, 'refunded', '0', id)
  const [named] = (await orders()).filter(({ orderId }: { orderId: string }) => orderId === '78')
  expect(named).toMatchObject({ total: 0, cancelled: true })
})
