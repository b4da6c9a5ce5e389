import {
  AuthApiError,
  type AuthError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  GoTrueClient,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { failureOf, hostedService } from './hosted-service.ts'

const refused = (status: number, code: string) => new AuthApiError('Its own words', status, code)

test.each<[AuthError, number, string]>([
  [refused(400, 'invalid_credentials'), 401, 'invalid_credentials'],
  [refused(400, 'email_not_confirmed'), 403, 'needs_verification'],
  [refused(403, 'session_not_found'), 403, 'invalid_token'],
  [refused(403, 'bad_jwt'), 403, 'invalid_token'],
  [refused(400, 'refresh_token_not_found'), 403, 'invalid_token'],
  [refused(400, 'refresh_token_already_used'), 403, 'invalid_token'],
  [refused(429, 'over_request_rate_limit'), 429, 'rate_limited'],
  [refused(500, 'unexpected_failure'), 503, 'unavailable'],
  [refused(422, 'captcha_failed'), 422, 'captcha_failed'],
  [new AuthRetryableFetchError('Failed to fetch', 0), 0, 'unreachable'],
  [new AuthRetryableFetchError('The auth service did not answer in time.', 0), 0, 'timeout'],
  [new AuthRetryableFetchError('Bad gateway', 502), 503, 'unavailable'],
  [new AuthSessionMissingError(), 401, 'missing_token'],
])('%s is told as %i %s', (error, status, code) => {
  const failure = failureOf(error)
  expect([failure.status, failure.body.code]).toEqual([status, code])
})

test('a wrong password is told in our own words', () => {
  expect(failureOf(refused(400, 'invalid_credentials')).body.error).toBe('Invalid email or password')
})

test('a session that our server opened after a changed password is the one that the client follows from then on', async () => {
  const kept: object[] = []
  const client = clientThat((session) => {
    kept.push(session)
    return null
  })
  await client.keep({ token: 'new', refreshToken: 'fresh' })
  expect(kept).toEqual([{ access_token: 'new', refresh_token: 'fresh' }])
})

test('a session that the service does not take over is told, not lost silently', async () => {
  const client = clientThat(() => refused(400, 'refresh_token_not_found'))
  await expect(client.keep({ token: 'new' })).rejects.toMatchObject({ status: 403 })
})

/** The real client, whose taking over of a session is watched. */
function clientThat(take: (session: { access_token: string; refresh_token: string }) => AuthError | null) {
  const address = { url: 'https://auth.test', publicKey: 'eyJ' }
  const own = new GoTrueClient({ url: address.url, autoRefreshToken: false, persistSession: false })
  own.setSession = async (session) => {
    const error = take(session)
    return error ? { data: { session: null, user: null }, error } : { data: { session: null, user: null }, error: null }
  }
  return hostedService(address, own)
}
