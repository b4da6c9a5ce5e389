import { randomUUID } from 'node:crypto'
import { clickDays, linkDaysAfterPlan } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { startedCampaign } from '../../../test/started-campaign.ts'
import { subscribe } from '../../../test/subscribers.ts'
import { keepPartitions } from '../../foundation/db/partitions.ts'
import { forgetClicks, forgetSalts, growingClicks } from './jobs.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const shop = 'shop.northwind.example'
const declare = (ann: Visitor, host = shop) => ann.ask('POST', '/api/tracking/hosts', { host })

async function linked(ann: Visitor, target = `https://${shop}/tea`) {
  const { campaignId, entryIds } = await startedCampaign(ann)
  await declare(ann)
  const utm = { source: 'twitch', campaign: 'spring', content: 'ava' }
  const { status, body } = await ann.ask('POST', '/api/tracking/links', {
    ...{ campaignId, entryId: entryIds[0], target, utm },
  })
  expect(status).toBe(201)
  const list = async () => (await ann.ask('GET', `/api/tracking/links?campaignId=${campaignId}`)).body.links
  return { campaignId, entryIds, link: body, list }
}

function click(
  { app }: Rooms,
  code: string,
  headers: Record<string, string> = { 'user-agent': phone },
  ip = '9.9.9.9',
) {
  return app.inject({ method: 'GET', url: `/t/${code}`, headers: { ...headers, 'x-forwarded-for': ip } })
}

test('a short link leads to its page with its marks, and counts people, visitors and programs apart', async ({
  rooms,
  ann,
}) => {
  const { link, list } = await linked(ann)
  expect(link).toMatchObject({ url: `https://vouch.test/t/${link.code}`, leads: true, clicks: 0 })
  const answer = await click(rooms, link.code)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`https://${shop}/tea?utm_source=twitch&utm_campaign=spring&utm_content=ava`)
  await click(rooms, link.code)
  await click(rooms, link.code, undefined, '8.8.8.8')
  await click(rooms, link.code, { 'user-agent': 'Slackbot-LinkExpanding 1.0' })
  expect(await list()).toMatchObject([{ clicks: 3, visitors: 2, bots: 1 }])
})

test('nothing that is kept of a click holds the address, and the salt ends with its day', async ({ rooms, ann }) => {
  const { link } = await linked(ann)
  await click(rooms, link.code, undefined, '203.0.113.77')
  const kept = await rooms.db.pool.query('select row_to_json(link_clicks)::text as row from link_clicks')
  expect(kept.rows.at(-1)?.row).not.toContain('203.0.113')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 86_400_000)
  await forgetSalts(rooms.db.pool, rooms.clock.now)
  const salts = await rooms.db.pool.query('select from click_salts')
  expect(salts.rowCount).toBe(0)
})

test('counts stay when single clicks are forgotten, however often that is done', async ({ rooms, ann }) => {
  const { link, list } = await linked(ann)
  await click(rooms, link.code)
  await click(rooms, link.code)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + (clickDays + 2) * 86_400_000)
  await click(rooms, link.code)
  const before = await list()
  expect(before).toMatchObject([{ clicks: 3, visitors: 2 }])
  await forgetClicks(rooms.db.pool, rooms.clock.now)
  await forgetClicks(rooms.db.pool, rooms.clock.now)
  expect(await list()).toEqual(before)
  const single = await rooms.db.pool.query('select from link_clicks where link_id = $1', [link.id])
  expect(single.rowCount).toBe(1)
})

test('counts stay when a whole day of clicks goes with its partition', async ({ rooms, ann }) => {
  rooms.clock.now = new Date('2032-06-01T12:00:00Z')
  await keepPartitions(rooms.db, growingClicks, rooms.clock.now)
  const { link, list } = await linked(ann)
  await click(rooms, link.code)
  await click(rooms, link.code)
  const before = await list()
  const { dropped } = await keepPartitions(rooms.db, growingClicks, new Date('2032-08-31T00:00:00Z'))
  expect(dropped).toContain('link_clicks_20320601')
  expect(await list()).toEqual(before)
  const single = await rooms.db.pool.query('select from link_clicks where link_id = $1', [link.id])
  expect(single.rowCount).toBe(0)
})

test('links lead only to declared websites over https, and stop when one is removed', async ({ ann }) => {
  const { campaignId, list } = await linked(ann)
  const create = (target: string) => ann.ask('POST', '/api/tracking/links', { campaignId, target })
  expect(await create('https://evil.example/x')).toMatchObject({
    ...{ status: 409, body: { code: 'host_undeclared', host: 'evil.example' } },
  })
  for (const target of [
    `http://${shop}/`,
    'javascript:alert(1)',
    `https://${shop}@evil.example/`,
    `https://${shop}:8443/`,
  ])
    expect((await create(target)).status, target).toBeGreaterThanOrEqual(400)
  const long = 'An address can be up to 2,000 characters.'
  expect((await create(`https://${shop}/${'x'.repeat(2_000)}`)).body).toMatchObject({
    fields: { target: long },
    error: long,
  })
  expect((await ann.ask('DELETE', `/api/tracking/hosts/${shop}`)).status).toBe(200)
  expect(await list()).toMatchObject([{ leads: false }])
  for (const host of ['localhost', '127.0.0.1', 'a b.example', 'https://shop.example'])
    expect((await declare(ann, host)).status, host).toBe(400)
})

test('an ended link and a code that nobody made lead nowhere', async ({ rooms, ann }) => {
  const { link } = await linked(ann)
  const { body } = await ann.ask('DELETE', `/api/tracking/links/${link.id}`)
  expect(body).toMatchObject({ leads: false })
  expect((await click(rooms, link.code)).statusCode).toBe(404)
  expect((await click(rooms, 'zzzzzzzz')).statusCode).toBe(404)
  expect((await click(rooms, '../../etc')).statusCode).toBe(404)
})

test('links lead on for 90 days after a plan has ended, and no longer', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const { link } = await linked(ann)
  const { link: later } = await linked(ann)
  await rooms.db.pool.query(`update subscriptions set status = 'lapsed', ended_at = $2 where workspace_id = $1`, [
    ann.workspaceId,
    rooms.clock.now,
  ])
  expect((await click(rooms, link.code)).statusCode).toBe(302)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + (linkDaysAfterPlan + 1) * 86_400_000)
  expect((await click(rooms, later.code)).statusCode).toBe(404)
})

test('of a thousand clicks at once every one that was answered is written down', async ({ rooms, ann }) => {
  const { link, list } = await linked(ann)
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => click(rooms, link.code)))
  expect(answers.filter(({ statusCode }) => statusCode !== 302)).toEqual([])
  expect(await list()).toMatchObject([{ clicks: 1_000, visitors: 1 }])
})

test('a promo code belongs to one creator, is told in capitals, and can be given on', async ({ ann }) => {
  const { campaignId, entryIds } = await startedCampaign(ann)
  const [first, second] = entryIds
  const add = (entryId: string | undefined, code: string) =>
    ann.ask('POST', '/api/tracking/codes', { campaignId, entryId, code })
  const made = await add(first, ' ava15 ')
  expect(made).toMatchObject({ status: 201, body: { code: 'AVA15', entryId: first } })
  expect((await add(first, 'AVA15')).body).toEqual(made.body)
  expect(await add(second, 'Ava15')).toMatchObject({ status: 409, body: { code: 'code_taken' } })
  expect((await ann.ask('DELETE', `/api/tracking/codes/${made.body.id}`)).status).toBe(200)
  expect((await add(second, 'AVA15')).status).toBe(201)
  expect((await ann.ask('GET', `/api/tracking/codes?campaignId=${campaignId}`)).body.codes).toHaveLength(1)
})

test('another workspace sees and changes nothing of it', async ({ rooms, ann }) => {
  const { link, campaignId, entryIds } = await linked(ann)
  const { body: code } = await ann.ask('POST', '/api/tracking/codes', {
    campaignId,
    entryId: entryIds[0],
    code: 'MINE',
  })
  const ben = await signUp(rooms)
  const asked = [
    ben.ask('GET', `/api/tracking/links?campaignId=${campaignId}`),
    ben.ask('GET', `/api/tracking/codes?campaignId=${campaignId}`),
    ben.ask('DELETE', `/api/tracking/links/${link.id}`),
    ben.ask('DELETE', `/api/tracking/codes/${code.id}`),
    ben.ask('DELETE', `/api/tracking/hosts/${shop}`),
    ben.ask('POST', '/api/tracking/links', { campaignId, target: `https://${shop}/` }),
    ann.ask('POST', '/api/tracking/links', { campaignId, entryId: randomUUID(), target: `https://${shop}/` }),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
})
