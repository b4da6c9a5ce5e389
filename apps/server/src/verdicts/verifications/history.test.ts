import { sandboxSnapshot } from '@vouch/simulator'
import { expect } from 'vitest'
import { signUp, test, verify } from '../../../test/rooms.ts'
import { differenceOf } from './history.ts'
import { reportOf } from './report-of.ts'

const at = '2026-11-20T10:00:00.000Z'

function avaSnapshot() {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at)
  if (!snapshot) throw new Error('The sandbox lost its first creator')
  return snapshot
}

test('verifications of one creator stand beside each other, newest first, with what the data changed', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const snapshot = { ...avaSnapshot(), handle: 'told_twice' }
  const first = await verify(visitor, { snapshot })
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 3_600_000)
  const fewer = { ...snapshot, followersSample: null, posts: snapshot.posts.slice(0, 12) }
  const second = await verify(visitor, { snapshot: fewer })
  const { body } = await visitor.call('GET', `/${first.id}/history`)
  expect(body.history.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  expect(body.history[1].difference).toBeNull()
  const points = (second.report?.trust?.score ?? 0) - (first.report?.trust?.score ?? 0)
  expect(body.history[0].difference).toMatchObject({ cause: 'data', points })
  expect(body.history[0].difference.moved.length).toBeGreaterThan(0)
})

test('a difference names its cause: the data, the engine, both, or neither', () => {
  const { report } = reportOf(avaSnapshot(), { computedAt: at })
  const other = { ...report, snapshotDigest: 'sha256:other' }
  expect(differenceOf(report, report)).toEqual({ cause: 'none', points: 0, outside: false, moved: [] })
  expect(differenceOf(report, { ...report, engine: '0.9.0' }).cause).toBe('engine')
  expect(differenceOf(report, other).cause).toBe('data')
  expect(differenceOf(report, { ...other, engine: '0.9.0' }).cause).toBe('both')
})

test('a score outside the earlier interval is said to be, and the signals that moved most come first', () => {
  const { report } = reportOf(avaSnapshot(), { computedAt: at })
  const trust = report.trust && { ...report.trust, score: report.trust.low - 1 }
  const [first, second] = report.signals.filter(({ logOdds }) => logOdds !== null)
  const signals = report.signals.map((signal) => ({
    ...signal,
    logOdds: signal.id === first?.id ? 3 : signal.id === second?.id ? 5 : signal.logOdds,
  }))
  const found = differenceOf({ ...report, trust, signals }, report)
  expect(found.outside).toBe(true)
  expect(found.moved.map(({ id }) => id)).toEqual([second?.id, first?.id])
})
