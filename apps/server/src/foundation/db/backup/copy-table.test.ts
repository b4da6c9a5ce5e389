import { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { test } from '../../../../test/fixtures.ts'
import { copyIn, copyOut } from './copy-table.ts'

test('rows that their reader keeps for later are still those of the table', async ({ db }) => {
  await db.pool.query(
    `create table numbered as select n, repeat('row ' || n, 20) as words from generate_series(1, 5000) n`,
  )
  const client = new pg.Client({ connectionString: db.connectionString })
  await client.connect()
  const kept: Buffer[] = []
  const keeper = new Writable({
    write(chunk: Buffer, _encoding, done) {
      kept.push(chunk)
      done()
    },
  })
  await copyOut(client, 'numbered', keeper)
  await client.end()
  const expected = Array.from({ length: 5_000 }, (_, at) => `${at + 1}\t${`row ${at + 1}`.repeat(20)}\n`).join('')
  expect(Buffer.concat(kept).toString() === expected).toBe(true)
})

test('a reader that is slow gets every row, and one listener waits for it however much arrives meanwhile', async ({
  db,
}) => {
  await db.pool.query('create table many as select generate_series(1, 3000) n')
  const client = new pg.Client({ connectionString: db.connectionString })
  await client.connect()
  let [bytes, waiting] = [0, 0]
  const slow: Writable = new Writable({
    highWaterMark: 64,
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      waiting = Math.max(waiting, slow.listenerCount('drain'))
      setImmediate(done)
    },
  })
  await copyOut(client, 'many', slow)
  slow.end()
  await finished(slow)
  await client.end()
  expect(bytes).toBe(Array.from({ length: 3_000 }, (_, at) => `${at + 1}\n`).join('').length)
  expect(waiting).toBe(1)
})

test('rows that do not fit are refused, and the connection goes on', async ({ db }) => {
  await db.pool.query('create table whole_numbers (n integer)')
  const client = new pg.Client({ connectionString: db.connectionString })
  await client.connect()
  const rows = () => Readable.from([Buffer.from('1\nno number\n')])
  await expect(copyIn(client, 'whole_numbers', rows())).rejects.toThrow('invalid input syntax for type integer')
  expect((await client.query('select from whole_numbers')).rowCount).toBe(0)
  await client.end()
})
