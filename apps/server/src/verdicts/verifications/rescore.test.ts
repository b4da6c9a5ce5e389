import { expect } from 'vitest'
import { freshAddress, type Rooms, signUp, test, verify } from '../../../test/rooms.ts'

/** Makes a stored report look as if an earlier engine had written it. */
async function age(rooms: Rooms, id: string): Promise<void> {
  await rooms.db.pool.query(
    `update reports set engine = '0.9.0', computed_at = computed_at - interval '90 days',
            body = replace(body::text, '"engine":"' || engine || '"', '"engine":"0.9.0"')::json
      where id = (select report_id from verifications where id = $1)`,
    [id],
  )
}

test('scoring again shows the present engine and keeps the earlier report, for nothing', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { id, report } = await verify(visitor, { url: freshAddress().url })
  await age(rooms, id)
  rooms.clock.now = new Date('2027-01-15T08:00:00.000Z')
  const again = await visitor.call('POST', `/${id}/rescore`)
  expect(again.status).toBe(200)
  expect(again.body.report).toEqual({ ...report, computedAt: '2027-01-15T08:00:00.000Z' })
  const versions = await visitor.call('GET', `/${id}/reports`)
  expect(versions.body.reports.map((each: { engine: string }) => each.engine)).toEqual([report?.engine, '0.9.0'])
  expect(await visitor.credits()).toBe(140)
})

test('scoring again with the same engine changes nothing', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { id, report } = await verify(visitor, { url: freshAddress().url })
  rooms.clock.now = new Date('2027-01-15T08:00:00.000Z')
  expect((await visitor.call('POST', `/${id}/rescore`)).body.report).toEqual(report)
  expect((await visitor.call('GET', `/${id}/reports`)).body.reports).toHaveLength(1)
})

test('what was not fetched yet cannot be scored again or shown', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  for (const [method, path] of [
    ['POST', 'rescore'],
    ['GET', 'snapshot'],
  ] as const) {
    const answer = await visitor.call(method, `/${body.id}/${path}`)
    expect([answer.status, answer.body.error]).toEqual([404, 'We’re still collecting the data for this verification.'])
  }
  expect((await visitor.call('GET', `/${body.id}/reports`)).body).toEqual({ reports: [], nextCursor: null })
})
