import { keysMax } from '@vouch/contract'
import { expect } from 'vitest'
import { holderIn } from '../../../test/account-holder.ts'
import { keyOwnerIn } from '../../../test/key-caller.ts'
import { test as base, freshAddress } from '../../../test/rooms.ts'
import { forgetOldCalls } from './key-calls.ts'

/** Keys as their owner sees them: made once, told apart, limited, ended. */

const test = base.extend('rooms', async ({ open }) => open())

test('a key is shown once: the database and every later answer know it by its digest and its first characters', async ({
  rooms,
}) => {
  const ann = await keyOwnerIn(rooms)
  const { key } = await ann.make({ name: 'Sheets' })
  const rows = await rooms.db.pool.query('select to_jsonb(api_keys) as row from api_keys')
  expect(JSON.stringify(rows.rows)).not.toContain(key)
  const list = await ann.device.call('GET', '/api/keys')
  expect(JSON.stringify(list.body)).not.toContain(key)
  expect(list.body).toMatchObject({
    callsPerMinute: 60,
    keys: [{ name: 'Sheets', prefix: key.slice(0, 10), state: 'live', lastUsedAt: null, creditsThisMonth: 0 }],
  })
})

test('whoever makes a key gets an email about it, without the key', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const { key, id } = await ann.make({ name: 'Sheets', creditsPerMonth: 50 })
  const { rows } = await rooms.db.pool.query(
    'select text_body as text from mails join users on email = recipient where cause = $1 and users.id = $2',
    [`key-made:${id}`, ann.userId],
  )
  expect(rows).toMatchObject([{ text: expect.stringContaining('50 credits a month at most') }])
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('a program sees what the owner sees, and the list says when it was last used', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make()
  const asked = await program.call('GET', '/api/workspace')
  expect(asked).toMatchObject({ status: 200, body: { id: ann.workspaceId, role: 'manager' } })
  const { body } = await ann.device.call('GET', '/api/keys')
  expect(body).toMatchObject({ keys: [{ lastUsedAt: expect.stringMatching(/^\d{4}-/) }] })
})

test('a revoked or expired key, and one that never was, is an invalid token at once', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const [revoked, expired] = [await ann.make(), await ann.make({ expiresInDays: 1 })]
  expect((await expired.call('GET', '/api/workspace')).status).toBe(200)
  await ann.device.call('DELETE', `/api/keys/${revoked.id}`)
  await rooms.db.pool.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [expired.id])
  const refused = { status: 403, body: { code: 'invalid_token', error: 'Invalid or expired token' } }
  expect(await revoked.call('GET', '/api/workspace')).toMatchObject(refused)
  expect(await expired.call('GET', '/api/workspace')).toMatchObject(refused)
  const unknown = { authorization: `Bearer vk_${'a'.repeat(43)}` }
  expect(await revoked.call('GET', '/api/workspace', undefined, unknown)).toMatchObject(refused)
  const { body } = await ann.device.call('GET', '/api/keys')
  expect((body.keys as { state: string }[]).map(({ state }) => state).sort()).toEqual(['expired', 'revoked'])
})

test('a key with networks opens nothing from elsewhere, and IPv4 in the clothes of IPv6 is IPv4', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make({ networks: ['203.0.113.0/24', '2001:db8::7'] })
  const from = async (address: string) =>
    (await program.call('GET', '/api/workspace', undefined, { 'x-forwarded-for': address })).body.code ?? 'heard'
  expect(await from('203.0.113.9')).toBe('heard')
  expect(await from('::ffff:203.0.113.9')).toBe('heard')
  expect(await from('2001:db8::7')).toBe('heard')
  expect(await from('203.0.114.9')).toBe('key_address')
  expect(await from('2001:db8::8')).toBe('key_address')
})

test('a network may be written in the clothes of IPv6 too, when a key is made and when it is changed', async ({
  rooms,
}) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make({ networks: ['::ffff:203.0.113.9', '::ffff:198.51.100.0/120'] })
  const from = async (address: string) =>
    (await program.call('GET', '/api/workspace', undefined, { 'x-forwarded-for': address })).body.code ?? 'heard'
  expect(await from('203.0.113.9')).toBe('heard')
  expect(await from('::ffff:cb00:7109')).toBe('heard')
  expect(await from('198.51.100.77')).toBe('heard')
  expect(await from('198.51.101.77')).toBe('key_address')
  const changed = await ann.device.call('PATCH', `/api/keys/${program.id}`, { networks: ['0:0:0:0:0:FFFF:cb00:7209'] })
  expect(changed.body.networks).toEqual(['203.0.114.9'])
  expect(await from('203.0.114.9')).toBe('heard')
})

test('what is wrong with a new key is said beside its field', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const refused = async (wrong: object) =>
    (await ann.device.call('POST', '/api/keys', { name: 'A', scopes: ['read'], ...wrong })).body.fields
  expect(await refused({ name: ' ' })).toEqual({ name: 'Give the key a name.' })
  expect(await refused({ scopes: [] })).toEqual({ scopes: 'Choose at least one scope.' })
  expect(await refused({ scopes: ['everything'] })).toEqual({ 'scopes.0': 'Choose at least one scope.' })
  expect(await refused({ expiresInDays: 731 })).toEqual({ expiresInDays: 'Choose between 1 and 730 days.' })
  expect(await refused({ creditsPerMonth: 1.5 })).toMatchObject({
    creditsPerMonth: expect.stringMatching(/whole number/),
  })
  expect(await refused({ networks: ['home'] })).toMatchObject({ 'networks.0': expect.stringMatching(/IP addresses/) })
  expect(await refused({ networks: ['203.0.113.7/24'] })).toMatchObject({ networks: expect.stringMatching(/zeros/) })
})

test(`a workspace has at most ${keysMax} live keys, and a revoked one makes room`, async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const made = []
  for (let each = 0; each < keysMax; each += 1) made.push(await ann.make())
  await expect(ann.make()).rejects.toThrow('too_many')
  await ann.device.call('DELETE', `/api/keys/${made[0]?.id}`)
  await ann.make()
})

test('name, networks and limit can be changed; another workspace’s key is not there', async ({ rooms }) => {
  const [ann, ben] = [await keyOwnerIn(rooms), await keyOwnerIn(rooms)]
  const { id } = await ann.make({ creditsPerMonth: 50 })
  const changed = await ann.device.call('PATCH', `/api/keys/${id}`, {
    name: 'Sheets',
    creditsPerMonth: null,
    networks: ['203.0.113.7'],
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { name: 'Sheets', creditsPerMonth: null, networks: ['203.0.113.7'] },
  })
  const kept = await ann.device.call('PATCH', `/api/keys/${id}`, { creditsPerMonth: 5 })
  expect(kept.body).toMatchObject({ name: 'Sheets', creditsPerMonth: 5, networks: ['203.0.113.7'] })
  for (const [method, path] of [
    ['PATCH', `/api/keys/${id}`],
    ['DELETE', `/api/keys/${id}`],
    ['GET', `/api/keys/${id}/calls`],
  ] as const) {
    const body = method === 'PATCH' ? { name: 'Mine' } : undefined
    expect(await ben.device.call(method, path, body)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test('every call of a key stands in its log with its declared path, page by page, for 90 days', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make({ scopes: ['read'] })
  const log = async (query = '') => (await ann.device.call('GET', `/api/keys/${program.id}/calls${query}`)).body
  const calls = [
    ['GET', '/api/workspace'],
    ['POST', '/api/verifications', { url: 'instagram.com/secret_name' }],
    ['GET', `/api/credits/balance/${ann.userId}`],
  ] as const
  for (const [index, [method, path, body]] of calls.entries()) {
    await program.call(method, path, body)
    // Written down after the answer, so two calls close together may stand in either order.
    await expect.poll(async () => ((await log()).calls as object[]).length).toBe(index + 1)
  }
  const first = await log('?limit=2')
  const rest = await log(`?limit=2&cursor=${first.nextCursor}`)
  expect([...(first.calls as object[]), ...(rest.calls as object[])]).toMatchObject([
    { method: 'GET', path: '/api/credits/balance/:userId', status: 200 },
    { method: 'POST', path: '/api/verifications', status: 403 },
    { method: 'GET', path: '/api/workspace', status: 200 },
  ])
  expect(rest.nextCursor).toBe(null)
  await rooms.db.pool.query(`update api_key_calls set at = now() - interval '91 days' where path = '/api/workspace'`)
  await forgetOldCalls(rooms.db.pool)
  expect((await log()).calls).toHaveLength(2)
})

test('keys end with their owner’s account, and are said in what its end would do', async ({ rooms }) => {
  const holder = await holderIn(rooms)
  const device = await holder.signIn()
  const made = await device.call('POST', '/api/keys', { name: 'A', scopes: ['read'] })
  const foreseen = await device.call('GET', '/api/account/deletion')
  expect(JSON.stringify(foreseen.body)).toContain('1 API key will stop working right away.')
  const deleted = await device.call('POST', '/api/account/deletion', {
    email: holder.email,
    currentPassword: holder.password,
  })
  expect(deleted.status).toBe(200)
  const after = await rooms.app.inject({ url: '/api/workspace', headers: { authorization: `Bearer ${made.body.key}` } })
  expect(after.json()).toMatchObject({ code: 'invalid_token' })
})

test('a spreadsheet reads one table by an address that is no key, and ends with the key', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const reader = await ann.make({ scopes: ['read'], networks: ['203.0.113.0/24'] })
  const blind = await ann.make({ scopes: ['verify'] })
  const { body } = await ann.call('POST', '', { url: freshAddress().url })
  const { url } = (await ann.device.call('GET', `/api/keys/${reader.id}/sheet`)).body as { url: string }
  expect(url).toMatch(/^https:\/\/vouch\.test\/api\/sheets\/[\w-]{54}$/)
  expect(await ann.device.call('GET', `/api/keys/${blind.id}/sheet`)).toMatchObject({ status: 403 })
  const path = url.replace('https://vouch.test', '')
  const read = (address = '203.0.113.9') => rooms.app.inject({ url: path, headers: { 'x-forwarded-for': address } })
  const table = await read()
  expect([table.statusCode, table.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(table.body.split('\r\n')).toHaveLength(3)
  expect(table.body).toContain(`https://vouch.test/app/verifications/${body.id}`)
  expect((await read('198.51.100.7')).json()).toMatchObject({ code: 'key_address' })
  const token = path.split('/').at(-1) ?? ''
  const asKey = { authorization: `Bearer ${token}` }
  expect((await rooms.app.inject({ url: '/api/workspace', headers: asKey })).json()).toMatchObject({
    code: 'invalid_token',
  })
  const log = (await ann.device.call('GET', `/api/keys/${reader.id}/calls`)).body
  expect(log.calls).toMatchObject([{ path: '/api/sheets/:token', status: 200 }])
  await ann.device.call('DELETE', `/api/keys/${reader.id}`)
  expect((await read()).json()).toMatchObject({ code: 'not_found' })
})
