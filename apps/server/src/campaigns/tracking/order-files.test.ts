import { expect } from 'vitest'
import { codedCampaign as coded } from '../../../test/coded-campaign.ts'
import { test as base, signUp } from '../../../test/rooms.ts'

/** Orders that come by file, and which link an order counts for. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

test('orders come by file, in the columns of shops too; a file that comes again adds nothing', async ({ ann }) => {
  const { orders } = await coded(ann)
  const text = [
    'Name,Email,Financial Status,Total,Currency,Discount Code,Created at,Lineitem name',
    '#1001,z@example.com,paid,"1,042.50",USD,ava15,2026-11-10 09:00:00 -0500,Tea',
    '#1001,z@example.com,,,,,,Pot',
    '#1002,y@example.com,refunded,20.00,USD,AVA15,2026-11-11,Tea',
    '#1003,x@example.com,paid,many,USD,AVA15,2026-11-11,Tea',
    '#1004,w@example.com,paid,20.00,USD,OTHER,2026-11-12,Tea',
  ].join('\n')
  const read = { read: 3, skippedCount: 1, skipped: [{ line: 5, problem: 'The total isn’t a number.' }] }
  const first = await ann.ask('POST', '/api/tracking/orders', { text })
  expect(first).toMatchObject({ status: 200, body: { ...read, added: 3 } })
  const again = await ann.ask('POST', '/api/tracking/orders', { text })
  expect(again.body).toMatchObject({ ...read, added: 0 })
  expect(await orders()).toMatchObject([
    { orderId: '#1002', cancelled: true },
    { orderId: '#1001', total: 1_042.5, at: '2026-11-10T14:00:00.000Z', cancelled: false },
  ])
  const wrong = await ann.ask('POST', '/api/tracking/orders', { text: 'a,b\n1,2\n' })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'bad_file' } })
})

test('dates are read as Americans write them, in UTC, and a number alone is no date', async ({ ann }) => {
  const { orders } = await coded(ann)
  const rows = [
    'D1,11/10/2026',
    'D2,11/10/2026 9:05',
    'D3,2026-11-10T09:05:00-05:00',
    'D4,"Nov 10, 2026"',
    'D5,5',
    'D6,31/12/2026',
    'D7,10-03-2026',
  ]
  const text = ['order_id,date,total,code', ...rows.map((row) => `${row},10,AVA15`)].join('\n')
  const { body } = await ann.ask('POST', '/api/tracking/orders', { text })
  expect(body).toMatchObject({ read: 5, skippedCount: 2, skipped: [{ line: 6 }, { line: 7 }] })
  const told = (await orders()).map(
    ({ orderId, at }: { orderId: string; at: string }) => `${orderId} ${at.slice(0, 16)}`,
  )
  expect(told.toSorted()).toEqual([
    ...[
      'D1 2026-11-10T00:00',
      'D2 2026-11-10T09:05',
      'D3 2026-11-10T14:05',
      'D4 2026-11-10T00:00',
      'D7 2026-10-03T00:00',
    ],
  ])
})

test('a day that the calendar doesn’t have is no date', async ({ ann }) => {
  await coded(ann)
  const absent = [
    '2026-02-29',
    '2026-02-30 09:00',
    '2/30/2026',
    '2-30-2026',
    '2026/02/30',
    '"Feb 30, 2026"',
    '2026-04-31T09:00:00Z',
  ]
  const present = [
    '2024-02-29',
    '2/28/2026 9:05',
    '"Feb 3, 2026 10:00"',
    '3 March 2026',
    'Sun Nov 1 2026 17:32:32 GMT+0000',
  ]
  const rows = [...absent, ...present].map((day, at) => `E${at},${day},10,AVA15`)
  const { body } = await ann.ask('POST', '/api/tracking/orders', {
    text: ['order_id,date,total,code', ...rows].join('\n'),
  })
  expect(body).toMatchObject({ read: present.length, skippedCount: absent.length })
})

test('a column of customers’ names is not taken for order numbers', async ({ rooms, ann }) => {
  const text = 'name,date,total\nZelda Quux,2026-11-10,10\nzelda99@example.com,2026-11-10,10\n'
  const { body } = await ann.ask('POST', '/api/tracking/orders', { text })
  expect(body).toMatchObject({ read: 0, skippedCount: 2, skipped: [{ problem: 'The order has no number.' }, {}] })
  const kept = await rooms.db.pool.query('select from tracking_orders where workspace_id = $1', [ann.workspaceId])
  expect(kept.rowCount).toBe(0)
})

test('an order of a file that says no currency counts in US dollars, which the answer says; a sign says one', async ({
  ann,
}) => {
  const { orders } = await coded(ann)
  const rows = ['1-bare,2026-11-10,10,AVA15', '1-sign,2026-11-10,€10,AVA15', '1-dollar,2026-11-10,$10,AVA15']
  const { body } = await ann.ask('POST', '/api/tracking/orders', {
    text: ['order_id,date,total,code', ...rows].join('\n'),
  })
  expect(body).toMatchObject({ read: 3, withoutCurrency: 1, skippedCount: 0 })
  const kept = (await orders()).map((order: { orderId: string; currency: string }) => [order.orderId, order.currency])
  expect(Object.fromEntries(kept)).toEqual({ '1-bare': 'USD', '1-sign': 'EUR', '1-dollar': 'USD' })
})

test('marks that come again next year belong to the campaign whose link was there when the order was placed', async ({
  rooms,
  ann,
}) => {
  const [first, second] = [await coded(ann, 'ONE'), await coded(ann, 'TWO')]
  await ann.ask('POST', '/api/tracking/hosts', { host: 'shop.example' })
  const link = ({ campaignId, entryIds }: typeof first) =>
    ann.ask('POST', '/api/tracking/links', {
      ...{ campaignId, entryId: entryIds[0], target: 'https://shop.example/' },
      utm: { campaign: 'spring', content: 'ava' },
    })
  const placed = (later: number) => new Date(rooms.clock.now.getTime() + later * 86_400_000).toISOString()
  const days = { early: placed(-3), between: placed(3), late: placed(400) }
  await link(first)
  rooms.clock.now = new Date(placed(365))
  await link(second)
  const rows = Object.entries(days).map(([id, at]) => `1-${id},${at},10,USD,spring,ava`)
  rooms.clock.now = new Date(days.late)
  await ann.ask('POST', '/api/tracking/orders', {
    text: ['order_id,date,total,currency,utm_campaign,utm_content', ...rows].join('\n'),
  })
  const idsOf = async ({ orders }: typeof first) =>
    (await orders()).map(({ orderId }: { orderId: string }) => orderId).toSorted()
  expect(await idsOf(first)).toEqual(['1-between', '1-early'])
  expect(await idsOf(second)).toEqual(['1-late'])
})

test('an order that came from a newsletter with the campaign’s name is not one of the campaign’s link', async ({
  ann,
}) => {
  const { campaignId, orders } = await coded(ann)
  await ann.ask('POST', '/api/tracking/hosts', { host: 'shop.example' })
  const utm = { source: 'vouch', medium: 'creator', campaign: 'spring' }
  await ann.ask('POST', '/api/tracking/links', { campaignId, target: 'https://shop.example/', utm })
  const rows = [
    '1-newsletter,2026-11-10,10,newsletter,email,spring',
    '1-paid,2026-11-10,10,vouch,cpc,spring',
    '1-link,2026-11-10,10,vouch,creator,spring',
    '1-unsaid,2026-11-10,10,,,spring',
  ]
  await ann.ask('POST', '/api/tracking/orders', {
    text: ['order_id,date,total,utm_source,utm_medium,utm_campaign', ...rows].join('\n'),
  })
  const counted = (await orders()).map(({ orderId }: { orderId: string }) => orderId)
  expect(counted.toSorted()).toEqual(['1-link', '1-unsaid'])
})

test('an order from before the campaign began doesn’t count, nor does one of another year to come', async ({ ann }) => {
  const { campaignId, orders } = await coded(ann)
  const rows = [
    '1-ancient,1970-01-01',
    '1-late,9999-01-01',
    '1-never,0000-06-01T00:00:00Z',
    '1-summer,2026-08-01',
    '1-before,2026-11-15',
    '1-after,2026-11-19',
  ]
  const text = ['order_id,date,total,code', ...rows.map((row) => `${row},10,AVA15`)].join('\n')
  const { body } = await ann.ask('POST', '/api/tracking/orders', { text })
  const skipped = [
    { line: 2, problem: 'The date is before 2000.' },
    { line: 3, problem: 'The date is more than a day ahead.' },
    { line: 4, problem: 'The date is before 2000.' },
  ]
  expect(body).toMatchObject({ read: 3, skipped })
  const ids = async () => (await orders()).map(({ orderId }: { orderId: string }) => orderId).toSorted()
  expect(await ids()).toEqual(['1-after', '1-before'])
  const { body: results } = await ann.ask('GET', `/api/tracking/results?campaignId=${campaignId}`)
  expect(results.days.map(({ day, revenue }: { day: string; revenue: number }) => [day, revenue])).toEqual([
    ['2026-11-15', 10],
    ['2026-11-19', 10],
  ])
  const started = { field: 'startsOn', value: '2026-11-18', version: 0 }
  expect((await ann.ask('PATCH', `/api/campaigns/${campaignId}`, started)).status).toBe(200)
  expect(await ids()).toEqual(['1-after'])
})
