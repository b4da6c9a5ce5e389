import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Rooms, test } from '../../test/rooms.ts'
import { countWaiting, joinWaitlistWith } from './waitlist.ts'

let callers = 0

async function join({ app }: Rooms, payload: object) {
  const headers = { 'x-forwarded-for': `10.3.0.${++callers}` }
  const answer = await app.inject({ method: 'POST', url: '/api/waitlist', payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const freshEmail = () => `${randomUUID()}@example.com`

async function entriesOf({ db }: Rooms, email: string) {
  const found = await db.pool.query('select * from waitlist_entries where email = lower($1) order by list', [email])
  return found.rows
}

test('an address joins with its tracking parameters and is mailed a welcome', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  const sent = {
    email,
    firstName: 'Ann',
    company: 'Acme',
    referrer: 'https://a.example/',
    utm_source: 'news',
    utm_term: 'x',
  }
  expect(await join(rooms, sent)).toEqual({ status: 200, body: { success: true, error: null } })
  expect(await entriesOf(rooms, email)).toMatchObject([
    {
      list: 'product',
      first_name: 'Ann',
      company: 'Acme',
      source: 'form',
      utm_source: 'news',
      utm_term: 'x',
      utm_medium: '',
    },
  ])
  const letters = await rooms.db.pool.query('select subject from mails where recipient = $1', [email])
  expect(letters.rows).toEqual([{ subject: 'You’re on the waitlist for Vouch' }])
})

test('an address joins once, whatever its case, and its second time is a 409', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  await join(rooms, { email })
  const { status, body } = await join(rooms, { email: ` ${email.toUpperCase()} ` })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    success: false,
    code: 'duplicate',
    title: 'Already registered',
    error: 'This email is already on our waitlist.',
  })
  expect(await entriesOf(rooms, email)).toHaveLength(1)
})

test('of two forms with one address at once, one is the first', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  const answers = await Promise.all([join(rooms, { email }), join(rooms, { email })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the extension has a list of its own, and only the product’s is counted', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  const before = await countWaiting(rooms.db)
  expect(await join(rooms, { email, list: 'extension' })).toMatchObject({ status: 200 })
  expect(await join(rooms, { email })).toMatchObject({ status: 200 })
  const answer = await rooms.app.inject('/api/waitlist/count')
  expect(answer.json()).toEqual({ count: before + 1 })
})

test('a whole name is taken apart where its parts are not given', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  await join(rooms, { email, name: 'Ann Mary Smith' })
  expect(await entriesOf(rooms, email)).toMatchObject([{ first_name: 'Ann', last_name: 'Mary Smith' }])
})

test('somebody whom Google knows joins with the query of the page, and is recognised the next time', async ({
  open,
}) => {
  const rooms = await open()
  const email = freshEmail()
  const joinWaitlist = joinWaitlistWith(rooms.site)
  expect(await joinWaitlist(email.toUpperCase(), 'Ann Smith', { utm_campaign: 'launch', state: 'x' })).toBe('success')
  expect(await joinWaitlist(email, 'Ann Smith', {})).toBe('already_registered')
  expect(await entriesOf(rooms, email)).toMatchObject([
    { source: 'google', first_name: 'Ann', last_name: 'Smith', utm_campaign: 'launch' },
  ])
})

test('an address that is none is refused, and a program is thanked for nothing', async ({ open }) => {
  const rooms = await open()
  expect(await join(rooms, { email: 'ann' })).toMatchObject({
    status: 400,
    body: { success: false, fields: { email: 'Please enter a valid email address.' } },
  })
  const email = freshEmail()
  expect(await join(rooms, { email, website: 'x' })).toMatchObject({ status: 200 })
  expect(await entriesOf(rooms, email)).toEqual([])
})
