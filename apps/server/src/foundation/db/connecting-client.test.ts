import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closedPort } from '../../../test/closed-port.ts'
import { DatabasePlaces } from './addresses.ts'
import { connectingTo, isDatabaseGone } from './connecting-client.ts'

/** A message of PostgreSQL's protocol: its kind, its length, its bytes. */
function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const text = (words: string) => Buffer.from(`${words}\0`)
const ready = message('Z', Buffer.from('I'))
const welcome = Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), ready])
/** One row of one column, whose kind is a number of PostgreSQL's: 16 is boolean, 25 is text. */
function row(name: string, kind: number, value: string): Buffer {
  return Buffer.concat([
    message(
      'T',
      Buffer.from([0, 1]),
      text(name),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, kind, 0, 1, 255, 255, 255, 255, 0, 0]),
    ),
    message('D', Buffer.from([0, 1, 0, 0, 0, value.length]), Buffer.from(value)),
    message('C', text('SELECT 1')),
    ready,
  ])
}

const takesWrites = row('standby', 16, 'f')
const dies = message('E', text('SFATAL'), text('C57P01'), text('Mterminating connection'), Buffer.from([0]))

test('where nobody takes writes, whoever connects is told who was asked, in the time that a connection may take', async () => {
  const ports = [await closedPort(), await closedPort()]
  const places = new DatabasePlaces(`postgres://vouch@127.0.0.1:${ports.join(',127.0.0.1:')}/postgres`)
  const client = new (connectingTo(places, { named: true }))({ connectionTimeoutMillis: 300 })
  const failure: unknown = await client.connect().catch((error: unknown) => error)
  expect(isDatabaseGone(failure)).toBe(true)
  for (const port of ports) expect(String(failure)).toContain(`127.0.0.1:${port} isn’t responding`)
  places.close()
})

/** A server that takes writes, as far as anybody asks, and names its timeline. */
async function takingWrites(port: number, timeline: number): Promise<void> {
  const file = row('file', 25, `${timeline.toString(16).padStart(8, '0')}0000000000000001`)
  const server = createServer((socket) => {
    let heard = 0
    socket.on('error', () => undefined)
    socket.on('data', (asked) => {
      heard += 1
      socket.write(heard === 1 ? welcome : asked.includes('pg_walfile_name') ? file : takesWrites)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
}

test.for([
  ['on the timeline before', 1],
  ['on the same timeline, as a copy is', 2],
] as const)(
  'an old primary that comes back as one, %s, does not take the place of the one in use',
  async ([, timeline]) => {
    const [old, promoted] = [await closedPort(), await closedPort()]
    await takingWrites(promoted, 2)
    const places = new DatabasePlaces(`postgres://vouch@127.0.0.1:${old},127.0.0.1:${promoted}/postgres`)
    onTestFinished(() => places.close())
    expect(await places.primary(60_000)).toContain(`:${promoted}/`)
    await takingWrites(old, timeline)
    places.lost()
    expect(await places.primary(60_000)).toContain(`:${promoted}/`)
  },
)

test('of two that take writes, the one that was promoted later is used, whichever is named first and was in use', async () => {
  const [old, promoted] = [await closedPort(), await closedPort()]
  await takingWrites(old, 1)
  const places = new DatabasePlaces(`postgres://vouch@127.0.0.1:${old},127.0.0.1:${promoted}/postgres`)
  onTestFinished(() => places.close())
  expect(await places.primary(60_000)).toContain(`:${old}/`)
  await takingWrites(promoted, 10)
  places.lost()
  await expect.poll(() => places.address).toContain(`:${promoted}/`)
})

test('a server that dies in the breath in which it answers ends a connection, and not the process', async () => {
  const server = createServer((socket) => {
    let heard = 0
    socket.on('error', () => undefined)
    socket.on('data', () => {
      heard += 1
      if (heard === 1) socket.write(welcome)
      if (heard === 2) socket.end(Buffer.concat([takesWrites, dies]))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const places = new DatabasePlaces(`postgres://vouch@127.0.0.1:${port},127.0.0.1:1/postgres`)
  const client = new (connectingTo(places, { named: true }))()
  await client.connect()
  await expect(client.query('select 1')).rejects.toThrow(/connection/i)
  places.close()
})
