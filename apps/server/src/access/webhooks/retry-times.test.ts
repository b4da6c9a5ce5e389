import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givesUpMs, retryAfterMs, retryWaitMs, retryWaitsMs } from './retry-times.ts'
import { outcomeOf } from './send.ts'

const hour = 3_600_000

test('a delivery is tried for three days, ever more rarely, and then no more', () => {
  const total = retryWaitsMs.reduce((sum, wait) => sum + wait, 0)
  expect(total).toBeGreaterThan(givesUpMs)
  expect(total * 1.05).toBeLessThan(76 * hour)
  expect([...retryWaitsMs].sort((a, b) => a - b)).toEqual(retryWaitsMs)
  expect(retryWaitMs(retryWaitsMs.length, 0)).not.toBeNull()
  expect(retryWaitMs(retryWaitsMs.length + 1, 0)).toBeNull()
})

test('what failed together is not sent together again, and never sooner than said', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: retryWaitsMs.length }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, random) => {
        const plain = retryWaitsMs[failures - 1] ?? 0
        const wait = retryWaitMs(failures, random) ?? 0
        expect(wait).toBeGreaterThanOrEqual(plain)
        expect(wait).toBeLessThanOrEqual(Math.ceil(plain * 1.05))
      },
    ),
  )
})

test('Retry-After is read as seconds and as a date, a day at most; nonsense asks for nothing', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  expect(retryAfterMs('120', now)).toBe(120_000)
  expect(retryAfterMs('Mon, 23 Nov 2026 10:05:00 GMT', now)).toBe(300_000)
  expect(retryAfterMs('Mon, 23 Nov 2026 09:00:00 GMT', now)).toBe(0)
  expect(retryAfterMs('999999999', now)).toBe(24 * hour)
  expect([retryAfterMs(null, now), retryAfterMs('soon', now), retryAfterMs('-5', now)].slice(0, 2)).toEqual([
    null,
    null,
  ])
})

test('only an answer of 200 to 299 delivers, 410 ends, and a wish for patience counts where it is longer', () => {
  const at = new Date('2026-11-23T10:00:00Z')
  const made = { at, durationMs: 100, problem: null, responseBody: '', holdMs: null }
  const outcome = (status: number | null, attempts = 0, holdMs: number | null = null) =>
    outcomeOf({ ...made, status, holdMs }, attempts, 0)
  for (const status of [200, 202, 204, 299]) expect(outcome(status).state).toBe('delivered')
  for (const status of [199, 300, 302, 400, 404, 429, 500, null]) expect(outcome(status).state).toBe('waiting')
  expect(outcome(410)).toMatchObject({ state: 'failed', gone: true })
  expect(outcome(500, retryWaitsMs.length)).toMatchObject({ state: 'failed', gone: false })
  expect(outcome(500).nextAt.getTime() - at.getTime()).toBe(5_100)
  expect(outcome(429, 0, 90_000).nextAt.getTime() - at.getTime()).toBe(90_100)
  expect(outcome(429, 4, 90_000).nextAt.getTime() - at.getTime()).toBe(2 * hour + 100)
})
