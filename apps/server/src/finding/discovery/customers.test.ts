import { customerAudience, match } from '@vouch/contract'
import { expect } from 'vitest'
import { indexedCreators, test } from '../../../test/indexed-rooms.ts'
import { type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { compareCustomers, settleFailure } from './compare-customers.ts'

const path = '/api/discovery/audiences'
const columns = { country: 'Country', age: 'Born', gender: 'Sex', interests: 'Likes' }

/** Customers of a British bakery, with names and addresses that nobody asked for. */
function bakery(lines = 40): string {
  const rows = Array.from({ length: lines }, (_, at) =>
    [
      `Person ${at}`,
      `p${at}@mail.test`,
      at % 4 ? 'United Kingdom' : 'IE',
      1985 + (at % 20),
      at % 3 ? 'f' : 'm',
      '"Food; travel"',
    ].join(','),
  )
  return ['Name,Email,Country,Born,Sex,Likes', ...rows].join('\r\n')
}

function upload(visitor: Visitor, body: object, key?: string) {
  const list = { name: 'Bakery', columns, text: bakery(), ...body }
  return visitor.ask('POST', path, list, key === undefined ? {} : { 'idempotency-key': key })
}

async function compared({ db, clock }: Rooms, id: string): Promise<void> {
  await compareCustomers({ db, now: () => clock.now, sandbox: true }, id, new AbortController().signal)
}

test('only the chosen columns are stored, and nothing of a line when it is counted', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const { status, body } = await upload(visitor, {})
  expect(status).toBe(202)
  expect(customerAudience.parse(body)).toEqual(body)
  expect(body).toMatchObject({ state: 'waiting', lines: 40, linesRead: 0, sums: null })
  await compared(rooms, body.id)
  const after = await visitor.ask('GET', `${path}/${body.id}`)
  expect(after.body).toMatchObject({
    state: 'ready',
    linesRead: 40,
    linesRefused: 0,
    compared: indexedCreators,
    comparedOf: indexedCreators,
  })
  expect(after.body.sums).toMatchObject({ countries: { GB: 30, IE: 10 }, interests: { food: 40, travel: 40 } })
  const kept = await rooms.db.pool.query('select * from customer_audiences where id = $1', [body.id])
  expect(kept.rows[0].rows_text).toBeNull()
  expect(JSON.stringify(kept.rows)).not.toMatch(/Person|mail\.test/)
  expect(await visitor.credits()).toBe(148)
})

test('the creators that fit are counted free, named for 10 credits each, and what was counted goes after its use', async ({
  rooms,
}) => {
  const visitor = await signUp(rooms)
  await rooms.db.pool.query(
    `update discovered_creators set audience = '{"countries": {"GB": 0.7, "IE": 0.2}, "ages": {"25-34": 0.8}, "genders": {"female": 0.7, "male": 0.3}}'
      where country = 'GB' and category = 'food' and id % 2 = 0`,
  )
  const { body } = await upload(visitor, {})
  const url = `${path}/${body.id}/matches`
  const early = await visitor.ask('POST', url, { preview: true })
  expect(early).toMatchObject({ status: 409, body: { code: 'not_ready', error: 'This list is still being compared.' } })
  await compared(rooms, body.id)
  const preview = await visitor.ask('POST', url, { preview: true, asked: 3 })
  expect(preview.body).toMatchObject({ offer: { found: 3, credits: 30 }, match: null })
  const taken = await visitor.ask('POST', url, { asked: 3 })
  expect(match.parse(taken.body.match)).toEqual(taken.body.match)
  const [first] = taken.body.match.creators
  expect(first.creator).toMatchObject({ category: 'food', country: 'GB' })
  const words = first.reasons.map((reason: { words: string }) => reason.words).join(' ')
  expect(words).toMatch(/mostly United Kingdom/)
  expect(words).toMatch(/top interest/)
  expect(await visitor.credits()).toBe(118)
  const after = await visitor.ask('GET', `${path}/${body.id}`)
  expect(after.body).toMatchObject({ state: 'used', sums: null })
  const again = await visitor.ask('POST', url, { asked: 3 })
  expect(again.body.error).toBe('The totals for this list were deleted after use. Upload it again.')
})

test('a kept list can be asked again; deleting it leaves nothing of it', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const { body } = await upload(visitor, { kept: true })
  await compared(rooms, body.id)
  const url = `${path}/${body.id}`
  await visitor.ask('POST', `${url}/matches`, { asked: 1 })
  expect((await visitor.ask('GET', url)).body).toMatchObject({ state: 'ready', sums: expect.any(Object) })
  const headers = { authorization: `Bearer ${visitor.token}` }
  expect((await rooms.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
  expect((await visitor.ask('GET', path)).body.audiences).toEqual([])
  expect((await visitor.ask('GET', '/api/discovery/matches')).body.matches).toHaveLength(1)
})

test('lines that cannot be read are named by their place in the file', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const text = 'Country;Born\nAtlantis;1990\nGB;1990\nGB;tomorrow\n;\nDE;34'
  const { body } = await upload(visitor, { columns: { country: 'Country', age: 'Born' }, text })
  await compared(rooms, body.id)
  const { body: list } = await visitor.ask('GET', `${path}/${body.id}`)
  expect(list).toMatchObject({ lines: 4, linesRefused: 2, sums: { countries: { GB: 1, DE: 1 } } })
  expect(list.refusals).toEqual([
    { line: 2, message: '“Atlantis” isn’t a country Vouch knows.' },
    { line: 4, message: '“tomorrow” isn’t an age, an age range or a date of birth.' },
  ])
})

test('a list that nobody can read, or that breaks off, costs nothing', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const { body } = await upload(visitor, { columns: { country: 'Country' }, text: 'Country\nAtlantis\nMordor' })
  expect(await visitor.credits()).toBe(148)
  await compared(rooms, body.id)
  const { body: list } = await visitor.ask('GET', `${path}/${body.id}`)
  expect(list).toMatchObject({
    state: 'failed',
    failure: 'We couldn’t read any rows in this list. You weren’t charged.',
  })
  const broken = await upload(visitor, {})
  await settleFailure(rooms.db, broken.body.id, 'It broke off.', rooms.clock.now)
  await settleFailure(rooms.db, broken.body.id, 'It broke off.', rooms.clock.now)
  expect(await visitor.credits()).toBe(150)
})

test('a missing column, too many customers and no credits are refused before anything is stored', async ({ rooms }) => {
  const [visitor, poor] = [await signUp(rooms), await signUp(rooms, 1)]
  const missing = await upload(visitor, { columns: { country: 'Land' } })
  expect(missing.body).toMatchObject({ code: 'bad_file', error: 'The list has no column named “Land”.' })
  const many = await upload(visitor, { columns: { country: 'C' }, text: `C\n${'GB\n'.repeat(100_001)}` })
  expect(many.body.error).toBe('The list has more than 100,000 customers. Split it into smaller files.')
  expect((await upload(visitor, { columns: {} })).body.fields).toMatchObject({
    columns: expect.stringContaining('one column'),
  })
  expect((await upload(poor, {})).status).toBe(402)
  expect(
    (
      await rooms.db.pool.query('select from customer_audiences where workspace_id = any($1)', [
        [visitor.workspaceId, poor.workspaceId],
      ])
    ).rowCount,
  ).toBe(0)
})

test('one key is one list, and nobody else’s list can be seen', async ({ rooms }) => {
  const [owner, stranger] = [await signUp(rooms), await signUp(rooms)]
  const answers = [await upload(owner, {}, 'k'), await upload(owner, {}, 'k')]
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id)
  expect(await owner.credits()).toBe(148)
  expect((await upload(owner, { name: 'Other' }, 'k')).status).toBe(409)
  expect((await stranger.ask('GET', `${path}/${answers[0]?.body.id}`)).status).toBe(404)
  expect((await stranger.ask('POST', `${path}/${answers[0]?.body.id}/matches`, {})).status).toBe(404)
})
