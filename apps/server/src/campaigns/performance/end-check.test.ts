import type { EndCheck } from '@vouch/contract'
import { expect } from 'vitest'
import { dueList } from '../../../test/due-list.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { test as base, freshAddress, type Rooms, signUp, type Visitor, verify } from '../../../test/rooms.ts'
import { performancePartsOf } from '../../campaign-side.ts'
import { runBatch } from '../../finding/bulk/run-batch.ts'
import { eraseCreator } from '../../verdicts/verifications/erase-creator.ts'
import { performanceJob } from './make-performance.ts'
import { PerformancePrinter } from './paper/performance-printer.ts'

/** A completed campaign's audience is verified again as one act: its price first, its progress, and the result beside the first verdicts. */

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

const dayMs = 86_400_000

/** A started campaign with creators who were verified before it, each paid. */
async function ranCampaign(ann: Visitor, paid: readonly (number | null)[]) {
  const handles: string[] = []
  for (const _ of paid) {
    const { handle, url } = freshAddress()
    expect((await verify(ann, { url })).state).toBe('done')
    handles.push(handle)
  }
  const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Tea & more', goal: 'sales' })
  const path = `/api/campaigns/${draft.id}`
  const creators = handles.map((handle) => ({ platform: 'twitch', handle }))
  await ann.ask('POST', `${path}/creators`, { creators })
  const { body: campaign } = await ann.ask('POST', `${path}/state`, { deed: 'start' })
  for (const [place, entry] of campaign.creators.entries()) {
    const fields = { decision: 'approved', outreach: 'agreed', paid: paid[place] }
    for (const [field, value] of Object.entries(fields))
      if (value !== null) await ann.ask('PATCH', `${path}/creators/${entry.id}`, { field, value, version: 0 })
  }
  return { path, handles }
}

async function checkOf(ann: Visitor, path: string): Promise<EndCheck> {
  const { status, body } = await ann.ask('GET', `${path}/end-check`)
  expect(status).toBe(200)
  return body
}

/** Completes a campaign some days after it began. */
async function complete(rooms: Rooms, ann: Visitor, path: string, daysLater: number) {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + daysLater * dayMs)
  expect((await ann.ask('POST', `${path}/state`, { deed: 'complete' })).status).toBe(200)
}

/** Runs the list that was begun. */
async function through({ parts }: Rooms, ann: Visitor, path: string): Promise<EndCheck> {
  const { batch } = await checkOf(ann, path)
  await runBatch(parts, await dueList(parts.db, batch?.id ?? ''), { signal: new AbortController().signal })
  const done = await checkOf(ann, path)
  expect(done.batch?.state).toBe('done')
  return done
}

test('only a completed campaign is verified again, after a confirmation of count and cost, and once', async ({
  rooms,
  ann,
}) => {
  const { path } = await ranCampaign(ann, [500, null])
  const running = await checkOf(ann, path)
  expect(running).toMatchObject({ completedAt: null, batch: null })
  const early = await ann.ask('POST', `${path}/end-check`, { confirm: { count: 2, credits: 0 } })
  expect([early.status, early.body.code]).toEqual([409, 'not_now'])

  await complete(rooms, ann, path, 30)
  const before = await ann.credits()
  const open = await checkOf(ann, path)
  expect(open.due).toMatchObject({ count: 2, free: 0, credits: 20 })
  expect(open.creators.map(({ state, end }) => [state, end])).toEqual([
    ['open', null],
    ['open', null],
  ])
  const unsaid = await ann.ask('POST', `${path}/end-check`, { confirm: { count: 2, credits: 10 } })
  expect(unsaid).toMatchObject({ status: 409, body: { code: 'confirmation_required', count: 2, credits: 20 } })
  expect(await ann.credits()).toBe(before)

  const confirm = { count: 2, credits: 20 }
  const pressed = await Promise.all([
    ann.ask('POST', `${path}/end-check`, { confirm }),
    ann.ask('POST', `${path}/end-check`, { confirm }),
  ])
  expect(pressed.map(({ status }) => status)).toEqual([202, 202])
  expect(pressed[0].body.batch.id).toBe(pressed[1].body.batch.id)
  const done = await through(rooms, ann, path)
  expect(await ann.credits()).toBe(before - 20)
  expect(done.batch).toMatchObject({ through: 2, all: 2, by: expect.any(String) })
  expect(done.due.count).toBe(0)
  for (const { first, end, state } of done.creators) {
    expect(state).toBe('done')
    expect(first && end && end.at > first.at).toBe(true)
  }
  const again = await ann.ask('POST', `${path}/end-check`, { confirm })
  expect([again.status, again.body.code]).toEqual([409, 'not_now'])
  const stranger = await signUp(rooms)
  expect((await stranger.ask('GET', `${path}/end-check`)).status).toBe(404)
  expect((await stranger.ask('POST', `${path}/end-check`, {})).status).toBe(404)
})

test('what was paid for real people is by the reports since the end, with its range, and missing before', async ({
  rooms,
  printer,
  ann,
}) => {
  const { path, handles } = await ranCampaign(ann, [400, 600])
  await complete(rooms, ann, path, 30)
  expect((await checkOf(ann, path)).people.end).toMatchObject({ judged: 0, unknown: 1_000, creators: 0 })
  await ann.ask('POST', `${path}/end-check`, { confirm: { count: 2, credits: 20 } })
  const { people, creators } = await through(rooms, ann, path)
  const share = (end: 'low' | 'share' | 'high') =>
    creators.reduce((sum, { paid, end: told }) => sum + (paid ?? 0) * (1 - (told?.suspicious?.[end] ?? Number.NaN)), 0)
  expect(people.end).toMatchObject({ judged: 1_000, unknown: 0 })
  expect(people.end?.real.point).toBeCloseTo(share('share'), 1)
  expect(people.end?.real.low).toBeCloseTo(share('high'), 1)
  expect(people.end?.real.high).toBeCloseTo(share('low'), 1)

  const { body: ordered } = await ann.ask('POST', `${path}/performance`)
  const held = await rooms.db.pool.query('select hold_id::text as id from performance_reports where id = $1', [
    ordered.id,
  ])
  const parts = performancePartsOf({
    ...{ db: rooms.db, verifying: rooms.parts, performancePrinter: printer },
    config: { company: { name: 'Vouch Ltd', number: '1', address: 'London' } },
  })
  const attempt = { signal: new AbortController().signal } as Parameters<ReturnType<typeof performanceJob>['run']>[1]
  await performanceJob(parts).run({ performanceId: ordered.id, holdId: held.rows[0].id }, attempt)
  const report = async () => (await ann.ask('GET', `${path}/performance/${ordered.id}`)).body.document
  expect((await report()).atEnd).toMatchObject({ verified: 2, of: 2, people: people.end, before: people.first })
  const fetched = (format: string) =>
    rooms.app.inject({
      ...{ method: 'GET', url: `${path}/performance/${ordered.id}/file?format=${format}` },
      headers: { authorization: `Bearer ${ann.token}` },
    })
  const csv = await fetched('csv')
  const [head = '', campaign = ''] = csv.payload.split('\r\n')
  expect(campaign.split(',')[head.split(',').indexOf('"paid_for_real_end"')]).toBe(String(people.end?.real.point))
  const pdf = await fetched('pdf')
  const words = readPdf(pdf.rawPayload).text.replaceAll(/\s+/g, ' ')
  expect(words).toContain('Audience at the start and at the end')
  expect(words).toContain('Verified again at the end: 2 of 2 creators.')
  // Who is erased since is not named by what the report says of the end either.
  await eraseCreator(rooms.db.pool, { platform: 'twitch', handle: handles[0] ?? '' }, new Date())
  expect((await report()).creators[0]).toMatchObject({ handle: null, end: null, paid: 400 })
})

test('where a report can’t tell the share of all followers, the campaign tells none and judges no money by it', async ({
  rooms,
  ann,
}) => {
  const { path } = await ranCampaign(ann, [400, 600])
  await complete(rooms, ann, path, 30)
  await ann.ask('POST', `${path}/end-check`, { confirm: { count: 2, credits: 20 } })
  await through(rooms, ann, path)
  await rooms.db.pool.query(`update reports set body = regexp_replace(body::text,
    '("part": ?"followers", ?"state": ?)"[a-z-]+"', '\\1"unclear"')::json`)
  const { people, creators } = await checkOf(ann, path)
  expect(people.end).toMatchObject({ judged: 0, unknown: 1_000, creators: 0 })
  for (const { end } of creators) expect(end).toMatchObject({ suspicious: null, trust: expect.any(Number) })
})

test('who was verified within a day costs nothing', async ({ rooms, ann }) => {
  const { path, handles } = await ranCampaign(ann, [500, 500])
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 30 * dayMs)
  expect((await verify(ann, { url: `https://www.twitch.tv/${handles[0]}` })).state).toBe('done')
  await complete(rooms, ann, path, 0.25)
  const before = await ann.credits()
  const { due } = await checkOf(ann, path)
  expect(due).toMatchObject({ count: 2, free: 1, credits: 10 })
  await ann.ask('POST', `${path}/end-check`, { confirm: { count: due.count, credits: due.credits } })
  const done = await through(rooms, ann, path)
  expect(done.creators.every(({ end }) => end !== null)).toBe(true)
  expect(await ann.credits()).toBe(before - 10)
})

test('a campaign that is reopened and completed again can be verified once more', async ({ rooms, ann }) => {
  const { path } = await ranCampaign(ann, [500])
  await complete(rooms, ann, path, 30)
  await ann.ask('POST', `${path}/end-check`, { confirm: { count: 1, credits: 10 } })
  await through(rooms, ann, path)
  await ann.ask('POST', `${path}/state`, { deed: 'reopen' })
  expect(await checkOf(ann, path)).toMatchObject({ completedAt: null, batch: null })
  await complete(rooms, ann, path, 30)
  expect(await checkOf(ann, path)).toMatchObject({ batch: null, due: { count: 1, credits: 10 } })
})
