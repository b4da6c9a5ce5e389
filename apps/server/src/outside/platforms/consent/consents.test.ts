import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startOpenidProvider } from '../../../../test/openid-provider.ts'
import { type PlatformAnswer, type PlatformCall, scriptedPlatform } from '../../../../test/scripted-platform.ts'
import type { ConsentDialect } from './consent-dialect.ts'
import { ConsentRefusal } from './consent-platform.ts'
import { instagramConsent } from './instagram-consent.ts'
import { linkedinConsent, twitchConsent, xConsent } from './name-consents.ts'
import { oauthConsent } from './oauth-consent.ts'
import { tiktokConsent } from './tiktok-consent.ts'
import { youtubeConsent } from './youtube-consent.ts'

/** Each platform's consent against a server that answers as its documentation says. */

const back = 'https://vouch.test/consent/callback/platform'
const at = new Date('2026-11-20T10:00:00Z')
const client = { clientId: 'the-app', clientSecret: 'the-secret' }
const drawn = () => ({ state: randomBytes(16).toString('hex'), nonce: 'n', verifier: randomBytes(32).toString('hex') })

interface Case {
  name: string
  dialect: (base: string) => ConsentDialect
  /** The path of its page of consent. */
  page: string
  token: string
  /** What the token's address is sent beside the code. */
  sent: Record<string, string>
  basic?: true
  answer: object
  /** Answers of the other addresses, by path. */
  others: Record<string, object>
  account: object
  tokens: object
}

const inSeconds = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
const days = (count: number) => inSeconds(count * 86_400)

const cases: Case[] = [
  {
    name: 'Instagram',
    dialect: instagramConsent,
    page: '/oauth/authorize',
    token: '/oauth/access_token',
    sent: { client_id: 'the-app', client_secret: 'the-secret' },
    answer: {
      data: [{ access_token: 'short', user_id: '17841400000000001', permissions: 'instagram_business_basic' }],
    },
    others: {
      '/access_token': { access_token: 'long', token_type: 'bearer', expires_in: 5_183_944 },
      '/refresh_access_token': { access_token: 'longer', token_type: 'bearer', expires_in: 5_183_944 },
      '/v25.0/me': { user_id: '17841400000000001', username: 'Ava.Fields', name: 'Ava' },
    },
    account: { id: '17841400000000001', handle: 'Ava.Fields', displayName: 'Ava' },
    tokens: { accessToken: 'long', refreshToken: null, endsAt: inSeconds(5_183_944), renewAt: days(30) },
  },
  {
    name: 'TikTok',
    dialect: tiktokConsent,
    page: '/v2/auth/authorize/',
    token: '/v2/oauth/token/',
    sent: { client_key: 'the-app', client_secret: 'the-secret' },
    answer: {
      ...{ access_token: 'act.1', expires_in: 86_400, open_id: 'o-1', refresh_expires_in: 31_536_000 },
      ...{ refresh_token: 'rft.1', scope: 'user.info.basic,user.info.profile,user.info.stats,video.list' },
      token_type: 'Bearer',
    },
    others: {
      '/v2/user/info/': {
        data: { user: { open_id: 'o-1', username: 'ava.fields', display_name: 'Ava' } },
        error: { code: 'ok', message: '', log_id: '1' },
      },
    },
    account: { id: 'o-1', handle: 'ava.fields', displayName: 'Ava' },
    tokens: { accessToken: 'act.1', refreshToken: 'rft.1', endsAt: inSeconds(86_400), renewAt: null },
  },
  {
    name: 'Twitch',
    dialect: twitchConsent,
    page: '/oauth2/authorize',
    token: '/oauth2/token',
    sent: { client_id: 'the-app', client_secret: 'the-secret' },
    answer: {
      ...{ access_token: 'a', refresh_token: 'r', expires_in: 14_000, token_type: 'bearer' },
      scope: ['user:read:email'],
    },
    others: { '/helix/users': { data: [{ id: '141981764', login: 'avafields', display_name: 'AvaFields' }] } },
    account: { id: '141981764', handle: 'avafields', displayName: 'AvaFields' },
    tokens: { accessToken: 'a', refreshToken: 'r', endsAt: inSeconds(14_000), renewAt: null },
  },
  {
    name: 'X',
    dialect: xConsent,
    page: '/i/oauth2/authorize',
    token: '/2/oauth2/token',
    sent: {},
    basic: true,
    answer: {
      ...{ access_token: 'a', refresh_token: 'r', expires_in: 7_200, token_type: 'bearer' },
      scope: 'users.read tweet.read offline.access',
    },
    others: { '/2/users/me': { data: { id: '2244994945', username: 'AvaFields', name: 'Ava' } } },
    account: { id: '2244994945', handle: 'AvaFields', displayName: 'Ava' },
    tokens: { accessToken: 'a', refreshToken: 'r', endsAt: inSeconds(7_200), renewAt: null },
  },
  {
    name: 'LinkedIn',
    dialect: linkedinConsent,
    page: '/oauth/v2/authorization',
    token: '/oauth/v2/accessToken',
    sent: { client_id: 'the-app', client_secret: 'the-secret' },
    answer: { access_token: 'a', expires_in: 5_184_000, scope: 'openid,profile', id_token: 'not.checked.here' },
    others: { '/v2/userinfo': { sub: '782bbtaQ', name: 'Ava Fields', locale: 'en-US' } },
    account: { id: '782bbtaQ', handle: null, displayName: 'Ava Fields' },
    tokens: { accessToken: 'a', refreshToken: null, endsAt: inSeconds(5_184_000), renewAt: null },
  },
]

async function withServer<T>(
  script: (call: PlatformCall) => PlatformAnswer,
  make: (base: string) => ConsentDialect,
  use: (platform: ReturnType<typeof oauthConsent>, calls: PlatformCall[]) => Promise<T>,
): Promise<T> {
  const server = await scriptedPlatform(script)
  try {
    const dialect = make(server.baseUrl)
    return await use(oauthConsent({ dialect, ...client, redirectUri: () => back, now: () => at }), server.calls)
  } finally {
    await server.close()
  }
}

describe.each(cases)('$name', ({ dialect, page, token, sent, basic, answer, others, account, tokens }) => {
  const told = ({ path }: PlatformCall): PlatformAnswer => ({ body: path === token ? answer : (others[path] ?? {}) })

  test('from the page of consent to whose account it is', () =>
    withServer(told, dialect, async (platform, calls) => {
      const secrets = drawn()
      const asked = new URL(await platform.askAddress(secrets, 'ava'))
      const { scope, pkce } = dialect('http://127.0.0.1')
      expect(asked.pathname).toBe(page)
      expect(Object.fromEntries(asked.searchParams)).toMatchObject({
        ...{ redirect_uri: back, response_type: 'code', state: secrets.state, scope },
      })
      const challenge = createHash('sha256').update(secrets.verifier).digest('base64url')
      expect(asked.searchParams.get('code_challenge')).toBe(pkce ? challenge : null)

      const callback = new URL(`${back}?${new URLSearchParams({ code: 'c-1', state: secrets.state })}`)
      const given = await platform.redeem(callback, secrets)
      expect(given).toEqual(tokens)
      const call = calls.find(({ path }) => path === token)
      const form = Object.fromEntries(new URLSearchParams(call?.body))
      expect(form).toMatchObject({ grant_type: 'authorization_code', code: 'c-1', redirect_uri: back, ...sent })
      expect(form.code_verifier).toBe(pkce ? secrets.verifier : undefined)
      expect(call?.headers.authorization?.startsWith('Basic ') ?? false).toBe(basic ?? false)
      expect(await platform.account(given.accessToken)).toEqual(account)
    }))

  test('an answer with another state proves nothing, and a creator who says no is told apart', () =>
    withServer(told, dialect, async (platform, calls) => {
      const secrets = drawn()
      const foreign = new URL(`${back}?code=c&state=another`)
      await expect(platform.redeem(foreign, secrets)).rejects.toMatchObject({ reason: 'invalid' })
      const no = new URL(`${back}?${new URLSearchParams({ error: 'access_denied', state: secrets.state })}`)
      await expect(platform.redeem(no, secrets)).rejects.toMatchObject({ reason: 'denied' })
      expect(calls).toEqual([])
    }))

  test.each([
    ['is down', { status: 503, body: 'busy' }],
    ['hangs up', { fault: 'hang-up' }],
    ['answers with a page', { body: '<html></html>', headers: { 'content-type': 'text/html' } }],
  ] as const)('a platform that %s is a sentence and no crash', (_name, broken) =>
    withServer(
      () => broken,
      dialect,
      async (platform) => {
        const secrets = drawn()
        const callback = new URL(`${back}?code=c&state=${secrets.state}`)
        await expect(platform.redeem(callback, secrets)).rejects.toBeInstanceOf(ConsentRefusal)
        expect(await platform.revoke({ accessToken: 'a', refreshToken: null })).toBe(false)
      },
    ),
  )
})

test('Instagram says whose account it is in a list, too', () =>
  withServer(
    () => ({ body: { data: [{ user_id: '17841400000000001', username: 'Ava.Fields', name: 'Ava' }] } }),
    instagramConsent,
    async (platform) => {
      const account = { id: '17841400000000001', handle: 'Ava.Fields', displayName: 'Ava' }
      expect(await platform.account('long')).toEqual(account)
    },
  ))

test('Instagram’s long token is made longer, and one that was taken back is told as ended', () =>
  withServer(
    ({ query }) =>
      query.access_token === 'long'
        ? { body: { access_token: 'longer', token_type: 'bearer', expires_in: 60 } }
        : {
            status: 400,
            body: { error: { message: 'Error validating access token', type: 'OAuthException', code: 190 } },
          },
    instagramConsent,
    async (platform) => {
      const { accessToken, renewAt } = await platform.renew({ accessToken: 'long', refreshToken: null })
      expect([accessToken, renewAt]).toEqual(['longer', days(30)])
      await expect(platform.renew({ accessToken: 'gone', refreshToken: null })).rejects.toMatchObject({
        reason: 'ended',
      })
    },
  ))

test.each([
  ['TikTok', tiktokConsent, { status: 400, body: { error: 'invalid_grant', error_description: 'x', log_id: '1' } }],
  ['Twitch', twitchConsent, { status: 400, body: { status: 400, message: 'Invalid refresh token' } }],
  ['X', xConsent, { status: 400, body: { error: 'invalid_grant', error_description: 'x' } }],
  [
    'X in its own words',
    xConsent,
    {
      status: 400,
      body: { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
    },
  ],
  [
    'TikTok with status 200',
    tiktokConsent,
    { status: 200, body: { error: 'invalid_grant', error_description: 'Refresh token is invalid or expired.' } },
  ],
] as const)('%s: a refresh token that was taken back has ended; a storm of 500 has not', (_name, dialect, gone) =>
  withServer(
    (call) => (call.body.includes('refresh_token=gone') ? gone : { status: 500, body: {} }),
    dialect,
    async (platform) => {
      const renew = (refreshToken: string) => platform.renew({ accessToken: 'a', refreshToken })
      await expect(renew('gone')).rejects.toMatchObject({ reason: 'ended' })
      await expect(renew('good')).rejects.toMatchObject({ reason: 'unavailable' })
    },
  ),
)

test.each<[string, (base: string) => ConsentDialect, PlatformAnswer]>([
  ['Twitch', twitchConsent, { status: 403, body: { status: 403, message: 'invalid client secret' } }],
  ['Twitch, of an app that it does not know', twitchConsent, { status: 400, body: { message: 'invalid client' } }],
  ['X', xConsent, { status: 401, body: { error: 'unauthorized_client' } }],
  ['X, of a question that it does not read', xConsent, { status: 400, body: { error: 'invalid_request' } }],
  ['TikTok', tiktokConsent, { status: 200, body: { error: 'invalid_client', error_description: 'x', log_id: '1' } }],
])('%s: a secret that the operator set wrongly ends no consent', (_name, dialect, answer) =>
  withServer(
    () => answer,
    dialect,
    async (platform) => {
      const renewed = platform.renew({ accessToken: 'a', refreshToken: 'r' })
      await expect(renewed).rejects.toMatchObject({ reason: 'invalid' })
    },
  ),
)

test.each<[string, PlatformAnswer, boolean]>([
  ['knows the app and not the code', { status: 400, body: { error: 'invalid_grant' } }, true],
  ['finds fault with the code', { status: 400, body: { error: 'invalid_request', error_description: 'code' } }, true],
  ['does not know the app', { status: 401, body: { error: 'invalid_client' } }, false],
  ['does not know the secret', { status: 400, body: { error: 'unauthorized_client' } }, false],
  ['asks who it is', { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' }, body: '' }, false],
])('credentials are tried without anybody’s consent: a platform that %s', (_name, answer, knows) =>
  withServer(
    () => answer,
    xConsent,
    async (platform, calls) => {
      expect(await platform.knowsApp()).toBe(knows)
      expect(calls.map(({ path }) => path)).toEqual(['/2/oauth2/token'])
    },
  ),
)

test('a platform that does not answer says nothing about credentials', () =>
  withServer(
    () => ({ status: 503, body: {} }),
    xConsent,
    async (platform) => {
      await expect(platform.knowsApp()).rejects.toMatchObject({ reason: 'unavailable' })
    },
  ))

test('a creator who unticks what is needed gives nothing, and what came all the same can be given back', () =>
  withServer(
    ({ path }) =>
      path.endsWith('/token/')
        ? { body: { access_token: 'act', token_type: 'Bearer', scope: 'user.info.basic', expires_in: 9 } }
        : { body: '' },
    tiktokConsent,
    async (platform, calls) => {
      const secrets = drawn()
      const callback = new URL(`${back}?code=c&state=${secrets.state}`)
      const given = { accessToken: 'act', refreshToken: null }
      await expect(platform.redeem(callback, secrets)).rejects.toMatchObject({ reason: 'incomplete', given })
      expect(calls.at(-1)?.path).toBe('/v2/oauth/token/')
    },
  ))

test('YouTube by a real OpenID provider: nonce and signature are checked, and the channel is read with the token', async () => {
  const provider = await startOpenidProvider(back)
  const kind = 'youtube#channelListResponse'
  let items: object[] | undefined = [
    { id: 'UCabcdefghijklmnopqrstuv', snippet: { title: 'Ava', customUrl: '@avafields' } },
  ]
  const api = await scriptedPlatform(({ headers }) => ({
    status: headers.authorization?.startsWith('Bearer ') ? 200 : 401,
    body: { kind, items },
  }))
  try {
    provider.people.set('ava', { email: 'ava@example.com', email_verified: true })
    const dialect = { ...youtubeConsent({ issuer: provider.issuer, api: api.baseUrl }), scope: 'openid', needed: [] }
    const { clientId, clientSecret } = provider
    const platform = oauthConsent({ dialect, clientId, clientSecret, redirectUri: () => back, now: () => at })
    expect(await platform.knowsApp()).toBe(true)
    const stranger = oauthConsent({ dialect, clientId, clientSecret: 'x', redirectUri: () => back, now: () => at })
    expect(await stranger.knowsApp()).toBe(false)
    const secrets = drawn()
    const asked = await platform.askAddress(secrets, 'avafields')
    expect(new URL(asked).searchParams.get('nonce')).toBe(secrets.nonce)
    const callback = new URL(await provider.answer(asked, 'ava'))
    await expect(platform.redeem(callback, { ...secrets, nonce: 'another' })).rejects.toMatchObject({
      reason: 'invalid',
    })
    const again = new URL(await provider.answer(await platform.askAddress(secrets, 'avafields'), 'ava'))
    const { accessToken } = await platform.redeem(again, secrets)
    expect(await platform.account(accessToken)).toMatchObject({ id: 'UCabcdefghijklmnopqrstuv', handle: '@avafields' })
    for (items of [[], undefined]) expect(await platform.account(accessToken)).toBeNull()
    const denied = new URL(await provider.answer(await platform.askAddress(secrets, 'avafields'), 'ava', false))
    await expect(platform.redeem(denied, secrets)).rejects.toMatchObject({ reason: 'denied' })
  } finally {
    await Promise.all([provider.close(), api.close()])
  }
})
