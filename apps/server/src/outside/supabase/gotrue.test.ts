import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { GoTrueRefusal, goTrue } from './gotrue.ts'
import { apiRoot, hostedFault, issuerOf } from './hosted-settings.ts'

const project = {
  url: 'https://project.supabase.co',
  anonKey: 'eyJ.anon',
  serviceRoleKey: 'eyJ.service' as string | null,
  apiBase: null as string | null,
}

test.each([
  [{}, null],
  [{ url: 'http://project.supabase.co' }, 'SUPABASE_URL must start with https://'],
  [{ url: 'https://elsewhere.example' }, 'SUPABASE_URL must contain .supabase.co'],
  [{ anonKey: 'sb_publishable' }, 'SUPABASE_ANON_KEY must start with eyJ'],
  [{ anonKey: '' }, 'SUPABASE_ANON_KEY must start with eyJ'],
  [{ url: 'http://127.0.0.1:9', apiBase: 'http://127.0.0.1:9' }, null],
])('settings are what they can be: %o', (changes, fault) => {
  expect(hostedFault({ ...project, ...changes })).toBe(fault)
})

test('calls go to one root, whatever the address ends in', () => {
  expect(apiRoot(project)).toBe('https://project.supabase.co/auth/v1')
  expect(apiRoot({ ...project, apiBase: 'http://127.0.0.1:9/' })).toBe('http://127.0.0.1:9/auth/v1')
  expect(apiRoot({ ...project, apiBase: 'http://127.0.0.1:9/auth/v1' })).toBe('http://127.0.0.1:9/auth/v1')
  expect(issuerOf(project)).toBe('https://project.supabase.co/auth/v1')
})

/** A service that gives every call the same answer. */
async function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const seen: { path: string | undefined; key: unknown; bearer: unknown }[] = []
  const server = createServer((request, response) => {
    seen.push({ path: request.url, key: request.headers.apikey, bearer: request.headers.authorization })
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { service: goTrue({ ...project, apiBase }), seen, address: apiBase }
}

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof GoTrueRefusal ? [error.status, error.code] : error),
  )

test.each([
  ['the present one', '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}'],
  ['the dated one', '{"code":"invalid_credentials","message":"Invalid login credentials"}'],
  ['the one of OAuth', '{"error":"invalid_credentials","error_description":"Invalid login credentials"}'],
])('a refusal is read in each of its shapes: %s', async (_, body) => {
  const { service } = await answering(400, body)
  expect(await refusal(service.signIn('ann@example.com', 'x'))).toEqual([400, 'invalid_credentials'])
})

test.each([
  [429, '{"code":429,"error_code":"over_request_rate_limit"}'],
  [500, '{"code":500,"error_code":"unexpected_failure"}'],
  [502, '<html>'],
  [200, '<html>'],
  [200, '{"access_token":5}'],
])('%i %s is no answer about a person', async (status, body) => {
  const { service } = await answering(status, body)
  expect(await refusal(service.signIn('ann@example.com', 'x'))).toEqual([status, 'unavailable'])
})

test('a redirect is not followed', async () => {
  const elsewhere = await answering(200, '{}')
  const { service } = await answering(302, '', { location: elsewhere.address })
  expect(await refusal(service.health())).toEqual([0, 'unavailable'])
  expect(elsewhere.seen).toEqual([])
})

test('nobody there is no answer either', async () => {
  const service = goTrue({ ...project, apiBase: 'http://127.0.0.1:1' })
  expect(await refusal(service.health())).toEqual([0, 'unavailable'])
})

test('the secret key goes with calls of the operator alone, and without it there are none', async () => {
  const { service, seen } = await answering(204, '')
  await service.signOut('token', 'global')
  await service.admin.remove('a/b')
  expect(seen).toEqual([
    { path: '/auth/v1/logout?scope=global', key: 'eyJ.anon', bearer: 'Bearer token' },
    { path: '/auth/v1/admin/users/a%2Fb', key: 'eyJ.service', bearer: 'Bearer eyJ.service' },
  ])
  const without = goTrue({ ...project, serviceRoleKey: null })
  expect(await refusal(without.admin.remove('a'))).toEqual([0, 'unavailable'])
})

const samples = join(import.meta.dirname, '../../../../../../shared/contracts/samples/gotrue')
const sample = (name: string) => readFileSync(join(samples, `${name}.json`), 'utf8')

test.skipIf(!existsSync(samples))('recorded answers are understood (needs the folder of samples)', async () => {
  const granted = (await answering(200, sample('token.password'))).service
  const user = { id: '11111111-2222-4333-8444-555555555555', email: 'ada@example.com' }
  expect(await granted.signIn('ada@example.com', 'x')).toMatchObject({ user })
  expect(await (await answering(200, sample('user'))).service.user('t')).toMatchObject(user)
  expect(await refusal((await answering(200, sample('health'))).service.health())).toBe('answered')
  for (const [name, status, code] of [
    ['error.invalid_credentials', 400, 'invalid_credentials'],
    ['error.bad_jwt', 403, 'bad_jwt'],
    ['error.session_not_found', 403, 'session_not_found'],
    ['error.refresh_not_found', 400, 'refresh_token_not_found'],
  ] as const) {
    expect(await refusal((await answering(status, sample(name))).service.user('t'))).toEqual([status, code])
  }
})
