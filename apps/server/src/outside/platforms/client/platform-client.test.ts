import { expect, test } from 'vitest'
import { z } from 'zod'
import { scriptedPlatform, steppedClock } from '../../../../test/scripted-platform.ts'
import { platformClient } from './platform-client.ts'
import { countingQuota } from './quota-ledger.ts'
import { countingRates } from './rate-ledger.ts'

/** Rate and quota are asked at once, and what one refuses costs nothing at the other that matters. */

const cost = { units: 3, bucket: 'general' }

async function opened({ callsMax = 10, units = 10 }) {
  const server = await scriptedPlatform(() => ({ body: {} }))
  const clock = steppedClock()
  const quota = countingQuota({ general: units }, 'Example')
  const rates = countingRates(() => ({ calls: callsMax, seconds: 60 }), clock.now)
  const dialect = { name: 'Example', failureOf: () => null }
  const call = platformClient({ ...clock, dialect, quota, rates, baseUrl: server.baseUrl, timeoutMs: 5_000 })
  const ask = () => call({ path: '/one', rate: 'all', cost, shape: z.object({}) }, new AbortController().signal)
  return { ask, server, quota, clock }
}

test('a rate that is used up spends no quota', async () => {
  const { ask, server, quota } = await opened({ callsMax: 1 })
  await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'platform_rate_limited' })
  await server.close()
  expect([server.calls.length, quota.spent()]).toEqual([1, { general: 3 }])
})

test('a quota that is used up makes no call', async () => {
  const { ask, server, quota } = await opened({ units: 5 })
  await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'quota_exhausted' })
  await server.close()
  expect([server.calls.length, quota.spent()]).toEqual([1, { general: 3 }])
})
