import { expect } from 'vitest'
import { keyOwnerIn } from '../../../test/key-caller.ts'
import { allow, letIn, programAt, redirectUrl, workspaceOf } from '../../../test/let-in-program.ts'
import { test as base } from '../../../test/rooms.ts'
import { teamOfTwo } from '../../../test/team-of-two.ts'
import { oauthRetentionJob } from './retention.ts'

/** Programs that a person lets in, by the protocol's own client. The product believes that it stands at `https://vouch.test`. */

const test = base.extend('ground', async ({ open }) => {
  const rooms = await open({ platforms: ['instagram'] })
  // What programs were given ends by real time.
  rooms.clock.now = new Date()
  const url = await rooms.app.listen({ port: 0, host: '127.0.0.1' })
  return { rooms, url }
})

test('a program finds its way from the first refusal to tools, and a person sees and ends it', async ({ ground }) => {
  const { rooms, url } = ground
  const { ann, program, asked, back } = await letIn(rooms, url)
  expect(asked).toMatchObject({ resource: 'https://vouch.test/mcp', code_challenge_method: 'S256', state: 'a-state' })
  const shown = await ann.ask('GET', `/api/programs/request?${new URLSearchParams(asked)}`)
  expect(shown.body).toMatchObject({ program: 'Desk model', leadsTo: 'a program on this computer' })
  expect(new URL(shown.body.denyUrl).searchParams.get('error')).toBe('access_denied')
  expect([back.origin, back.searchParams.get('state')]).toEqual(['http://127.0.0.1:7777', 'a-state'])

  const client = await program.connect(program.transport())
  const said = await client.callTool({ name: 'credit_balance', arguments: {} })
  expect(JSON.stringify(said.content)).toContain('150 credits to spend')
  await client.close()

  const { body } = await ann.ask('GET', '/api/programs')
  expect(body.programs).toMatchObject([{ program: 'Desk model', own: true, scopes: ['read', 'verify'] }])
  expect((await ann.ask('GET', '/api/keys')).body.keys).toEqual([])
  expect((await ann.ask('DELETE', `/api/programs/${body.programs[0].id}`)).status).toBe(200)
  expect((await workspaceOf(rooms, program.kept.tokens?.access_token ?? '')).json()).toMatchObject({
    code: 'invalid_token',
  })
  expect((await ann.ask('GET', '/api/programs')).body.programs).toEqual([])
})

test('scopes that were not allowed open nothing, on the API neither', async ({ ground: { rooms, url } }) => {
  const { token } = await letIn(rooms, url)
  const call = (method: 'GET' | 'POST', path: string) =>
    rooms.app.inject({ method, url: path, headers: { authorization: `Bearer ${token}` } })
  expect((await call('GET', '/api/workspace')).json()).toMatchObject({ role: 'manager' })
  expect((await call('POST', '/api/shortlists')).json()).toMatchObject({ code: 'scope_missing' })
  expect((await call('GET', '/api/programs')).json()).toMatchObject({ code: 'scope_missing' })
})

test('a code works once, with its own verifier, address and program; a second use ends what it gave', async ({
  ground: { rooms, url },
}) => {
  const { ann, program, asked, back, token } = await letIn(rooms, url)
  const exchange = (form: Record<string, string>) =>
    program.post('/oauth/token', {
      ...{ grant_type: 'authorization_code', code_verifier: program.kept.verifier },
      ...{ client_id: String(asked.client_id), redirect_uri: redirectUrl, ...form },
    })
  const refused = { status: 400, body: { error: 'invalid_grant' } }
  const another = await (await programAt(url)).ask()
  for (const wrong of [
    { code_verifier: 'a'.repeat(43) },
    { client_id: String(another.client_id) },
    { redirect_uri: 'http://127.0.0.1:7777/other' },
  ]) {
    const code = (await allow(ann, asked)).searchParams.get('code') ?? ''
    expect(await exchange({ code, ...wrong })).toMatchObject(refused)
  }
  const late = (await allow(ann, asked)).searchParams.get('code') ?? ''
  await rooms.db.pool.query(`update oauth_codes set expires_at = now() - interval '1 second' where used_at is null`)
  expect(await exchange({ code: late })).toMatchObject(refused)
  const unknown = { status: 400, body: { error: 'unsupported_grant_type' } }
  expect(await exchange({ grant_type: 'password' })).toMatchObject(unknown)
  expect((await workspaceOf(rooms, token)).statusCode).toBe(200)
  expect(await exchange({ code: back.searchParams.get('code') ?? '' })).toMatchObject(refused)
  expect((await workspaceOf(rooms, token)).statusCode).toBe(403)
})

test('a refresh token gives new ones once; used again much later, it ends them all', async ({ ground }) => {
  const { rooms, url } = ground
  const { program, asked } = await letIn(rooms, url)
  const first = program.kept.tokens
  const refresh = (refresh_token = '') =>
    program.post('/oauth/token', { grant_type: 'refresh_token', client_id: String(asked.client_id), refresh_token })
  const second = await refresh(first?.refresh_token)
  expect(second).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 3_600, scope: 'read verify' } })
  const token = String(second.body.access_token)
  // A client whose answer got lost sends it again at once, and nothing ends.
  expect(await refresh(first?.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await workspaceOf(rooms, token)).statusCode).toBe(200)
  await rooms.db.pool.query(`update oauth_tokens set used_at = now() - interval '31 seconds' where used_at is not null`)
  await refresh(first?.refresh_token)
  expect((await workspaceOf(rooms, token)).statusCode).toBe(403)
})

test('a year after a person let it in, a program has to ask again', async ({ ground: { rooms, url } }) => {
  const { program, asked } = await letIn(rooms, url)
  await rooms.db.pool.query(
    `update api_keys set created_at = now() - interval '366 days' where id = (select key_id from oauth_codes order by expires_at desc limit 1)`,
  )
  const form = { grant_type: 'refresh_token', client_id: String(asked.client_id) }
  const refresh_token = program.kept.tokens?.refresh_token ?? ''
  expect(await program.post('/oauth/token', { ...form, refresh_token })).toMatchObject({
    body: { error: 'invalid_grant' },
  })
})

test('an access token ends after an hour, and whoever leaves the workspace takes the program along', async ({
  ground: { rooms, url },
}) => {
  const { owner, mate, inTeam } = await teamOfTwo(rooms, 'viewer')
  const { token } = await letIn(rooms, url, inTeam)
  expect((await workspaceOf(rooms, token)).json()).toMatchObject({ id: owner.workspaceId, role: 'viewer' })
  expect((await inTeam.ask('GET', '/api/programs')).body.programs).toHaveLength(1)
  expect((await owner.ask('GET', '/api/programs')).body.programs).toMatchObject([{ own: false }])
  const elsewhere = { 'x-workspace-id': mate.workspaceId }
  expect((await mate.ask('GET', '/api/programs', undefined, elsewhere)).body.programs).toEqual([])
  await rooms.db.pool.query('delete from workspace_members where user_id = $1', [mate.userId])
  expect((await workspaceOf(rooms, token)).statusCode).toBe(403)
  const own = await letIn(rooms, url)
  await rooms.db.pool.query(`update oauth_tokens set expires_at = now() where kind = 'access'`)
  expect((await workspaceOf(rooms, own.token)).statusCode).toBe(403)
})

test.for([
  [{ redirect_uri: 'https://elsewhere.example/callback' }, 'isn’t one that this program registered'],
  [{ redirect_uri: 'http://127.0.0.1:9999/callback' }, null],
  [{ response_type: 'token' }, 'asks for something else than a code'],
  [{ code_challenge_method: 'plain' }, 'needs PKCE'],
  [{ client_id: '11111111-1111-4111-8111-111111111111' }, 'isn’t known here'],
  [{ resource: 'https://elsewhere.example/mcp' }, 'another server'],
] as const)('a request with %o is read by a person and sent nowhere', async ([wrong, sentence], { ground }) => {
  const ann = await keyOwnerIn(ground.rooms)
  const asked = await (await programAt(ground.url)).ask()
  const { status, body } = await ann.ask('GET', `/api/programs/request?${new URLSearchParams({ ...asked, ...wrong })}`)
  expect([status, sentence === null ? null : body.error]).toEqual(
    sentence === null ? [200, null] : [400, expect.stringContaining(sentence)],
  )
})

test('a program registers only addresses that no browser runs, and what nobody let in is forgotten', async ({
  ground: { rooms, url },
}) => {
  const register = async (redirect_uris: string[]) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ client_name: ' A\u202Eb ', redirect_uris })
    const answer = await fetch(`${url}/oauth/register`, { method: 'POST', headers, body })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  expect(await register(['cursor://a/b', 'https://a.example/c'])).toMatchObject({
    status: 201,
    body: { client_name: 'A b', token_endpoint_auth_method: 'none' },
  })
  for (const bad of ['javascript://%0aalert(1)', 'http://a.example/', 'data:text/html,a', 'https://a@b.example', 'x'])
    expect(await register([bad])).toMatchObject({ status: 400, body: { error: 'invalid_client_metadata' } })
  await rooms.db.pool.query(`update oauth_clients set created_at = now() - interval '2 days'`)
  const { token } = await letIn(rooms, url)
  await rooms.db.pool.query(`update oauth_clients set created_at = now() - interval '2 days'`)
  await rooms.db.pool.query(`update oauth_codes set expires_at = now() - interval '2 days'`)
  await oauthRetentionJob({ db: rooms.db }).run({} as never, {} as never)
  const left = await rooms.db.pool.query(`select name from oauth_clients where name = 'A b'`)
  expect(left.rows).toEqual([])
  expect((await workspaceOf(rooms, token)).statusCode).toBe(200)
})
