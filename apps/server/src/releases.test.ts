import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { atDatabase } from '../test/postgres.ts'
import { type KeptRelease, keptSecret } from '../test/releases/keep-release.ts'
import { lookAgain } from '../test/releases/release-story.ts'
import { loadConfig } from './config/config.ts'
import { loadDifferences } from './customers/credits/audit.ts'
import { startProduct } from './product.ts'

/** Every release opens the database of every release before it. The database of each is kept in `test/releases/`, as its users left it. */

const releases = fileURLToPath(new URL('../test/releases/', import.meta.url))
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
const hourMs = 3_600_000
const versions = readdirSync(releases).filter((name) => /^\d/.test(name))

afterEach(() => void vi.useRealTimers())

test('the first release is kept', () => {
  expect(versions).toContain('0.1.0')
})

test.each(versions)('the database of %s opens: all that its users left is there', async (version) => {
  const { at, places, seen } = JSON.parse(readFileSync(join(releases, version, 'kept.json'), 'utf8')) as KeptRelease
  const { client, connectionString } = await databaseOf(version)
  const before = await appliedMigrations(client)
  // Links and sign-ins follow real time, and this is an hour after the release was used.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) + hourMs })
  const url = await started(connectionString)
  expect(await appliedMigrations(client)).toEqual(readdirSync(migrations).toSorted())
  expect(readdirSync(migrations).toSorted()).toEqual(expect.arrayContaining(before))
  expect(await lookAgain(url, places)).toEqual(seen)
  expect(await loadDifferences(client)).toEqual([])
  expect(await brokenConstraints(client)).toEqual([])
})

/** @returns a database as the release left it: its tables by the migrations that it had, and its rows */
async function databaseOf(version: string): Promise<{ client: pg.Client; connectionString: string }> {
  const server = new pg.Client({ connectionString: inject('postgres') })
  await server.connect()
  const name = `release_${randomBytes(6).toString('hex')}`
  await server.query(`create database ${name}`)
  const connectionString = atDatabase(inject('postgres'), name)
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  const rows = readFileSync(join(releases, version, 'rows.sql'), 'utf8')
  // The rows name the migrations that ran, with the digest of each: one that was changed since is refused by the start.
  const had = [...rows.matchAll(/^\('\d+', '(\d{4}_\w+\.sql)', '[0-9a-f]{64}',/gm)].map(([, file = '']) => file)
  expect(had.length).toBeGreaterThan(0)
  for (const file of had.toSorted()) await client.query(readFileSync(join(migrations, file), 'utf8'))
  await client.query(`create table schema_migrations (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  const filled = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  await client.query(`begin; set local session_replication_role = 'replica'`)
  // What a migration fills by itself is among the rows.
  await client.query(`truncate ${filled.rows.map(({ name: table }) => table).join(', ')}`)
  await client.query(`${rows}; commit`)
  return { client, connectionString }
}

/** Starts the product, without jobs: what they do depends on the hour. @returns its address */
async function started(databaseUrl: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-release-'))
  const settings = { VOUCH_ROLE: 'web', LOG_LEVEL: 'error', PORT: '0', AUTH_SECRET: keptSecret }
  const config = loadConfig({ ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const product = await startProduct(config, { withSite: false, say: () => undefined })
  onTestFinished(async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true })
  })
  return product.url
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ name: string }>('select name from schema_migrations order by name')
  return found.rows.map(({ name }) => name)
}

/** Rows came in while constraints rested, so each is asked again. @returns what each that is broken says */
async function brokenConstraints(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ table: string; name: string }>(
    `update pg_constraint set convalidated = false
      where connamespace = 'public'::regnamespace and contype in ('f', 'c') and conrelid <> 0 and conparentid = 0
      returning conrelid::regclass::text as table, quote_ident(conname) as name`,
  )
  expect(found.rows.length).toBeGreaterThan(0)
  const broken: string[] = []
  for (const { table, name } of found.rows) {
    await client
      .query(`alter table ${table} validate constraint ${name}`)
      .catch((error: Error) => broken.push(error.message))
  }
  return broken
}
