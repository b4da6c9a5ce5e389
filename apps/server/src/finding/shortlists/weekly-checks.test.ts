import { type Shortlist, shortlistAlerts } from '@vouch/contract'
import { expect } from 'vitest'
import {
  test as base,
  ended,
  freshAddress,
  type Rooms,
  signUp,
  snapshotFor,
  type Visitor,
  verify,
} from '../../../test/rooms.ts'
import { grant } from '../../customers/credits/ledger.ts'
import { compareChecks, followReport, hasLeft } from './compare-checks.ts'
import type { ShortlistParts } from './shortlist-parts.ts'
import { beginDueChecks } from './weekly-checks.ts'

const dayMs = 86_400_000

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  return rooms
})

const partsOf = ({ parts, letters }: Rooms): ShortlistParts => ({
  verifying: parts,
  config: letters.config,
  publicAddress: letters.publicAddress,
})

/** Somebody with verified creators on a list that is watched from now on. */
async function watcher(rooms: Rooms, credits: number, creators: number): Promise<{ ann: Visitor; list: Shortlist }> {
  const ann = await signUp(rooms, credits)
  const opened = await ann.ask('POST', '/api/shortlists', { name: 'Spring' })
  for (let added = 0; added < creators; added += 1) {
    const { url, handle } = freshAddress()
    await verify(ann, { url })
    const creator = { platform: 'twitch', handle }
    await ann.ask('POST', `/api/shortlists/${opened.body.id}/entries`, { creator })
  }
  const watched = await ann.ask('PATCH', `/api/shortlists/${opened.body.id}`, { watched: true })
  return { ann, list: watched.body }
}

/** Lets a week pass, begins the checks and waits for their ends. */
async function week(rooms: Rooms, ann: Visitor): Promise<void> {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 7 * dayMs)
  await beginDueChecks(partsOf(rooms))
  const { body } = await ann.call('GET', '')
  for (const { id } of body.verifications) await ended(ann, id)
  await compareChecks(partsOf(rooms), null)
}

async function alertsOf(ann: Visitor) {
  return shortlistAlerts.list.reply.parse((await ann.ask('GET', '/api/shortlist-alerts')).body).alerts
}

async function loadSubjects({ db }: Rooms, ann: Visitor): Promise<string[]> {
  const found = await db.pool.query<{ subject: string }>(
    'select subject from mails join users on email = recipient where users.id = $1 order by written_at, subject',
    [ann.userId],
  )
  return found.rows.map(({ subject }) => subject)
}

test('the check is off until it is switched on, then comes each week and costs ten credits a creator', async ({
  rooms,
}) => {
  const { ann, list } = await watcher(rooms, 100, 2)
  expect(list.nextCheckAt).toBe(new Date(rooms.clock.now.getTime() + 7 * dayMs).toISOString())
  await beginDueChecks(partsOf(rooms))
  expect(await ann.credits()).toBe(80)
  await week(rooms, ann)
  expect(await ann.credits()).toBe(60)
  await beginDueChecks(partsOf(rooms))
  expect(await ann.credits()).toBe(60)
  await ann.ask('PATCH', `/api/shortlists/${list.id}`, { watched: false })
  await week(rooms, ann)
  expect(await ann.credits()).toBe(60)
  expect(await alertsOf(ann)).toEqual([])
})

test('a process that dies in the middle of a check pays for nobody twice', async ({ rooms }) => {
  const { ann } = await watcher(rooms, 100, 2)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 7 * dayMs)
  await Promise.all([beginDueChecks(partsOf(rooms)), beginDueChecks(partsOf(rooms))])
  expect(await ann.credits()).toBe(60)
})

test('a score that leaves its interval is told once, on the screen and by letter, until it is put aside', async ({
  rooms,
}) => {
  const { ann, list } = await watcher(rooms, 100, 2)
  const fallen = list.entries[0]?.creator.handle ?? ''
  rooms.platform.script = async (target) => {
    const isFallen = target.kind === 'profile' && target.handle === fallen
    return snapshotFor(target, isFallen ? 'luxe_lena_sandbox' : undefined)
  }
  await week(rooms, ann)
  const [alert, ...others] = await alertsOf(ann)
  expect(others).toEqual([])
  expect(alert).toMatchObject({ kind: 'left_interval', shortlist: { name: 'Spring' }, creator: { handle: fallen } })
  expect(alert?.after?.score).toBeLessThan(alert?.before?.low ?? 0)
  expect(await loadSubjects(rooms, ann)).toEqual([expect.stringMatching(/^.+’s trust score has dropped$/)])
  await compareChecks(partsOf(rooms), null)
  expect(await alertsOf(ann)).toHaveLength(1)
  const ben = await signUp(rooms)
  expect((await ben.ask('POST', `/api/shortlist-alerts/${alert?.id}/dismiss`)).status).toBe(404)
  expect((await ann.ask('POST', `/api/shortlist-alerts/${alert?.id}/dismiss`)).status).toBe(200)
  expect(await alertsOf(ann)).toEqual([])
})

test('a report that a check asked for is compared by a job, and no other report is', async ({ rooms }) => {
  const { ann } = await watcher(rooms, 100, 1)
  const heard: string[] = []
  const queue = { enqueue: async (_tx: unknown, kind: { name: string }) => void heard.push(kind.name) }
  rooms.parts.reported = (tx, reportId) => followReport(tx, queue, reportId)
  await verify(ann, { url: freshAddress().url })
  expect(heard).toEqual([])
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  rooms.platform.script = async (target) => {
    await gate
    return snapshotFor(target)
  }
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 7 * dayMs)
  await beginDueChecks(partsOf(rooms))
  release()
  const { body } = await ann.call('GET', '')
  await ended(ann, body.verifications[0].id)
  expect(heard).toEqual(['shortlists.compare'])
})

async function startPlan({ db, clock }: Rooms, { workspaceId }: Visitor): Promise<void> {
  await db.pool.query(
    `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, created_at, period_start, period_end)
     values ($1, 'STARTER', 'active', $2, $3::timestamptz, $3::timestamptz + interval '14 days', $3, $3, $3::timestamptz + interval '1 year')`,
    [workspaceId, `cus_${workspaceId}`, clock.now],
  )
}

async function endPlan({ db, clock }: Rooms, { workspaceId }: Visitor): Promise<void> {
  await db.pool.query("update subscriptions set status = 'canceled', ended_at = $2 where workspace_id = $1", [
    workspaceId,
    clock.now,
  ])
}

test('without credits the check stops, says so once until some have come, and comes again in a week', async ({
  rooms,
}) => {
  const { ann, list } = await watcher(rooms, 25, 2)
  await startPlan(rooms, ann)
  await week(rooms, ann)
  expect(await ann.credits()).toBe(5)
  const [alert, ...others] = await alertsOf(ann)
  expect([alert?.kind, others]).toEqual(['no_credits', []])
  const letter = 'We couldn’t finish a weekly check'
  expect(await loadSubjects(rooms, ann)).toEqual([letter])
  await week(rooms, ann)
  expect(await alertsOf(ann)).toHaveLength(1)
  const { body } = await ann.ask('GET', `/api/shortlists/${list.id}`)
  expect(body.nextCheckAt).toBe(new Date(rooms.clock.now.getTime() + 7 * dayMs).toISOString())
  await ann.ask('POST', `/api/shortlist-alerts/${alert?.id}/dismiss`)
  await week(rooms, ann)
  expect([await alertsOf(ann), await loadSubjects(rooms, ann)]).toEqual([[], [letter]])

  const came = { workspaceId: ann.workspaceId, cause: 'more', action: 'grant', resourceId: null, credits: 10 }
  await grant(rooms.db.pool, 'monthly', { ...came, at: rooms.clock.now })
  await week(rooms, ann)
  expect([await alertsOf(ann), await loadSubjects(rooms, ann)]).toMatchObject([[{}], [letter, letter]])
})

test('a workspace without a plan gets no letter about its weekly checks', async ({ rooms }) => {
  const { ann } = await watcher(rooms, 10, 1)
  await week(rooms, ann)
  expect(await alertsOf(ann)).toMatchObject([{ kind: 'no_credits' }])
  expect(await loadSubjects(rooms, ann)).toEqual([])
})

test('a check rests from the end of a plan until it runs again, whatever credits there are', async ({ rooms }) => {
  const { ann, list } = await watcher(rooms, 100, 1)
  await startPlan(rooms, ann)
  await endPlan(rooms, ann)
  const shown = async () => (await ann.ask('GET', `/api/shortlists/${list.id}`)).body
  await week(rooms, ann)
  expect(await ann.credits()).toBe(90)
  expect([await alertsOf(ann), await loadSubjects(rooms, ann)]).toEqual([[], []])
  expect(await shown()).toMatchObject({ watched: true, nextCheckAt: null })
  const { body } = await ann.ask('GET', '/api/shortlists')
  expect(body.shortlists).toMatchObject([{ watched: true, nextCheckAt: null }])
  await rooms.db.pool.query("update subscriptions set status = 'active', ended_at = null where workspace_id = $1", [
    ann.workspaceId,
  ])
  expect((await shown()).nextCheckAt).toBe(new Date(rooms.clock.now.getTime() + 7 * dayMs).toISOString())
  await week(rooms, ann)
  expect(await ann.credits()).toBe(80)
})

test('a score on the edge of the interval has not left it', () => {
  const before = { score: 73, low: 66, high: 80 }
  expect([65.9, 66, 80, 80.1].map((score) => hasLeft(before, { score }))).toEqual([true, false, false, true])
})

test('a channel that is known by its ID is checked and watched by its ID', async ({ open }) => {
  const rooms = await open({ platforms: ['youtube'] })
  await rooms.work()
  const ann = await signUp(rooms, 100)
  const id = 'UCX6OQ3DkcsbYNE6H8uQQuVA'
  rooms.platform.script = async (target) => ({ ...snapshotFor(target), handle: id })
  await verify(ann, { url: `https://www.youtube.com/channel/${id}` })
  const creator = { platform: 'youtube', handle: id }
  const { body } = await ann.ask('POST', '/api/shortlists', { name: 'Channels', creator })
  await ann.ask('PATCH', `/api/shortlists/${body.id}`, { watched: true })
  const asked: unknown[] = []
  rooms.platform.script = async (target) => {
    asked.push(target.kind === 'profile' && target.url)
    return { ...snapshotFor(target), handle: id }
  }
  await week(rooms, ann)
  expect(asked).toEqual([`https://www.youtube.com/channel/${id}`])
  const unknown = { platform: 'youtube', handle: 'UCabcdefghijklmnopqrstuv' }
  const watch = await ann.ask('POST', '/api/watches', { creator: unknown })
  expect(watch.body).toMatchObject({
    creator: { handle: unknown.handle, url: `https://www.youtube.com/channel/${unknown.handle}` },
  })
})
