import { expect } from 'vitest'
import { readPdf } from '../../../test/pdf-text.ts'
import {
  test as base,
  freshAddress,
  type Rooms,
  signUp,
  snapshotFor,
  type Visitor,
  verify,
} from '../../../test/rooms.ts'
import { performancePartsOf } from '../../campaign-side.ts'
import { eraseCreator } from '../../verdicts/verifications/erase-creator.ts'
import { learnFromCompleted } from './learn-results.ts'
import { performanceJob } from './make-performance.ts'
import { PerformancePrinter } from './paper/performance-printer.ts'

const test = base
  .extend('printer', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
    const printer = new PerformancePrinter()
    onCleanup(() => printer.close())
    return printer
  })
  .extend('rooms', async ({ open, printer }) => {
    const rooms = await open({ printers: { performancePrinter: printer } })
    await rooms.work()
    return rooms
  })
  .extend('ann', async ({ rooms }) => signUp(rooms))

/** A running campaign with one verified creator, a post that is live and what it brought. */
async function ranCampaign(ann: Visitor, brought: Record<string, unknown> = { clicks: 400, orders: 12, revenue: 900 }) {
  const { handle, url } = freshAddress()
  expect((await verify(ann, { url })).state).toBe('done')
  const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Tea & more', goal: 'sales' })
  const path = `/api/campaigns/${draft.id}`
  await ann.ask('PATCH', path, { field: 'budget', value: 2_000, version: 0 })
  await ann.ask('POST', `${path}/creators`, { creators: [{ platform: 'twitch', handle }] })
  const { body: campaign } = await ann.ask('POST', `${path}/state`, { deed: 'start' })
  const [entry] = campaign.creators
  const changes = { decision: 'approved', outreach: 'agreed', agreedFee: 500, paid: 500 }
  for (const [field, value] of Object.entries(changes))
    await ann.ask('PATCH', `${path}/creators/${entry.id}`, { field, value, version: 0 })
  await ann.ask('POST', `${path}/creators/${entry.id}/deliverables`, { kind: 'post' })
  const { body: now } = await ann.ask('GET', path)
  const [deliverable] = now.creators[0].deliverables
  const snapshot = snapshotFor({
    kind: 'profile',
    platform: 'twitch',
    handle,
    url: '',
    lookup: { by: 'handle', handle },
  })
  const post = snapshot.posts[0]
  const posted = { state: 'posted', link: `https://www.twitch.tv/videos/${post?.id}`, ...brought }
  for (const [field, value] of Object.entries(posted))
    await ann.ask('PATCH', `${path}/deliverables/${deliverable.id}`, { field, value, version: 0 })
  return { path, campaignId: draft.id as string, entryId: entry.id as string, handle, post }
}

const partsOf = (rooms: Rooms, printer: PerformancePrinter) =>
  performancePartsOf({
    db: rooms.db,
    verifying: rooms.parts,
    performancePrinter: printer,
    config: { company: { name: 'Vouch Ltd', number: '1', address: 'London' } },
  })

const attempt = { signal: new AbortController().signal } as Parameters<ReturnType<typeof performanceJob>['run']>[1]

/** Orders a report. @returns what its job is given */
async function ordered({ db }: Rooms, ann: Visitor, path: string) {
  const { body } = await ann.ask('POST', `${path}/performance`)
  const found = await db.pool.query('select hold_id::text as id from performance_reports where id = $1', [body.id])
  return { performanceId: body.id as string, holdId: found.rows[0].id as string }
}

function fetched({ app }: Rooms, { token }: Visitor, url: string) {
  return app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
}

/** Orders a report and makes it. */
async function madeReport(rooms: Rooms, printer: PerformancePrinter, ann: Visitor, path: string) {
  const order = await ordered(rooms, ann, path)
  await performanceJob(partsOf(rooms, printer)).run(order, attempt)
  return (await ann.ask('GET', `${path}/performance/${order.performanceId}`)).body
}

test('a report says what a campaign brought, costs two credits once, and stays as it was made', async ({
  rooms,
  printer,
  ann,
}) => {
  const { path, entryId, post } = await ranCampaign(ann)
  const before = await ann.credits()
  const report = await madeReport(rooms, printer, ann, path)
  expect(report).toMatchObject({ state: 'done', creditsUsed: 2, reason: null })
  expect(await ann.credits()).toBe(before - 2)
  const { document } = report
  expect(document.results).toMatchObject({ posts: 1, clicks: 400, orders: 12, revenue: 900, perClick: 1.25 })
  expect(document.results).toMatchObject({ engagements: (post?.likes ?? 0) + (post?.comments ?? 0), returned: 1.8 })
  expect(document.money).toMatchObject({ budget: 2_000, spent: 500 })
  const [creator] = document.creators
  expect(creator).toMatchObject({ entryId, paid: 500, posts: 1, due: 1, orders: 12 })
  expect(creator.first.verificationId).toBe(creator.last.verificationId)
  expect(document.expected.clicks.low).toBeLessThan(document.expected.clicks.high)
  expect(document.people.judged + document.people.unknown).toBe(500)
  await ann.ask('PATCH', `${path}`, { field: 'name', value: 'Another name', version: 1 })
  const again = await ann.ask('GET', `${path}/performance/${report.id}`)
  expect(again.body.document).toEqual(document)
  const stranger = await signUp(rooms)
  for (const address of [
    `${path}/performance`,
    `${path}/performance/${report.id}`,
    `${path}/performance/${report.id}/file`,
  ])
    expect((await stranger.ask('GET', address)).status).toBe(404)
})

test('a press while one is being made orders no second one, and a draft can have none', async ({ rooms, ann }) => {
  const { path } = await ranCampaign(ann)
  const before = await ann.credits()
  const [one, other] = await Promise.all([
    ann.ask('POST', `${path}/performance`),
    ann.ask('POST', `${path}/performance`),
  ])
  expect([one.status, other.status]).toEqual([202, 202])
  expect(one.body.id).toBe(other.body.id)
  expect(await ann.credits()).toBe(before - 2)
  const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Draft', goal: 'sales' })
  const refused = await ann.ask('POST', `/api/campaigns/${draft.id}/performance`)
  expect([refused.status, refused.body.code]).toEqual([409, 'not_now'])
  expect(rooms.works()).toBe(true)
})

test('a report that could not be made gives its credits back and says so', async ({ rooms, printer, ann }) => {
  const { path, campaignId } = await ranCampaign(ann)
  const before = await ann.credits()
  const job = performanceJob(partsOf(rooms, printer))
  await job.abandon?.(await ordered(rooms, ann, path))
  const { body } = await ann.ask('GET', `${path}/performance`)
  expect(body.reports).toMatchObject([{ state: 'failed', creditsUsed: 0, reason: expect.stringContaining('refunded') }])
  expect(await ann.credits()).toBe(before)
  // Of a campaign that is gone nothing is left to settle but the hold.
  const second = await ordered(rooms, ann, path)
  await rooms.db.pool.query('delete from campaigns where id = $1', [campaignId])
  await job.run(second, attempt)
  expect(await ann.credits()).toBe(before)
})

test('PDF and CSV say what the page says', async ({ rooms, printer, ann }) => {
  const { path } = await ranCampaign(ann)
  const { id } = await madeReport(rooms, printer, ann, path)
  const pdf = await fetched(rooms, ann, `${path}/performance/${id}/file`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toContain('vouch-tea-more-performance-')
  const text = readPdf(pdf.rawPayload).text.replaceAll(/\s+/g, ' ')
  for (const words of [
    'Tea & more',
    '$1.80 for each $1 paid',
    'Against the forecast',
    'Paid for real people',
    'By post',
  ])
    expect(text).toContain(words)
  const csv = await fetched(rooms, ann, `${path}/performance/${id}/file?format=csv`)
  const [head = '', ...rows] = csv.payload.trim().split('\r\n')
  expect(rows.map((row) => row.split(',')[0])).toEqual(['"campaign"', '"creator"', '"post"'])
  const returned = head.split(',').indexOf('"revenue_per_paid"')
  expect(rows[0]?.split(',')[returned]).toBe('1.8')
})

test('who is erased is taken out of reports that were made; what was paid and counted stays', async ({
  rooms,
  printer,
  ann,
}) => {
  const { path, handle } = await ranCampaign(ann)
  const { id } = await madeReport(rooms, printer, ann, path)
  await eraseCreator(rooms.db.pool, { platform: 'twitch', handle }, new Date())
  const { body } = await ann.ask('GET', `${path}/performance/${id}`)
  expect(JSON.stringify(body)).not.toContain(handle)
  expect(body.document.creators).toMatchObject([{ name: null, handle: null, first: null, paid: 500, orders: 12 }])
  expect(body.document.posts).toMatchObject([{ creator: null, link: '', clicks: 400 }])
})

test('completed campaigns move the next forecast of the workspace, not their own and not another’s', async ({
  rooms,
  printer,
  ann,
}) => {
  const many = { clicks: 90_000, orders: 4_000, revenue: 90_000 }
  const { path, campaignId } = await ranCampaign(ann, many)
  const { path: next } = await ranCampaign(ann)
  const forecast = async (of: string) => {
    const { body } = await ann.ask('GET', `${of}/intelligence`)
    return body.members[0].answer.calibration
  }
  const parts = partsOf(rooms, printer)
  await learnFromCompleted(parts)
  expect(await forecast(next)).toBe(null)
  await ann.ask('POST', `${path}/state`, { deed: 'complete' })
  await learnFromCompleted(parts)
  expect(await forecast(next)).toMatchObject({ clicks: { campaigns: 1 }, orders: { campaigns: 1 } })
  expect((await forecast(next)).clicks.shift).toBeGreaterThan(0)
  expect((await forecast(next)).clicks.weight).toBeGreaterThan(0)
  expect(await forecast(path)).toBe(null)
  await ann.ask('POST', `${path}/state`, { deed: 'reopen' })
  await learnFromCompleted(parts)
  expect(await forecast(next)).toBe(null)
  expect(campaignId).toBeTruthy()
})
