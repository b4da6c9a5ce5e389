import { grantsMax } from '@vouch/contract'
import { expect } from 'vitest'
import { keyOwnerIn } from '../../../test/key-caller.ts'
import { allow, letIn, programAt, redirectUrl, workspaceOf } from '../../../test/let-in-program.ts'
import { test as base, type Rooms, signUp } from '../../../test/rooms.ts'
import { teamOfTwo } from '../../../test/team-of-two.ts'

/** What programs could try, and pages of other sites. The product believes that it stands at `https://vouch.test`. */

const test = base.extend('ground', async ({ open }) => {
  const rooms = await open({ platforms: ['instagram'] })
  const url = await rooms.app.listen({ port: 0, host: '127.0.0.1' })
  return { rooms, url }
})

test('a page of another site may ask, register, exchange and talk, and hears where to sign in', async ({
  ground: { url },
}) => {
  const origin = 'https://client.example'
  const places = ['/oauth/register', '/oauth/token', '/oauth/revoke', '/mcp', '/.well-known/oauth-protected-resource']
  for (const place of places) {
    const asks = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
    const { status, headers } = await fetch(url + place, { method: 'OPTIONS', headers: asks })
    expect([place, status, headers.get('access-control-allow-origin')]).toEqual([place, 204, '*'])
    expect(headers.get('access-control-allow-headers')).toContain('mcp-protocol-version')
  }
  const told = { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
  const first = await fetch(`${url}/mcp`, { method: 'POST', headers: told, body: '{}' })
  expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
  expect(first.headers.get('access-control-expose-headers')).toContain('www-authenticate')
  expect(first.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource')
  const body = JSON.stringify({ redirect_uris: [redirectUrl] })
  const registered = await fetch(`${url}/oauth/register`, { method: 'POST', headers: told, body })
  expect([registered.status, registered.headers.get('access-control-allow-origin')]).toEqual([201, '*'])
  // What goes by a person's session stays closed to other sites.
  const api = await fetch(`${url}/api/programs`, { headers: { origin } })
  expect(api.headers.get('access-control-allow-origin')).toBeNull()
})

test('an answer says who gives it, so that no program takes it for another server’s', async ({
  ground: { rooms, url },
}) => {
  const { ann, asked, back } = await letIn(rooms, url)
  expect(back.searchParams.get('iss')).toBe('https://vouch.test')
  const shown = await ann.ask('GET', `/api/programs/request?${new URLSearchParams(asked)}`)
  expect(new URL(shown.body.denyUrl).searchParams.get('iss')).toBe('https://vouch.test')
  const metadata = await (await fetch(`${url}/.well-known/oauth-authorization-server`)).json()
  expect(metadata).toMatchObject({ issuer: 'https://vouch.test', authorization_response_iss_parameter_supported: true })
})

test('null characters in a form are dropped, and what is left is refused as the standard says', async ({
  ground: { url },
}) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = async (place: string, body: string) => {
    const answer = await fetch(url + place, { method: 'POST', headers, body })
    return [answer.status, ((await answer.json()) as { error?: string }).error]
  }
  const refresh = 'grant_type=refresh_token&refresh_token=x'
  expect(await sent('/oauth/token', `${refresh}&client_id=%00`)).toEqual([400, 'invalid_request'])
  expect(await sent('/oauth/token', `${refresh}&client_id=a%00b`)).toEqual([400, 'invalid_client'])
  expect(await sent('/oauth/revoke', 'token=%00&client_id=%00')).toEqual([200, undefined])
})

test.for([
  [{ grant_type: '' }, 'invalid_request'],
  [{ client_id: '' }, 'invalid_request'],
  [{ client_id: '11111111-1111-4111-8111-111111111111' }, 'invalid_client'],
  [{ client_id: 'anything' }, 'invalid_client'],
  [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  [{ code_verifier: 'short' }, 'invalid_grant'],
] as const)('an exchange with %o is refused as the standard says: %s', async ([wrong, error], { ground }) => {
  const ann = await keyOwnerIn(ground.rooms)
  const program = await programAt(ground.url)
  const asked = await program.ask()
  const code = (await allow(ann, asked)).searchParams.get('code') ?? ''
  const right = {
    ...{ grant_type: 'authorization_code', code_verifier: program.kept.verifier, code },
    ...{ client_id: String(asked.client_id), redirect_uri: redirectUrl, resource: 'https://vouch.test/mcp' },
  }
  expect(await program.post('/oauth/token', { ...right, ...wrong })).toMatchObject({ status: 400, body: { error } })
  expect(await program.post('/oauth/token', right)).toMatchObject({ status: 200 })
})

test('scopes that nobody knows offer nothing', async ({ ground: { rooms, url } }) => {
  const ann = await keyOwnerIn(rooms)
  const asked = await (await programAt(url)).ask()
  const request = (scope: string) => ann.ask('GET', `/api/programs/request?${new URLSearchParams({ ...asked, scope })}`)
  expect(await request('admin')).toMatchObject({ status: 400 })
  expect((await request('admin read')).body.scopes).toEqual(['read'])
})

test('a program spends no more in a month than it was let in with; its person raises that later, and gets a letter', async ({
  ground: { rooms, url },
}) => {
  const { ann, token } = await letIn(rooms, url, undefined, { creditsPerMonth: 9 })
  const verify = () =>
    rooms.app.inject({
      ...{ method: 'POST', url: '/api/verifications', headers: { authorization: `Bearer ${token}` } },
      payload: { url: 'instagram.com/ava_fields_sandbox' },
    })
  expect((await verify()).json()).toMatchObject({ code: 'key_limit' })
  const [program] = (await ann.ask('GET', '/api/programs')).body.programs
  expect(program).toMatchObject({ creditsPerMonth: 9, creditsThisMonth: 0 })
  const path = `/api/programs/${program.id}`
  expect(await ann.ask('PATCH', path, { creditsPerMonth: 10 })).toMatchObject({ status: 200 })
  expect((await verify()).statusCode).toBe(202)
  const stranger = await signUp(rooms)
  expect((await stranger.ask('PATCH', path, { creditsPerMonth: null })).status).toBe(404)
  const letters = await rooms.db.pool.query(`select from mails where cause = $1`, [`program-let-in:${program.id}`])
  expect(letters.rowCount).toBe(1)
})

test('codes that were drawn beforehand let in no more programs than a workspace may have', async ({
  ground: { rooms, url },
}) => {
  const { ann, program, asked } = await letIn(rooms, url)
  const code = (await allow(ann, asked)).searchParams.get('code') ?? ''
  await rooms.db.pool.query(
    `insert into api_keys (workspace_id, made_by, name, prefix, digest, scopes, version, created_at, expires_at, oauth_client_id)
     select workspace_id, made_by, name, prefix, 'more:' || gen_random_uuid(), scopes, version, created_at, expires_at, oauth_client_id
       from api_keys, generate_series(2, $1) where oauth_client_id is not null and workspace_id = $2`,
    [grantsMax, ann.workspaceId],
  )
  const form = { grant_type: 'authorization_code', code_verifier: program.kept.verifier, code }
  const refused = await program.post('/oauth/token', {
    ...form,
    ...{ client_id: String(asked.client_id), redirect_uri: redirectUrl },
  })
  expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

/** A workspace with a colleague, who joins and leaves, and lets programs in there. */
async function teamIn(rooms: Rooms) {
  const team = await teamOfTwo(rooms)
  const leave = () => rooms.db.pool.query('delete from workspace_members where user_id = $1', [team.mate.userId])
  return { ...team, leave }
}

test('a program that called nothing while its person was gone does not come back with them, and is not listed', async ({
  ground: { rooms, url },
}) => {
  const { owner, inTeam, join, leave } = await teamIn(rooms)
  const { program, asked, token } = await letIn(rooms, url, inTeam)
  expect((await workspaceOf(rooms, token)).statusCode).toBe(200)
  const [connected] = (await owner.ask('GET', '/api/programs')).body.programs
  await leave()
  expect((await owner.ask('GET', '/api/programs')).body.programs).toEqual([])
  const change = () => owner.ask('PATCH', `/api/programs/${connected.id}`, { creditsPerMonth: 5 })
  expect((await change()).status).toBe(404)
  await join(new Date())
  expect((await workspaceOf(rooms, token)).statusCode).toBe(403)
  expect((await owner.ask('GET', '/api/programs')).body.programs).toEqual([])
  const refresh_token = program.kept.tokens?.refresh_token ?? ''
  const form = { grant_type: 'refresh_token', client_id: String(asked.client_id), refresh_token }
  expect(await program.post('/oauth/token', form)).toMatchObject({ body: { error: 'invalid_grant' } })
})

test('a program of somebody who left refreshes nothing, and does not come back with them', async ({
  ground: { rooms, url },
}) => {
  const { inTeam, join, leave } = await teamIn(rooms)
  const { program, asked, token } = await letIn(rooms, url, inTeam)
  await leave()
  const refresh_token = program.kept.tokens?.refresh_token ?? ''
  const form = { grant_type: 'refresh_token', client_id: String(asked.client_id), refresh_token }
  expect(await program.post('/oauth/token', form)).toMatchObject({ body: { error: 'invalid_grant' } })
  await join()
  expect((await workspaceOf(rooms, token)).statusCode).toBe(403)
})
