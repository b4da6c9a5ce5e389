import { declaredRoutes, opensToExtension } from '@vouch/contract'
import { expect } from 'vitest'
import { ask, holderIn } from '../../../test/account-holder.ts'
import { test as base, signUp } from '../../../test/rooms.ts'
import { drawnSecret, extensionUserIn } from '../../../test/signed-in-extension.ts'

const test = base.extend('rooms', async ({ open }) => open())

test('a code signs in the extension that asked for it, once', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const { verifier, challenge } = drawnSecret()
  const { status, body } = await ann.ask('POST', '/api/extension/codes', { challenge })
  expect(status).toBe(201)
  const trade = (secret: string) => ask(rooms, 'POST', '/api/extension/sessions', { code: body.code, verifier: secret })
  expect(await trade(verifier)).toMatchObject({ status: 201, body: { token: expect.stringMatching(/^vx_[\w-]{43}$/) } })
  expect(await trade(verifier)).toMatchObject({ status: 410, body: { code: 'extension_code' } })
})

test('a code that somebody else saw opens nothing, and is used up', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const { verifier, challenge } = drawnSecret()
  const { body } = await ann.ask('POST', '/api/extension/codes', { challenge })
  const trade = (secret: string) => ask(rooms, 'POST', '/api/extension/sessions', { code: body.code, verifier: secret })
  expect(await trade(drawnSecret().verifier)).toMatchObject({ status: 410 })
  expect(await trade(verifier)).toMatchObject({ status: 410 })
})

test('a code is over after two minutes', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const { verifier, challenge } = drawnSecret()
  const { body } = await ann.ask('POST', '/api/extension/codes', { challenge })
  await rooms.db.pool.query(`update extension_codes set expires_at = now() where user_id = $1`, [ann.userId])
  expect(await ask(rooms, 'POST', '/api/extension/sessions', { code: body.code, verifier })).toMatchObject({
    status: 410,
    body: { error: 'This sign-in code was already used or has expired. Sign in again.' },
  })
})

test('the extension’s token opens what the extension does, and nothing else', async ({ rooms }) => {
  const ann = await extensionUserIn(rooms)
  const calls = declaredRoutes.filter(({ access, sandboxOnly }) => access === 'bearer' && !sandboxOnly)
  const wrong: string[] = []
  for (const route of calls.filter(({ path }) => path !== '/api/extension/sign-out')) {
    const path = route.path.replace(':userId', ann.userId).replace(/:\w+/g, '6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83')
    const { body } = await rooms.app.inject({
      ...{ method: route.method, url: path, headers: { authorization: `Bearer ${ann.extensionToken}` } },
      ...(route.method !== 'GET' && { payload: {} }),
    })
    const said = body.includes('"scope_missing"') ? 'closed' : 'open'
    const due = opensToExtension(route) ? 'open' : 'closed'
    if (said !== due) wrong.push(`${route.method} ${route.path} was ${said}`)
  }
  expect(wrong).toEqual([])
})

test('it signs itself out, and its person signs it out in the settings; another person cannot', async ({ rooms }) => {
  const [ann, ben] = [await extensionUserIn(rooms), await signUp(rooms)]
  const list = async () => (await ann.ask('GET', '/api/extension/sessions')).body.sessions
  const [session] = await list()
  expect((await ben.ask('DELETE', `/api/extension/sessions/${session.id}`)).status).toBe(404)
  expect((await ann.asks('GET', '/api/extension/account')).status).toBe(200)
  expect((await ann.ask('DELETE', `/api/extension/sessions/${session.id}`)).status).toBe(200)
  expect(await ann.asks('GET', '/api/extension/account')).toMatchObject({
    status: 403,
    body: { code: 'invalid_token' },
  })
  const cat = await extensionUserIn(rooms)
  await cat.asks('POST', '/api/extension/sign-out')
  expect((await cat.asks('GET', '/api/extension/account')).status).toBe(403)
})

test('it acts on the workspace that was open when it was signed in', async ({ rooms }) => {
  const [ann, ben] = [await signUp(rooms, 7), await signUp(rooms, 150)]
  await rooms.db.pool.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'member', now())`,
    [ann.workspaceId, ben.userId],
  )
  const { verifier, challenge } = drawnSecret()
  const open = { 'x-workspace-id': ann.workspaceId }
  const { body } = await ben.ask('POST', '/api/extension/codes', { challenge }, open)
  const { token } = (await ask(rooms, 'POST', '/api/extension/sessions', { code: body.code, verifier })).body
  const account = () =>
    ask(rooms, 'GET', '/api/extension/account', undefined, { authorization: `Bearer ${String(token)}` })
  expect((await account()).body).toMatchObject({ credits: 7 })
  await rooms.db.pool.query('delete from workspace_members where user_id = $1', [ben.userId])
  expect(await account()).toMatchObject({ status: 403, body: { code: 'not_a_member' } })
})

test('whoever changes the password signs the extension out with everything else', async ({ rooms }) => {
  const ann = await holderIn(rooms)
  const desk = await ann.signIn()
  const { verifier, challenge } = drawnSecret()
  const { body } = await desk.call('POST', '/api/extension/codes', { challenge })
  const { token } = (await ask(rooms, 'POST', '/api/extension/sessions', { code: body.code, verifier })).body
  const account = () =>
    ask(rooms, 'GET', '/api/extension/account', undefined, { authorization: `Bearer ${String(token)}` })
  expect((await account()).status).toBe(200)
  await desk.call('POST', '/api/account/password', {
    currentPassword: ann.password,
    newPassword: 'quite another long one',
  })
  expect((await account()).status).toBe(403)
})
