import { sandboxSnapshot } from '@vouch/simulator'
import { afterAll, expect, test } from 'vitest'
import { reportOf, scoring } from '../verifications/report-of.ts'
import { profilePart } from './snapshot-parts.ts'
import { SnapshotReader } from './snapshot-reader.ts'
import { snapshotReading } from './snapshot-reading.ts'
import { packSnapshot } from './snapshots.ts'

const at = '2026-11-20T10:00:00.000Z'

const reader = new SnapshotReader(new URL('../../threads/snapshot-thread.ts', import.meta.url))
afterAll(() => reader.close())

function snapshotOf(handle: string) {
  const snapshot = sandboxSnapshot('instagram', handle, at)
  if (!snapshot) throw new Error(`The sandbox has no creator named ${handle}`)
  return snapshot
}

async function bodyOf(handle: string): Promise<Uint8Array> {
  return (await packSnapshot(snapshotOf(handle), '')).body
}

test('the thread gives the very report that the engine gives here, each to who asked for it', async () => {
  const snapshots = ['ava_fields_sandbox', 'ava_fields_sandbox'].map(snapshotOf)
  const scored = await Promise.all(
    snapshots.map(async (snapshot, index) => {
      const computedAt = `2026-11-2${index}T00:00:00.000Z`
      const { body } = await packSnapshot(snapshot, '')
      const report = await reader.read(scoring, body, { computedAt })
      return JSON.stringify(report) === JSON.stringify(reportOf(snapshot, { computedAt }).report)
    }),
  )
  expect(scored).toEqual([true, true])
})

test('parts of a snapshot come out as they went in', async () => {
  const { profile } = snapshotOf('ava_fields_sandbox')
  expect(await reader.read(profilePart, await bodyOf('ava_fields_sandbox'), null)).toEqual(profile)
})

test('a body that cannot be read fails alone, and so does a reading that the thread does not know', async () => {
  const body = await bodyOf('ava_fields_sandbox')
  await expect(reader.read(scoring, Buffer.from('not compressed'), { computedAt: at })).rejects.toThrow()
  const unlisted = snapshotReading('tests.unlisted', () => null)
  await expect(reader.read(unlisted, body, null)).rejects.toThrow('No reading is called tests.unlisted')
  expect((await reader.read(scoring, body, { computedAt: at })).state).toBe('READY')
})
