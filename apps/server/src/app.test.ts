import { addressOf, declaredRoutes, testEventType, webhookEventTypes } from '@vouch/contract'
import { expect } from 'vitest'
import { signUp, test } from '../test/rooms.ts'
import { servedCalls } from '../test/served-calls.ts'

/** What holds for every call alike. */

const id = '00000000-0000-4000-8000-000000000000'
const guarded = declaredRoutes.filter((route) => route.access === 'bearer')

test.for(guarded)('$method $path asks who calls before anything else', async (route, { open }) => {
  const { app } = await open()
  const params = Object.fromEntries(Array.from(route.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, id]))
  const call = { method: route.method, url: addressOf(route, { params }) }
  const none = await app.inject(call)
  expect([none.statusCode, none.json().code]).toEqual([401, 'missing_token'])
  const ended = await app.inject({ ...call, headers: { authorization: 'Bearer fallback_token' } })
  expect([ended.statusCode, ended.json().error]).toEqual([403, 'Invalid or expired token'])
})

test('public configuration names no secret and offers the demo accounts in sandbox', async ({ open }) => {
  const { app } = await open()
  const answer = await app.inject({ method: 'GET', url: '/api/config' })
  expect(answer.json()).toMatchObject({
    mode: 'sandbox',
    demoAccounts: [{ email: 'brand@vouch.test' }, { email: 'admin@vouch.test' }],
  })
  expect(answer.body).not.toMatch(/secret|password":""|postgres:/i)
})

test('the showcase has a dozen creators of all platforms, each with what it shows', async ({ open }) => {
  const { app } = await open()
  const { creators } = (await app.inject({ method: 'GET', url: '/api/sandbox/creators' })).json()
  expect(creators.length).toBeGreaterThanOrEqual(12)
  expect(new Set(creators.map(({ platform }: { platform: string }) => platform)).size).toBe(6)
  expect(
    creators.every(({ handle, blurb }: Record<string, string>) => handle?.endsWith('_sandbox') && blurb !== ''),
  ).toBe(true)
})

test('a process that is ready says so, and the schemas are published', async ({ open }) => {
  const { app } = await open()
  expect((await app.inject({ method: 'GET', url: '/readyz' })).json()).toEqual({
    ok: true,
    database: 'up',
    version: 'test',
  })
  const snapshot = (await app.inject({ method: 'GET', url: '/api/schemas/snapshot.json' })).json()
  expect(snapshot.required).toContain('availability')
  const report = (await app.inject({ method: 'GET', url: '/api/schemas/report.json' })).json()
  expect(report.required).toContain('snapshotDigest')
})

test('a process whose connections are all at work is ready all the same', async ({ db, open }) => {
  const { app } = await open()
  const { pool } = db
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    expect((await app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200)
  } finally {
    for (const each of held) each.release()
  }
})

test('an error of the browser is taken under its id, and one without is refused', async ({ open }) => {
  const { app } = await open()
  const report = { errorId: 'e1', title: 'Application Error', message: 'x is not a function', page: '/dashboard' }
  const told = await app.inject({ method: 'POST', url: '/api/client-errors', payload: report })
  expect([told.statusCode, told.json()]).toEqual([202, { ok: true }])
  const empty = await app.inject({ method: 'POST', url: '/api/client-errors', payload: {} })
  expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([400, ['errorId', 'title', 'message', 'page']])
})

test.for([
  ['id', 'GET', '/abc', undefined, 'That is not a verification ID.'],
  ['limit', 'GET', '?limit=0', undefined, 'A limit must be a whole number from 1 to 100.'],
  ['url', 'POST', '', { url: 5 }, 'Paste a profile link.'],
  ['snapshot', 'POST', '', { url: 'x.com/natgeo', snapshot: {} }, 'Send only one of url, snapshot and file.'],
  ['body', 'POST', '', {}, 'Send a url, a snapshot, or a file with its name and text.'],
] as const)(
  'the field %s is named when %s /api/verifications%s is refused for it',
  async ([field, method, path, sent, said], { open }) => {
    const visitor = await signUp(await open())
    const { status, body } = await visitor.call(method, path, sent)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: said, code: 'validation', fields: { [field]: said } })
  },
)

/** What standards fix or people read, what the sandbox stands in for, and the document itself. */
const byHand = [
  ...['/api/docs', '/api/docs/*', '/api/openapi.json', '/extension/vouch-chrome.zip', '/metrics', '/mcp'],
  ...['/.well-known/oauth-*', '/oauth/register', '/oauth/revoke', '/oauth/token'],
  ...['/simulator/consent/*', '/simulator/google/*', '/simulator/stripe/v1/*'],
]

test('whatever is served is declared, or stands in a list of what is served by hand', async ({ open }) => {
  const { app } = await open()
  const names = new Set(declaredRoutes.map(({ method, path }) => `${method} ${path}`))
  const isByHand = (url: string) =>
    byHand.some((one) => (one.endsWith('*') ? url.startsWith(one.slice(0, -1)) : url === one))
  const served = servedCalls(app)
  expect(served.length).toBeGreaterThan(declaredRoutes.length)
  for (const call of served.filter((one) => !names.has(one))) {
    const [method, url] = call.split(' ') as ['GET', string]
    // Beside them stand methods that an address hasn't, where another address with a parameter would take them.
    const isRefused = !isByHand(url) && (await app.inject({ method, url })).statusCode === 405
    expect([call, isByHand(url) || isRefused]).toEqual([call, true])
  }
})

test('every declared call is served, and the API document says how it is asked and what it can fail with', async ({
  open,
}) => {
  const { app } = await open()
  const document = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
  for (const { method, path } of declaredRoutes) {
    expect(app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true)
    const { responses } = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    expect(Object.keys(responses)).toContain('500')
  }
  expect(Object.keys(document.webhooks)).toEqual([...webhookEventTypes, testEventType])
  const told = document.webhooks['score.changed'].post.requestBody.content['application/json'].schema
  expect(told.properties.data.required).toEqual(expect.arrayContaining(['before', 'after']))
  const asked = document.paths['/api/verifications'].post.requestBody.content['application/json'].schema
  expect(asked.oneOf.map(({ required }: { required: string[] }) => required)).toEqual([['url'], ['snapshot'], ['file']])
})
