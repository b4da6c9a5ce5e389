import { Problem, route } from '@vouch/contract'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openTriedApp } from '../../../test/tried-app.ts'
import { serve } from './serve.ts'

/** What stands in the log of a process about the requests that reach it. */

const declared = { tag: 'Test', summary: 'Tries something.', status: 200, problems: [], reply: z.object({}) } as const
const mine = route({ ...declared, method: 'GET', path: '/api/mine/:id', access: 'bearer' })
const colleagues = route({ ...declared, method: 'GET', path: '/api/colleagues', access: 'team' })
const paid = route({ ...declared, method: 'GET', path: '/api/paid', access: 'bearer' })
const stumbling = route({ ...declared, method: 'GET', path: '/api/stumbling', access: 'public' })
const limited = route({ ...declared, method: 'GET', path: '/api/limited', access: 'public', callsPerMinuteMax: 1 })

const key = 'Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmF'
const bearer = { authorization: 'Bearer good' }

async function open() {
  const tried = await openTriedApp({
    rooms: (app) => {
      serve(app, mine, async () => {
        throw new Problem('not_found')
      })
      serve(app, colleagues, async () => ({}))
      serve(app, limited, async () => ({}))
      serve(app, stumbling, async () => {
        const detail = 'Failing row contains (1, ann@example.com).'
        throw Object.assign(new Error('violates a constraint'), { table: 'users', detail, where: detail })
      })
      serve(app, paid, async () => {
        const cause = new Error('self-signed certificate')
        throw Object.assign(new Problem('unavailable', 'Try again in a moment.'), { cause })
      })
    },
  })
  onTestFinished(() => tried.app.close())
  return tried
}

test('a request is a line of JSON with its moment, id, method, place and network address', async () => {
  const { app, lines } = await open()
  const answer = await app.inject({ url: '/api/nothing/a%0ab', headers: { 'user-agent': 'x\n{"level":60}' } })
  expect(lines[0]).toMatchObject({
    level: 30,
    reqId: answer.headers['x-request-id'],
    req: { method: 'GET', url: '/api/nothing/a\nb', host: 'localhost:80', remoteAddress: '127.0.0.1' },
  })
  expect(lines.every(({ time }) => Math.abs(time - Date.now()) < 60_000)).toBe(true)
  expect(lines.find(({ res }) => res)).toMatchObject({
    reqId: answer.headers['x-request-id'],
    res: { statusCode: 404 },
  })
})

test('nothing that opens something is in the log: no query, no key in a path, no token, no cookie', async () => {
  const { app, lines } = await open()
  const headers = { ...bearer, cookie: `vouch_team=${key}` }
  for (const url of [`/auth/verify?token=${key}&email=ann%40example.com`, `/shared/${key}`, `/%67o/${key}?a`, '/%zz'])
    await app.inject({ url, headers })
  await app.inject({ url: `/api/mine/${key}`, headers })
  expect(lines.flatMap(({ req }) => (req ? [req.url] : []))).toEqual([
    ...['/auth/verify', '/shared/…', '/go/…', '/', '/api/mine/…'],
  ])
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${key}|ann|good`))
})

test('who is refused is noted with the reason and, where it is known, with who it was', async () => {
  const { app, lines } = await open()
  const foreign = { 'sec-fetch-site': 'cross-site' }
  for (const call of [
    { url: '/api/mine/x', headers: bearer },
    { url: '/api/mine/x', headers: { authorization: 'Bearer stolen' } },
    { url: '/api/mine/x', headers: { ...bearer, 'x-user-id': 'u2' } },
    { url: '/api/colleagues' },
    { method: 'POST', url: '/api/echo/x', headers: foreign },
    { method: 'POST', url: '/api/echo/x', payload: { text: 5 } },
    { url: '/api/limited' },
    { url: '/api/limited' },
    // A visitor without a session, and an address that is nowhere, are no attempts at anything.
    { url: '/api/mine/x' },
    { url: '/api/nowhere' },
  ] as const)
    await app.inject(call)
  expect(lines.flatMap(({ msg, code, userId }) => (msg === 'A call was refused' ? [[code, userId]] : []))).toEqual([
    ['not_found', 'u1'],
    ['invalid_token', undefined],
    ['forbidden', undefined],
    ['team_sign_in', undefined],
    ['cross_site', undefined],
    ['validation', undefined],
    ['rate_limited', undefined],
  ])
})

test('a failure of the database is in the log without the row that it quotes', async () => {
  const { app, lines } = await open()
  await app.inject({ url: '/api/stumbling' })
  const [line] = lines.filter(({ level }) => level === 50)
  expect(line?.err).toMatchObject({ message: 'violates a constraint', table: 'users' })
  expect(JSON.stringify(lines)).not.toContain('ann@example.com')
})

test('why somebody else could not be asked is in the log, and not in the answer', async () => {
  const { app, lines } = await open()
  const { body } = await app.inject({ url: '/api/paid', headers: bearer })
  const [line] = lines.filter(({ level }) => level === 40)
  expect(line).toMatchObject({ code: 'unavailable', userId: 'u1', msg: 'A call could not be answered' })
  expect(line?.err?.message).toContain('self-signed certificate')
  expect(body).not.toContain('certificate')
})
