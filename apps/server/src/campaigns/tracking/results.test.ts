import { expect } from 'vitest'
import { rowsOf } from '../../../test/exported.ts'
import { test as base, freshAddress, signUp, snapshotFor, type Visitor, verify } from '../../../test/rooms.ts'
import { startedCampaign } from '../../../test/started-campaign.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

test('clicks and orders are told by creator and by day, in the campaign’s currency; cancelled orders count for nothing', async ({
  rooms,
  ann,
}) => {
  const { campaignId, entryIds } = await startedCampaign(ann)
  const [ava, ben] = entryIds
  await ann.ask('POST', '/api/tracking/hosts', { host: 'shop.example' })
  const link = { campaignId, entryId: ava, target: 'https://shop.example/' }
  const { body: made } = await ann.ask('POST', '/api/tracking/links', link)
  await ann.ask('POST', '/api/tracking/codes', { campaignId, entryId: ben, code: 'BEN' })
  for (const ip of ['1.1.1.1', '1.1.1.1', '2.2.2.2'])
    await rooms.app.inject({ url: `/t/${made.code}`, headers: { 'user-agent': phone, 'x-forwarded-for': ip } })
  const text = [
    'order_id,date,total,currency,code,status',
    '1,2026-11-18,10.00,USD,BEN,paid',
    '2,2026-11-19,100.00,EUR,ben,paid',
    '3,2026-11-19,5000,JPY,BEN,paid',
    '4,2026-11-19,70.00,USD,BEN,refunded',
    '5,2026-11-19,70.00,USD,,paid',
  ].join('\n')
  expect((await ann.ask('POST', '/api/tracking/orders', { text })).body.added).toBe(5)
  const { body } = await ann.ask('GET', `/api/tracking/results?campaignId=${campaignId}`)
  expect(body).toMatchObject({ currency: 'USD' })
  const shareOf = (entryId: string | undefined) =>
    body.shares.find((share: { entryId: string }) => share.entryId === entryId)
  expect(shareOf(ava)).toMatchObject({ clicks: 3, visitors: 2, orders: 0, revenue: 0 })
  expect(shareOf(ben)).toMatchObject({ clicks: null, orders: 3, revenue: 113.89, unconverted: 1 })
  expect(body.days).toEqual([
    { day: '2026-11-18', clicks: 0, orders: 1, revenue: 10 },
    { day: '2026-11-19', clicks: 0, orders: 2, revenue: 103.89 },
    { day: '2026-11-20', clicks: 3, orders: 0, revenue: 0 },
  ])
  const stranger = await signUp(rooms)
  expect((await stranger.ask('GET', `/api/tracking/results?campaignId=${campaignId}`)).status).toBe(404)
  expect((await stranger.ask('GET', `/api/tracking/posts?campaignId=${campaignId}`)).status).toBe(404)
})

test('what nothing counts is not told as none: orders without a shop, clicks without a link', async ({ ann }) => {
  const { campaignId, entryIds } = await startedCampaign(ann)
  const [ava, ben] = entryIds
  await ann.ask('POST', '/api/tracking/hosts', { host: 'shop.example' })
  await ann.ask('POST', '/api/tracking/links', { campaignId, entryId: ava, target: 'https://shop.example/' })
  await ann.ask('POST', '/api/tracking/codes', { campaignId, entryId: ben, code: 'BEN' })
  const shareOf = async (entryId: string | undefined) => {
    const { body } = await ann.ask('GET', `/api/tracking/results?campaignId=${campaignId}`)
    return body.shares.find((share: { entryId: string }) => share.entryId === entryId)
  }
  expect(await shareOf(ava)).toMatchObject({ clicks: 0, visitors: 0, orders: null, revenue: null })
  expect(await shareOf(ben)).toMatchObject({ clicks: null, visitors: null, orders: null, revenue: null })
  await ann.ask('POST', '/api/tracking/sources', { kind: 'woocommerce', name: 'Tea shop' })
  expect(await shareOf(ava)).toMatchObject({ clicks: 0, orders: 0, revenue: 0 })
  expect(await shareOf(ben)).toMatchObject({ clicks: null, orders: 0, revenue: 0 })
})

test('the results are exported creator by creator for two credits, with what belongs to the whole campaign at the end', async ({
  open,
}) => {
  const rooms = await open({})
  await rooms.work()
  const ann = await signUp(rooms)
  const { campaignId, entryIds } = await startedCampaign(ann)
  const [ava] = entryIds
  await ann.ask('PATCH', `/api/campaigns/${campaignId}/creators/${ava}`, { field: 'paid', value: 50, version: 0 })
  await ann.ask('POST', '/api/tracking/codes', { campaignId, entryId: ava, code: 'EXPORTED' })
  await ann.ask('POST', '/api/tracking/hosts', { host: 'shop.example' })
  await ann.ask('POST', '/api/tracking/links', { campaignId, target: 'https://shop.example/' })
  const text = 'order_id,date,total,currency,code\nE1,2026-11-18,100,USD,exported\nE2,2026-11-18,25,USD,exported\n'
  await ann.ask('POST', '/api/tracking/orders', { text })
  const before = await ann.credits()
  const rows = await rowsOf(rooms, ann, { subject: 'campaign', sourceId: campaignId })
  expect(rows).toHaveLength(entryIds.length + 1)
  expect(rows[0]).toMatchObject({
    orders: '2',
    revenue: '125',
    paid: '50',
    paid_per_order: '25',
    revenue_per_paid: '2.5',
  })
  expect(rows[1]).toMatchObject({ orders: '', revenue: '' })
  expect(rows.at(-1)).toMatchObject({ name: 'Whole campaign', clicks: '0' })
  expect(await ann.credits()).toBe(before - 2)
  const stranger = await signUp(rooms)
  const refused = await stranger.ask('POST', '/api/exports', {
    subject: 'campaign',
    format: 'csv',
    sourceId: campaignId,
  })
  expect(refused.status).toBe(404)
})

/** Verifies somebody, who then has a report. */
async function verified(ann: Visitor): Promise<{ handle: string }> {
  const { handle, url } = freshAddress()
  expect((await verify(ann, { url })).state).toBe('done')
  return { handle }
}

test('a post that a link names is found with its disclosure and counts, and its lift is told against the others', async ({
  open,
}) => {
  const rooms = await open({})
  await rooms.work()
  const ann = await signUp(rooms)
  const { handle } = await verified(ann)
  const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'sales' })
  const path = `/api/campaigns/${draft.id}`
  await ann.ask('POST', `${path}/creators`, { creators: [{ platform: 'twitch', handle }] })
  const { body: campaign } = await ann.ask('POST', `${path}/state`, { deed: 'start' })
  const [entry] = campaign.creators
  for (const [field, value] of [
    ['decision', 'approved'],
    ['outreach', 'agreed'],
  ])
    await ann.ask('PATCH', `${path}/creators/${entry.id}`, { field, value, version: 0 })
  const none = await ann.ask('GET', `/api/tracking/posts?campaignId=${draft.id}`)
  expect(none.body).toMatchObject({ unread: 0 })
  const [post] = snapshotFor({
    kind: 'profile',
    platform: 'twitch',
    handle,
    url: '',
    lookup: { by: 'handle', handle },
  }).posts
  await ann.ask('POST', `${path}/creators/${entry.id}/deliverables`, { kind: 'post' })
  const { body: now } = await ann.ask('GET', path)
  const [deliverable] = now.creators[0].deliverables
  const link = `https://www.instagram.com/p/${post?.id}/?img_index=1`
  await ann.ask('PATCH', `${path}/deliverables/${deliverable.id}`, { field: 'link', value: link, version: 0 })
  const { body } = await ann.ask('GET', `/api/tracking/posts?campaignId=${draft.id}`)
  expect(body.posts).toContainEqual(
    expect.objectContaining({ postId: post?.id, deliverableId: deliverable.id, likes: post?.likes, entryId: entry.id }),
  )
  expect(body.lift).toMatchObject({ creators: 1, controls: 0 })
  expect(body.lift.range.low).toBeLessThan(body.lift.range.high)
})
