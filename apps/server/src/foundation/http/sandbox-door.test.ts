import { addressOf, declaredRoutes } from '@vouch/contract'
import { expect } from 'vitest'
import { type Rooms, signUp, test } from '../../../test/rooms.ts'
import { colleagueIn } from '../../../test/team.ts'
import { hostnameOf, isLoopback } from './loopback.ts'

/** What only a sandbox has: its mailbox, its clock, its switches. */

const ofSandbox = declaredRoutes.filter(({ sandboxOnly }) => sandboxOnly)

async function statusesOf({ app }: Rooms, headers: Record<string, string>): Promise<number[]> {
  const answers = ofSandbox.map(async (route) => {
    const call = { method: route.method, url: addressOf(route, {}), headers }
    return (await app.inject({ ...call, ...(route.method === 'POST' && { payload: {} }) })).statusCode
  })
  return Promise.all(answers)
}

const each = (status: number) => ofSandbox.map(() => status)

test.for(['localhost:3000', 'LOCALHOST', 'vouch.localhost', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000'])(
  'a sandbox answers this machine as %s',
  async (host, { open }) => {
    // A call without its body is heard, and asked for it.
    for (const status of await statusesOf(await open(), { host })) expect([200, 400]).toContain(status)
  },
)

test.for(['rebound.evil.example', '10.0.0.7', 'localhost.evil.example', '127.0.0.1.nip.io', '[::2]', 'my-pc'])(
  'a page of another site that made its name lead here finds nothing: %s',
  async (host, { open }) => {
    const rooms = await open()
    expect(await statusesOf(rooms, { host })).toEqual(each(404))
    // What a page may say besides its own name changes nothing.
    expect(await statusesOf(rooms, { host, 'x-forwarded-host': 'localhost' })).toEqual(each(404))
  },
)

test('what stands behind a proxy that says where it was called is not this machine', async ({ open }) => {
  expect(await statusesOf(await open(), { host: 'localhost', 'x-forwarded-host': 'demo.example' })).toEqual(each(404))
})

test('production has none of it, by whatever name', async ({ open }) => {
  expect(await statusesOf(await open({ mode: 'production' }), { host: 'localhost' })).toEqual(each(404))
})

test('where others reach the sandbox it is for the team alone', async ({ open }) => {
  const rooms = await open({ sandboxOpen: true })
  const { token } = await signUp(rooms)
  expect(await statusesOf(rooms, { host: 'localhost' })).toEqual(each(401))
  expect(await statusesOf(rooms, { host: 'demo.example', authorization: `Bearer ${token}` })).toEqual(each(401))
  const { cookie } = await colleagueIn(rooms)
  for (const status of await statusesOf(rooms, { host: 'demo.example', cookie })) expect([200, 400]).toContain(status)
})

test('a name is read without port and brackets', () => {
  expect(['A:80', '[::1]:3000', '::1', 'a'].map(hostnameOf)).toEqual(['a', '::1', '::1', 'a'])
  expect(['127.0.0.1', '::1', 'x.localhost', '0.0.0.0', 'localhost.', 'evil'].map(isLoopback)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
})
