import { expect } from 'vitest'
import {
  call,
  confirm,
  filed,
  freshEmail,
  freshName,
  idOf,
  lettersTo,
  profileShown,
  prove,
  snapshotsOf,
  verified,
} from '../../../test/data-requests.ts'
import { type Rooms, signUp, snapshotFor, test, verify } from '../../../test/rooms.ts'
import { indexReport } from '../../finding/discovery/index-report.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { grantRequest, refuseRequest } from './request-queue.ts'

/** What an objection to being verified does, and what it takes. */

/** Objects to a profile from a mailbox, and confirms. @returns the mailbox, its link and how the request stands */
async function objected(rooms: Rooms, profileUrl: string) {
  const email = freshEmail()
  const token = await filed(rooms, { kind: 'objection', subject: 'creator', law: 'ccpa', email, profileUrl })
  const { body } = await confirm(rooms, token)
  return { email, token, request: body }
}

async function findable(rooms: Rooms, handle: string): Promise<void> {
  await rooms.db.pool.query(
    `insert into discovered_creators (platform, handle, followers, read_at, source, words)
     values ('twitch', $1::text, 7, $2, 'verification', to_tsvector('simple', $1))`,
    [handle, rooms.clock.now],
  )
}

async function found(rooms: Rooms, handle: string) {
  const visitor = await signUp(rooms)
  await rooms.db.pool.query('update simulated_network set indexed = 1000000')
  const { body } = await visitor.ask('GET', `/api/discovery/creators?q=${handle}`)
  // Words rank and leave nobody out.
  return body.creators
    .filter(({ handle: name }: Record<string, string>) => name === handle)
    .map(({ handle: name, creatorRequest }: Record<string, string>) => [name, creatorRequest])
}

const later = (rooms: Rooms, days: number) => {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + days * 86_400_000)
}

test('a stranger with a mailbox withholds nobody: brands see that a request is being examined, and go on', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const { visitor, handle, profileUrl, id } = await verified(rooms)
  await findable(rooms, handle)
  const share = (await visitor.ask('POST', `/api/verifications/${id}/shares`, {})).body
  expect((await visitor.call('GET', `/${id}`)).body).not.toHaveProperty('creatorRequest')
  const { request } = await objected(rooms, profileUrl)
  expect(request).toMatchObject({ state: 'unproven', proofCode: expect.stringMatching(/^vouch-/) })

  expect((await visitor.call('GET', `/${id}`)).body).toMatchObject({ state: 'done', creatorRequest: 'examined' })
  expect(await found(rooms, handle)).toEqual([[handle, 'examined']])
  const token = new URL(share.url).pathname.split('/').at(-1)
  expect((await rooms.app.inject(`/api/shared/${token}`)).json()).toMatchObject({ creatorRequest: 'examined' })
  // Another customer's first verdict, and everything else, is as it was.
  const other = await signUp(rooms)
  expect(await verify(other, { url: profileUrl })).toMatchObject({ state: 'done', creatorRequest: 'examined' })
  expect((await visitor.call('POST', `/${id}/rescore`)).status).toBe(200)
  expect(await snapshotsOf(rooms, handle)).toBeGreaterThan(0)
})

test('an objection is due in thirty days under every law, and the team hears of it with what it has to weigh', async ({
  open,
}) => {
  const rooms = await open()
  const { request } = await objected(rooms, `https://www.twitch.tv/${freshName()}`)
  expect(request.dueAt).toBe('2026-12-20T10:00:00.000Z')
  expect((await lettersTo(rooms, 'support@vouch.test')).join()).toContain('objection to decide by December 20, 2026')
  const letter = await rooms.db.pool.query<{ text: string }>(
    "select text_body as text from mails where recipient = 'support@vouch.test' order by written_at desc limit 1",
  )
  expect(letter.rows[0]?.text).toContain('brands see that a request is being examined')
})

test('a profile that shows the code stops new verdicts and discovery; reports that were given stay, marked', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const { visitor, handle, profileUrl, id } = await verified(rooms)
  await findable(rooms, handle)
  const { token, request } = await objected(rooms, profileUrl)
  expect(await prove(rooms, token)).toMatchObject({ status: 409, body: { code: 'proof_missing' } })
  rooms.platform.script = async (target) => profileShown(target, `id of ${handle}`, `Hello ${request.proofCode}`)
  const { body } = await prove(rooms, token)
  expect(body).toMatchObject({ state: 'done', outcome: expect.stringContaining('We agree with your objection.') })

  const refused = { status: 451, body: { code: 'creator_withheld' } }
  expect(await visitor.call('POST', '', { url: profileUrl })).toMatchObject(refused)
  expect(await visitor.call('POST', `/${id}/rescore`)).toMatchObject(refused)
  const target = {
    kind: 'profile',
    platform: 'twitch',
    handle,
    url: profileUrl,
    lookup: { by: 'handle', handle },
  } as const
  expect(await visitor.call('POST', '', { snapshot: { ...snapshotFor(target) } })).toMatchObject(refused)
  // Under another name it is the same profile.
  const renamed = await verify(visitor, { url: `twitch.tv/${freshName()}` })
  expect(renamed).toMatchObject({ state: 'failed', failure: { code: 'creator_withheld' }, creditsUsed: 0 })

  // The job that makes a verdict findable may come late, or again.
  const reports = await rooms.db.pool.query<{ id: string }>('select report_id as id from verifications where id = $1', [
    id,
  ])
  await indexReport({ db: rooms.db, snapshots: rooms.parts.snapshots }, onlyRow(reports).id)
  expect(await found(rooms, handle)).toEqual([])
  const kept = (await visitor.call('GET', `/${id}`)).body
  expect(kept).toMatchObject({ state: 'done', creatorRequest: 'withheld' })
  expect(kept.report).toBeDefined()
  expect(await snapshotsOf(rooms, handle)).toBe(1)
})

test('the team’s yes does the same, and its no leaves everything as it was', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  for (const isGranted of [true, false]) {
    const { visitor, handle, profileUrl, id } = await verified(rooms)
    await findable(rooms, handle)
    const { email, token } = await objected(rooms, profileUrl)
    if (isGranted) await grantRequest(rooms.site, await idOf(rooms, email))
    else await refuseRequest(rooms.site, await idOf(rooms, email), 'The verdict stands on public data.')
    expect((await call(rooms, 'GET', `/${token}`)).body.state).toBe(isGranted ? 'done' : 'refused')
    expect((await visitor.call('POST', '', { url: profileUrl })).status).toBe(isGranted ? 451 : 202)
    expect(await found(rooms, handle)).toEqual(isGranted ? [] : [[handle, undefined]])
    expect((await visitor.call('GET', `/${id}`)).body.creatorRequest).toBe(isGranted ? 'withheld' : undefined)
  }
})

test('once its answer is overdue an objection pauses new verdicts, until it is answered', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const { visitor, handle, profileUrl, id } = await verified(rooms)
  await findable(rooms, handle)
  const { email } = await objected(rooms, profileUrl)
  later(rooms, 29)
  expect((await visitor.call('POST', '', { url: profileUrl })).status).toBe(202)
  later(rooms, 1)
  const paused = await visitor.call('POST', '', { url: profileUrl })
  expect([paused.status, paused.body.error]).toEqual([
    451,
    'Vouch gives no new verdict on this creator until it has answered a request under data protection law.',
  ])
  expect((await visitor.call('GET', `/${id}`)).body.creatorRequest).toBe('examined')
  expect(await found(rooms, handle)).toEqual([[handle, 'examined']])
  await refuseRequest(rooms.site, await idOf(rooms, email), 'The verdict stands on public data.')
  expect((await visitor.call('POST', '', { url: profileUrl })).status).toBe(202)
})

test('a verdict that was under way when the objection was granted is not given, and costs nothing', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const profileUrl = `https://www.twitch.tv/${freshName()}`
  const { email } = await objected(rooms, profileUrl)
  rooms.platform.script = async (target) => {
    await grantRequest(rooms.site, await idOf(rooms, email))
    return profileShown(target, 'somebody in time')
  }
  const { state, failure, creditsUsed } = await verify(visitor, { url: profileUrl })
  expect([state, failure?.code, creditsUsed]).toEqual(['failed', 'creator_withheld', 0])
})

test('a generated creator is taken from nobody but by the team where others look at them too', async ({ open }) => {
  const profileUrl = 'instagram.com/ava_fields_sandbox'
  for (const options of [{ sandboxOpen: true }, { mode: 'production' as const }, {}]) {
    const rooms = await open(options)
    const { request } = await objected(rooms, profileUrl)
    expect([request.state, request.proofCode]).toEqual(['open', null])
    const email = freshEmail()
    const token = await filed(rooms, { kind: 'erasure', subject: 'creator', email, profileUrl: 'x.com/zed_sandbox' })
    const isOwn = Object.keys(options).length === 0
    expect((await confirm(rooms, token)).body.state).toBe(isOwn ? 'done' : 'open')
  }
})
