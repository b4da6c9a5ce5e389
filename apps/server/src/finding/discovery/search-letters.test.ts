import { sandboxCreator } from '@vouch/simulator'
import { expect, onTestFinished } from 'vitest'
import { type Rooms, test, type Visitor } from '../../../test/rooms.ts'
import { subscribe } from '../../../test/subscribers.ts'
import { foundCardOf, storeFoundCreators } from './found-creator.ts'
import { type SearchLetterDesk, tellOfNewCreators } from './search-letters.ts'

const path = '/api/discovery/searches'
const dayMs = 86_400_000

/** What was logged as a fault, by the database in which it happened. */
const faults = new Map<Rooms['db'], object[]>()

function deskOf({ db, letters, parts }: Rooms): SearchLetterDesk {
  const log = { error: (facts: object) => void (faults.get(db) ?? []).push(facts) }
  return { ...letters, db, queue: parts.queue, now: parts.now, sandbox: true, log }
}

/** The next morning comes. @returns the letters that it brings somebody, with their links */
async function morning(rooms: Rooms, visitor: Visitor) {
  const before = await newsOf(rooms, visitor)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + dayMs)
  await tellOfNewCreators(deskOf(rooms), new AbortController().signal)
  return (await newsOf(rooms, visitor)).slice(before.length)
}

async function newsOf({ db }: Rooms, { userId }: Visitor): Promise<{ subject: string; text: string }[]> {
  const found = await db.pool.query<{ subject: string; text: string }>(
    `select subject, text_body as text from mails join users on email = recipient
      where users.id = $1 and cause like 'search-news:%' order by written_at`,
    [userId],
  )
  return found.rows
}

/** The tests share an index: each joins creators of its own. */
function cardsOf(rooms: Rooms, from: number, to: number) {
  return Array.from({ length: to - from }, (_, place) =>
    foundCardOf(sandboxCreator(from + place), rooms.clock.now.toISOString()),
  )
}

test('a morning’s letter tells of whoever is new in one’s searches, once, and of nobody who was seen', async ({
  open,
}) => {
  const rooms = await open()
  const ann = await subscribe(rooms)
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 0, 20))
  const all = await ann.ask('POST', path, { name: 'Everybody', address: '' })
  const none = await ann.ask('POST', path, { name: 'Nobody', address: 'minFollowers=9999999999' })
  expect([all, none].map(({ body }) => body.emails)).toEqual([true, true])
  expect(await morning(rooms, ann)).toEqual([])
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 20, 24))
  const [letter, ...others] = await morning(rooms, ann)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('4 new creators in “Everybody”')
  expect(letter?.text).toContain('/dashboard/discovery?sort=recent')
  expect(letter?.text).not.toContain('Nobody')
  expect(await morning(rooms, ann)).toEqual([])
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 24, 26))
  await ann.ask('POST', `${path}/${all.body.id}/seen`)
  expect(await morning(rooms, ann)).toEqual([])
})

test('several searches are one letter, and a second look on the same day writes none', async ({ open }) => {
  const rooms = await open()
  const ann = await subscribe(rooms)
  for (const name of ['One', 'Two']) await ann.ask('POST', path, { name, address: '' })
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 100, 101))
  const [letter] = await morning(rooms, ann)
  expect(letter?.subject).toBe('New creators in 2 of your saved searches')
  expect(letter?.text).toContain('“One”: 1 new creator.')
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 101, 102))
  await tellOfNewCreators(deskOf(rooms), new AbortController().signal)
  expect(await newsOf(rooms, ann)).toHaveLength(1)
})

test('the switch of a search ends its letters for oneself and begins them anew, without what came between', async ({
  open,
}) => {
  const rooms = await open()
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  const { body } = await ann.ask('POST', path, { name: 'Mine', address: '' })
  const turn = (visitor: Visitor, on: unknown) => visitor.ask('PUT', `${path}/${body.id}/emails`, { on })
  expect((await turn(ben, false)).status).toBe(404)
  expect((await turn(ann, 'no')).status).toBe(400)
  expect((await turn(ann, false)).body).toMatchObject({ name: 'Mine', emails: false })
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 110, 113))
  expect(await morning(rooms, ann)).toEqual([])
  expect((await turn(ann, true)).body.emails).toBe(true)
  expect((await ann.ask('GET', path)).body.searches).toMatchObject([{ emails: true }])
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 113, 115))
  expect((await morning(rooms, ann)).map(({ subject }) => subject)).toEqual(['2 new creators in “Mine”'])
})

test('whoever left the workspace, and whoever has no plan that runs, is told nothing', async ({ open }) => {
  const rooms = await open()
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  await ann.ask('POST', path, { name: 'Mine', address: '' })
  const { body } = await ben.ask('POST', path, { name: 'Hers', address: '' })
  // As if Ben had worked in Ann's workspace until yesterday.
  await rooms.db.pool.query('update saved_searches set workspace_id = $1 where id = $2', [ann.workspaceId, body.id])
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 120, 123))
  expect(await morning(rooms, ben)).toEqual([])
  expect(await newsOf(rooms, ann)).toHaveLength(1)
  await rooms.db.pool.query("update subscriptions set status = 'lapsed', ended_at = $2 where workspace_id = $1", [
    ann.workspaceId,
    rooms.clock.now,
  ])
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 123, 126))
  expect(await morning(rooms, ann)).toEqual([])
})

test('whoever has a search that can’t be read hears of their others, and everybody else of theirs', async ({
  open,
}) => {
  const rooms = await open()
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  const logged: object[] = []
  faults.set(rooms.db, logged)
  await ann.ask('POST', path, { name: 'Broken', address: unreadable })
  await ann.ask('POST', path, { name: 'Whole', address: '' })
  await ben.ask('POST', path, { name: 'Bens', address: '' })
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 130, 132))
  const mend = await breakAudience(rooms, 130, 132)
  const [letter] = await morning(rooms, ann)
  expect(letter?.subject).toBe('2 new creators in “Whole”')
  expect(await newsOf(rooms, ben)).toHaveLength(1)
  expect(logged).toMatchObject([{ err: { code: '22P02' } }])
  const { body } = await ann.ask('GET', path)
  expect(body.searches).toMatchObject([
    { name: 'Broken', fresh: null },
    { name: 'Whole', fresh: 2 },
  ])
  // On the day on which it can be read, it tells of whoever came in between.
  await mend()
  expect((await morning(rooms, ann)).map(({ subject }) => subject)).toEqual(['2 new creators in “Broken”'])
})

test('whoever can’t be told at all waits a day behind the others, and keeps nobody', async ({ open }) => {
  const rooms = await open()
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  const logged: object[] = []
  faults.set(rooms.db, logged)
  for (const each of [ann, ben]) await each.ask('POST', path, { name: 'Mine', address: '' })
  await storeFoundCreators(rooms.db.pool, cardsOf(rooms, 140, 142))
  // A statement that writes Ann's letter finds a row that it can't write.
  await rooms.db.pool.query(
    `alter table mails add constraint no_letter_for_ann
       check (recipient <> '${await emailOf(rooms, ann)}' or cause not like 'search-news:%') not valid`,
  )
  onTestFinished(async () => {
    await rooms.db.pool.query('alter table mails drop constraint if exists no_letter_for_ann')
  })
  expect(await morning(rooms, ann)).toEqual([])
  expect(await newsOf(rooms, ben)).toHaveLength(1)
  expect(logged).toMatchObject([{ userId: ann.userId }])
  const told = await rooms.db.pool.query<{ at: Date }>(
    'select told_at as at from saved_search_letters where user_id = $1',
    [ann.userId],
  )
  expect(told.rows).toEqual([{ at: rooms.clock.now }])
  await rooms.db.pool.query('alter table mails drop constraint no_letter_for_ann')
  expect(await morning(rooms, ann)).toMatchObject([{ subject: '2 new creators in “Mine”' }])
})

/** A search that compares with the shares of a declared audience. */
const unreadable = 'audienceCountry=GB&minAudienceShare=0.1'

/** Gives creators of the index a share that is no number, which no statement can compare. @returns what mends them */
async function breakAudience(rooms: Rooms, from: number, to: number): Promise<() => Promise<unknown>> {
  const handles = cardsOf(rooms, from, to).map(({ handle }) => handle)
  const write = (share: unknown) =>
    rooms.db.pool.query('update discovered_creators set audience = $2 where handle = any($1)', [
      handles,
      JSON.stringify({ countries: { GB: share } }),
    ])
  await write('many')
  onTestFinished(async () => void (await write(0.5)))
  return () => write(0.5)
}

async function emailOf({ db }: Rooms, { userId }: Visitor): Promise<string> {
  const found = await db.pool.query<{ email: string }>('select email from users where id = $1', [userId])
  return found.rows[0]?.email ?? ''
}
