import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type PlatformAnswer, scriptedPlatform, steppedClock } from '../../../../test/scripted-platform.ts'
import { platformClient } from './platform-client.ts'
import { countingQuota } from './quota-ledger.ts'
import { countingRates } from './rate-ledger.ts'

/** Calls that follow each other are booked ahead, and cost what they cost one by one, whatever comes of them. */

async function opened(answers: readonly PlatformAnswer[], { units = 10, callsMax = 10 } = {}) {
  const clock = steppedClock()
  const counted = countingQuota({ general: units }, 'Example')
  const rates = countingRates(() => ({ calls: callsMax, seconds: 60 }), clock.now)
  /** What was booked by the time that each call arrived. */
  const bookedAt: unknown[] = []
  const server = await scriptedPlatform(() => {
    bookedAt.push(counted.spent().general)
    return answers[bookedAt.length - 1] ?? { body: {} }
  })
  const dialect = { name: 'Example', failureOf: () => null }
  const call = platformClient({ ...clock, dialect, quota: counted, rates, baseUrl: server.baseUrl, timeoutMs: 5_000 })
  const check = new AbortController()
  const ask = (followed: boolean, bucket = 'general') =>
    call({ path: '/', rate: 'all', cost: { units: 1, bucket }, shape: z.object({}), followed }, check.signal)
  return { ask, server, bookedAt, check, spent: () => counted.spent().general }
}

test('a call that is sure to follow is booked while the one before is under way, and once', async () => {
  const { ask, server, bookedAt, spent } = await opened([])
  await ask(true)
  await ask(true)
  await ask(false)
  await server.close()
  expect([bookedAt, spent()]).toEqual([[2, 3, 3], 3])
})

describe('what was booked ahead of a call that is not made is given back', () => {
  test('where the call before it fails', async () => {
    const { ask, server, spent } = await opened([{ body: '[]' }])
    await expect(ask(true)).rejects.toMatchObject({ code: 'platform_bad_answer' })
    await server.close()
    expect([server.calls.length, spent()]).toEqual([1, 1])
  })

  test('where the check is canceled in between', async () => {
    const { ask, server, check, spent } = await opened([])
    await ask(true)
    check.abort()
    await expect(ask(false)).rejects.toMatchObject({ code: 'cancelled' })
    await server.close()
    expect([server.calls.length, spent()]).toEqual([1, 1])
  })

  test('where another kind of call comes instead', async () => {
    const { ask, server, spent } = await opened([])
    await ask(true)
    await expect(ask(false, 'other')).rejects.toMatchObject({ code: 'quota_exhausted' })
    await server.close()
    expect(spent()).toBe(1)
  })
})

test('a fault that passes is tried again, and costs its attempts alone', async () => {
  const { ask, server, spent } = await opened([{ body: 'no JSON' }])
  await ask(true)
  await ask(false)
  await server.close()
  expect([server.calls.length, spent()]).toEqual([3, 3])
})

test.each([
  ['quota', { units: 1 }, 'quota_exhausted'],
  ['rate', { callsMax: 1 }, 'platform_rate_limited'],
])('a %s that ends behind a call lets that one through and not the next', async (_, limits, code) => {
  const { ask, server } = await opened([], limits)
  await ask(true)
  await expect(ask(false)).rejects.toMatchObject({ code })
  await server.close()
  expect(server.calls).toHaveLength(1)
})
