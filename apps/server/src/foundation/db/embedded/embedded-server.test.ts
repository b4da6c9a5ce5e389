import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './embedded-server.ts'
import { placeDatabase } from './placement.ts'

/** These tests start and kill real PostgreSQL servers in folders of their own. */

const password = 'tests'
const holder = fileURLToPath(new URL('../../../../test/hold-database.ts', import.meta.url))
const isRoot = process.getuid?.() === 0

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-embedded-'))
  chmodSync(folder, 0o711)
  return folder
}

async function start(dataDir: string) {
  const server = await startEmbedded({ dataDir, password, log: () => undefined })
  onTestFinished(() => server.stop())
  return server
}

async function answer(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows.at(-1)?.[0]
  } finally {
    await client.end()
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 600) throw error
      await sleep(100)
    }
  }
}

async function hold(dataDir: string): Promise<{ child: ChildProcess; connectionString: string }> {
  const child = spawn(process.execPath, [holder, dataDir, password], { stdio: ['ignore', 'pipe', 'inherit'] })
  const connectionString = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()))
    child.once('exit', () => reject(new Error('The holder ended')))
  })
  return { child, connectionString }
}

function postmasterOf(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}

test('data outlives a stop, and commits are on disk before they are told', async () => {
  const dataDir = freshFolder()
  const first = await startEmbedded({ dataDir, password, log: () => undefined })
  await answer(first.connectionString, 'create table kept as select 42 as n')
  expect(await answer(first.connectionString, 'show fsync')).toBe('on')
  await first.stop()
  const second = await start(dataDir)
  expect(await answer(second.connectionString, 'select n from kept')).toBe(42)
})

test('a PostgreSQL that is killed with -9 comes back by itself, with its data', async () => {
  const dataDir = freshFolder()
  const server = await start(dataDir)
  await answer(server.connectionString, 'create table kept as select 42 as n')
  process.kill(postmasterOf(join(dataDir, 'postgres')), 'SIGKILL')
  expect(await eventually(() => answer(server.connectionString, 'select n from kept'))).toBe(42)
})

test('a server process that is killed with -9 leaves no PostgreSQL behind, and the next start has its data', async () => {
  const dataDir = freshFolder()
  const { child, connectionString } = await hold(dataDir)
  await answer(connectionString, 'create table kept as select 42 as n')
  child.kill('SIGKILL')
  await eventually(async () => expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false))
  const server = await start(dataDir)
  expect(await answer(server.connectionString, 'select n from kept')).toBe(42)
})

test('a first start that was cut off begins again', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'postgres.new'))
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18')
  const server = await start(dataDir)
  expect(await answer(server.connectionString, 'select 1')).toBe(1)
})

test('the password is asked for, and the server listens to this machine alone', async () => {
  const server = await start(freshFolder())
  await expect(answer(server.connectionString.replace(password, 'wrong'), 'select 1')).rejects.toThrow('password')
  expect(await answer(server.connectionString, 'show listen_addresses')).toBe('127.0.0.1')
})

test.runIf(isRoot)(
  'below a folder that the database user cannot enter, root keeps the data where it can, and says so',
  async () => {
    const dataDir = freshFolder()
    chmodSync(dataDir, 0o700)
    const placement = await placeDatabase(dataDir)
    expect(placement.note).toContain(
      `can’t access ${dataDir}, so this folder’s database is stored in ${placement.cluster}.`,
    )
    expect(placement.cluster.startsWith(dataDir)).toBe(false)
    const server = await start(dataDir)
    expect(await answer(server.connectionString, 'select 1')).toBe(1)
    expect(statSync(placement.cluster).uid).toBe(placement.user?.uid)
    onTestFinished(() => rmSync(placement.cluster, { recursive: true, force: true }))
  },
)
