import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closedPort } from '../../../test/closed-port.ts'
import { DatabasePlaces } from './addresses.ts'
import { connectingTo, isDatabaseGone } from './connecting-client.ts'
import { watchPrimary } from './primary-watch.ts'

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
const [boolean, words] = [16, 25]

/** One row, of columns with the number that PostgreSQL gives their kind. */
function row(...columns: readonly { name: string; kind: number; value: string }[]): Buffer {
  const heads = columns.flatMap(({ name, kind }) => [
    text(name),
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, kind, 0, 1, 255, 255, 255, 255, 0, 0]),
  ])
  const values = columns.flatMap(({ value }) => [Buffer.from([0, 0, 0, value.length]), Buffer.from(value)])
  const count = Buffer.from([0, columns.length])
  return Buffer.concat([
    message('T', count, ...heads),
    message('D', count, ...values),
    message('C', text('SELECT 1')),
    ready,
  ])
}

const noStandby = { name: 'standby', kind: boolean, value: 'f' }
const takesWrites = row(noStandby)
const refuses = Buffer.concat([
  message('E', text('SERROR'), text('C42501'), text('Mpermission denied'), Buffer.from([0])),
  ready,
])
const dies = message('E', text('SFATAL'), text('C57P01'), text('Mterminating connection'), Buffer.from([0]))

test('where nobody takes writes, whoever connects is told who was asked, in the time that a connection may take', async () => {
  const ports = [await closedPort(), await closedPort()]
  const places = placesAt(...ports)
  const client = new (connectingTo(places, { named: true }))({ connectionTimeoutMillis: 300 })
  const failure: unknown = await client.connect().catch((error: unknown) => error)
  expect(isDatabaseGone(failure)).toBe(true)
  for (const port of ports) expect(String(failure)).toContain(`127.0.0.1:${port} isn’t responding`)
})

/** A server that takes writes, as far as anybody asks, and names its timeline unless it is null. @returns what makes it hear and say nothing more */
async function takingWrites(port: number, timeline: number | null): Promise<() => void> {
  const value = `${(timeline ?? 0).toString(16).padStart(8, '0')}0000000000000001`
  const told = timeline === null ? refuses : row(noStandby, { name: 'file', kind: words, value })
  let isSilent = false
  const server = createServer((socket) => {
    let heard = 0
    socket.on('error', () => undefined)
    socket.on('data', (asked) => {
      heard += 1
      if (isSilent) return
      socket.write(heard === 1 ? welcome : asked.includes('pg_walfile_name') ? told : takesWrites)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return () => {
    isSilent = true
  }
}

function placesAt(...ports: number[]): DatabasePlaces & { lines: string[] } {
  const lines: string[] = []
  const address = `postgres://vouch@127.0.0.1:${ports.join(',127.0.0.1:')}/postgres`
  const places = Object.assign(new DatabasePlaces(address, (line) => lines.push(line)), { lines })
  onTestFinished(() => places.close())
  return places
}

test.for([
  ['on the timeline before', 1],
  ['on the same timeline, as a copy is', 2],
] as const)(
  'an old primary that comes back as one, %s, does not take the place of the one in use',
  async ([, timeline]) => {
    const [old, promoted] = [await closedPort(), await closedPort()]
    await takingWrites(promoted, 2)
    const places = placesAt(old, promoted)
    expect(await places.primary(60_000)).toContain(`:${promoted}/`)
    await takingWrites(old, timeline)
    places.lost()
    expect(await places.primary(60_000)).toContain(`:${promoted}/`)
  },
)

test('an old primary does not take the place of the one in use even while that one says nothing', async () => {
  const [old, promoted] = [await closedPort(), await closedPort()]
  const silence = await takingWrites(promoted, 2)
  const places = placesAt(old, promoted)
  expect(await places.primary(60_000)).toContain(`:${promoted}/`)
  await takingWrites(old, 1)
  silence()
  places.lost()
  // Longer than all are asked once.
  expect(await places.primary(60_000)).toContain(`:${promoted}/`)
  await expect.poll(() => places.lines.join()).toContain(`127.0.0.1:${old} is an old primary`)
})

test.for(['first', 'last'])(
  'of two that take writes the one that was promoted later is used, named %s',
  async (named) => {
    const [old, promoted] = [await closedPort(), await closedPort()]
    await takingWrites(old, 9)
    await takingWrites(promoted, 10)
    const places = named === 'first' ? placesAt(promoted, old) : placesAt(old, promoted)
    expect(await places.primary(60_000)).toContain(`:${promoted}/`)
  },
)

test('whoever uses a primary moves to one that is promoted beside it', async () => {
  const [old, promoted] = [await closedPort(), await closedPort()]
  await takingWrites(old, 1)
  const places = placesAt(old, promoted)
  expect(await places.primary(60_000)).toContain(`:${old}/`)
  onTestFinished(watchPrimary(places, 1))
  await takingWrites(promoted, 2)
  await expect.poll(() => places.address).toContain(`:${promoted}/`)
  expect(places.lines).toEqual([expect.stringContaining(`127.0.0.1:${promoted} is used from now on`)])
})

test('a server that will not tell its timeline is used like the rest', async () => {
  const [guarded, gone] = [await closedPort(), await closedPort()]
  await takingWrites(guarded, null)
  expect(await placesAt(guarded, gone).primary(60_000)).toContain(`:${guarded}/`)
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

test.for([
  ['while it is made', true],
  ['in the middle of an answer', false],
] as const)(
  'a connection that is reset %s means that the database is gone; a reset of anybody else does not',
  async ([, isEarly]) => {
    const port = await closedPort()
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      if (isEarly) return void socket.once('data', () => socket.resetAndDestroy())
      socket.once('data', () => {
        socket.write(welcome)
        socket.once('data', () => socket.resetAndDestroy())
      })
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const client = new (connectingTo(placesAt(port), { named: true }))()
    const asked = client.connect().then(() => client.query('select 1'))
    const failure: unknown = await asked.catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'ECONNRESET' })
    expect(isDatabaseGone(failure)).toBe(true)
    expect(isDatabaseGone(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }))).toBe(
      false,
    )
  },
)
