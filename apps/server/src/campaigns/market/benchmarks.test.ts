import { benchmarkAnswer } from '@vouch/contract'
import { engagementCell } from '@vouch/engine'
import { expect } from 'vitest'
import { type Rooms, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'
import { startedCampaign } from '../../../test/started-campaign.ts'

const path = '/api/benchmarks/instagram/10k-50k/food'

async function indexed(rooms: Rooms, creators: { handle: string; platform?: string; rate?: number }[]): Promise<void> {
  await rooms.db.pool.query(
    `insert into discovered_creators (source, platform, handle, category, followers, engagement_rate, engagement_basis, estimated_price, read_at, words)
     select 'verification', coalesce(platform, 'instagram'), handle, 'food', 20000, rate, 'followers', 300, now(), ''
       from jsonb_to_recordset($1::jsonb) as row (handle text, platform text, rate float8)`,
    [JSON.stringify(creators)],
  )
}

const own = (visitor: Visitor, figure: string, range: object) => visitor.ask('PUT', `${path}/own/${figure}`, range)

test('a table tells what it holds and costs before it is paid for, and opens for a month for two credits, once', async ({
  open,
}) => {
  const rooms = await open()
  const ann = await signUp(rooms)
  const { body: closed } = await ann.ask('GET', path)
  expect(benchmarkAnswer.parse(closed)).toMatchObject({ credits: 2, opened: null, table: null })
  expect(closed.contents.map(({ id }: { id: string }) => id)).toContain('price-per-thousand')
  expect(JSON.stringify(closed.contents)).not.toContain('middle')
  const before = await ann.credits()
  const answers = await Promise.all([1, 2, 3].map(() => ann.ask('POST', path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await ann.credits()).toBe(before - 2)
  const { table, opened } = answers[0]?.body ?? {}
  expect(Date.parse(opened.until) - Date.parse(opened.at)).toBeGreaterThan(27 * 86_400_000)
  const cell = engagementCell('instagram', 20_000, 'followers')
  const row = table.figures.find(({ id }: { id: string }) => id === 'engagement-followers')
  expect(row).toMatchObject({ middle: cell?.tierMedian, source: cell?.table.source, n: null })
  expect((await ann.ask('GET', '/api/benchmarks')).body.tables).toMatchObject([{ tier: '10k-50k', category: 'food' }])
  const entries = (await ann.ask('GET', '/api/credits/history')).body.entries
  expect(entries[0]).toMatchObject({
    action: 'performance_benchmarks',
    resourceId: 'instagram/10k-50k/food',
    delta: -2,
  })
  await rooms.db.pool.query(
    `update market_openings set opened_at = opened_at - interval '2 months', until = until - interval '2 months'`,
  )
  expect((await ann.ask('GET', path)).body.table).toBeNull()
  expect((await ann.ask('GET', '/api/benchmarks')).body.tables).toEqual([])
})

test('another workspace sees nothing of it, and without credits nothing opens', async ({ open }) => {
  const rooms = await open()
  const [ann, ben] = [await signUp(rooms), await signUp(rooms, 1)]
  await ann.ask('POST', path)
  await own(ann, 'price-per-thousand', { low: 10, middle: 20, high: 30 })
  expect((await ben.ask('GET', path)).body).toMatchObject({ opened: null, table: null, own: [] })
  const refused = await ben.ask('POST', path)
  expect(refused).toMatchObject({ status: 402, body: { code: 'insufficient_credits', required: 2, available: 1 } })
  expect((await ben.ask('GET', path)).body.opened).toBeNull()
  expect((await ben.ask('DELETE', `${path}/own/price-per-thousand`)).status).toBe(404)
})

test('creators of the index stand beside it with their number and interval; four are too few', async ({ open }) => {
  const rooms = await open()
  const ann = await signUp(rooms)
  await indexed(
    rooms,
    [0.01, 0.02, 0.03, 0.04].map((rate, at) => ({ handle: `cook${at}`, rate })),
  )
  const figure = (body: { table: { index: { id: string }[] } }) =>
    body.table.index.find(({ id }) => id === 'index-engagement')
  expect(figure((await ann.ask('POST', path)).body)).toMatchObject({ n: 4, interval: null, simulated: 0 })
  await indexed(rooms, [{ handle: 'cook5', rate: 0.05 }])
  const { body } = await ann.ask('GET', path)
  expect(figure(body)).toMatchObject({ n: 5, interval: { low: 0.01, middle: 0.03, high: 0.05 } })
})

test('a figure of one’s own needs an open table, a rising range, and a rate below 1', async ({ open }) => {
  const rooms = await open()
  const ann = await signUp(rooms)
  const range = { low: 10, middle: 20, high: 30 }
  expect(await own(ann, 'price-per-thousand', range)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  await ann.ask('POST', path)
  expect(await own(ann, 'price-per-thousand', { ...range, low: 25 })).toMatchObject({
    status: 400,
    body: { fields: { low: 'Low must not be above typical.' } },
  })
  expect(await own(ann, 'click-rate', range)).toMatchObject({
    status: 400,
    body: { fields: { high: 'A rate must be below 95%.' } },
  })
  expect((await own(ann, 'made-up', range)).status).toBe(404)
  const { body } = await own(ann, 'price-per-thousand', { ...range, note: 'Last year' })
  expect(body.own).toMatchObject([{ figure: 'price-per-thousand', middle: 20, inForecasts: true, note: 'Last year' }])
  const engagement = await own(ann, 'engagement-followers', { low: 0.01, middle: 0.02, high: 0.03 })
  expect(engagement.body.own).toMatchObject([{ figure: 'engagement-followers', inForecasts: false }, {}])
})

test('forecasts of creators of the platform and size use it, until it is removed', async ({ open }) => {
  const rooms = await open()
  const ann = await signUp(rooms)
  await rooms.work()
  const { id } = await verify(ann, { url: 'https://www.instagram.com/ava_fields_sandbox/' })
  const rates = async () => (await ann.call('GET', `/${id}/roi`)).body.creator.ownRates ?? []
  expect(await rates()).toEqual([])
  const { body: roi } = await ann.call('GET', `/${id}/roi`)
  const tiers = ['1k-5k', '5k-10k', '10k-50k', '50k-100k', '100k-500k', '500k-1m', '1m-plus']
  const edges = [1e3, 5e3, 1e4, 5e4, 1e5, 5e5, 1e6]
  const table = `/api/benchmarks/instagram/${tiers[edges.findLastIndex((edge) => roi.creator.followers >= edge)]}/all`
  await ann.ask('POST', table)
  await ann.ask('PUT', `${table}/own/click-rate`, { low: 0.01, middle: 0.02, high: 0.03 })
  expect(await rates()).toEqual([{ id: 'clickRate', niche: null, p10: 0.01, p50: 0.02, p90: 0.03 }])
  await ann.ask('DELETE', `${table}/own/click-rate`)
  expect(await rates()).toEqual([])
})

test('results of the workspace’s own campaigns stand beside it, creator by creator, once there are enough', async ({
  open,
}) => {
  const rooms = await open()
  const ann = await signUp(rooms)
  const { campaignId, entryIds } = await startedCampaign(ann, 5)
  const { body: campaign } = await ann.ask('GET', `/api/campaigns/${campaignId}`)
  const table = '/api/benchmarks/twitch/10k-50k/all'
  await ann.ask('POST', table)
  const results = async () => (await ann.ask('GET', table)).body.table
  expect((await results()).campaigns).toBe(0)
  await indexed(
    rooms,
    campaign.creators.map((entry: { creator: { handle: string } }) => ({
      handle: entry.creator.handle,
      platform: 'twitch',
    })),
  )
  for (const [at, entryId] of entryIds.entries()) {
    const entry = `/api/campaigns/${campaignId}/creators/${entryId}`
    await ann.ask('PATCH', entry, { field: 'paid', value: 100 * (at + 1), version: 0 })
    const { body: made } = await ann.ask('POST', `${entry}/deliverables`, { kind: 'live' })
    const deliverable = made.creators.find(({ id }: { id: string }) => id === entryId).deliverables[0].id
    const change = (field: string, value: unknown) =>
      ann.ask('PATCH', `/api/campaigns/${campaignId}/deliverables/${deliverable}`, { field, value, version: 0 })
    await change('state', 'posted')
    await change('views', 10_000)
  }
  const { campaigns, results: found } = await results()
  expect(campaigns).toBe(1)
  expect(found[0]).toMatchObject({ id: 'own-price', n: 5, interval: { low: 10, middle: 30, high: 50 } })
  expect(found[1]).toMatchObject({ id: 'own-clicks', n: 0, interval: null })
})
