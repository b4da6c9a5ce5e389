import { readdirSync, readFileSync } from 'node:fs'
import { declaredRoutes } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base, type Rooms, signUp, teamPassword } from '../../../test/rooms.ts'
import { servedCalls } from '../../../test/served-calls.ts'
import { colleagueIn, colleagueWith, cookieOf } from '../../../test/team.ts'
import { codeOf, stepAt } from './totp.ts'

const test = base.extend('rooms', async ({ open }) => open())

const teamRoutes = declaredRoutes.filter(({ access }) => access === 'team')
const filled = (path: string) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

let network = 0

function login({ app }: Rooms, payload: object, headers: Record<string, string> = {}, from = '') {
  network += 1
  const address = from || `10.8.${network & 255}.1`
  return app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload,
    headers: { 'x-forwarded-for': address, ...headers },
  })
}

test('every call of the team is refused without its session, whatever else is sent', async ({ rooms }) => {
  const { app, db } = rooms
  const brand = await signUp(rooms)
  await db.pool.query("update users set role = 'admin' where id = $1", [brand.userId])
  expect(teamRoutes.length).toBeGreaterThan(40)
  for (const { method, path } of teamRoutes) {
    const call = { method, url: filled(path), ...(method === 'POST' && { payload: {} }) } as const
    const nobody = await app.inject(call)
    const asBrand = await app.inject({ ...call, headers: { authorization: `Bearer ${brand.token}` } })
    const forged = await app.inject({ ...call, headers: { cookie: `vouch_team=${brand.token}` } })
    const answers = [nobody, asBrand, forged]
    expect([path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([path, 401, 401, 401])
    for (const answer of answers) expect(answer.json().code).toBe('team_sign_in')
  }
})

test('every call that is served below the team’s addresses is declared, and is the team’s but the one that signs in', async ({
  rooms,
}) => {
  const ofTeam = (path: string) => /^\/api\/(admin|sales-copy)\//.test(path)
  const declared = declaredRoutes.filter(({ path }) => ofTeam(path))
  expect(declared.filter(({ access }) => access !== 'team').map(({ path }) => path)).toEqual(['/api/admin/login'])
  const served = servedCalls(rooms.app).filter((call) => ofTeam(call.slice(call.indexOf('/'))))
  const names = declared.map(({ method, path }) => `${method} ${path}`)
  expect(names.filter((call) => !served.includes(call))).toEqual([])
  // Beside the declared ones stand methods that an address hasn't, where another address with a parameter would take them.
  for (const call of served.filter((one) => !names.includes(one))) {
    const [method, url] = call.split(' ') as ['GET', string]
    expect([call, (await rooms.app.inject({ method, url })).statusCode]).toEqual([call, 405])
  }
})

test('no route of the team is written anywhere but in the contract, from which the tests take them', () => {
  const folder = new URL('../../', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(100)
  const direct = files.filter((file) =>
    /\.(get|post|put|patch|delete|route)\([^)]{0,80}\/api\/(admin|sales-copy)/.test(
      readFileSync(new URL(file, folder), 'utf8'),
    ),
  )
  expect(direct).toEqual([])
})

test.for([{ password: 'a guess' }, { password: '' }, {}, { password: `${teamPassword} ` }])(
  'with %j the gate says: Invalid admin credentials',
  async (body, { rooms }) => {
    const answer = await login(rooms, body)
    expect([answer.statusCode, answer.json().error, answer.cookies]).toEqual([401, 'Invalid admin credentials', []])
  },
)

test('the right password opens the team’s side by a cookie that no script can read, until it is given back', async ({
  rooms,
}) => {
  const answer = await login(rooms, { password: teamPassword, name: 'Ann' })
  expect(answer.json()).toMatchObject({ name: 'Ann', secondFactor: false, mode: 'sandbox' })
  expect(answer.cookies).toMatchObject([
    { name: 'vouch_team', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
  ])
  const ann = colleagueWith(rooms, cookieOf(answer))
  expect((await ann.get('/session')).body).toMatchObject({ name: 'Ann' })
  expect((await ann.post('/logout')).status).toBe(200)
  expect((await ann.get('/session')).status).toBe(401)
  const log = await (await colleagueIn(rooms, 'Ben')).get('/audit?q=Ann')
  expect(log.body.rows.map((row: { cells: { action: string } }) => row.cells.action)).toEqual([
    'gate.sign-out',
    'gate.sign-in',
  ])
})

test('a session ends after twelve hours, or after an hour without a call', async ({ rooms }) => {
  const { pool } = rooms.db
  for (const change of ['expires_at = now()', "last_used_at = now() - interval '61 minutes'"]) {
    const ann = await colleagueIn(rooms)
    expect((await ann.get('/session')).status).toBe(200)
    await pool.query(`update team_sessions set ${change}`)
    expect([change, (await ann.get('/session')).status]).toEqual([change, 401])
  }
})

test('after ten wrong passwords from one network even the right one waits; another network goes in', async ({
  rooms,
}) => {
  const from = '10.250.1.1'
  for (let guess = 0; guess < 10; guess += 1) await login(rooms, { password: `guess ${guess}` }, {}, from)
  const answer = await login(rooms, { password: teamPassword }, {}, from)
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login(rooms, { password: teamPassword })).statusCode).toBe(200)
})

test('a call that another site makes in a teammate’s name is refused', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  const foreign = { origin: 'https://evil.example' }
  expect((await ann.post('/settings', { announcement: null }, foreign)).body.code).toBe('cross_site')
  expect((await login(rooms, { password: teamPassword }, foreign)).json().code).toBe('cross_site')
})

test('a device joins with its first code; from then on the gate asks for one, and takes each once', async ({
  rooms,
}) => {
  const ann = await colleagueIn(rooms)
  const added = (await ann.post('/authenticators', { label: 'Ann’s phone', proof: teamPassword })).body
  expect(added.uri).toContain(`secret=${added.secret}`)
  expect(new Set(added.picture.map((row: string) => row.length))).toEqual(new Set([added.picture.length]))
  // Three corners bear the mark by which a camera finds the code.
  for (const row of [added.picture[0], added.picture.at(-1), added.picture[0].split('').toReversed().join('')])
    expect(row.slice(0, 8)).toBe('11111110')
  // Before its first code it opens nothing and asks for nothing.
  expect((await login(rooms, { password: teamPassword })).statusCode).toBe(200)
  expect((await ann.post(`/authenticators/${added.id}/confirm`, { code: '000000' })).status).toBe(401)
  const step = stepAt(new Date())
  expect((await ann.post(`/authenticators/${added.id}/confirm`, { code: codeOf(added.secret, step) })).status).toBe(200)

  const without = await login(rooms, { password: teamPassword })
  expect([without.statusCode, without.json().code]).toEqual([401, 'second_factor_required'])
  expect((await login(rooms, { password: 'a guess' })).json().code).toBe('invalid_admin_credentials')
  const used = await login(rooms, { password: teamPassword, code: codeOf(added.secret, step) })
  expect(used.json().error).toBe('Invalid admin credentials')
  const fresh = { password: teamPassword, code: codeOf(added.secret, step + 1) }
  expect((await login(rooms, fresh)).json()).toMatchObject({ secondFactor: true })
  expect((await login(rooms, fresh)).statusCode).toBe(401)

  const stored = await rooms.db.pool.query('select secret from team_authenticators')
  expect(stored.rows[0].secret).not.toContain(added.secret)
  const remove = (confirm: string, proof?: string) => ann.post(`/authenticators/${added.id}/remove`, { confirm, proof })
  expect((await remove('another', teamPassword)).body.code).toBe('not_confirmed')
  expect((await remove('Ann’s phone', teamPassword)).status).toBe(200)
  expect((await login(rooms, { password: teamPassword })).statusCode).toBe(200)
})

test('a session that was left open takes no device off: a code or the password is asked for, and guesses are counted', async ({
  rooms,
}) => {
  const ann = await colleagueIn(rooms)
  const added = (await ann.post('/authenticators', { label: 'Desk', proof: teamPassword })).body
  const step = stepAt(new Date())
  const path = `/authenticators/${added.id}`
  // A device that has shown no code yet proves nothing, though the gate asks for none.
  expect((await ann.post(`${path}/remove`, { confirm: 'Desk', proof: '000000' })).body.code).toBe('wrong_password')
  await ann.post(`${path}/confirm`, { code: codeOf(added.secret, step) })
  const remove = (body: object, from: string) =>
    ann.ask({ method: 'POST', url: `/api/admin${path}/remove`, payload: body, headers: { 'x-forwarded-for': from } })
  const without = await remove({ confirm: 'Desk' }, '10.251.1.1')
  expect([without.statusCode, without.json().fields]).toEqual([
    400,
    { proof: 'Enter the code your authenticator shows now, or the admin password.' },
  ])
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await remove({ confirm: 'Desk', proof: `guess ${guess}` }, '10.252.1.1')
    expect(answer.json().fields).toEqual({ proof: 'That is neither the code of an authenticator nor the password.' })
  }
  const right = { confirm: 'Desk', proof: codeOf(added.secret, step + 1) }
  expect((await remove(right, '10.252.1.1')).statusCode).toBe(429)
  expect((await remove(right, '10.253.1.1')).statusCode).toBe(200)
  expect((await ann.get('/authenticators')).body.authenticators).toEqual([])
})

test('a session that was left open puts no device up either: its code would take the others off', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  const add = async (body: object) => (await ann.post('/authenticators', body)).body
  expect((await add({ label: 'Thief' })).fields).toEqual({
    proof: 'Enter the code your authenticator shows now, or the admin password.',
  })
  expect(await add({ label: 'Thief', proof: 'a guess' })).toMatchObject({ code: 'wrong_password' })
  expect((await ann.get('/authenticators')).body.authenticators).toEqual([])
  const phone = await add({ label: 'Phone', proof: teamPassword })
  const step = stepAt(new Date())
  await ann.post(`/authenticators/${phone.id}/confirm`, { code: codeOf(phone.secret, step) })
  expect(await add({ label: 'Tablet', proof: codeOf(phone.secret, step) })).toMatchObject({ code: 'wrong_password' })
  expect(await add({ label: 'Tablet', proof: codeOf(phone.secret, step + 1) })).toHaveProperty('secret')
  for (const { id, label } of (await ann.get('/authenticators')).body.authenticators)
    expect((await ann.post(`/authenticators/${id}/remove`, { confirm: label, proof: teamPassword })).status).toBe(200)
})

test('the copy tool’s calls are there on the hosts of the gate alone, and ask for its session there', async ({
  rooms,
}) => {
  const write = (host: string) =>
    rooms.app.inject({ method: 'POST', url: '/api/sales-copy/headlines', headers: { host } })
  expect((await write('vouch.test')).statusCode).toBe(404)
  expect((await write('team.vouch.test')).json().code).toBe('team_sign_in')
})

test.for([
  ['team.vouch.test', 200],
  ['localhost', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['203.0.113.9', 200],
  ['vouch.someone.replit.dev', 200],
  ['vouch.test', 404],
  ['team.vouch.test.evil.example', 404],
  ['notreplit.dev', 404],
] as const)('on the host %s the gate answers %i', async ([host, status], { rooms }) => {
  const answer = await login(rooms, { password: teamPassword }, { host })
  expect(answer.statusCode).toBe(status)
})

test('in production an address of numbers is no host of the gate', async ({ open }) => {
  const rooms = await open({ mode: 'production' })
  for (const host of ['203.0.113.9', '127.0.0.1:3000', '[::1]:3000', '[2001:db8::1]'])
    expect([host, (await login(rooms, { password: teamPassword }, { host })).statusCode]).toEqual([host, 404])
  for (const host of ['team.vouch.test', 'localhost:3000'])
    expect([host, (await login(rooms, { password: teamPassword }, { host })).statusCode]).toEqual([host, 200])
})

test.for(['/%61dmin', '/Admin', '/ADMIN/users', '/sales%2Dcopy'])(
  'written as %s the panel leads from another host to the public site too',
  async (url, { rooms }) => {
    const answer = await rooms.app.inject({ url, headers: { host: 'www.vouch.test' } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://vouch.test/'])
  },
)

test.for(['/admin', '/control', '/system', '/sales-copy', '/admin/users?q=a'])(
  'on another host %s leads to the public site',
  async (url, { rooms }) => {
    const answer = await rooms.app.inject({ url, headers: { host: 'www.vouch.test' } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://vouch.test/'])
  },
)

test('what was done cannot be changed or taken out of the log', async ({ rooms }) => {
  await colleagueIn(rooms)
  await expect(rooms.db.pool.query("update team_actions set name = 'nobody'")).rejects.toThrow('never changed')
  await expect(rooms.db.pool.query('delete from team_actions')).rejects.toThrow('never changed')
  await expect(rooms.db.pool.query('truncate team_actions')).rejects.toThrow('never changed')
})
