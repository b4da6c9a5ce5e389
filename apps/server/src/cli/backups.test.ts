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

function vouch(words: string[], databaseUrl: string, dataDir: string) {
  const settings = [`DATABASE_URL=${databaseUrl}`, `DATA_DIR=${dataDir}`]
  const { status, stdout, stderr } = spawnSync('/usr/bin/env', [...settings, process.execPath, program, ...words], {
    encoding: 'utf8',
    timeout: 50_000,
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
    await empty.pool.end()
    await lived.pool.query(`drop database ${name} with (force)`)
  }
})

test('a folder that holds no backup is said to be none', ({ lived, folder }) => {
  writeFileSync(join(folder, 'notes.txt'), '')
  const { status, stderr } = vouch(['restore', folder], lived.connectionString, folder)
  expect([status, stderr]).toEqual([2, `There is no backup in ${folder}: backup.json is missing.\n`])
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
})
