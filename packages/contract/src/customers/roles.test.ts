import { expect, test } from 'vitest'
import { declaredRoutes } from '../wire/declared-routes.ts'
import { callsByRole, leastRoleOf, mayCall, workspaceRoles } from './roles.ts'

const known = declaredRoutes.filter(({ access }) => access === 'bearer' || access === 'either')
const written = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every call that knows its caller stands in the table of roles once, and nothing else does', () => {
  expect(Object.values(callsByRole).flat().toSorted()).toEqual(known.map(written).toSorted())
})

test('whoever may do more may do all that others may', () => {
  for (const route of known) {
    const allowed = workspaceRoles.map((role) => mayCall(role, route))
    expect([written(route), allowed]).toEqual([written(route), allowed.toSorted()])
  }
})

test('whoever only reads changes nothing but the mark of what was read, their own letters and programs of their own', () => {
  const changing = known.filter((route) => route.method !== 'GET' && leastRoleOf(route) === 'viewer')
  expect(changing.map(written).toSorted()).toEqual([
    'DELETE /api/programs/:id',
    'PATCH /api/programs/:id',
    'POST /api/discovery/searches/:id/seen',
    'POST /api/programs',
    'POST /api/subscription',
    'POST /api/verifications/:id/read',
    'PUT /api/discovery/searches/:id/emails',
  ])
})

test('a call that the table does not name is the owner’s', () => {
  expect(workspaceRoles.map((role) => mayCall(role, { method: 'GET', path: '/api/unheard-of' }))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
