import { describe, expect, test } from 'vitest'
import { busyChannel, check, snapshotOf } from '../../../../test/scripted-channel.ts'
import { apiError, type ScriptedAnswer, type ScriptedCall } from '../../../../test/scripted-youtube.ts'

function slowDown(retryAfter: string): ScriptedAnswer {
  return { ...apiError(429, 'rateLimitExceeded'), headers: { 'retry-after': retryAfter } }
}

describe('when YouTube fails', () => {
  test.each<[string, ScriptedAnswer, string, boolean]>([
    ['quota used up', apiError(403, 'quotaExceeded'), 'quota_exhausted', false],
    ['quota used up, old', apiError(403, 'dailyLimitExceeded'), 'quota_exhausted', false],
    ['too fast', apiError(429, 'rateLimitExceeded'), 'platform_rate_limited', true],
    ['too fast, as 403', apiError(403, 'rateLimitExceeded'), 'platform_rate_limited', true],
    ['too fast, newer', apiError(429, 'backend', 'RATE_LIMIT_EXCEEDED'), 'platform_rate_limited', true],
    [
      'quota used up, newer',
      {
        status: 429,
        body: {
          error: {
            ...{ code: 429, status: 'RESOURCE_EXHAUSTED', errors: [{ reason: 'rateLimitExceeded' }] },
            details: [
              {
                reason: 'RATE_LIMIT_EXCEEDED',
                metadata: { quota_limit: 'defaultPerDayPerProject', service: 'youtube' },
              },
            ],
          },
        },
      },
      'quota_exhausted',
      false,
    ],
    ['too fast, no body', { status: 429, body: '' }, 'platform_rate_limited', true],
    ['bad key', apiError(400, 'keyInvalid'), 'platform_key_refused', false],
    ['bad key, newer', apiError(400, 'badRequest', 'API_KEY_INVALID'), 'platform_key_refused', false],
    ['API off', apiError(403, 'accessNotConfigured', 'SERVICE_DISABLED'), 'platform_api_disabled', false],
    ['missing parameter', apiError(400, 'missingRequiredParameter'), 'platform_refused', false],
    ['bad page', apiError(400, 'invalidPageToken'), 'platform_refused', false],
    ['incompatible parameters', apiError(400, 'incompatibleParameters'), 'platform_refused', false],
    ['unexpected parameter', apiError(400, 'unexpectedParameter'), 'platform_refused', false],
    ['bad filter', apiError(400, 'invalidFilters'), 'platform_refused', false],
    [
      'flat OAuth error',
      { status: 400, body: { error: 'invalid_grant', error_description: 'x' } },
      'platform_refused',
      false,
    ],
    ['server error', apiError(500, 'backendError'), 'platform_unavailable', true],
    ['overloaded, no JSON', { status: 503, body: '<html>busy</html>' }, 'platform_unavailable', true],
    ['not JSON', { body: '<html>' }, 'platform_bad_answer', true],
    ['another shape', { body: { items: 'none' } }, 'platform_bad_answer', false],
    ['connection closed', { body: 'hang-up' }, 'platform_unavailable', true],
    [
      'a redirect elsewhere',
      { status: 302, headers: { location: 'https://example.org/' }, body: '' },
      'platform_unavailable',
      true,
    ],
  ])('%s: %#', async (_name, answer, code, retryable) => {
    const { failure, spent } = await check('youtube.com/@travelnotes', () => answer)
    expect(failure).toMatchObject({ name: expect.stringMatching(/Failure|Missing/), code, retryable })
    expect(String(failure)).toMatch(/\.$/)
    expect(JSON.stringify(failure) + String(failure) + (failure instanceof Error ? failure.stack : '')).not.toContain(
      'secret-key',
    )
    expect(spent).toEqual({ general: retryable ? 3 : 1 })
  })

  test('a failure that passes is overcome, with growing pauses', async () => {
    let asked = 0
    const script = (call: ScriptedCall) => (asked++ < 2 ? apiError(503, 'backendError') : busyChannel(call))
    const { snapshot, pauses, spent } = await snapshotOf('youtube.com/@travelnotes', script)
    expect(snapshot.availability).toBe('found')
    expect(pauses).toEqual([400, 800])
    expect(spent).toEqual({ general: 15 })
  })

  test.each([['7'], ['Fri, 20 Nov 2026 10:00:07 GMT']])('a short wait of %s is waited for, once', async (header) => {
    let asked = 0
    const script = (call: ScriptedCall) => (asked++ === 0 ? slowDown(header) : busyChannel(call))
    const { snapshot, pauses } = await snapshotOf('youtube.com/@travelnotes', script)
    expect([snapshot.availability, pauses]).toEqual(['found', [7_000]])
  })

  test.each([['600'], ['Fri, 20 Nov 2026 10:10:00 GMT']])(
    'a long wait of %s costs one call and names its end',
    async (header) => {
      const { failure, pauses, calls } = await check('youtube.com/@travelnotes', () => slowDown(header))
      expect([pauses, calls.length]).toEqual([[], 1])
      expect(failure).toMatchObject({
        code: 'platform_rate_limited',
        retryable: true,
        retryAt: new Date('2026-11-20T10:10:00Z'),
        message: 'YouTube asked us to slow down. Try again in 10 minutes.',
      })
    },
  )

  test('a server that is away for a while says so in the same header', async () => {
    const { failure, calls } = await check('youtube.com/@travelnotes', () => ({
      ...apiError(503, 'backendError'),
      headers: { 'retry-after': '120' },
    }))
    expect(failure).toMatchObject({ code: 'platform_unavailable', retryAt: new Date('2026-11-20T10:02:00Z') })
    expect(calls).toHaveLength(1)
  })

  test('faults of all calls of a check share ten seconds', async () => {
    const { failure, pauses } = await check('youtube.com/@travelnotes', (call) =>
      call.method === 'channels' ? busyChannel(call) : slowDown('4'),
    )
    expect(failure).toMatchObject({ code: 'platform_rate_limited' })
    expect(pauses).toEqual([4_000, 4_000])
  })

  test('silence ends after the time limit', async () => {
    const { failure } = await check('youtube.com/@travelnotes', () => ({ body: 'silence' }), { timeoutMs: 40 })
    expect(failure).toMatchObject({ code: 'platform_timeout', retryable: true })
  })

  test('a cancelled check stops at once', async () => {
    const { failure } = await check('youtube.com/@travelnotes', () => ({ body: 'silence' }), {
      signal: AbortSignal.timeout(40),
    })
    expect(failure).toMatchObject({ code: 'cancelled', retryable: false })
  })
})
