import { canonicalSnapshot } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { creatorKey } from './creator-key.ts'
import { findOrCreateCreator } from './find-or-create-creator.ts'
import { loadSnapshot, packSnapshot, storeSnapshot, unpackSnapshot } from './snapshots.ts'

const at = new Date('2026-11-20T10:00:00Z')

function ava() {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at.toISOString())
  if (!snapshot) throw new Error('The sandbox lost its first creator')
  return snapshot
}

test('a handle has one spelling, but a channel id keeps its case', () => {
  expect(creatorKey('instagram', ' @NatGeo ')).toBe('natgeo')
  expect(creatorKey('youtube', '@MrBeast')).toBe('mrbeast')
  expect(creatorKey('youtube', 'UCX6OQ3DkcsbYNE6H8uQQuVA')).toBe('UCX6OQ3DkcsbYNE6H8uQQuVA')
  expect(creatorKey('instagram', 'a\0b')).toBe('ab')
})

test('a creator who is met many times at once is one row', async ({ db }) => {
  const met = await Promise.all(
    ['Ann', 'ann', '@ANN'].map((handle) => findOrCreateCreator(db.pool, { platform: 'x', handle, at })),
  )
  expect(new Set(met).size).toBe(1)
})

test('a snapshot comes back as it was stored, at a fraction of its size', async ({ db }) => {
  const creatorId = await findOrCreateCreator(db.pool, { platform: 'instagram', handle: 'ava', at })
  const packed = await packSnapshot(ava(), 'sha256:1')
  const { id } = await storeSnapshot(db.pool, packed, { creatorId, workspaceId: null, at })
  const stored = await loadSnapshot(db, id)
  expect(stored).toMatchObject({ digest: 'sha256:1', connector: 'sandbox', fetched: true })
  const read = await unpackSnapshot(stored?.body ?? Buffer.of())
  expect(canonicalSnapshot(read)).toBe(canonicalSnapshot(ava()))
  expect(packed.body.length).toBeLessThan(packed.bytes / 3)
})

test('the same snapshot of the same owner is stored once; each owner has its own', async ({ db }) => {
  const creatorId = await findOrCreateCreator(db.pool, { platform: 'instagram', handle: 'ben', at })
  const user = await db.pool.query<{ id: string }>(`insert into users (email) values ('o@vouch.test') returning id`)
  const found = await db.pool.query<{ id: string }>('select id from workspaces where owner_id = $1', [onlyRow(user).id])
  const workspaceId = onlyRow(found).id
  const packed = await packSnapshot(ava(), 'sha256:2')
  const { id: fetched } = await storeSnapshot(db.pool, packed, { creatorId, workspaceId: null, at })
  const { id: again } = await storeSnapshot(db.pool, packed, { creatorId, workspaceId: null, at })
  const { id: own } = await storeSnapshot(db.pool, packed, { creatorId, workspaceId, at })
  expect(again).toBe(fetched)
  expect(own).not.toBe(fetched)
  expect((await loadSnapshot(db, own))?.fetched).toBe(false)
})

test('only data of the YouTube connector has an end', async ({ db }) => {
  const creatorId = await findOrCreateCreator(db.pool, { platform: 'youtube', handle: 'cleo', at })
  const source = { connector: 'youtube', basis: 'public' } as const
  const packed = await packSnapshot({ ...ava(), source }, 'sha256:3')
  const { id } = await storeSnapshot(db.pool, packed, { creatorId, workspaceId: null, at })
  const ends = await db.pool.query<{ days: string }>(
    `select extract(day from expires_at - stored_at) as days from snapshots where id = $1`,
    [id],
  )
  expect(Number(onlyRow(ends).days)).toBe(30)
})

test('a snapshot that was deleted is nothing', async ({ db }) => {
  expect(await loadSnapshot(db, '00000000-0000-4000-8000-000000000000')).toBeNull()
})
