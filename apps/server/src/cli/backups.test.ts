import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { test as base } from '../../test/fixtures.ts'
import { atDatabase } from '../../test/postgres.ts'
import { buildWorkspace } from '../../test/workspaces.ts'
import { jobKinds } from '../background.ts'
import { openDatabase } from '../foundation/db/database.ts'
import { migrate } from '../foundation/db/migrate.ts'
import { openQueue } from '../foundation/jobs/queue.ts'

/** Backups as an operator takes them: commands of their own, on a small database with everything in it that a large one has. */

const program = fileURLToPath(new URL('vouch.ts', import.meta.url))
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const test = base
  .extend('folder', async ({ task: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vouch-rehearsal-test-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('lived', async ({ db }) => {
    const queue = await openQueue({ db, kinds: jobKinds, role: 'web', log: silent })
    await queue.stop()
    for (let person = 0; person < 5; person += 1) await buildWorkspace(db, { monthly: 100, purchased: 7 })
    return db
  })

function vouch(words: string[], databaseUrl: string, dataDir: string, ...more: string[]) {
  const settings = [`DATABASE_URL=${databaseUrl}`, `DATA_DIR=${dataDir}`, ...more]
  const { status, stdout, stderr } = spawnSync('/usr/bin/env', [...settings, process.execPath, program, ...words], {
    encoding: 'utf8',
    timeout: 200_000,
  })
  return { status, stdout, stderr }
}

async function scratchDatabases(db: { pool: { query: (text: string) => Promise<{ rowCount: number | null }> } }) {
  return (await db.pool.query("select from pg_database where datname like 'vouch_rehearsal_%'")).rowCount
}

test('the rehearsal takes a backup, restores it beside, compares every row, and leaves nothing behind', async ({
  lived,
  folder,
}) => {
  const { status, stdout, stderr } = vouch(['rehearse-restore'], lived.connectionString, folder)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Backup: [\d,]+ rows of \d+ tables, as of /)
  expect(stdout).toMatch(/Restored and compared: every row of \d+ tables matches, and the ledger adds up\.\n$/)
  const tables = Number(/of (\d+) tables,/.exec(stdout)?.[1])
  const present = await lived.pool.query(
    `select from pg_class join pg_namespace n on n.oid = relnamespace
      where relpersistence = 'p' and (nspname = 'jobs' and relkind = 'r' or nspname = 'public' and relkind in ('r', 'p') and not relispartition)`,
  )
  expect(tables).toBe(present.rowCount)
  expect(await scratchDatabases(lived)).toBe(0)
})

test('a backup whose balances are not the sum of their entries does not pass the rehearsal', async ({
  lived,
  folder,
}) => {
  await lived.pool.query('alter table credit_balances disable trigger user')
  await lived.pool.query("update credit_balances set balance = balance + 1 where bucket = 'purchased'")
  const { status, stderr } = vouch(['rehearse-restore'], lived.connectionString, folder)
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^\d+ restored balances don’t match the sum of their entries\.\n$/),
  ])
  expect(await scratchDatabases(lived)).toBe(0)
})

test('a backup is restored into an empty database by one command, and a database with people in it is refused', async ({
  lived,
  server,
  folder,
}) => {
  const [backup, name] = [join(folder, 'backup'), `vouch_${randomBytes(8).toString('hex')}`]
  expect(vouch(['backup', backup], lived.connectionString, folder).status).toBe(0)
  await lived.pool.query(`create database ${name}`)
  const empty = openDatabase({ connectionString: atDatabase(server, name), connectionsMax: 1 })
  try {
    expect(vouch(['restore', backup], empty.connectionString, folder)).toMatchObject({ status: 0, stderr: '' })
    const restored = await empty.pool.query('select id from users order by id')
    expect(restored.rows).toEqual((await lived.pool.query('select id from users order by id')).rows)
    const again = vouch(['restore', backup], empty.connectionString, folder)
    expect([again.status, again.stderr]).toEqual([
      2,
      'This database already has users. Restore into a new, empty one.\n',
    ])
  } finally {
    await empty.close()
    await lived.pool.query(`drop database ${name} with (force)`)
  }
})

test('a backup of an earlier release is restored as it was, and then brought to this one', async ({
  db,
  server,
  folder,
}) => {
  const names = [1, 2].map(() => `vouch_${randomBytes(8).toString('hex')}`)
  for (const name of names) await db.pool.query(`create database ${name}`)
  const [earlier, restored] = names.map((name) =>
    openDatabase({ connectionString: atDatabase(server, name), connectionsMax: 4 }),
  ) as [typeof db, typeof db]
  try {
    const all = await db.pool.query<{ version: number }>('select version from schema_migrations order by version')
    const versions = all.rows.map(({ version }) => version)
    // The last ones add columns to tables that the earlier release had.
    await migrate(earlier.pool, new Set(versions.slice(0, -4)))
    const queue = await openQueue({ db: earlier, kinds: jobKinds, role: 'web', log: silent })
    await queue.stop()
    const { rows } = await earlier.pool.query(
      "insert into creators (platform, handle, created_at) values ('tiktok', 'ann', now()) returning handle",
    )
    const backup = join(folder, 'earlier')
    expect(vouch(['backup', backup], earlier.connectionString, folder)).toMatchObject({ status: 0, stderr: '' })
    expect(vouch(['rehearse-restore'], earlier.connectionString, folder)).toMatchObject({ status: 0, stderr: '' })
    expect(vouch(['restore', backup], restored.connectionString, folder)).toMatchObject({ status: 0, stderr: '' })
    expect((await restored.pool.query('select handle from creators')).rows).toEqual(rows)
    const after = await restored.pool.query<{ version: number }>(
      'select version from schema_migrations order by version',
    )
    expect(after.rows.map(({ version }) => version)).toEqual(versions)
  } finally {
    for (const each of [earlier, restored]) await each.close()
    for (const name of names) await db.pool.query(`drop database ${name} with (force)`)
  }
})

test('a database without Vouch’s tables is no backup', async ({ db, server, folder }) => {
  const name = `vouch_${randomBytes(8).toString('hex')}`
  await db.pool.query(`create database ${name}`)
  try {
    expect(vouch(['backup', join(folder, 'nothing')], atDatabase(server, name), folder)).toMatchObject({
      status: 2,
      stderr: 'There’s no Vouch data in this database. Check DATA_DIR or DATABASE_URL.\n',
    })
    expect(existsSync(join(folder, 'nothing'))).toBe(false)
  } finally {
    await db.pool.query(`drop database ${name} with (force)`)
  }
})

test('a backup is taken of the host that takes writes, whichever is named first', async ({ db, folder }) => {
  const { username, password, host, pathname } = new URL(db.connectionString)
  const several = `postgres://${username}:${password}@127.0.0.1:9,${host}${pathname}`
  const { status, stdout, stderr } = vouch(['backup', join(folder, 'b')], several, folder)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/rows of \d+ tables/)
})

test('a backup goes past a pooler that is down, and says that it couldn’t compare the two', async ({ db, folder }) => {
  const direct = `DATABASE_LISTEN_URL=${db.connectionString}`
  const { status, stderr } = vouch(
    ['backup', join(folder, 'b')],
    'postgres://vouch:x@127.0.0.1:9/vouch',
    folder,
    direct,
  )
  expect([status, stderr]).toEqual([
    0,
    'DATABASE_URL isn’t responding, so it wasn’t compared with DATABASE_LISTEN_URL.\n',
  ])
  const { pathname } = new URL(db.connectionString)
  const elsewhere = db.connectionString.replace(pathname, '/postgres')
  const refused = vouch(['backup', join(folder, 'c')], elsewhere, folder, direct)
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('leads to another database')])
})

test('a backup of a server that doesn’t answer says so', ({ folder }) => {
  const { status, stderr } = vouch(['backup', join(folder, 'b')], 'postgres://vouch:x@127.0.0.1:9/vouch', folder)
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^The database vouch at 127\.0\.0\.1:9 isn’t responding/)])
})

test('a folder that holds no backup is said to be none', ({ lived, folder }) => {
  writeFileSync(join(folder, 'notes.txt'), '')
  const { status, stderr } = vouch(['restore', folder], lived.connectionString, folder)
  expect([status, stderr]).toEqual([2, `There is no backup in ${folder}: backup.json is missing.\n`])
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
})
