import { type TeamPage, teamTableNames, teamTables } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base, signUp } from '../../../test/rooms.ts'
import { colleagueIn } from '../../../test/team.ts'
import { deeds, listings } from './routes.ts'

const test = base.extend('rooms', async ({ open }) => open())

test.for(teamTableNames)(
  '%s shows every column, filters by every option, is searched and saved',
  async (name, { rooms }) => {
    const ann = await colleagueIn(rooms)
    const { columns, filters, actions } = teamTables[name]
    expect(Object.keys(listings[name].cells).toSorted()).toEqual(columns.map(({ key }) => key).toSorted())
    expect(Object.keys(listings[name].filters).toSorted()).toEqual(filters.map(({ key }) => key).toSorted())
    expect(Object.keys(deeds[name]).toSorted()).toEqual(actions.map(({ verb }) => verb).toSorted())
    expect((await ann.get(`/${name}`)).body).toMatchObject({ totalIsExact: true })
    for (const { key, options } of filters) {
      for (const option of options) {
        const answer = await ann.get(`/${name}?${new URLSearchParams({ [key]: option, limit: '2' })}`)
        expect([key, option, answer.status]).toEqual([key, option, 200])
      }
    }
    expect((await ann.get(`/${name}?q=100%25_sure`)).body.rows).toEqual([])
    const file = await ann.ask({ url: `/api/admin/${name}.csv` })
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="vouch-\w+-\d{4}-\d\d-\d\d\.csv"$/)
    expect(file.body.split('\r\n')[0]).toBe(
      ['id', ...columns.map(({ key }) => key)].map((name) => `"${name}"`).join(','),
    )
  },
)

test('pages follow each other without a gap or a repeat, whatever their size', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  for (let person = 0; person < 12; person += 1) await signUp(rooms)
  const all = (await ann.get('/users?limit=200')).body
  expect([all.nextCursor, all.total]).toEqual([null, all.rows.length])
  for (const limit of [1, 5, 12]) {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: TeamPage = (await ann.get(`/users?limit=${limit}&cursor=${cursor}`)).body
      expect(page.rows.length).toBeLessThanOrEqual(limit)
      seen.push(...page.rows.map((row) => row.id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(all.rows.map((row: { id: string }) => row.id))
  }
})

test('an empty cursor is none', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  const [first, empty] = [await ann.get('/users'), await ann.get('/users?cursor=')]
  expect([empty.status, empty.body]).toEqual([200, first.body])
})

test.for([
  'nonsense',
  'x'.repeat(500),
  Buffer.from('[1,2]').toString('base64url'),
  Buffer.from('["never","x"]').toString('base64url'),
  Buffer.from('["\\u0000","\\u0000"]').toString('base64url'),
])('the cursor %s is refused in a sentence', async (cursor, { rooms }) => {
  const answer = await (await colleagueIn(rooms)).get(`/users?cursor=${cursor}`)
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { cursor: 'A cursor must be the nextCursor from the previous page.' },
  ])
})

test('people are found by a part of their name or address and by their whole id; a wildcard is a letter', async ({
  rooms,
}) => {
  const ann = await colleagueIn(rooms)
  const { userId } = await signUp(rooms)
  await rooms.db.pool.query("update users set name = 'Zoë 50% O''Hara', company = 'Acme_One' where id = $1", [userId])
  const found = async (q: string) => (await ann.get(`/users?${new URLSearchParams({ q })}`)).body.total
  expect([await found('zoë 50%'), await found("o'h"), await found('acme_o'), await found(userId)]).toEqual([1, 1, 1, 1])
  expect([await found('%%%'), await found('acme%one'), await found(userId.slice(0, 8))]).toEqual([0, 0, 0])
})

test('a cell that a spreadsheet would run is escaped in the file', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  const { userId } = await signUp(rooms)
  await rooms.db.pool.query(`update users set name = '=HYPERLINK("x");@SUM(1)' where id = $1`, [userId])
  const file = await ann.ask({ url: `/api/admin/users.csv?about=${userId}` })
  expect(file.body).toContain(`"'=HYPERLINK(""x"");'@SUM(1)"`)
})

test('a file that leaves the house is in the log with who took it and how it was narrowed, without the words', async ({
  rooms,
}) => {
  const ann = await colleagueIn(rooms, 'Ann of the files')
  const { userId } = await signUp(rooms)
  await ann.ask({ url: `/api/admin/users.csv?about=${userId}&q=somebody%40example.com&state=active` })
  await ann.ask({ url: '/api/admin/waitlist.csv?about=not-an-id' })
  const notes = (await ann.get('/audit?q=Ann+of+the+files')).body.rows
  expect(notes.map(({ cells, userId: about }: TeamPage['rows'][number]) => [cells.action, about, cells.after])).toEqual(
    [
      ['waitlist.export', null, '{"narrowedBy": ["about"]}'],
      ['users.export', userId, '{"narrowedBy": ["q", "about", "state"]}'],
      ['gate.sign-in', null, null],
    ],
  )
  expect(JSON.stringify(notes)).not.toContain('somebody@')
})
