import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { closedPort } from '../../../test/closed-port.ts'
import { download, made } from '../../../test/exported.ts'
import type { ObjectServer, Stored } from '../../../test/object-server.ts'
import { ended, freshAddress, signUp } from '../../../test/rooms.ts'
import { test } from '../../../test/stored.ts'
import { movable } from '../../background.ts'
import { openS3 } from '../../outside/object-store/s3-store.ts'
import { findOrCreateCreator } from '../../verdicts/creators/find-or-create-creator.ts'
import { loadSnapshot, storeSnapshot } from '../../verdicts/creators/snapshots.ts'
import { forgetExportsOf } from '../../verdicts/exports/forget-files.ts'
import { eraseCreator } from '../../verdicts/verifications/erase-creator.ts'
import { deleteExpiredSnapshots } from '../../verdicts/verifications/retention.ts'
import { type Database, withTransaction } from '../db/database.ts'
import { ObjectFault, type ObjectStore } from '../objects/object-store.ts'
import { deleteLeavings } from './delete-leavings.ts'
import { moveBodies, noteMoved } from './move-bodies.ts'
import { requireObjects } from './start-check.ts'

/** Large bytes in a store that speaks S3, over the network: nobody notices where they lie, and what goes from the database goes from there. */

const signal = new AbortController().signal
const [snapshots] = movable
if (snapshots === undefined) throw new Error('Snapshots do not move any more')

/** The objects as files of the server, by what they hold. */
const lying = ({ folder }: ObjectServer) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_object'))

const moved = ({ objects, db }: Stored) => moveBodies({ db, objects, signal }, snapshots)

test('a snapshot that has moved is read, scored again, exported and deleted as one that has not', async ({
  open,
  stored,
}) => {
  const rooms = await open({ through: stored.db })
  await rooms.work()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  await ended(visitor, body.id)
  const before = await visitor.text(`/${body.id}/snapshot`)
  expect(await moved(stored)).toBe(1)
  expect(lying(stored.server)).toHaveLength(1)
  const left = await stored.db.pool.query('select from snapshots where body is not null')
  expect(left.rowCount).toBe(0)
  expect(await visitor.text(`/${body.id}/snapshot`)).toBe(before)
  expect((await visitor.call('POST', `/${body.id}/rescore`)).status).toBe(200)
  // The second run finds nothing to do, and leaves the note of nobody.
  expect(await moved(stored)).toBe(0)
  expect((await stored.db.pool.query('select from object_leavings')).rowCount).toBe(0)
  const { rows } = await stored.db.pool.query(
    'select platform, handle from creators join snapshots on creator_id = creators.id',
  )
  await withTransaction(stored.db, (tx) => eraseCreator(tx, rows[0], new Date()))
  expect(await deleteLeavings(stored.db, stored.objects, signal)).toBe(1)
  expect(lying(stored.server)).toEqual([])
})

/** A snapshot of nothing in the database, as it was stored. */
async function storeBytes({ pool }: Database, body: Buffer, expiresAt: Date | null = null): Promise<string> {
  const creatorId = await findOrCreateCreator(pool, {
    platform: 'x',
    handle: randomUUID().slice(0, 12),
    at: new Date(),
  })
  const head = { platform: 'x', handle: 'a', fetchedAt: '2026-11-20T10:00:00Z', availability: {} } as never
  const packed = {
    head: { ...(head as object), source: { connector: 'sandbox', basis: 'public' } } as never,
    digest: randomUUID(),
  }
  const owner = { creatorId, workspaceId: null, at: new Date(), carriedUntil: expiresAt }
  return (await storeSnapshot(pool, { ...packed, bytes: body.length, body }, owner)).id
}

const read = async ({ db }: Stored, id: string) => (await loadSnapshot(db, id))?.body.toString()

test('a process that dies between object and row loses nothing and leaves nothing', async ({ stored }) => {
  const id = await storeBytes(stored.db, Buffer.from('evidence'))
  const dies: ObjectStore = {
    ...stored.objects,
    put: async (key, body) => {
      await stored.objects.put(key, body)
      throw new Error('The process is gone')
    },
  }
  await expect(moveBodies({ db: stored.db, objects: dies, signal }, snapshots)).rejects.toThrow('gone')
  expect(await read(stored, id)).toBe('evidence')
  expect(await moved(stored)).toBe(1)
  expect(await read(stored, id)).toBe('evidence')
  // The first object has a note and no row: after its hour it goes, the second stays.
  expect(lying(stored.server)).toHaveLength(2)
  expect(await deleteLeavings(stored.db, stored.objects, signal)).toBe(0)
  await stored.db.pool.query(`update object_leavings set due_at = now() - interval '1 minute'`)
  expect(await deleteLeavings(stored.db, stored.objects, signal)).toBe(1)
  expect(lying(stored.server)).toHaveLength(1)
  expect(await read(stored, id)).toBe('evidence')
})

test('a body that the store does not take, or does not keep as it was, stays and keeps no other from moving', async ({
  stored,
}) => {
  const small = Array.from({ length: 20 }, (_, place) => `small ${place}`)
  const ids = await Promise.all(
    [...small, 'too large', 'not in time', 'cut short'].map((body) => storeBytes(stored.db, Buffer.from(body))),
  )
  const choosy: ObjectStore = {
    ...stored.objects,
    put: async (key, body) => {
      if (Buffer.from(body).toString() === 'too large') throw new ObjectFault('too_large', 'too large')
      if (Buffer.from(body).toString() === 'not in time') throw new ObjectFault('away', 'no answer in time')
      await stored.objects.put(key, body)
    },
    get: async (key) => {
      const body = await stored.objects.get(key)
      return body.toString() === 'cut short' ? body.subarray(0, 3) : body
    },
  }
  await expect(moveBodies({ db: stored.db, objects: choosy, signal }, snapshots)).rejects.toThrow(ObjectFault)
  const waiting = await stored.db.pool.query('select id from snapshots where body is not null order by id')
  expect(waiting.rows.map(({ id }) => id)).toEqual(ids.slice(-3).toSorted())
  expect(await moved(stored)).toBe(3)
  expect(await read(stored, ids.at(-1) ?? '')).toBe('cut short')
})

test('a store that refuses everything is asked for eight, and the rest waits for the next run', async ({ stored }) => {
  await Promise.all(Array.from({ length: 20 }, (_, place) => storeBytes(stored.db, Buffer.from(`body ${place}`))))
  let asked = 0
  const closed: ObjectStore = {
    ...stored.objects,
    put: async () => {
      asked += 1
      throw new ObjectFault('refused', 'the key is not known')
    },
  }
  await expect(moveBodies({ db: stored.db, objects: closed, signal }, snapshots)).rejects.toThrow(ObjectFault)
  expect(asked).toBe(8)
  expect(await moved(stored)).toBe(20)
})

test('of two who move at once one waits for nobody, and each row has one object', async ({ stored }) => {
  const bodies = Array.from({ length: 20 }, (_, place) => `body ${place}`)
  const ids = await Promise.all(bodies.map((body) => storeBytes(stored.db, Buffer.from(body))))
  const [one, other] = await Promise.all([moved(stored), moved(stored)])
  const rest = await moved(stored)
  expect(Math.min(one, other)).toBe(0)
  expect(one + other + rest).toBe(20)
  expect(await Promise.all(ids.map((id) => read(stored, id)))).toEqual(bodies)
})

test('a row that was replaced while its object was written keeps what it was given', async ({ stored }) => {
  const id = await storeBytes(stored.db, Buffer.from('first'))
  const slow: ObjectStore = {
    ...stored.objects,
    put: async (key, body) => {
      await stored.db.pool.query('update snapshots set body = $2 where id = $1', [id, Buffer.from('second')])
      await stored.objects.put(key, body)
    },
  }
  expect(await moveBodies({ db: stored.db, objects: slow, signal }, snapshots)).toBe(0)
  expect(await read(stored, id)).toBe('second')
})

test('bought lists of people wait in the database until they are gone', async ({ stored }) => {
  const id = await storeBytes(stored.db, Buffer.from('people'))
  await stored.db.pool.query(`update snapshots set bought_people = 'held' where id = $1`, [id])
  expect(await moved(stored)).toBe(0)
  await stored.db.pool.query('delete from snapshots where id = $1', [id])
})

test('what a platform wants deleted is deleted in the store, also if it is away that day', async ({ stored }) => {
  const end = new Date('2026-11-21T00:00:00Z')
  await storeBytes(stored.db, Buffer.from('a month old'), end)
  await moved(stored)
  expect(await deleteExpiredSnapshots(stored.db.pool, end)).toBe(1)
  const away: ObjectStore = { ...stored.objects, delete: () => Promise.reject(new ObjectFault('away', 'no answer')) }
  await expect(deleteLeavings(stored.db, away, signal)).rejects.toThrow('no answer')
  expect(lying(stored.server)).toHaveLength(1)
  // The next try waits a little longer than the one before.
  expect(await deleteLeavings(stored.db, stored.objects, signal)).toBe(0)
  await stored.db.pool.query('update object_leavings set due_at = now()')
  expect(await deleteLeavings(stored.db, stored.objects, signal)).toBe(1)
  expect(lying(stored.server)).toEqual([])
})

test('other bytes than were stored are nobody’s evidence', async ({ stored }) => {
  const id = await storeBytes(stored.db, Buffer.from('evidence'))
  await moved(stored)
  const [file = ''] = lying(stored.server)
  writeFileSync(join(stored.server.folder, file), 'evidencE')
  await expect(loadSnapshot(stored.db, id)).rejects.toMatchObject({ kind: 'damaged' })
  rmSync(join(stored.server.folder, file))
  await expect(loadSnapshot(stored.db, id)).rejects.toMatchObject({ kind: 'missing' })
})

test('a reader hears that the store is away, with when to ask again, and the report is there all the same', async ({
  open,
  stored,
}) => {
  const rooms = await open({ through: stored.db })
  await rooms.work()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  await ended(visitor, body.id)
  await moved(stored)
  vi.spyOn(stored.objects, 'get').mockRejectedValueOnce(new ObjectFault('away', 'no answer'))
  const answer = await visitor.call('GET', `/${body.id}/snapshot`)
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await visitor.call('GET', `/${body.id}`)).body.report.trust.score).toBeGreaterThan(0)
  // Whoever is verified meanwhile is not kept waiting.
  const next = await visitor.call('POST', '', { url: freshAddress().url })
  expect((await ended(visitor, next.body.id)).state).toBe('done')
})

test('a start says what is wrong with the store', async ({ stored }) => {
  const { server, db } = stored
  await storeBytes(db, Buffer.from('evidence'))
  await moved(stored)
  const startWith = (settings: Partial<ObjectServer['settings']> | null) =>
    requireObjects({ ...db, objects: settings && openS3({ ...server.settings, ...settings }) }, movable)
  expect(await startWith({})).toBeNull()
  await expect(startWith({ bucket: 'nobodys' })).rejects.toThrow('there is no such bucket')
  await expect(startWith({ credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'x' } })).rejects.toThrow(
    'know the key',
  )
  await expect(startWith(null)).rejects.toThrow('OBJECT_STORE_URL isn’t set')
  const nowhere = `http://127.0.0.1:${await closedPort()}`
  expect(await startWith({ endpoint: nowhere })).toContain('can’t be reached (ECONNREFUSED)')
  // A restored database has the rows, and learns from the restore that bytes have moved.
  await db.pool.query('drop index snapshots_to_move')
  await noteMoved(db, movable)
  await expect(startWith(null)).rejects.toThrow('OBJECT_STORE_URL isn’t set')
})

test('the file of a report moves; that of a list stays where an erasure finds the name in it', async ({
  open,
  stored,
}) => {
  const rooms = await open({ through: stored.db })
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url, handle } = freshAddress()
  const { body } = await visitor.call('POST', '', { url })
  await ended(visitor, body.id)
  const report = await made(visitor, { subject: 'report', format: 'json', sourceId: body.id })
  const list = await made(visitor, { subject: 'verifications', format: 'csv' })
  const before = (await download(rooms, visitor, report.id)).body
  for (const bodies of movable) await moveBodies({ db: stored.db, objects: stored.objects, signal }, bodies)
  const left = await stored.db.pool.query('select export_id as id from export_files where body is not null')
  expect(left.rows).toEqual([{ id: list.id }])
  expect((await download(rooms, visitor, report.id)).body).toBe(before)
  await withTransaction(stored.db, async (tx) => {
    await forgetExportsOf(tx, { platform: 'twitch', handles: [handle] })
    await eraseCreator(tx, { platform: 'twitch', handle }, new Date())
  })
  expect((await download(rooms, visitor, list.id)).statusCode).toBe(410)
  // The snapshot and the file of the report.
  expect(await deleteLeavings(stored.db, stored.objects, signal)).toBe(2)
  expect(lying(stored.server)).toEqual([])
})
