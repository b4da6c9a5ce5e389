import { describe, expect } from 'vitest'
import { test } from '../../../../test/fixtures.ts'
import { follower, healthy, openedConnector } from '../../../../test/scripted-creators.ts'
import { lookedUp, type PlatformCall, scriptedPlatform, steppedClock } from '../../../../test/scripted-platform.ts'
import { postgresQuota } from '../client/postgres-quota.ts'
import { postgresRates } from '../client/postgres-rates.ts'
import { xRateOf } from './x-client.ts'
import { xConnector } from './x-connector.ts'
import { spendingUsedUp, xFailureOf } from './x-failures.ts'

/** What X bills for its answers, in thousandths of a dollar. */
function billed(answers: readonly { call: PlatformCall; returned: number }[]): number {
  return answers.reduce((sum, { call, returned }) => sum + returned * (call.path.endsWith('/tweets') ? 5 : 10), 0)
}

test('eight workers at once never spend more than the day’s budget, whatever fails in between', async ({ db }) => {
  const answers: { call: PlatformCall; returned: number }[] = []
  let asked = 0
  const server = await scriptedPlatform((call) => {
    asked += 1
    if (asked % 7 === 0) return { status: 503, body: {} }
    const answer = healthy(call)
    const { data } = answer.body as { data: unknown }
    answers.push({ call, returned: Array.isArray(data) ? data.length : 1 })
    return asked % 11 === 0 ? { ...answer, fault: 'cut' } : answer
  })
  const clock = steppedClock()
  const limits = { mills: 3_000 }
  const exhausted = () => spendingUsedUp(3)
  const worker = () => {
    const money = { connector: 'x', platform: 'X', limits, now: clock.now, timeZone: 'UTC', exhausted } as const
    const spending = postgresQuota(db.pool, money)
    const rates = postgresRates(db.pool, { connector: 'x', limitOf: xRateOf, now: clock.now })
    return xConnector({ ...clock, baseUrl: server.baseUrl, bearerToken: 't', spending, rates, followersMax: 200 })
  }
  const checks = Array.from({ length: 8 }, async (_, index) => {
    const connector = worker()
    for (let round = 0; round < 3; round++) await lookedUp(connector, `x.com/creator_${index}_${round}`)
  })
  await Promise.all(checks)
  await server.close()
  const { rows } = await db.pool.query(`select units from connector_quota where connector = 'x'`)
  expect(billed(answers)).toBeGreaterThan(1_000)
  expect(billed(answers)).toBeLessThanOrEqual(rows[0].units)
  expect(rows[0].units).toBeLessThanOrEqual(limits.mills)
})

test('eight workers make no call beyond what the headers leave', async ({ db }) => {
  let left = 20
  let beyond = 0
  const clock = steppedClock()
  const reset = String(clock.now().getTime() / 1_000 + 900)
  const server = await scriptedPlatform((call) => {
    if (!call.path.includes('/by/username/')) return { status: 404, body: {} }
    left -= 1
    if (left < 0) beyond += 1
    const headers = { 'x-rate-limit-remaining': String(Math.max(0, left)), 'x-rate-limit-reset': reset }
    return left < 0
      ? { status: 429, headers, body: {} }
      : { headers, body: { errors: [{ type: 'x/resource-not-found' }] } }
  })
  const rates = () => postgresRates(db.pool, { connector: 'x-headers', limitOf: xRateOf, now: clock.now })
  const first = openedConnector('x', server.baseUrl, { rates: rates() })
  await lookedUp(first.connector, 'x.com/first')
  const checks = Array.from({ length: 8 }, async (_, index) => {
    const { connector } = openedConnector('x', server.baseUrl, { rates: rates() })
    for (let round = 0; round < 6; round++) await lookedUp(connector, `x.com/creator_${index}_${round}`)
  })
  await Promise.all(checks)
  await server.close()
  expect([left, beyond]).toEqual([0, 0])
})

test('a platform that cannot be reached costs nothing; one that falls silent may have charged', async () => {
  const gone = await scriptedPlatform(healthy)
  await gone.close()
  const unreached = openedConnector('x', gone.baseUrl)
  await lookedUp(unreached.connector, 'x.com/travelnotes')
  expect(unreached.spending.spent()).toEqual({ mills: 0 })
  const reset = await scriptedPlatform(() => ({ fault: 'hang-up' }))
  const heard = openedConnector('x', reset.baseUrl)
  await lookedUp(heard.connector, 'x.com/travelnotes')
  await reset.close()
  expect(heard.spending.spent()).toEqual({ mills: 30 })
})

describe('how many followers a check reads', () => {
  async function sampled(script: (call: PlatformCall) => ReturnType<typeof healthy>, options = {}) {
    const server = await scriptedPlatform(script)
    const { connector, spending } = openedConnector('x', server.baseUrl, options)
    const { snapshot, steps } = await lookedUp(connector, 'x.com/travelnotes')
    await server.close()
    const followers = snapshot?.followersSample?.accounts.length ?? 0
    return { followers, spent: spending.spent().mills, step: steps.findLast(({ name }) => name === 'followers'), steps }
  }

  test('it stops when another page no longer narrows the interval, and pays for what it read', async () => {
    const { followers, spent, steps } = await sampled(healthy, { followersMax: 5_000, mills: 100_000 })
    expect(followers).toBeGreaterThanOrEqual(100)
    expect(followers).toBeLessThan(2_000)
    expect(spent).toBe(10 + 30 * 5 + followers * 10)
    expect(steps[1]?.detail).toBe('costs the operator up to $50.16')
  })

  test('what is left of the budget buys a part, and the report says so', async () => {
    const { followers, spent, step } = await sampled(healthy, { mills: 10 + 150 + 700 })
    expect([followers, spent]).toEqual([50, 660])
    expect(step).toMatchObject({ state: 'done', detail: '50 followers sampled; today’s X budget is used up' })
  })

  test('a page that returns fewer costs less', async () => {
    const { followers, spent } = await sampled((call) =>
      call.path.endsWith('/followers') ? { body: { data: [follower(1)], meta: {} } } : healthy(call),
    )
    expect([followers, spent]).toEqual([1, 10 + 150 + 10])
  })

  test('without budget for the account itself nothing is asked', async () => {
    const server = await scriptedPlatform(healthy)
    const { connector } = openedConnector('x', server.baseUrl, { mills: 9 })
    const { failure } = await lookedUp(connector, 'x.com/travelnotes')
    await server.close()
    expect(failure).toMatchObject({
      code: 'spending_limit',
      message: 'Today’s X budget of $0.009 is used up. It resets at midnight UTC.',
    })
    expect(server.calls).toEqual([])
  })
})

test.each([
  [
    200,
    {
      errors: [
        {
          title: 'Forbidden',
          detail: 'User has been suspended: [x].',
          type: 'https://api.x.com/2/problems/resource-forbidden',
        },
      ],
    },
    'creator_unavailable',
    'restricted',
  ],
  [
    200,
    {
      errors: [
        {
          title: 'Forbidden',
          detail: 'User has been suspended: [x].',
          type: 'https://api.twitter.com/2/problems/resource-not-found',
        },
      ],
    },
    'creator_unavailable',
    'restricted',
  ],
  [
    404,
    { title: 'Not Found Error', type: 'https://api.x.com/2/problems/resource-not-found', status: 404 },
    'creator_unavailable',
    'not-found',
  ],
  [403, { title: 'Forbidden', type: 'about:blank', status: 403, detail: 'Forbidden' }, 'platform_api_disabled', null],
  [
    200,
    {
      errors: [
        { title: 'Authorization Error', type: 'https://api.twitter.com/2/problems/not-authorized-for-resource' },
      ],
    },
    'not_shown',
    null,
  ],
  [
    200,
    { errors: [{ title: 'Not Found Error', type: 'https://api.x.com/2/problems/resource-not-found' }] },
    'creator_unavailable',
    'not-found',
  ],
  [
    400,
    { title: 'Invalid Request', type: 'https://api.x.com/2/problems/invalid-request', errors: [{}] },
    'platform_refused',
    null,
  ],
  [
    403,
    { title: 'Client Forbidden', reason: 'client-not-enrolled', type: 'https://api.x.com/2/problems/client-forbidden' },
    'platform_api_disabled',
    null,
  ],
  [429, { title: 'UsageCapExceeded', type: 'https://api.x.com/2/problems/usage-capped' }, 'spending_limit', null],
  [403, { title: 'UsageCapExceeded' }, 'spending_limit', null],
  [402, {}, 'spending_limit', null],
  [403, { title: 'CreditsDepleted', type: 'https://api.x.com/2/problems/credits' }, 'spending_limit', null],
  [429, { title: 'Too Many Requests', type: 'about:blank' }, 'platform_rate_limited', null],
  [503, {}, 'platform_unavailable', null],
])('status %d with %o is %s', (status, body, code, state) => {
  const answer = { status, headers: new Headers(), body }
  expect(xFailureOf(answer, new Date('2026-11-20T10:00:00Z'))).toMatchObject({ code, state })
})
