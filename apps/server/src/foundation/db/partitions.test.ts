import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { atDatabase } from '../../../test/postgres.ts'
import { growingReadings } from '../../verdicts/creators/readings.ts'
import { besideHeld } from './connection-order.ts'
import { openDatabase } from './database.ts'
import { type GrowingTable, keepPartitions, loadPartitions } from './partitions.ts'

/** Tables that grow with time lie in partitions. Nobody who asks them notices, neither when they become so nor when partitions come and go. */

/** A table as the migrations leave one, in years that nothing else speaks of. */
const test = base.extend('laidOut', { scope: 'file', auto: true }, async ({ db }) => {
  await db.pool.query(`
    create table looks (at timestamptz not null, number integer not null check (number > 0)) partition by range (at);
    create index looks_number on looks (number, at);
    create table looks_other partition of looks default;
    create table looks_before partition of looks for values from (minvalue) to ('2031-03-05')`)
})

const folder = new URL('../../../migrations/', import.meta.url)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('a filled database keeps every row when its tables become partitioned, and nothing is read while others wait', async ({
  server,
  db,
}) => {
  const name = `before_${randomBytes(6).toString('hex')}`
  await db.pool.query(`create database ${name}`)
  const filled = openDatabase({ connectionString: atDatabase(server, name), connectionsMax: 1 })
  onTestFinished(async () => {
    await filled.close()
    await db.pool.query(`drop database ${name} with (force)`)
  })
  const { pool } = filled
  for (const file of readdirSync(folder)
    .filter((each) => each < '0441')
    .toSorted())
    await pool.query(readFileSync(new URL(file, folder), 'utf8'))
  await pool.query(`create table schema_migrations (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  // The moved clock of a sandbox wrote rows of next year.
  await fill(pool, [daysAgo(400), daysAgo(3), daysAgo(0), daysAgo(-300)])
  const rows = await contents(pool)
  await pool.query(`set timezone = 'Asia/Kolkata'`)
  for (const file of ['0441_partition_bounds.sql', '0442_partition_bounds_valid.sql'])
    await pool.query(readFileSync(new URL(file, folder), 'utf8'))
  const heard: string[] = []
  const client = await pool.connect()
  client.on('notice', ({ message }) => heard.push(message ?? ''))
  await client.query(`set client_min_messages = debug1; set timezone = 'Asia/Kolkata'`)
  await client.query(readFileSync(new URL('0443_partitions.sql', folder), 'utf8'))
  client.release(true)
  // PostgreSQL says so of each table whose constraint spares it the reading.
  const spared = heard.filter((line) =>
    /partition constraint for table "\w+_before" is implied by existing constraints/.test(line),
  )
  expect(spared).toHaveLength(3)
  expect(await contents(pool)).toEqual(rows)
  const next = await pool.query(`select nextval('api_key_call_numbers')::int as id`)
  expect(next.rows).toEqual([{ id: 5 }])
})

/** Puts one row of each moment into every table that becomes partitioned. */
async function fill(pool: pg.Pool, moments: Date[]): Promise<void> {
  await pool.query(`set session_replication_role = 'replica'`)
  for (const at of moments) {
    await pool.query('insert into link_clicks (link_id, at, visitor, bot) values ($1, $2, 1, false)', [
      randomUUID(),
      at,
    ])
    await pool.query(
      `insert into api_key_calls (key_id, at, method, path, status, request_id, address) values ($1, $2, 'GET', '/', 200, 'r', 'a')`,
      [randomUUID(), at],
    )
    await pool.query(
      'insert into creator_readings (creator_id, day, read_at, followers) values ($1, $2::timestamptz, $2, 7)',
      [randomUUID(), at],
    )
  }
  await pool.query('reset session_replication_role')
}

async function contents(pool: pg.Pool): Promise<unknown[]> {
  await pool.query(`set timezone = 'UTC'`)
  const tables = ['link_clicks', 'api_key_calls', 'creator_readings']
  return Promise.all(
    tables.map(
      async (table) => (await pool.query(`select row_to_json(kept)::text as row from ${table} kept order by 1`)).rows,
    ),
  )
}

const looks: GrowingTable = { table: 'looks', by: 'at', width: 'day', keptDays: 90 }
const names = async (sql: pg.Pool, table: string) => (await loadPartitions(sql, table)).map(({ name }) => name)
/** Long after what the migrations laid out. */
const later = new Date('2031-03-05T23:30:00Z')
const day = (days: number) => new Date(later.getTime() + days * 86_400_000)

test('days to come have their partition before they come, whoever makes it first', async ({ db }) => {
  const both = await Promise.all([keepPartitions(db, looks, later), keepPartitions(db, looks, later)])
  expect(both.flatMap(({ made }) => made).toSorted()).toEqual(
    ['05', '06', '07', '08', '09'].map((number) => `looks_203103${number}`),
  )
  expect((await keepPartitions(db, looks, later)).made).toEqual([])
  expect((await keepPartitions(db, looks, day(1))).made).toEqual(['looks_20310310'])
  const months = await keepPartitions(db, growingReadings, later)
  expect(months.made).toEqual(['creator_readings_203103', 'creator_readings_203104', 'creator_readings_203105'])
})

test('a row that came before its partition moves into it, and every row is found where it belongs', async ({ db }) => {
  for (const at of [day(6), day(6), day(400)]) await db.pool.query('insert into looks values ($1, 7)', [at])
  await keepPartitions(db, looks, day(4))
  const found = await db.pool.query(
    `select tableoid::regclass::text as place, count(*)::int as rows from looks where at > $1 group by 1 order by 1`,
    [later],
  )
  expect(found.rows).toEqual([
    { place: 'looks_20310311', rows: 2 },
    { place: 'looks_other', rows: 1 },
  ])
})

test('a row that is being written while its partition is made moves into it as well', async ({ db }) => {
  const writer = await db.pool.connect()
  await writer.query('begin')
  await writer.query('insert into looks values ($1, 7)', [day(50)])
  const making = keepPartitions(db, looks, day(50))
  const waiting = `select from pg_locks where relation = 'looks_other'::regclass and not granted`
  // Whoever makes it waits for two seconds and no longer.
  await expect.poll(async () => (await writer.query(waiting)).rowCount, { interval: 10 }).toBe(1)
  await writer.query('commit')
  writer.release()
  expect((await making).made).toContain(`looks_${day(50).toISOString().slice(0, 10).replaceAll('-', '')}`)
  const left = await db.pool.query('select from looks_other where at = $1', [day(50)])
  expect(left.rowCount).toBe(0)
})

test('a day goes as a whole once the whole of it is old enough, with what outlives it taken out first', async ({
  db,
}) => {
  const counted: number[] = []
  const keeping: GrowingTable = {
    ...looks,
    beforeDrop: async (tx, partition) => {
      counted.push((await tx.query(`select from ${partition}`)).rowCount ?? 0)
    },
  }
  // The first partition holds all that was there before, so it goes with the newest of it.
  const early = await keepPartitions(db, keeping, day(90))
  expect(early.dropped).toEqual(['looks_before'])
  const { dropped } = await keepPartitions(db, keeping, day(97))
  expect(dropped).toEqual(['05', '06', '07', '08', '09', '10', '11'].map((number) => `looks_203103${number}`))
  expect(counted).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
  expect(await names(db.pool, 'looks')).not.toContain('looks_20310311')
  expect((await keepPartitions(db, growingReadings, day(4_000))).dropped).toEqual([])
})

test('what outlives a partition and cannot be taken out keeps it', async ({ db }) => {
  const before = await names(db.pool, 'looks')
  const failing: GrowingTable = { ...looks, beforeDrop: () => Promise.reject(new Error('The disk is full')) }
  await expect(keepPartitions(db, failing, day(200))).rejects.toThrow('The disk is full')
  expect(await names(db.pool, 'looks')).toEqual(expect.arrayContaining(before))
})

test('nobody who reads or writes the present waits while a day that goes is added up', async ({ db }) => {
  const seen: number[] = []
  const adding: GrowingTable = {
    ...looks,
    beforeDrop: () =>
      besideHeld(async () => {
        const written = await db.pool.query('insert into looks values ($1, 7)', [day(121)])
        const read = await db.pool.query('select from looks where at = $1', [day(121)])
        seen.push(written.rowCount ?? 0, read.rowCount ?? 0)
      }),
  }
  const { dropped } = await keepPartitions(db, adding, day(211))
  expect(dropped.length).toBeGreaterThan(0)
  expect(seen.slice(0, 2)).toEqual([1, 1])
})

test('nobody who reads waits for a partition that has to wait itself', async ({ db }) => {
  const reader = await db.pool.connect()
  await reader.query('begin; select from looks limit 1')
  await expect(keepPartitions(db, looks, day(300))).rejects.toThrow('lock timeout')
  await reader.query('rollback')
  reader.release()
})

test('a question for one day asks the partition of that day alone, by its index', async ({ db }) => {
  await keepPartitions(db, looks, day(500))
  const from = day(501).toISOString().slice(0, 10)
  const client = await db.pool.connect()
  await client.query('begin; set local enable_seqscan = off')
  const plan = await client.query(
    `explain select count(*) from looks where at >= '${from}T00:00:00Z' and at < '${from}T12:00:00Z' and number = 7`,
  )
  await client.query('rollback')
  client.release()
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toMatch(new RegExp(`Index .*Scan.* on looks_${from.replaceAll('-', '')}`))
  expect(lines).not.toContain('looks_other')
})
