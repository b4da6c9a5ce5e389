import { type CreatorGlance, creatorGlance } from '@vouch/contract'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect } from 'vitest'
import { test } from '../../../test/indexed-rooms.ts'
import { ended, freshAddress, type Rooms, signUp, snapshotFor, type Visitor } from '../../../test/rooms.ts'
import { indexReport } from './index-report.ts'

async function glance(who: Visitor, platform: string, handle: string): Promise<CreatorGlance> {
  const { status, body } = await who.ask('GET', `/api/discovery/glance?${new URLSearchParams({ platform, handle })}`)
  expect(status).toBe(200)
  expect(creatorGlance.show.reply.parse(body)).toEqual(body)
  return creatorGlance.show.reply.parse(body)
}

/** Verifies two creators of `one`, fetched and from a file, and makes both findable. */
async function verifyTwo(rooms: Rooms, one: Visitor) {
  const reports: string[] = []
  rooms.parts.reported = (_, reportId) => {
    reports.push(reportId)
    return Promise.resolve()
  }
  rooms.platform.script = async (target) => ({
    ...snapshotFor(target),
    source: { connector: 'twitch', basis: 'public' },
  })
  await rooms.work()
  const { url, handle } = freshAddress()
  const fetched = await one.call('POST', '', { url })
  const brought = {
    ...sandboxSnapshot('instagram', 'ava_fields_sandbox', '2026-11-20T10:00:00.000Z'),
    handle: 'from_a_file',
  }
  const filed = await one.call('POST', '', { snapshot: brought })
  const done = await ended(one, fetched.body.id)
  await ended(one, filed.body.id)
  for (const id of reports) await indexReport(rooms.parts, id)
  return { handle, done }
}

test('a simulated creator whom nobody has looked at is screened by the first look, and the second says the same', async ({
  rooms,
}) => {
  const ann = await signUp(rooms)
  const first = await glance(ann, 'instagram', 'ava_fields_sandbox')
  expect(first.creator.trust).toMatchObject({ basis: 'screening' })
  expect(first.creator.decision).toBeUndefined()
  expect(first.parts.filter(({ state }) => state === 'seen').length).toBeGreaterThan(0)
  expect(first.posts).toHaveLength(3)
  const moments = (first.posts ?? []).map(({ publishedAt }) => publishedAt)
  expect(moments).toEqual([...moments].sort().reverse())
  expect(moments[0]?.slice(0, 10)).toBe(first.lastPostAt?.slice(0, 10))
  expect(first.verificationId).toBeNull()
  expect(await glance(ann, 'instagram', '@Ava_Fields_Sandbox')).toEqual(first)
})

test('a verified creator is shown as in the report: parts, decision, posts; the report itself only to its own workspace', async ({
  rooms,
}) => {
  const [one, other] = [await signUp(rooms), await signUp(rooms)]
  const { handle, done } = await verifyTwo(rooms, one)
  const own = await glance(one, 'twitch', handle)
  expect(own.parts).toEqual(done.report?.parts)
  expect(own.creator.decision).toBe(done.report?.decision?.word)
  expect(own.creator.decision).toBeDefined()
  expect(own.verificationId).toBe(done.id)
  const others = await glance(other, 'twitch', handle)
  expect(others).toEqual({ ...own, verificationId: null })
  const listed = await other.ask('GET', `/api/discovery/creators?q=${handle}`)
  expect(listed.body.creators[0]).toMatchObject({ handle, decision: own.creator.decision })
})

test('a creator from a file is shown to its workspace alone, and nobody without a token is shown anybody', async ({
  rooms,
}) => {
  const [one, other] = [await signUp(rooms), await signUp(rooms)]
  await verifyTwo(rooms, one)
  expect((await glance(one, 'instagram', 'from_a_file')).posts).toHaveLength(3)
  const url = '/api/discovery/glance?platform=instagram&handle=from_a_file'
  expect(await other.ask('GET', url)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await rooms.app.inject({ method: 'GET', url })).statusCode).toBe(401)
})
