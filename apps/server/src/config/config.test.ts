import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('nothing configured is a complete sandbox on this machine alone', () => {
  expect(loadConfig({})).toMatchObject({
    mode: 'sandbox',
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    role: 'all',
  })
})

test('an empty variable counts as absent', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('production names everything that is missing at once', () => {
  const names = [
    'DATABASE_URL',
    'AUTH_SECRET',
    'APP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'ADMIN_PASSWORD',
  ]
  const refused = () => loadConfig({ VOUCH_MODE: 'production' })
  for (const name of names) expect(refused).toThrow(`${name}: required in production`)
})

test('production with everything listens to all addresses', () => {
  const secret = 'x'.repeat(32)
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' }
  const mail = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'vouch@example.com' }
  const own = {
    DATABASE_URL: 'postgres://db/vouch',
    AUTH_SECRET: secret,
    APP_URL: 'https://vouch.example',
    ADMIN_PASSWORD: secret,
  }
  const config = loadConfig({ VOUCH_MODE: 'production', ...stripe, ...mail, ...own })
  expect(config).toMatchObject({ mode: 'production', host: '0.0.0.0', appUrl: 'https://vouch.example' })
})

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number'],
  [{ PORT: '70000' }, 'PORT: must be from 0 to 65535'],
  [{ TRUST_PROXY: 'zz' }, 'TRUST_PROXY: must be true or false'],
  [{ VOUCH_ROLE: 'boss' }, 'VOUCH_ROLE: must be all or web or worker'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must begin with postgres://'],
  [{ APP_URL: 'nowhere' }, 'APP_URL: must be an address such as https://example.com'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: must have at least 32 characters'],
  [{ SUPPORT_EMAIL: 'x' }, 'SUPPORT_EMAIL: must be an e-mail address'],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'OTEL_EXPORTER_OTLP_HEADERS: must be name=value, with a comma between two',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1'],
  [{ YOUTUBE_DAILY_UNITS: '0' }, 'YOUTUBE_DAILY_UNITS: must be at least 1'],
])('%o is refused in words', (source, sentence) => {
  expect(() => loadConfig(source)).toThrow(sentence)
})

test('Google needs both halves of its client, and a safe address', () => {
  const faultsOf = (given: Record<string, string>) => {
    try {
      return loadConfig(given).google
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  expect(faultsOf({})).toBe(null)
  expect(faultsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET: required for sign-in with Google')
  expect(faultsOf({ GOOGLE_CLIENT_SECRET: 's' })).toContain('GOOGLE_CLIENT_ID: required for sign-in with Google')
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' }
  expect(faultsOf(client)).toEqual({ clientId: 'id', clientSecret: 's', issuer: 'https://accounts.google.com' })
  expect(faultsOf({ ...client, GOOGLE_ISSUER: 'http://id.example' })).toContain('unless it is local')
  expect(faultsOf({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:9000' })).toMatchObject({ clientId: 'id' })
})

test('a language model needs its name, and a key unless the server is one’s own', () => {
  const openai = { LLM_PROVIDER: 'openai' }
  expect(loadConfig({}).llm).toBe(null)
  expect(() => loadConfig(openai)).toThrow('LLM_MODEL: required with LLM_PROVIDER')
  expect(() => loadConfig({ ...openai, LLM_MODEL: 'm' })).toThrow('LLM_API_KEY: required with LLM_PROVIDER, unless')
  expect(() => loadConfig({ LLM_PROVIDER: 'oracle' })).toThrow('LLM_PROVIDER: must be openai or anthropic')
  const own = { ...openai, LLM_MODEL: 'm', LLM_BASE_URL: 'http://localhost:9/v1' }
  expect(loadConfig(own).llm).toEqual({ provider: 'openai', model: 'm', apiKey: null, baseUrl: own.LLM_BASE_URL })
})

test('traces are off until a collector is named, whose headers may hold what is special', () => {
  expect(loadConfig({ OTEL_SERVICE_NAME: 'shop' }).telemetry).toBeNull()
  const endpoint = 'http://127.0.0.1:4318'
  const headers = 'authorization=Bearer%20a%2Cb, x-team=vouch='
  const source = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }
  expect(loadConfig(source).telemetry).toEqual({
    endpoint,
    headers: { authorization: 'Bearer a,b', 'x-team': 'vouch=' },
    serviceName: 'vouch',
    sampledShare: 1,
  })
})
