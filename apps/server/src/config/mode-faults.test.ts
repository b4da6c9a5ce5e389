import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

/** What a start refuses because of who can reach it. */

const drawn = 'q3vX0w9Zt8mYb2Lr7PnKc5HsJ4dFgA6T'
const production = {
  VOUCH_MODE: 'production',
  DATABASE_URL: 'postgres://db/vouch',
  AUTH_SECRET: drawn,
  SIGNING_KEYS_DIR: '/etc/vouch/keys',
  APP_URL: 'https://vouch.example',
  ADMIN_PASSWORD: 'a long one of the team',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'vouch@example.com',
}

/** @returns the lines that a start with these variables ends with; none where it starts */
function faultsOf(source: Record<string, string>): string[] {
  try {
    loadConfig(source)
    return []
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split('\n') : []
    return lines.map((line) => line.trim())
  }
}

test('production names everything that is missing at once', () => {
  const required = Object.keys(production).filter((name) => name !== 'VOUCH_MODE')
  const faults = faultsOf({ VOUCH_MODE: 'production' })
  expect(faults.toSorted()).toEqual(required.map((name) => `${name}: required in production`).toSorted())
})

test('production with everything starts, and listens to all addresses', () => {
  expect(loadConfig(production)).toMatchObject({ mode: 'production', host: '0.0.0.0', appUrl: 'https://vouch.example' })
  for (const key of ['rk_live_1', 'sk_live_1']) expect(faultsOf({ ...production, STRIPE_SECRET_KEY: key })).toEqual([])
})

test.each([
  [{ ADMIN_PASSWORD: 'vouch-admin-sandbox' }, 'ADMIN_PASSWORD: is a sandbox password, which is public'],
  [{ ADMIN_PASSWORD: ' Vouch-Admin-Demo ' }, 'ADMIN_PASSWORD: is a sandbox password, which is public'],
  [{ ADMIN_PASSWORD: 'vouch-admin-sandbox-1' }, 'ADMIN_PASSWORD: is a sandbox password, which is public'],
  [{ ADMIN_PASSWORD: 'x' }, 'ADMIN_PASSWORD: must have at least 16 characters'],
  [{ ADMIN_PASSWORD: 'fifteen letters' }, 'ADMIN_PASSWORD: must have at least 16 characters'],
  [{ ADMIN_PASSWORD: 'xxxxxxxxxxxxxxxx' }, 'ADMIN_PASSWORD: repeats itself and is easy to guess'],
  [{ AUTH_SECRET: 'x'.repeat(64) }, 'AUTH_SECRET: repeats itself and is easy to guess'],
  [{ AUTH_SECRET: 'password'.repeat(6) }, 'AUTH_SECRET: repeats itself and is easy to guess'],
  [{ APP_URL: 'http://localhost:3000' }, 'APP_URL: must start with https:// in production'],
  [{ GOOGLE_ISSUER: 'http://127.0.0.1:9000' }, 'GOOGLE_ISSUER: must start with https:// in production'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY: must be a live key in production'],
  [{ STRIPE_SECRET_KEY: 'sk_test_simulated' }, 'STRIPE_SECRET_KEY: must be a live key in production'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated' }, 'STRIPE_PUBLISHABLE_KEY: must be a live key in production'],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:9000' }, 'STRIPE_API_BASE: not allowed in production'],
  [{ SUPABASE_API_BASE: 'http://127.0.0.1:9000' }, 'SUPABASE_API_BASE: not allowed in production'],
  [{ YOUTUBE_API_BASE: 'http://127.0.0.1:9000' }, 'YOUTUBE_API_BASE: not allowed in production'],
  [{ SANDBOX_OPEN: 'accepted' }, 'SANDBOX_OPEN: not allowed in production'],
])('production refuses %o by its name, and a sandbox of this machine does not', (given, sentence) => {
  expect(faultsOf({ ...production, ...given })).toEqual([expect.stringContaining(sentence)])
  expect(faultsOf(given)).toEqual([])
})

test('all that production refuses is named at once', () => {
  const wrong = {
    ADMIN_PASSWORD: 'vouch-admin-sandbox',
    AUTH_SECRET: 'a'.repeat(40),
    APP_URL: 'http://vouch.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_API_BASE: 'http://127.0.0.1:9000',
  }
  const { SMTP_URL: _, ...incomplete } = production
  const named = faultsOf({ ...incomplete, ...wrong }).map((line) => line.split(':', 1)[0])
  expect(named.toSorted()).toEqual([...Object.keys(wrong), 'SMTP_URL'].toSorted())
})

test.each(['0.0.0.0', '::', '192.168.1.7', 'demo.example', '*'])(
  'a sandbox on %s is refused, for its passwords are known, until others are accepted',
  (HOST) => {
    expect(faultsOf({ HOST })).toEqual([expect.stringMatching(/^HOST: .*SANDBOX_OPEN=accepted/)])
    expect(loadConfig({ HOST, SANDBOX_OPEN: 'accepted' })).toMatchObject({ host: HOST, sandboxOpen: true })
  },
)

test.each(['https://demo.example', 'http://192.168.1.7:3000', 'https://localhost.demo.example'])(
  'a sandbox that people open at %s is refused, whoever brings them, until others are accepted',
  (APP_URL) => {
    expect(faultsOf({ APP_URL })).toEqual([expect.stringMatching(/^APP_URL: .*SANDBOX_OPEN=accepted/)])
    expect(loadConfig({ APP_URL, SANDBOX_OPEN: 'accepted' })).toMatchObject({ appUrl: APP_URL, sandboxOpen: true })
    for (const own of ['http://localhost:3000', 'https://127.0.0.1', 'http://[::1]:80'])
      expect(faultsOf({ APP_URL: own })).toEqual([])
  },
)

test.each(['127.0.0.1', '::1', 'localhost', '127.0.0.2'])('a sandbox on %s needs no more', (HOST) => {
  expect(loadConfig({ HOST })).toMatchObject({ host: HOST, sandboxOpen: false })
})

test('where others reach a sandbox, the password of the team is its own and no guess', () => {
  const open = { SANDBOX_OPEN: 'accepted' }
  expect(loadConfig({}).team.password).toBe('vouch-admin-sandbox')
  expect(loadConfig(open).team.password).toBeNull()
  expect(loadConfig({ ...open, ADMIN_PASSWORD: 'a long one of the team' }).team.password).toBe('a long one of the team')
  expect(faultsOf({ ...open, ADMIN_PASSWORD: 'vouch-admin-sandbox' })).toEqual([
    'ADMIN_PASSWORD: is a sandbox password, which is public',
  ])
  expect(faultsOf({ SANDBOX_OPEN: 'yes' })).toEqual(['SANDBOX_OPEN: must be accepted'])
})
