import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { startMailServer } from '../../test/mail-server.ts'
import { type Rooms, test } from '../../test/rooms.ts'
import { mailJob } from '../foundation/mail/outbox.ts'
import { smtpMailer } from '../foundation/mail/smtp-mailer.ts'

let callers = 0

/** Posts from an address of the network that no other test uses. */
async function send({ app }: Rooms, payload: object, address = `10.1.0.${++callers}`) {
  const headers = { 'x-forwarded-for': address }
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

function messageOf(changes: object = {}) {
  const email = `${randomUUID()}@example.com`
  return { name: 'Ann Smith', email, subject: 'Prices', message: 'How much?\n\nFor ten people.', ...changes }
}

async function storedFrom({ db }: Rooms, email: string) {
  const found = await db.pool.query('select * from contact_messages where email = lower($1)', [email])
  return found.rows
}

async function lettersAbout({ db }: Rooms, email: string) {
  const found = await db.pool.query<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text_body as text from mails
      where recipient = lower($1) or text_body like '%' || lower($1) || '%' order by recipient`,
    [email],
  )
  return found.rows
}

test('a message is stored, reaches support, and its writer gets a receipt', async ({ open }) => {
  const rooms = await open()
  const message = messageOf({ company: 'Acme', role: 'Buyer', inquiry: 'technical' })
  expect(await send(rooms, message)).toMatchObject({ status: 200, body: { success: true, error: null } })
  expect(await storedFrom(rooms, message.email)).toMatchObject([
    { name: 'Ann Smith', company: 'Acme', role: 'Buyer', inquiry: 'technical', subject: 'Prices', answered_at: null },
  ])
  const [receipt, toSupport] = await lettersAbout(rooms, message.email)
  expect(toSupport).toMatchObject({ recipient: 'support@vouch.test', subject: 'technical: Prices' })
  expect(toSupport?.text).toContain('How much?')
  expect(toSupport?.text).toContain('Company: Acme')
  expect(receipt?.subject).toBe('We got your message')
  expect(receipt?.text).toContain('within 4 hours')
})

test('both letters leave through a real mail server', async ({ open }) => {
  const rooms = await open()
  const { db, parts } = rooms
  const server = await startMailServer()
  const mailer = smtpMailer({ url: server.url, from: 'Vouch <hello@vouch.test>' })
  const message = messageOf()
  await send(rooms, message)
  await parts.queue.work([mailJob({ db, mailer, now: parts.now })])
  const waits = async () => (await db.pool.query("select 1 from mails where state = 'waiting' limit 1")).rows.length > 0
  await expect.poll(waits).toBe(false)
  const receivers = server.received.flatMap((raw) => /^To: (.+)\r$/m.exec(raw)?.[1] ?? [])
  expect(receivers).toEqual(expect.arrayContaining([message.email, 'support@vouch.test']))
  await server.close()
})

test('a line break in a subject or a name begins no line of a letter’s head', async ({ onTestFinished }) => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const mailer = smtpMailer({ url: server.url, from: 'Vouch <hello@vouch.test>' })
  const subject = 'Prices\r\nBcc: ben@example.com\r\n\r\nAnother letter'
  await mailer.send({ id: randomUUID(), to: 'ann@example.com', subject, text: 'Hello', html: '<p>Hello</p>' })
  const [raw = ''] = server.received
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).toMatch(/^Subject: Prices Bcc: ben@example\.com\s+Another letter\r$/m)
  expect(head).not.toMatch(/^Bcc:/im)
})

test.for(['pricing', 'enterprise', 'partnership'])('a question of kind %s goes to sales', async (inquiry, { open }) => {
  const rooms = await open()
  const message = messageOf({ inquiry })
  await send(rooms, message)
  const receivers = (await lettersAbout(rooms, message.email)).map(({ recipient }) => recipient)
  expect(receivers).toContain('sales@vouch.test')
})

test('a receipt repeats nothing that was typed, and an address gets one an hour', async ({ open }) => {
  const rooms = await open()
  const message = messageOf({ name: 'Buy cheap watches', subject: 'watches.example', message: 'watches.example' })
  await send(rooms, message)
  await send(rooms, message)
  const letters = await lettersAbout(rooms, message.email)
  const receipts = letters.filter(({ recipient }) => recipient === message.email)
  expect(receipts).toHaveLength(1)
  expect(receipts[0]?.text).not.toContain('watches')
  expect(letters).toHaveLength(3)
})

test('what the hidden field catches is answered as usual and kept nowhere', async ({ open }) => {
  const rooms = await open()
  const message = messageOf({ website: 'https://spam.example' })
  expect(await send(rooms, message)).toMatchObject({ status: 200, body: { success: true } })
  expect(await storedFrom(rooms, message.email)).toEqual([])
  expect(await lettersAbout(rooms, message.email)).toEqual([])
})

test('what is missing is said field by field, in both shapes of a failure', async ({ open }) => {
  const rooms = await open()
  const { status, body } = await send(rooms, { name: ' ', email: 'ann' })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    success: false,
    code: 'validation',
    error: 'Please enter your name.',
    fields: {
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
      message: 'Please enter a message.',
    },
  })
  expect(await send(rooms, messageOf({ inquiry: 'gossip' }))).toMatchObject({ status: 400 })
})

test('the thirty-first call of a minute is told when to come again', async ({ open }) => {
  const rooms = await open()
  const address = '10.2.0.1'
  for (let call = 0; call < 30; call += 1) await send(rooms, {}, address)
  const { status, headers, body } = await send(rooms, messageOf(), address)
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toMatchObject({ success: false, code: 'rate_limited' })
  expect(await send(rooms, messageOf(), '10.2.0.2')).toMatchObject({ status: 200 })
})
