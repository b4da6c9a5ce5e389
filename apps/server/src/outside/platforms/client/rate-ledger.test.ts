import { describe, expect } from 'vitest'
import { test } from '../../../../test/fixtures.ts'
import { postgresRates } from './postgres-rates.ts'
import { countingRates, type RateLedger, type RateLimit } from './rate-ledger.ts'

const began = Date.parse('2026-11-20T10:00:00Z')
const later = (seconds: number) => new Date(began + seconds * 1_000)
const limit: RateLimit = { calls: 3, seconds: 60 }

/** How many of so many calls at once are let in. */
async function letIn(rates: RateLedger, bucket: string, calls: number): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: calls }, () => rates.enter(bucket)))
  return outcomes.filter((rest) => rest === null).length
}

describe.each(['database', 'memory'] as const)('the rate ledger in the %s', (kind) => {
  const opened = (pool: Parameters<typeof postgresRates>[0], connector: string) => {
    const clock = { seconds: 0 }
    const now = () => later(clock.seconds)
    const limitOf = () => limit
    return {
      clock,
      rates: kind === 'database' ? postgresRates(pool, { connector, limitOf, now }) : countingRates(limitOf, now),
    }
  }

  test('lets in as many as the platform takes, names the moment of the next, and counts anew from it', async ({
    db,
  }) => {
    const { clock, rates } = opened(db.pool, 'one')
    expect(await letIn(rates, 'a', 8)).toBe(3)
    expect(await rates.enter('a')).toEqual(later(60))
    expect(await rates.enter('b')).toBeNull()
    clock.seconds = 60
    expect(await letIn(rates, 'a', 8)).toBe(3)
  })

  test('what the platform says can only lower what is left', async ({ db }) => {
    const { rates } = opened(db.pool, 'two')
    await rates.enter('a')
    await rates.heed('a', { callsLeft: 100, until: later(60) })
    await rates.heed('a', { callsLeft: 1, until: later(90) })
    expect(await letIn(rates, 'a', 5)).toBe(1)
    expect(await rates.enter('a')).toEqual(later(90))
  })

  test('a rest that was asked for outlasts the headers of an answer that was on its way', async ({ db }) => {
    const { clock, rates } = opened(db.pool, 'three')
    await rates.heed('a', { callsLeft: 0, until: later(600) })
    await rates.heed('a', { callsLeft: 250, until: later(30) })
    clock.seconds = 599
    expect(await rates.enter('a')).toEqual(later(600))
    clock.seconds = 600
    expect(await rates.enter('a')).toBeNull()
  })
})

test('a rest of years is cut to a day', async ({ db }) => {
  const rates = postgresRates(db.pool, { connector: 'four', limitOf: () => limit, now: () => later(0) })
  await rates.heed('a', { callsLeft: 0, until: new Date('2099-01-01T00:00:00Z') })
  expect(await rates.enter('a')).toEqual(later(86_400))
})
