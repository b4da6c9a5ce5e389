import { sandboxSnapshot } from '@vouch/simulator'
import { afterAll, expect, test } from 'vitest'
import { packSnapshot } from '../creators/snapshots.ts'
import { reportOf } from './report-of.ts'
import { Scorer } from './scorer.ts'

const at = '2026-11-20T10:00:00.000Z'

const scorer = new Scorer()
afterAll(() => scorer.close())

function snapshotOf(handle: string) {
  const snapshot = sandboxSnapshot('instagram', handle, at)
  if (!snapshot) throw new Error(`The sandbox has no creator named ${handle}`)
  return snapshot
}

test('the thread gives the very report that the engine gives here, each to who asked for it', async () => {
  const snapshots = ['ava_fields_sandbox', 'ava_fields_sandbox'].map(snapshotOf)
  const scored = await Promise.all(
    snapshots.map(async (snapshot, index) => {
      const computedAt = `2026-11-2${index}T00:00:00.000Z`
      const { body } = await packSnapshot(snapshot, '')
      const report = await scorer.score(body, { computedAt })
      return JSON.stringify(report) === JSON.stringify(reportOf(snapshot, { computedAt }).report)
    }),
  )
  expect(scored).toEqual([true, true])
})

test('a body that cannot be read fails alone', async () => {
  await expect(scorer.score(Buffer.from('not compressed'), { computedAt: at })).rejects.toThrow()
  const { body } = await packSnapshot(snapshotOf('ava_fields_sandbox'), '')
  expect((await scorer.score(body, { computedAt: at })).state).toBe('READY')
})

test('a thread that ended fails what waited for it and is replaced', async () => {
  const { body } = await packSnapshot(snapshotOf('ava_fields_sandbox'), '')
  const waiting = scorer.score(body, { computedAt: at })
  await scorer.close()
  await expect(waiting).rejects.toThrow('The scoring thread ended')
  expect((await scorer.score(body, { computedAt: at })).state).toBe('READY')
})
