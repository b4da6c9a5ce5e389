import { randomUUID } from 'node:crypto'
import type { GivenRole, Tier, Workspace } from '@vouch/contract'
import { expect } from 'vitest'
import { ask, type Device, type Holder, holderIn } from '../../../test/account-holder.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { waiters } from '../../../test/session-race.ts'
import { besideHeld } from '../../foundation/db/connection-order.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { noClient } from '../accounts/account-events.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { workspacesHook } from './account-hook.ts'

/** A workspace gets another owner: what each of the two has then, and what neither sees of the other. */

const test = base
  .extend('rooms', async ({ open }) => open())
  .extend('ann', async ({ rooms }) => {
    const ann = await holderIn(rooms)
    await setTier(rooms, ann, 'PROFESSIONAL')
    return ann
  })

async function setTier(rooms: Rooms, { workspaceId }: Holder, tier: Tier): Promise<void> {
  await rooms.db.pool.query('update workspaces set tier = $2 where id = $1', [workspaceId, tier])
}

/** Somebody with an account of their own who has joined. */
async function joined(rooms: Rooms, ann: Holder, role: GivenRole): Promise<Holder> {
  const ben = await holderIn(rooms)
  await rooms.db.pool.query(
    'insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, $3, $4)',
    [...[ann.workspaceId, ben.userId, role, rooms.clock.now]],
  )
  return ben
}

function handOver(device: Device, { userId }: Pick<Holder, 'userId'>) {
  return device.call('POST', '/api/workspace/owner', { to: userId })
}

async function owned(rooms: Rooms, { userId }: Holder): Promise<string[]> {
  const found = await rooms.db.pool.query<{ id: string }>('select id from workspaces where owner_id = $1', [userId])
  return found.rows.map(({ id }) => id)
}

test('a workspace is handed over to a member; its former owner stays a manager and has a new, empty one', async ({
  rooms,
  ann,
}) => {
  const mia = await joined(rooms, ann, 'member')
  const ben = await joined(rooms, ann, 'member')
  const device = await ann.signIn()
  expect((await handOver(device, { userId: randomUUID() })).status).toBe(404)
  const left = await device.call('DELETE', `/api/workspaces/${ann.workspaceId}/membership`)
  expect(left.body.error).toBe('You own this workspace. Hand it over to a member first.')
  const people = ((await handOver(device, ben)).body as unknown as Workspace).members
  // Who founded it was there first, and keeps a seat longest.
  expect(people.map(({ userId, role }) => [userId, role])).toEqual([
    [ben.userId, 'owner'],
    [ann.userId, 'manager'],
    [mia.userId, 'member'],
  ])
  expect(await owned(rooms, ben)).toEqual([ann.workspaceId])
  expect([ann.workspaceId, ben.workspaceId]).not.toContain((await owned(rooms, ann))[0])
  expect((await ann.letter('Acme has a new owner')).text).toContain(
    'You stay in it as a manager. You also own a new, empty workspace.',
  )
  expect((await ben.letter('You now own Acme')).text).toContain('Ann Lee Example handed Acme over to you.')
  const gone = await device.call('DELETE', `/api/workspaces/${ann.workspaceId}/membership`)
  expect(gone.body).toEqual({ success: true })
})

test('nobody takes a workspace over while their own holds anything, and none of it reaches the former owner', async ({
  rooms,
  ann,
}) => {
  const holding = {
    '/api/keys': { name: 'Old', scopes: ['read'] },
    '/api/shortlists': { name: 'My secret list' },
    '/api/webhooks': { url: 'https://example.com/hook', name: 'Hook', events: ['verification.done'] },
    '/api/discovery/searches': { name: 'Tea', address: 'q=tea' },
    '/api/verification-views': { name: 'Risky', address: 'risk=critical' },
    '/api/tracking/hosts': { host: 'example.com' },
    '/api/outreach/suppressions': { address: 'no@example.com' },
  }
  const device = await ann.signIn()
  for (const [path, body] of Object.entries(holding)) {
    const ben = await joined(rooms, ann, 'viewer')
    const own = { authorization: `Bearer ${(await ben.signIn()).token}`, 'x-workspace-id': ben.workspaceId }
    expect([path, (await ask(rooms, 'POST', path, body, own)).status < 300]).toEqual([path, true])
    const refused = await handOver(device, ben)
    expect([path, refused.status, refused.body.error]).toEqual([
      path,
      409,
      'They have a workspace of their own that isn’t empty, and a person owns one at a time. Choose another member, or invite them under another email address.',
    ])
    expect([await owned(rooms, ann), await owned(rooms, ben)]).toEqual([[ann.workspaceId], [ben.workspaceId]])
  }
})

const late = "insert into shortlists (workspace_id, name, created_at) values ($1, 'Late', now())"

test('what the new owner adds to their own workspace before the handover looks at it keeps it theirs', async ({
  rooms,
  ann,
}) => {
  const ben = await joined(rooms, ann, 'member')
  const device = await ann.signIn()
  const { handed } = await withTransaction(rooms.db, async (tx) => {
    await tx.query(late, [ben.workspaceId])
    const handed = handOver(device, ben)
    await waiters(tx, 1)
    return { handed }
  })
  expect((await handed).status).toBe(409)
  expect([await owned(rooms, ann), await owned(rooms, ben)]).toEqual([[ann.workspaceId], [ben.workspaceId]])
})

test('what the new owner adds to their own workspace during the handover reaches nobody', async ({ rooms, ann }) => {
  const ben = await joined(rooms, ann, 'member')
  const device = await ann.signIn()
  const { handed, added } = await withTransaction(rooms.db, async (tx) => {
    // The handover has laid the workspace aside, and stands still before its end.
    await tx.query('select from workspace_members where user_id = $1 for update', [ben.userId])
    const handed = handOver(device, ben)
    await waiters(tx, 1)
    const added = besideHeld(() => rooms.db.pool.query(late, [ben.workspaceId]))
    await waiters(tx, 2)
    return { handed, added }
  })
  expect([(await handed).status, (await added).rowCount]).toEqual([200, 1])
  for (const holder of [ann, ben]) {
    const lists = await (await holder.signIn()).call('GET', '/api/shortlists')
    expect(JSON.stringify(lists.body)).not.toContain('Late')
  }
  const owner = await rooms.db.pool.query('select owner_id from workspaces where id = $1', [ben.workspaceId])
  expect(owner.rows).toEqual([{ owner_id: null }])
})

test('a workspace that is called by its owner’s company keeps that name with another owner', async ({ rooms, ann }) => {
  const ben = await joined(rooms, ann, 'member')
  await rooms.db.pool.query("update users set company = 'Bold' where id = $1", [ben.userId])
  const { body } = await handOver(await ann.signIn(), ben)
  expect(body).toMatchObject({ name: 'Acme' })
})

test('no handover takes more seats than the plan has: the former owner stays as a viewer, and both are told', async ({
  rooms,
  ann,
}) => {
  await setTier(rooms, ann, 'STARTER')
  const ben = await joined(rooms, ann, 'viewer')
  const { body } = await handOver(await ann.signIn(), ben)
  expect(body).toMatchObject({ role: 'viewer', seats: { used: 1, limit: 1 } })
  const words = 'as a viewer, because every seat of the plan is taken.'
  expect((await ann.letter('Acme has a new owner')).text).toContain(`You stay in it ${words}`)
  expect((await ben.letter('You now own Acme')).text).toContain(`Ann Lee Example stays ${words}`)
})

test('of two handovers at once one counts, and the other is refused in a sentence', async ({ rooms, ann }) => {
  let [holder, others] = [ann, [await joined(rooms, ann, 'member'), await joined(rooms, ann, 'viewer')]]
  for (let round = 0; round < 3; round += 1) {
    const device = await holder.signIn()
    const answers = await Promise.all(others.map((each) => handOver(device, each)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 400 && status < 500)).toHaveLength(1)
    const next = others[statuses.indexOf(200)]
    if (next === undefined) throw new Error('Nobody owns it')
    expect(await owned(rooms, next)).toEqual([ann.workspaceId])
    expect(await owned(rooms, holder)).toHaveLength(1)
    holder = await holderIn(rooms)
    await setTier(rooms, holder, 'PROFESSIONAL')
    others = [await joined(rooms, holder, 'member'), await joined(rooms, holder, 'viewer')]
    ann = holder
  }
})

test('who hands a workspace over while deleting the account closes only what they own by then', async ({
  rooms,
  ann,
}) => {
  const [ben, mia] = [await joined(rooms, ann, 'member'), await joined(rooms, ann, 'member')]
  const device = await ann.signIn()
  const { authService } = rooms
  // The password has been sent and is being checked.
  const isPassword: typeof authService.isPassword = async (...given) => {
    expect((await handOver(device, ben)).status).toBe(200)
    return authService.isPassword(...given)
  }
  const room = { ...rooms.letters, authService: { ...authService, isPassword }, hooks: [workspacesHook(rooms.letters)] }
  const member = { userId: ann.userId, workspaceId: ann.workspaceId, role: 'owner', sessionId: randomUUID() } as Member
  await deleteAccount(room, member, { email: ann.email, currentPassword: ann.password }, noClient)
  expect(await owned(rooms, ben)).toEqual([ann.workspaceId])
  const { members } = (await (await mia.signIn()).call('GET', '/api/workspace')).body as unknown as Workspace
  expect(members.map(({ userId }) => userId)).toEqual([ben.userId, mia.userId])
})

test('whoever worked in a workspace hears that it closed with its owner’s account', async ({ rooms, ann }) => {
  const [ben, mia] = [await joined(rooms, ann, 'member'), await joined(rooms, ann, 'viewer')]
  const device = await ann.signIn()
  const answer = await device.call('POST', '/api/account/deletion', { email: ann.email, currentPassword: ann.password })
  expect(answer.status).toBe(200)
  for (const { email } of [ben, mia]) {
    const { subject, text } = await ann.letter('A workspace you worked in has closed', email)
    expect([subject.includes('Acme'), text.includes('The owner of Acme deleted their account')]).toEqual([false, true])
  }
})
