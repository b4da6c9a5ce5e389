import { describe, expect, test } from 'vitest'
import { instagramFailureOf, instagramStandingOf } from './instagram/instagram-failures.ts'
import { tiktokFailureOf } from './tiktok/tiktok-failures.ts'
import { tokenFailureOf, twitchFailureOf, twitchStandingOf } from './twitch/twitch-failures.ts'
import { xStandingOf } from './x/x-failures.ts'

/** Every error that the platforms document, and what it is for a verification. */

const now = new Date('2026-11-20T10:00:00Z')
const answer = (status: number, body: unknown) => ({ status, headers: new Headers(), body })

describe('Instagram', () => {
  test.each([
    [400, { code: 110, error_subcode: 2207013 }, 'not_shown', false],
    [400, { code: 100, error_subcode: 2207013 }, 'not_shown', false],
    [400, { code: 100 }, 'platform_api_disabled', false],
    [400, { code: 190, error_subcode: 463 }, 'platform_key_refused', false],
    [401, { code: 190, error_subcode: 460 }, 'platform_key_refused', false],
    [400, { code: '190', error_subcode: '467' }, 'platform_key_refused', false],
    [403, { code: 10 }, 'platform_api_disabled', false],
    [403, { code: 200 }, 'platform_api_disabled', false],
    [403, { code: 299 }, 'platform_api_disabled', false],
    [400, { code: 4 }, 'platform_rate_limited', true],
    [400, { code: 17 }, 'platform_rate_limited', true],
    [403, { code: 32 }, 'platform_rate_limited', true],
    [400, { code: 613 }, 'platform_rate_limited', true],
    [429, { code: 80002 }, 'platform_rate_limited', true],
    [500, { code: 1 }, 'platform_unavailable', true],
    [400, { code: 2 }, 'platform_unavailable', true],
    [400, { code: 9999, is_transient: true }, 'platform_unavailable', true],
    [400, { code: 9999 }, 'platform_refused', false],
    [200, { code: 9999 }, 'platform_refused', false],
    [400, {}, 'platform_refused', false],
    [200, { code: 4 }, 'platform_rate_limited', true],
  ])('status %d with %o is %s', (status, error, code, retryable) => {
    expect(instagramFailureOf(answer(status, { error }), now)).toMatchObject({ code, retryable, state: null })
  })

  test('an account that is not shown is never said to be gone', () => {
    const failure = instagramFailureOf(answer(400, { error: { code: 110, error_subcode: 2207013 } }), now)
    expect(failure?.message).toContain('personal, private or age-restricted, or doesn’t exist')
  })

  test.each([
    ['{"call_count":94,"total_cputime":3,"total_time":4}', null],
    ['{"call_count":95,"total_cputime":3,"total_time":4}', '2026-11-20T10:10:00.000Z'],
    ['{"call_count":1,"total_cputime":120,"total_time":4}', '2026-11-20T10:10:00.000Z'],
    ['', null],
    ['not json', null],
    ['[]', null],
  ])('X-App-Usage %s asks for rest until %s', (header, until) => {
    expect(instagramStandingOf(new Headers({ 'x-app-usage': header }), now)?.until.toISOString() ?? null).toBe(until)
  })

  test('the business header names its own wait in minutes', () => {
    const header =
      '{"17841":[{"type":"instagram","call_count":100,"total_cputime":1,"total_time":1,"estimated_time_to_regain_access":25}]}'
    const standing = instagramStandingOf(new Headers({ 'x-business-use-case-usage': header }), now)
    expect(standing).toEqual({ callsLeft: 0, until: new Date('2026-11-20T10:25:00Z') })
  })
})

describe('TikTok', () => {
  test.each([
    [401, 'access_token_invalid', 'consent_required'],
    [200, 'access_token_invalid', 'consent_required'],
    [401, 'scope_not_authorized', 'consent_required'],
    [400, 'scope_permission_missed', 'consent_required'],
    [400, 'invalid_params', 'platform_refused'],
    [200, 'invalid_params', 'platform_refused'],
    [429, 'rate_limit_exceeded', 'platform_rate_limited'],
    [200, 'rate_limit_exceeded', 'platform_rate_limited'],
    [500, 'internal_error', 'platform_unavailable'],
    [200, 'internal_error', 'platform_unavailable'],
    [200, 'constructor', 'platform_refused'],
  ])('status %d with %s is %s', (status, code, expected) => {
    expect(tiktokFailureOf(answer(status, { data: {}, error: { code } }), now)?.code).toBe(expected)
  })

  test('sign-in endpoints say the code in place of the object', () => {
    expect(tiktokFailureOf(answer(400, { error: 'invalid_grant' }), now)?.code).toBe('consent_required')
    expect(tiktokFailureOf(answer(200, { data: {}, error: { code: 'ok' } }), now)).toBeNull()
  })
})

describe('Twitch', () => {
  test.each([
    [400, 'platform_refused'],
    [401, 'platform_key_refused'],
    [403, 'platform_api_disabled'],
    [404, 'platform_refused'],
    [429, 'platform_rate_limited'],
    [500, 'platform_unavailable'],
    [503, 'platform_unavailable'],
  ])('status %d is %s', (status, code) => {
    expect(twitchFailureOf(answer(status, { error: 'x', status, message: 'y' }), now)?.code).toBe(code)
  })

  test('a refused client is in the configuration, whatever the status says', () => {
    for (const status of [400, 401, 403]) {
      const refused = answer(status, { status, message: 'invalid client' })
      expect(tokenFailureOf(refused, now)?.code).toBe('platform_key_refused')
    }
  })
})

test.each([
  ['0', '1795169100', { callsLeft: 0, until: new Date('2026-11-20T10:05:00Z') }],
  ['12', '1795169100', { callsLeft: 12, until: new Date('2026-11-20T10:05:00Z') }],
  ['12', '1795168000', null],
  ['12', '9999999999', null],
  ['many', '1795169100', null],
  ['12', '', null],
])('headers that leave %s calls until %s are %o', (left, reset, standing) => {
  expect(xStandingOf(new Headers({ 'x-rate-limit-remaining': left, 'x-rate-limit-reset': reset }), now)).toEqual(
    standing,
  )
  expect(twitchStandingOf(new Headers({ 'ratelimit-remaining': left, 'ratelimit-reset': reset }), now)).toEqual(
    standing,
  )
})
