import { randomUUID } from 'node:crypto'
import { Problem } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { buildWorkspace } from '../../../test/workspaces.ts'
import type { Database } from '../db/database.ts'
import { type LeaveUpload, UploadPlaces } from './upload-places.ts'

const limits = { atOnceMax: 2, perMinuteMax: 1_000, ofProcessMax: 1_000 }

/** As many processes as are asked for, on one database. */
function processes(db: Database, count: number): UploadPlaces[] {
  return Array.from({ length: count }, () => new UploadPlaces(db.pool, limits))
}

async function outcomes(takes: Promise<LeaveUpload>[]) {
  const ends = await Promise.allSettled(takes)
  return {
    taken: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
    refused: ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])),
  }
}

test('of many uploads at once over several processes an account has two, and the others are told to wait', async ({
  db,
}) => {
  const workspaceId = await buildWorkspace(db)
  const { taken, refused } = await outcomes(processes(db, 12).map((each) => each.take(workspaceId)))
  expect([taken.length, refused.length]).toEqual([2, 10])
  for (const refusal of refused) {
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({
      code: 'rate_limited',
      message: 'You have 2 uploads under way. Wait until one of them ends.',
      details: { retryAfterSeconds: 5 },
    })
  }
  const places = new UploadPlaces(db.pool, limits)
  await taken[0]?.()
  await expect(places.take(workspaceId)).resolves.toBeTypeOf('function')
  await expect(places.take(workspaceId)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('another account is not in the way', async ({ db }) => {
  const [one, other] = [await buildWorkspace(db), await buildWorkspace(db)]
  const places = new UploadPlaces(db.pool, limits)
  const both = [one, one, other, other].map((workspaceId) => places.take(workspaceId))
  expect((await outcomes(both)).taken.length).toBe(4)
})

test('a process that died holds its places only for a while', async ({ db }) => {
  const workspaceId = await buildWorkspace(db)
  const dead = new UploadPlaces(db.pool, limits)
  const left = await outcomes([dead.take(workspaceId), dead.take(workspaceId)])
  await db.pool.query(`update upload_places set ends_at = now() - interval '1 second' where workspace_id = $1`, [
    workspaceId,
  ])
  await expect(new UploadPlaces(db.pool, limits).take(workspaceId)).resolves.toBeTypeOf('function')
  // What is given back late frees no place that is somebody else's by now.
  for (const leave of left.taken) await leave()
  const held = await db.pool.query('select from upload_places where workspace_id = $1', [workspaceId])
  expect(held.rowCount).toBe(1)
})

test('so many a minute, whichever process they come to', async ({ db }) => {
  const workspaceId = await buildWorkspace(db)
  const few = { ...limits, perMinuteMax: 3 }
  for (let upload = 0; upload < 3; upload++) await (await new UploadPlaces(db.pool, few).take(workspaceId))()
  await expect(new UploadPlaces(db.pool, few).take(workspaceId)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('a process takes no more than it can hold, and takes again when one has ended', async ({ db }) => {
  const places = new UploadPlaces(db.pool, { ...limits, ofProcessMax: 1 })
  const [one, other] = [await buildWorkspace(db), await buildWorkspace(db)]
  const leave = await places.take(one)
  await expect(places.take(other)).rejects.toMatchObject({ code: 'unavailable' })
  await leave()
  await expect(places.take(other)).resolves.toBeTypeOf('function')
})

test('an upload for an account that there is not leaves nothing behind', async ({ db }) => {
  const places = new UploadPlaces(db.pool, { ...limits, ofProcessMax: 1 })
  await expect(places.take(randomUUID())).rejects.toThrow(/foreign key/)
  const workspaceId = await buildWorkspace(db)
  await expect(places.take(workspaceId)).resolves.toBeTypeOf('function')
})
