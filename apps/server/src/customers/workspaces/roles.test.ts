import { randomUUID } from 'node:crypto'
import { declaredRoutes, mayCall, workspaceRoles } from '@vouch/contract'
import { expect } from 'vitest'
import { ask, holderIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'

const test = base.extend('rooms', async ({ open }) => open())

/** Somebody in each role of one workspace, and somebody who is none of its members. */
const roles = [...workspaceRoles, 'stranger'] as const

const calls = declaredRoutes.filter(({ access, sandboxOnly }) => access === 'bearer' && !sandboxOnly)

test('every call answers each of five roles, in the workspace that is meant, as the table of roles says', async ({
  rooms,
}) => {
  const owner = await holderIn(rooms)
  const people = {
    owner,
    manager: await holderIn(rooms),
    member: await holderIn(rooms),
    viewer: await holderIn(rooms),
    stranger: await holderIn(rooms),
  }
  for (const role of ['manager', 'member', 'viewer'] as const) {
    await rooms.db.pool.query(
      'insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, $3, now())',
      [owner.workspaceId, people[role].userId, role],
    )
  }
  const wrong: string[] = []
  for (const role of roles) {
    let token = (await people[role].signIn()).token
    for (const route of calls) {
      // Whoever asks is told before what they sent is looked at, so nothing has to be sent.
      const path = route.path.replace(':userId', people[role].userId).replace(/:\w+/g, randomUUID())
      const headers = { authorization: `Bearer ${token}`, 'x-workspace-id': owner.workspaceId }
      const call = { method: route.method, url: path, headers, ...(route.method !== 'GET' && { payload: {} }) }
      const said = /role_too_low|not_a_member/.exec((await rooms.app.inject(call)).body)?.[0] ?? 'heard'
      const due = role === 'stranger' ? 'not_a_member' : mayCall(role, route) ? 'heard' : 'role_too_low'
      if (said !== due) wrong.push(`${role}: ${route.method} ${route.path} was ${said}, not ${due}`)
      // A refresh gives another token, and a sign-out none.
      if (path.startsWith('/api/auth')) token = (await people[role].signIn()).token
    }
  }
  expect(wrong).toEqual([])
})

test('a workspace that is no id, or is another’s, is refused in words; without one the caller’s own counts', async ({
  rooms,
}) => {
  const ann = await holderIn(rooms)
  const ben = await holderIn(rooms)
  const { token } = await ann.signIn()
  const at = (workspace?: string) =>
    ask(rooms, 'GET', '/api/workspace', undefined, {
      authorization: `Bearer ${token}`,
      ...(workspace !== undefined && { 'x-workspace-id': workspace }),
    })
  for (const wrong of [ben.workspaceId, 'nonsense', randomUUID()]) {
    expect(await at(wrong)).toMatchObject({ status: 403, body: { code: 'not_a_member' } })
  }
  for (const own of [undefined, '', ann.workspaceId, ann.workspaceId.toUpperCase()]) {
    expect((await at(own)).body).toMatchObject({ id: ann.workspaceId, role: 'owner', name: 'Acme' })
  }
})
