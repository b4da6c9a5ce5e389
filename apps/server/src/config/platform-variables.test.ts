import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('without keys no platform is connected', () => {
  const { instagram, tiktok, twitch, x, linkedin, youtube } = loadConfig({})
  expect([instagram, tiktok, twitch, x.bearerToken, linkedin, youtube.apiKey]).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('keys connect platforms at their own addresses, and a base URL replaces the one for tokens too', () => {
  const keys = { TWITCH_CLIENT_ID: 'a', TWITCH_CLIENT_SECRET: 'b', X_BEARER_TOKEN: 'c', X_DAILY_USD: '0.5' }
  expect(loadConfig(keys).twitch).toMatchObject({
    baseUrl: 'https://api.twitch.tv',
    tokenBaseUrl: 'https://id.twitch.tv',
  })
  expect(loadConfig(keys).x).toEqual({
    bearerToken: 'c',
    baseUrl: 'https://api.x.com',
    dailyUsd: 0.5,
    followersMax: 200,
  })
  const pointed = loadConfig({ ...keys, TWITCH_API_BASE: 'http://127.0.0.1:9' })
  expect(pointed.twitch).toMatchObject({ baseUrl: 'http://127.0.0.1:9', tokenBaseUrl: 'http://127.0.0.1:9' })
})

test.each([
  [{ INSTAGRAM_ACCESS_TOKEN: 'a' }, 'INSTAGRAM_BUSINESS_ID: required with INSTAGRAM_ACCESS_TOKEN'],
  [{ TWITCH_CLIENT_SECRET: 'a' }, 'TWITCH_CLIENT_ID: required with TWITCH_CLIENT_SECRET'],
  [{ TIKTOK_CLIENT_KEY: 'a' }, 'TIKTOK_CLIENT_SECRET: required with TIKTOK_CLIENT_KEY'],
  [{ LINKEDIN_CLIENT_ID: 'a' }, 'LINKEDIN_CLIENT_SECRET: required with LINKEDIN_CLIENT_ID'],
  [{ X_DAILY_USD: '-1' }, 'X_DAILY_USD: must be 0 or more'],
  [{ X_FOLLOWERS_MAX: '6000' }, 'X_FOLLOWERS_MAX: must be from 0 to 5000'],
])('%o is refused: %s', (given, fault) => {
  expect(() => loadConfig(given)).toThrow(fault)
})

test.each(['INSTAGRAM', 'TWITCH', 'X', 'TIKTOK', 'LINKEDIN'])(
  'production refuses another base URL for %s',
  (platform) => {
    const given = { VOUCH_MODE: 'production', [`${platform}_API_BASE`]: 'https://example.com' }
    expect(() => loadConfig(given)).toThrow(`${platform}_API_BASE: not allowed in production`)
  },
)
