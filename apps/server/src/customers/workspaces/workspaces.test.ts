import { randomUUID } from 'node:crypto'
import { seatNoticeDays, type Tier, viewersMax, type Workspace } from '@vouch/contract'
import { expect } from 'vitest'
import { type Answered, ask, deviceWith, type Holder, holderIn, secretOf } from '../../../test/account-holder.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { watchSeats } from './seat-watch.ts'
import { loadSeats } from './seats.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

const invitedSubject = 'Ann Lee Example invited you to work together on Vouch'
const person = { firstName: 'Bea', lastName: 'Stone', password: 'green tea at seven', acceptTerms: true }

async function setTier(rooms: Rooms, { workspaceId }: Holder, tier: Tier): Promise<void> {
  await rooms.db.pool.query('update workspaces set tier = $2 where id = $1', [workspaceId, tier])
}

async function invited(ann: Holder, email: string, role: string): Promise<Answered> {
  return (await ann.signIn()).call('POST', '/api/workspace/invitations', { email, role })
}

async function tokenFor(ann: Holder, email: string): Promise<string> {
  return secretOf(await ann.letter(invitedSubject, email))
}

/** Lets somebody with an account join. */
async function joined(rooms: Rooms, ann: Holder, role: string): Promise<Holder> {
  const ben = await holderIn(rooms)
  expect((await invited(ann, ben.email, role)).status).toBe(200)
  const token = await tokenFor(ann, ben.email)
  expect((await (await ben.signIn()).call('POST', '/api/invitations/accept', { token })).status).toBe(200)
  return ben
}

/** @returns the headers of a colleague's call in the workspace that they joined */
async function inWorkspaceOf({ workspaceId }: Holder, colleague: Holder) {
  return { authorization: `Bearer ${(await colleague.signIn()).token}`, 'x-workspace-id': workspaceId }
}

async function shown(ann: Holder): Promise<Workspace> {
  return (await (await ann.signIn()).call('GET', '/api/workspace')).body as unknown as Workspace
}

test('a stranger is invited, reads what to, makes an account on the spot and is in, verified and without a plan', async ({
  rooms,
  ann,
}) => {
  await setTier(rooms, ann, 'PROFESSIONAL')
  const email = `${randomUUID()}@example.com`
  expect((await invited(ann, email.toUpperCase(), 'member')).body).toMatchObject({
    invitations: [{ email, role: 'member', invitedBy: 'Ann Lee Example', expired: false }],
    seats: { used: 2, limit: 3 },
  })
  const token = await tokenFor(ann, email)
  const read = await ask(rooms, 'POST', '/api/invitations/read', { token })
  expect(read.body).toMatchObject({ workspace: 'Acme', inviter: 'Ann Lee Example', role: 'member', hasAccount: false })

  const accepted = await ask(rooms, 'POST', '/api/invitations/accept', { token, account: person })
  expect(accepted.body).toMatchObject({ workspace: { id: ann.workspaceId, name: 'Acme', role: 'member' } })
  const session = accepted.body.session as { token: string; user: { name: string; workspace: unknown } }
  expect(session.user).toMatchObject({ name: 'Bea Stone', workspace: { id: ann.workspaceId, role: 'member' } })

  // She has no plan of her own, so calls act on the workspace that she joined.
  const bea = deviceWith(rooms, session.token)
  expect((await bea.call('GET', '/api/workspace')).body).toMatchObject({ id: ann.workspaceId, role: 'member' })
  expect((await bea.call('GET', '/api/workspaces')).body).toMatchObject({
    workspaces: [
      { id: ann.workspaceId, role: 'member' },
      { name: 'Bea Stone', role: 'owner' },
    ],
  })
  expect((await shown(ann)).members.map(({ name, role }) => [name, role])).toEqual([
    ['Ann Lee Example', 'owner'],
    ['Bea Stone', 'member'],
  ])
  const again = await ask(rooms, 'POST', '/api/invitations/accept', { token, account: person })
  expect(again).toMatchObject({ status: 410, body: { code: 'link_ended' } })
})

test('a link signs nobody in to an account that was there, and joins nobody else', async ({ rooms, ann }) => {
  const ben = await holderIn(rooms)
  const cleo = await holderIn(rooms)
  await invited(ann, ben.email, 'viewer')
  const token = await tokenFor(ann, ben.email)
  const accept = (headers = {}, account?: object) =>
    ask(rooms, 'POST', '/api/invitations/accept', { token, ...(account && { account }) }, headers)
  expect(await accept({}, person)).toMatchObject({ status: 401, body: { code: 'missing_token' } })
  const asCleo = { authorization: `Bearer ${(await cleo.signIn()).token}` }
  expect(await accept(asCleo)).toMatchObject({ status: 403, body: { code: 'another_address' } })
  const asBen = { authorization: `Bearer ${(await ben.signIn()).token}` }
  expect(await accept(asBen)).toMatchObject({ status: 200, body: { session: null } })
  expect(await invited(ann, ben.email, 'viewer')).toMatchObject({ status: 409, body: { code: 'already_member' } })
})

test('seats end where the plan says, viewers are free up to a number, and two who ask at once get one seat', async ({
  rooms,
  ann,
}) => {
  const full = await invited(ann, 'x@example.com', 'member')
  expect(full).toMatchObject({ status: 409, body: { code: 'seats_full' } })
  expect(full.body.error).toBe(
    'Your plan includes 1 seat, and it’s taken. Invite them as a viewer, or choose a larger plan.',
  )
  await setTier(rooms, ann, 'PROFESSIONAL')
  const asked = await Promise.all(Array.from({ length: 6 }, (_, n) => invited(ann, `seat-${n}@example.com`, 'manager')))
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(2)
  for (let n = 0; n < viewersMax; n += 1) {
    await rooms.db.pool.query(
      `insert into workspace_invitations (workspace_id, email, role, token_digest, sent_at, expires_at)
       values ($1, $2, 'viewer', $2, now(), 'infinity')`,
      [ann.workspaceId, `viewer-${n}-${ann.workspaceId}`],
    )
  }
  const late = await invited(ann, 'late@example.com', 'viewer')
  expect(late.body).toMatchObject({ code: 'seats_full', error: `A workspace can have up to ${viewersMax} viewers.` })
})

test('an invitation that is sent again has a new link, one that is taken back or too old has none', async ({
  rooms,
  ann,
}) => {
  const email = `${randomUUID()}@example.com`
  const { invitations } = (await invited(ann, email, 'viewer')).body as unknown as Workspace
  const [invitation] = invitations
  const first = await tokenFor(ann, email)
  const device = await ann.signIn()
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
  expect((await device.call('POST', `/api/workspace/invitations/${invitation?.id}/resend`)).status).toBe(200)
  const read = (token: string) => ask(rooms, 'POST', '/api/invitations/read', { token })
  await expect.poll(async () => (await ann.letters(email)).length).toBe(2)
  expect((await read(first)).body.code).toBe('link_ended')
  const second = await tokenFor(ann, email)
  expect((await read(second)).status).toBe(200)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 15 * 86_400_000)
  expect((await read(second)).body.code).toBe('link_ended')
  expect((await shown(ann)).invitations).toMatchObject([{ email, expired: true }])
  expect((await device.call('DELETE', `/api/workspace/invitations/${invitation?.id}`)).body).toMatchObject({
    invitations: [],
  })
  expect((await device.call('DELETE', `/api/workspace/invitations/${invitation?.id}`)).status).toBe(404)
})

test('a manager invites viewers and members; managers are invited, changed and put out by the owner alone', async ({
  rooms,
  ann,
}) => {
  await setTier(rooms, ann, 'ENTERPRISE')
  const mia = await joined(rooms, ann, 'manager')
  const asMia = await inWorkspaceOf(ann, mia)
  const byMia = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    ask(rooms, method, path, body, asMia)
  const invite = (role: string) =>
    byMia('POST', '/api/workspace/invitations', { email: `${randomUUID()}@example.com`, role })
  expect([(await invite('member')).status, (await invite('manager')).body.error]).toEqual([
    200,
    'Only the owner sends and changes the invitations of managers.',
  ])
  const next = `${randomUUID()}@example.com`
  expect((await invited(ann, next, 'manager')).status).toBe(200)
  const lowered = await byMia('POST', '/api/workspace/invitations', { email: next, role: 'viewer' })
  expect(lowered.body.code).toBe('role_too_low')
  expect((await shown(ann)).invitations).toContainEqual(expect.objectContaining({ email: next, role: 'manager' }))
  const ben = await joined(rooms, ann, 'member')
  expect((await byMia('DELETE', `/api/workspace/members/${ben.userId}`)).body.code).toBe('role_too_low')
  const device = await ann.signIn()
  const changed = await device.call('PATCH', `/api/workspace/members/${ben.userId}`, { role: 'viewer' })
  const { members } = changed.body as unknown as Workspace
  expect(members.find(({ userId }) => userId === ben.userId)?.role).toBe('viewer')
  expect((await device.call('DELETE', `/api/workspace/members/${ben.userId}`)).status).toBe(200)
  expect((await device.call('DELETE', `/api/workspace/members/${ann.userId}`)).status).toBe(404)
  const asBen = await inWorkspaceOf(ann, ben)
  expect((await ask(rooms, 'GET', '/api/workspace', undefined, asBen)).body.code).toBe('not_a_member')
})

test('who is removed hears of it each time, and whom they invited stays out; who was asked by others may still come', async ({
  rooms,
  ann,
}) => {
  await setTier(rooms, ann, 'ENTERPRISE')
  const mia = await joined(rooms, ann, 'manager')
  const asMia = await inWorkspaceOf(ann, mia)
  const [friend, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  await ask(rooms, 'POST', '/api/workspace/invitations', { email: friend, role: 'member' }, asMia)
  await invited(ann, other, 'member')
  const device = await ann.signIn()
  const remove = () => device.call('DELETE', `/api/workspace/members/${mia.userId}`)
  const { invitations } = (await remove()).body as unknown as Workspace
  expect(invitations.map(({ email }) => email)).toEqual([other])
  const subject = 'You no longer have access to a workspace'
  expect((await ann.letter(subject, mia.email)).text).toContain('You were removed from Acme.')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 1_000)
  await rooms.db.pool.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'member', $3)`,
    [...[ann.workspaceId, mia.userId, rooms.clock.now]],
  )
  await remove()
  const told = async () => (await ann.letters(mia.email)).filter((letter) => letter.subject === subject).length
  await expect.poll(told).toBe(2)
})

test('a stranger’s mailbox gets five invitations a day at most, whoever takes back and invites again', async ({
  rooms,
  ann,
}) => {
  const email = `${randomUUID()}@example.com`
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const { status, body } = await invited(ann, email, 'viewer')
    statuses.push(status)
    const id = (body as unknown as Workspace).invitations?.find((each) => each.email === email)?.id
    if (id) await (await ann.signIn()).call('DELETE', `/api/workspace/invitations/${id}`)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  // What is refused for another reason counts for nobody.
  const ben = await joined(rooms, ann, 'viewer')
  for (let n = 0; n < 6; n += 1) expect((await invited(ann, ben.email, 'viewer')).body.code).toBe('already_member')
})

test('what belongs to the workspace its viewer reads and cannot add to', async ({ rooms, ann }) => {
  const ben = await joined(rooms, ann, 'viewer')
  const made = await (await ann.signIn()).call('POST', '/api/shortlists', { name: 'Spring' })
  expect(made.status).toBe(201)
  const asBen = await inWorkspaceOf(ann, ben)
  const listed = await ask(rooms, 'GET', '/api/shortlists', undefined, asBen)
  expect(JSON.stringify(listed.body)).toContain('Spring')
  const added = await ask(rooms, 'POST', '/api/shortlists', { name: 'Summer' }, asBen)
  expect(added).toMatchObject({ status: 403, body: { code: 'role_too_low' } })
})

test('who takes a smaller plan is told, and a week later who joined last only reads', async ({ rooms, ann }) => {
  await setTier(rooms, ann, 'ENTERPRISE')
  const first = await joined(rooms, ann, 'member')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
  const second = await joined(rooms, ann, 'manager')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
  const third = await joined(rooms, ann, 'member')
  await setTier(rooms, ann, 'PROFESSIONAL')
  const desk = { ...rooms.letters, db: rooms.db }
  await watchSeats(desk)
  await watchSeats(desk)
  const notices = (await ann.letters()).filter(({ subject }) => subject === 'Acme has more people than seats')
  expect(notices).toHaveLength(1)
  expect(notices[0]?.text).toContain('Your plan has 3 seats, and 4 are taken in Acme.')
  const told = async ({ email }: Holder) =>
    (await ann.letters(email)).filter(({ subject }) => subject.startsWith('You become a viewer in Acme on '))
  expect([await told(first), await told(second), (await told(third)).length]).toEqual([[], [], 1])
  expect((await shown(ann)).seatsEndAt).not.toBe(null)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + seatNoticeDays * 86_400_000)
  await watchSeats(desk)
  const roles = (await shown(ann)).members.map(({ userId, role }) => [userId, role])
  expect(roles).toEqual([
    [ann.userId, 'owner'],
    [first.userId, 'member'],
    [second.userId, 'manager'],
    [third.userId, 'viewer'],
  ])
  expect((await loadSeats(rooms.db.pool, ann.workspaceId, rooms.clock.now)).overSince).toBe(null)
})

test('whoever deletes an account closes its own workspace and leaves the others, and is told so before', async ({
  rooms,
  ann,
}) => {
  await setTier(rooms, ann, 'PROFESSIONAL')
  const ben = await joined(rooms, ann, 'member')
  const seen = async (holder: Holder) =>
    (await (await holder.signIn()).call('GET', '/api/account/deletion')).body.consequences as { text: string }[]
  expect((await seen(ann)).map(({ text }) => text)).toContain(
    '1 person you work with loses access to your workspace, and we tell them by email. To keep it running, hand it over first.',
  )
  expect((await seen(ben)).map(({ text }) => text)).toContain(
    'You leave 1 workspace of other people. What you made there stays.',
  )
  // Deleted from within the joined workspace: what goes is his own.
  const asBen = await inWorkspaceOf(ann, ben)
  const erased = { email: ben.email, currentPassword: ben.password }
  expect((await ask(rooms, 'POST', '/api/account/deletion', erased, asBen)).status).toBe(200)
  expect((await shown(ann)).members.map(({ userId }) => userId)).toEqual([ann.userId])
})
