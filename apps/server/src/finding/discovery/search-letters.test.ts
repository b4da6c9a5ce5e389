import { sandboxCreator } from '@vouch/simulator'
import { expect } from 'vitest'
import { type Rooms, test, type Visitor } from '../../../test/rooms.ts'
import { subscribe } from '../../../test/subscribers.ts'
import { foundCardOf, storeFoundCreators } from './found-creator.ts'
import { type SearchLetterDesk, tellOfNewCreators } from './search-letters.ts'

const path = '/api/discovery/searches'
const dayMs = 86_400_000

function deskOf({ db, letters, parts }: Rooms): SearchLetterDesk {
  return { ...letters, db, queue: parts.queue, now: parts.now, sandbox: true }
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
