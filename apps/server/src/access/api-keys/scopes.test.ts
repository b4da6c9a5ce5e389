import { randomUUID } from 'node:crypto'
import { declaredRoutes, type Scope, scopeOf, scopes } from '@vouch/contract'
import { expect } from 'vitest'
import { keyOwnerIn } from '../../../test/key-caller.ts'
import { test as base } from '../../../test/rooms.ts'

const test = base.extend('rooms', async ({ open }) => open())

/** What a key may never open, whatever its scopes: ways in, people, keys, the plan, the end. */
const neverOpen = [
  'POST /api/auth/logout',
  'GET /api/account',
  'GET /api/account/export',
  'POST /api/account/deletion',
  'GET /api/keys',
  'POST /api/keys',
  'DELETE /api/keys/:id',
  'GET /api/workspaces',
  'PATCH /api/workspace',
  'POST /api/workspace/invitations',
  'POST /api/workspace/owner',
  'POST /api/subscription',
  'POST /api/subscription/:userId/change',
  'POST /api/billing/card',
]

const calls = declaredRoutes.filter(
  ({ access, sandboxOnly }) => (access === 'bearer' || access === 'either') && !sandboxOnly,
)

test('every call answers a key of each scope, and one of all scopes, as the table says', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  // The walk makes more calls in a minute than a small plan allows.
  await rooms.db.pool.query(`update workspaces set tier = 'ENTERPRISE' where id = $1`, [ann.workspaceId])
  const keys: [readonly Scope[], Awaited<ReturnType<typeof ann.make>>][] = []
  for (const held of [...scopes.map((scope) => [scope]), scopes])
    keys.push([held, await ann.make({ scopes: [...held] })])
  const wrong: string[] = []
  for (const [held, program] of keys) {
    for (const route of calls) {
      const path = route.path.replace(':userId', ann.userId).replace(/:\w+/g, randomUUID())
      const answered = await program.call(route.method, path, route.method === 'GET' ? undefined : {}).catch(() => null)
      // A stream or a file is an answer too.
      const said = answered?.body.code === 'scope_missing' ? 'closed' : 'open'
      const scope = scopeOf(route)
      const due = scope !== null && held.includes(scope) ? 'open' : 'closed'
      if (said !== due) wrong.push(`${held}: ${route.method} ${route.path} was ${said}`)
    }
  }
  expect(wrong).toEqual([])
})

test('no key opens ways in, people, keys, the plan or the end', () => {
  const open = calls.filter((route) => scopeOf(route) !== null).map(({ method, path }) => `${method} ${path}`)
  expect(neverOpen.filter((call) => open.includes(call))).toEqual([])
  const declared = calls.map(({ method, path }) => `${method} ${path}`)
  expect(neverOpen.filter((call) => !declared.includes(call))).toEqual([])
})

test('a refusal names the scope that is missing', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const reader = await ann.make({ scopes: ['read'] })
  expect(await reader.call('POST', '/api/verifications', { url: 'instagram.com/a_sandbox' })).toMatchObject({
    status: 403,
    body: { code: 'scope_missing', scope: 'verify', error: 'This key doesn’t have the scope “verify”.' },
  })
  expect(await reader.call('POST', '/api/keys', {})).toMatchObject({
    body: { code: 'scope_missing', error: 'No API key opens this call. Sign in to make it.' },
  })
})
