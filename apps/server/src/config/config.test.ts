import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isStartedByNpm, loadConfig, preferShippedLibraries } from './config.ts'

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

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number'],
  [{ PORT: '70000' }, 'PORT: must be from 0 to 65535'],
  [{ TRUST_PROXY: 'zz' }, 'TRUST_PROXY: must be true or false'],
  [{ VOUCH_ROLE: 'boss' }, 'VOUCH_ROLE: must be all or web or worker'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres://'],
  [{ APP_URL: 'nowhere' }, 'APP_URL: must be a URL such as https://example.com'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: must have at least 32 characters'],
  [{ SUPPORT_EMAIL: 'x' }, 'SUPPORT_EMAIL: must be an email address'],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'OTEL_EXPORTER_OTLP_HEADERS: must be name=value pairs, separated by commas',
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
  expect(faultsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET: required for Google sign-in')
  expect(faultsOf({ GOOGLE_CLIENT_SECRET: 's' })).toContain('GOOGLE_CLIENT_ID: required for Google sign-in')
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
  const llm = { provider: 'openai', model: 'm', apiKey: null, baseUrl: own.LLM_BASE_URL, prices: null }
  expect(loadConfig(own).llm).toEqual(llm)
  const priced = { ...own, LLM_USD_PER_MILLION_READ: '3', LLM_USD_PER_MILLION_WRITTEN: '15' }
  expect(loadConfig(priced).llm).toEqual({ ...llm, prices: { read: 3, written: 15 } })
  expect(() => loadConfig({ ...own, LLM_USD_PER_MILLION_READ: '3' })).toThrow('set both or neither')
  expect(() => loadConfig({ ...priced, LLM_USD_PER_MILLION_READ: '-3' })).toThrow('must be 0 or more')
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

test.each([
  ['node apps/server/src/main.ts', true],
  ['node apps/server/src/dev.ts', true],
  // What npx says of a command, without its words.
  ["'vouch'", true],
  ['vouch-tools', false],
  // Whoever started it for its own ends: a test run, a bench, a script of somebody's.
  ['node checks/test.ts', false],
  ['node bench/src/bench.ts', false],
  [undefined, false],
])('npm that runs %o is the one who started the product: %s', (npm_lifecycle_script, isStarter) => {
  expect(isStartedByNpm({ npm_lifecycle_script })).toBe(isStarter)
})

test('npm starts the product by a command that every system’s shell understands, and is known as the one who did', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
  for (const name of ['start', 'dev']) {
    expect(scripts[name]).toMatch(/^node [\w./]+$/)
    expect(isStartedByNpm({ npm_lifecycle_script: scripts[name] })).toBe(true)
  }
})

test.each([
  [undefined, 'production'],
  ['', 'production'],
  ['development', 'development'],
])('a process whose NODE_ENV is %j loads the halves of libraries for %s', (NODE_ENV, expected) => {
  const source: Record<string, string | undefined> = { NODE_ENV }
  preferShippedLibraries(source)
  expect(source.NODE_ENV).toBe(expected)
})
