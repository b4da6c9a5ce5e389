import type { ConnectorStanding } from '@vouch/contract'
import { type Platform, platforms } from '@vouch/engine'
import { connectorSetups } from '@vouch/presentation'
import { expect } from 'vitest'
import { signUp, test } from '../../../test/rooms.ts'
import { type PlatformAnswer, type PlatformScript, scriptedPlatform } from '../../../test/scripted-platform.ts'
import { colleagueIn } from '../../../test/team.ts'
import { loadConfig, variables } from '../../config/config.ts'

/** Connections to the platforms, as the team sets them up. */

const secrets = {
  YOUTUBE_API_KEY: 'a-secret-youtube-key',
  INSTAGRAM_ACCESS_TOKEN: 'a-secret-instagram-token',
  INSTAGRAM_BUSINESS_ID: '17841400000000000',
  TIKTOK_CLIENT_KEY: 'a-secret-tiktok-key',
  TIKTOK_CLIENT_SECRET: 'a-secret-tiktok-secret',
  TWITCH_CLIENT_ID: 'a-secret-twitch-id',
  TWITCH_CLIENT_SECRET: 'a-secret-twitch-secret',
  X_BEARER_TOKEN: 'a-secret-x-token',
  LINKEDIN_CLIENT_ID: 'a-secret-linkedin-id',
}

function configuredAt(base: string) {
  const bases = ['YOUTUBE', 'INSTAGRAM', 'TIKTOK', 'TWITCH', 'X'].map((name) => [`${name}_API_BASE`, base])
  return loadConfig({ ...secrets, LINKEDIN_CLIENT_SECRET: 's', ...Object.fromEntries(bases) })
}

/** What each platform says when its credentials are right. */
const good: Readonly<Record<string, object>> = {
  '/youtube/v3/channels': { items: [{ id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw' }] },
  '/v25.0/17841400000000000': { username: 'our_brand', id: '17841400000000000' },
  '/v2/oauth/token/': { access_token: 'clt.1', expires_in: 7_200, token_type: 'Bearer' },
  '/oauth2/token': { access_token: 'app', expires_in: 5_000_000, token_type: 'bearer' },
  '/helix/users': { data: [{ id: '12826', login: 'twitch', display_name: 'Twitch' }] },
  '/2/users/by/username/X': { data: { id: '783214', name: 'X', username: 'X' } },
}
/** And when they are wrong. */
const bad: Readonly<Record<string, PlatformAnswer>> = {
  '/youtube/v3/channels': {
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'API key not valid.',
        errors: [{ reason: 'badRequest' }],
        details: [{ reason: 'API_KEY_INVALID' }],
      },
    },
  },
  '/v25.0/17841400000000000': {
    status: 400,
    body: { error: { message: 'Error validating access token', type: 'OAuthException', code: 190 } },
  },
  '/v2/oauth/token/': { body: { error: 'invalid_client', error_description: 'Client key is wrong.', log_id: '1' } },
  '/oauth2/token': { status: 403, body: { status: 403, message: 'invalid client secret' } },
  '/2/users/by/username/X': { status: 401, body: { title: 'Unauthorized', status: 401, type: 'about:blank' } },
}

const tested = platforms.filter((platform) => connectorSetups[platform].testCost !== null)
const scriptOf =
  (answers: Readonly<Record<string, object>>): PlatformScript =>
  (call) => ({ body: answers[call.path] ?? {} })

test('right credentials are told by what came back, with one call or two, and what that used is shown', async ({
  open,
}) => {
  const platform = await scriptedPlatform(scriptOf(good))
  try {
    const rooms = await open({ configured: configuredAt(platform.baseUrl) })
    const ann = await colleagueIn(rooms)
    for (const name of tested) {
      const { status, body } = await ann.post(`/connector-setup/${name}/test`)
      expect([name, status, body.ok]).toEqual([name, 200, true])
      expect(body.says).toMatch(/accepted the .*\.$/)
    }
    expect(platform.calls).toHaveLength(6)
    const { body } = await ann.get('/connector-setup')
    const of = (name: Platform): ConnectorStanding =>
      body.connectors.find((each: ConnectorStanding) => each.platform === name)
    expect(of('youtube').used).toContainEqual({
      ...{ what: 'Lookups', used: 1, limit: 10_000, unit: 'units', seconds: null },
    })
    expect(of('x').used[0]).toEqual({ what: 'Spending', used: 0.01, limit: 5, unit: 'usd', seconds: null })
    expect(of('twitch').used.map(({ what, limit, seconds }) => [what, limit, seconds])).toEqual([
      ['Calls', 800, 60],
      ['Creators read by the watch', 115_200, 86_400],
    ])
    expect(of('instagram').uses).toMatchObject([
      { use: 'lookup', state: 'ready' },
      { use: 'consent', state: 'off' },
    ])
    expect(of('tiktok').uses).toEqual([{ use: 'consent', state: 'ready', missing: [] }])
    expect(of('tiktok').redirect).toBe('https://vouch.test/consent/callback/tiktok')
  } finally {
    await platform.close()
  }
})

test('wrong credentials are told in a sentence, kept with their time, and shown to nobody', async ({ open }) => {
  const platform = await scriptedPlatform((call) => bad[call.path] ?? { status: 500, body: {} })
  try {
    const rooms = await open({ configured: configuredAt(platform.baseUrl) })
    const ann = await colleagueIn(rooms)
    for (const name of [...tested, ...tested]) {
      const { body } = await ann.post(`/connector-setup/${name}/test`)
      expect([name, body.ok]).toEqual([name, false])
      expect(body.says).toMatch(/rejected the configured/)
    }
    const { body } = await ann.get('/connector-setup')
    for (const { platform: name, faults } of body.connectors as ConnectorStanding[]) {
      if (!tested.includes(name)) continue
      const at = rooms.clock.now.toISOString()
      expect(faults.map(({ code, times }) => [name, code, times])).toEqual([[name, 'platform_key_refused', 2]])
      expect(faults[0]?.at).toBe(at)
    }
    const said = JSON.stringify(body)
    for (const secret of Object.values(secrets)) expect(said).not.toContain(secret)
    const log = JSON.stringify((await rooms.db.pool.query('select * from connector_faults')).rows)
    for (const secret of Object.values(secrets)) expect(log).not.toContain(secret)
  } finally {
    await platform.close()
  }
})

test('the app for creators is tried with the rest, and is enough where it stands alone', async ({ open }) => {
  let answer: PlatformAnswer = { status: 400, body: { error: 'invalid_request' } }
  const platform = await scriptedPlatform(() => answer)
  const app = { X_CLIENT_ID: 'an-id', X_CLIENT_SECRET: 'a-secret-of-x', X_API_BASE: platform.baseUrl }
  try {
    const rooms = await open({ configured: loadConfig(app) })
    const ann = await colleagueIn(rooms)
    const test = async () => (await ann.post('/connector-setup/x/test')).body
    expect(await test()).toEqual({ ok: true, says: 'X accepted the client ID and secret for creators.', fix: null })
    answer = { status: 401, body: { error: 'unauthorized_client' } }
    const refused = await test()
    expect(refused).toMatchObject({ ok: false, says: expect.stringContaining('rejected the configured client ID') })
    expect(JSON.stringify(refused)).not.toContain(app.X_CLIENT_SECRET)
    answer = { status: 503, body: {} }
    expect(await test()).toMatchObject({ ok: false, says: 'We couldn’t reach X.' })
  } finally {
    await platform.close()
  }
})

test('what is not set up, or cannot be tried, is not called', async ({ open }) => {
  const rooms = await open()
  const ann = await colleagueIn(rooms)
  for (const name of platforms) {
    const { status, body } = await ann.post(`/connector-setup/${name}/test`)
    expect([name, status, body.code]).toEqual([name, 409, 'not_now'])
  }
  const { body } = await ann.get('/connector-setup')
  for (const { uses, set, used } of body.connectors as ConnectorStanding[]) {
    expect(uses.every(({ state }) => state === 'off')).toBe(true)
    expect([set, used]).toEqual([[], []])
  }
})

test('nobody but the team sees or tries a connection', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  expect((await visitor.ask('GET', '/api/admin/connector-setup')).status).toBe(401)
  expect((await visitor.ask('POST', '/api/admin/connector-setup/x/test')).status).toBe(401)
})

test('every platform is led through, and every variable of looking up is one that is read', () => {
  const consentOnly = [
    'INSTAGRAM_APP_ID',
    'INSTAGRAM_APP_SECRET',
    'YOUTUBE_CLIENT_ID',
    'YOUTUBE_CLIENT_SECRET',
    'X_CLIENT_ID',
    'X_CLIENT_SECRET',
  ]
  for (const platform of platforms) {
    const { steps, variables: named, register } = connectorSetups[platform]
    expect(steps.length).toBeGreaterThan(1)
    expect(register.url).toMatch(/^https:/)
    const unknown = named.map(({ name }) => name).filter((name) => !(name in variables) && !consentOnly.includes(name))
    expect(unknown).toEqual([])
  }
})
