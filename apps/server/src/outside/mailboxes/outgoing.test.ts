import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type OutgoingMessage, openHost } from './outgoing.ts'

/** What is known of a message after a conversation that a mail server ended in one way or another. */

/** What a server does at a step: an answer, or `hang up`. */
type Script = Partial<Record<'greeting' | 'mail' | 'data' | 'end', (count: number) => string>>

const hangUp = 'hang up'

/** A mail server that says what a test says. `taken` counts whole messages that it was given. */
async function scriptedServer(script: Script) {
  const seen = { connections: 0, messages: 0, taken: 0 }
  const server = createServer((socket) => {
    seen.connections += 1
    talk(socket, script, seen)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { seen, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

function talk(socket: Socket, script: Script, seen: { connections: number; messages: number; taken: number }) {
  socket.on('error', () => undefined)
  const say = (answer: string) => (answer === hangUp ? socket.destroy() : socket.write(`${answer}\r\n`))
  say(script.greeting?.(seen.connections) ?? '220 scripted')
  let text = ''
  let inData = false
  socket.on('data', (part) => {
    text += part.toString()
    for (;;) {
      const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = text.slice(0, end)
      text = text.slice(end + (inData ? 5 : 2))
      if (inData) {
        inData = false
        seen.taken += 1
        say(script.end?.(seen.taken) ?? '250 taken')
      } else if (/^MAIL/i.test(line)) {
        seen.messages += 1
        say(script.mail?.(seen.messages) ?? '250 ok')
      } else if (/^DATA/i.test(line)) {
        const answer = script.data?.(seen.messages) ?? '354 go on'
        inData = answer.startsWith('354')
        say(answer)
      } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
    }
  })
}

const message: OutgoingMessage = {
  ...{ from: { name: 'Ann', address: 'ann@tea.test' }, replyTo: ['ann@tea.test'], to: 'eve@creators.test' },
  ...{ subject: 'Tea', text: 'Hi', html: '<p>Hi</p>', messageId: '<1@tea.test>', references: [] },
  ...{ unsubscribeUrl: null, date: new Date('2026-11-20T12:00:00Z') },
}

/** A way to such a server, and what the server saw. */
async function through(script: Script) {
  const { port, seen, close } = await scriptedServer(script)
  const bounds = { testHosts: [`127.0.0.1:${port}`] }
  const open = openHost({ host: '127.0.0.1', port, tls: false, user: '', password: null }, null, bounds)
  onTestFinished(() => {
    open.close()
    close()
  })
  return { open, seen }
}

test('messages share a connection', async () => {
  const { open, seen } = await through({})
  for (const _ of [1, 2, 3]) expect(await open.send(message)).toEqual({ kind: 'taken' })
  expect(seen).toMatchObject({ connections: 1, taken: 3 })
})

test('a line that is cut after the message has left may have brought it: that is said, and nothing is sent again', async () => {
  const { open, seen } = await through({ end: () => hangUp })
  expect(await open.send(message)).toMatchObject({ kind: 'unknown' })
  expect(seen.taken).toBe(1)
})

test('the same on a connection that has carried messages before', async () => {
  const { open, seen } = await through({ end: (count) => (count === 1 ? '250 taken' : hangUp) })
  expect(await open.send(message)).toEqual({ kind: 'taken' })
  expect(await open.send(message)).toMatchObject({ kind: 'unknown' })
  expect(seen.taken).toBe(2)
})

test('a connection that the server ended between two messages is opened anew', async () => {
  const { open, seen } = await through({ mail: (count) => (count === 2 ? hangUp : '250 ok') })
  for (const _ of [1, 2]) expect(await open.send(message)).toEqual({ kind: 'taken' })
  expect(seen).toMatchObject({ connections: 2, taken: 2 })
})

test('a server that turns everybody away at the door has refused no message', async () => {
  const { open } = await through({ greeting: () => '554 Your address is on a list' })
  expect(await open.send(message)).toMatchObject({ kind: 'unreachable' })
})

test('a server that does not let in, and one that hangs up, could not be reached', async () => {
  for (const script of [{ greeting: () => hangUp }, { mail: () => hangUp }, { data: () => hangUp }])
    expect(await (await through(script)).open.send(message)).toMatchObject({ kind: 'unreachable' })
})

test('what a server says of a message counts for that message, and the next goes over the same connection', async () => {
  const answers = ['550 <eve+tea@creators.test>: No such user', '451 Greylisted', '250 taken']
  const { open, seen } = await through({ end: (count) => answers[count - 1] ?? '' })
  const refused = await open.send({ ...message, to: 'eve+tea@creators.test' })
  expect(refused).toMatchObject({ kind: 'refused', fault: expect.stringContaining('<…>: No such user') })
  expect(await open.send(message)).toMatchObject({ kind: 'later' })
  expect(await open.send(message)).toEqual({ kind: 'taken' })
  expect(seen).toMatchObject({ connections: 1 })
})

test('a message that no server could carry is refused without being tried again', async () => {
  const { open } = await through({})
  expect(await open.send({ ...message, to: '' })).toMatchObject({ kind: 'refused' })
})
