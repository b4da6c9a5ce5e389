import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ask } from '../../../test/account-holder.ts'
import { test as base, type Rooms, signUp, verify } from '../../../test/rooms.ts'
import { colleagueIn } from '../../../test/team.ts'

/** What people wait for an answer to: their data, and what they say about a report. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => colleagueIn(rooms))

const day = 86_400_000
const later = (rooms: Rooms, days: number) => {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + days * day)
}

async function letterTo({ db }: Rooms, email: string, like: string): Promise<string> {
  const found = await db.pool.query<{ text: string }>(
    'select text_body as text from mails where recipient = $1 and (subject like $2 or cause like $2) order by written_at desc limit 1',
    [email, like],
  )
  return found.rows[0]?.text ?? ''
}

async function requested(rooms: Rooms, kind: 'access' | 'erasure' | 'objection'): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const profileUrl = `https://www.instagram.com/person_${randomUUID().slice(0, 8)}/`
  await ask(rooms, 'POST', '/api/data-requests', { kind, subject: 'creator', email, profileUrl })
  const token = /\/go\/([\w-]+)/.exec(await letterTo(rooms, email, '%:link'))?.[1]
  expect((await ask(rooms, 'POST', `/api/data-requests/${token}/confirm`)).status).toBe(200)
  return email
}

test('data requests wait in the order of their due dates, and say when they are late', async ({ rooms, ann }) => {
  await rooms.db.pool.query('truncate data_requests cascade')
  const first = await requested(rooms, 'access')
  later(rooms, 3)
  const second = await requested(rooms, 'objection')
  const rows = async (filter = '') => (await ann.get(`/requests${filter}`)).body.rows
  const standings = async () =>
    (await rows()).map(({ cells }: { cells: Record<string, string> }) => [cells.email, cells.standing])
  expect(await standings()).toEqual([
    [first, 'in time'],
    [second, 'in time'],
  ])
  later(rooms, 25)
  expect(await standings()).toEqual([
    [first, 'due soon'],
    [second, 'due soon'],
  ])
  later(rooms, 3)
  expect(await standings()).toEqual([
    [first, 'overdue'],
    [second, 'due soon'],
  ])
  expect((await rows('?standing=overdue')).length).toBe(1)
  expect((await ann.get('/monitoring')).body.waiting).toMatchObject({ requests: 2, overdue: 1 })
})

test('a request is granted or refused after its reference was typed, and the person is told', async ({
  rooms,
  ann,
}) => {
  for (const verb of ['grant', 'refuse']) {
    const email = await requested(rooms, 'access')
    const [row] = (await ann.get(`/requests?q=${email}`)).body.rows
    expect([row.cells.state, row.can]).toEqual(['open', ['grant', 'refuse']])
    const body = { reason: 'The passport matches', answer: 'We could not see that the profile is yours.' }
    const act = (confirm: string) => ann.post(`/requests/${row.id}/${verb}`, { ...body, confirm })
    expect((await act('DR-AAAAAAAA')).body.code).toBe('not_confirmed')
    expect((await ann.get(`/requests?id=${row.id}`)).body.rows[0].cells.state).toBe('open')
    expect((await act(row.label)).status).toBe(200)
    const [after] = (await ann.get(`/requests?id=${row.id}`)).body.rows
    expect([after.cells.state, after.cells.standing, after.can]).toEqual([
      verb === 'grant' ? 'done' : 'refused',
      'closed',
      [],
    ])
    const letter = await letterTo(rooms, email, '%:outcome')
    if (verb === 'refuse') expect(letter).toContain('We could not see that the profile is yours.')
    expect((await act(row.label)).body.error).toBe('This request isn’t waiting for an answer.')
    const notes = (await ann.get(`/audit?q=${row.id}`)).body.rows
    expect(notes.map(({ cells }: { cells: { action: string } }) => cells.action).toReversed()).toEqual([
      `requests.${verb}:begun`,
      `requests.${verb}`,
      `requests.${verb}:begun`,
    ])
    expect(JSON.stringify(notes)).not.toContain(email)
  }
})

/** A creator has written about a shared report, and the mailbox has confirmed it. */
async function disputed(rooms: Rooms) {
  const brand = await signUp(rooms)
  const { id } = await verify(brand, { url: 'https://www.instagram.com/ava_fields_sandbox/' })
  const { url } = (await brand.call('POST', `/${id}/shares`, {})).body
  const email = `${randomUUID()}@example.com`
  const form = { name: 'Ava', relation: 'creator', text: 'The jump in June was a giveaway.', email }
  await ask(rooms, 'POST', `/api/shared/${new URL(url).pathname.split('/').at(-1)}/disputes`, form)
  const secret = /#confirm=([\w-]+)/.exec(await letterTo(rooms, email, 'Confirm what you wrote%'))?.[1]
  expect((await ask(rooms, 'POST', '/api/disputes/confirm', { secret })).body).toEqual({ state: 'open' })
  return { brand, id, email }
}

test('a dispute is due two weeks after its mailbox confirmed it; accepted, it stands on the report with the answer', async ({
  rooms,
  ann,
}) => {
  await rooms.work()
  const { brand, id, email } = await disputed(rooms)
  const [row] = (await ann.get(`/disputes?q=${email}`)).body.rows
  expect(row).toMatchObject({
    label: 'ava_fields_sandbox',
    can: ['accept', 'decline'],
    userId: brand.userId,
    cells: { state: 'open', standing: 'in time', relation: 'creator', verification: id },
  })
  expect(Date.parse(row.cells.due) - rooms.clock.now.getTime()).toBe(14 * day)
  later(rooms, 15)
  expect((await ann.get('/disputes?standing=overdue')).body.total).toBe(1)
  expect((await ann.get('/monitoring')).body.waiting).toMatchObject({ disputes: 1, overdue: expect.any(Number) })

  const answer = 'The receipts of the giveaway are there.'
  const accept = (body: object) => ann.post(`/disputes/${row.id}/accept`, { answer, confirm: row.label, ...body })
  expect((await accept({ answer: 'Yes.' })).body.fields).toEqual({
    answer: 'A reply must have 10 to 2,000 characters.',
  })
  expect((await accept({ confirm: 'somebody' })).body.code).toBe('not_confirmed')
  expect((await accept({})).body.message).toBe('It’s on the report now, and we let the person know.')
  expect((await brand.call('GET', `/${id}/context`)).body.context).toMatchObject([{ answer }])
  expect(await letterTo(rooms, email, 'What you wrote%')).toContain(answer)
  expect((await accept({})).body.error).toBe('This dispute isn’t waiting for an answer.')
  const notes = (await ann.get(`/audit?about=${brand.userId}`)).body.rows.toReversed()
  expect(notes.map(({ cells }: { cells: { action: string } }) => cells.action)).toEqual([
    'disputes.accept:begun',
    'disputes.accept',
    'disputes.accept:begun',
  ])
  expect([
    notes[0].cells.reason,
    JSON.parse(notes[0].cells.before).state,
    JSON.parse(notes[1].cells.after).state,
  ]).toEqual([answer, 'open', 'accepted'])
  expect(JSON.stringify(notes)).not.toContain(email)
})

test('what is declined is told to the writer and leaves the report as it was', async ({ rooms, ann }) => {
  await rooms.work()
  const { brand, id, email } = await disputed(rooms)
  const [row] = (await ann.get(`/disputes?q=${email}`)).body.rows
  const answer = 'The address shows something else.'
  const declined = await ann.post(`/disputes/${row.id}/decline`, { answer, confirm: row.label })
  expect(declined.body.message).toBe('We told the person why it isn’t shown.')
  expect((await ann.get(`/disputes?id=${row.id}`)).body.rows[0]).toMatchObject({
    can: [],
    cells: { state: 'declined', standing: 'closed', answer },
  })
  expect((await brand.call('GET', `/${id}/context`)).body.context).toEqual([])
  expect(await letterTo(rooms, email, 'What you wrote%')).toContain(answer)
})
