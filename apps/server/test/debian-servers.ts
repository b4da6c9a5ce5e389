import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseUser } from '../src/foundation/db/embedded/os-user.ts'
import { closedPort } from './closed-port.ts'

/** Servers as Debian packs them, in folders and on ports of the test's own: a PostgreSQL with its standby, and PgBouncer. */

const programs = '/usr/lib/postgresql/15/bin'
const bouncer = '/usr/sbin/pgbouncer'
/** They refuse to run as root, and only root chooses another user for them. */
const isRoot = process.getuid?.() === 0
export const hasDebianPostgres = isRoot && existsSync(join(programs, 'pg_basebackup'))
export const hasPgBouncer = isRoot && existsSync(bouncer)

export interface DebianFolder {
  path: string
  remove: () => void
}

/** Makes a folder that the servers' user owns. */
export function debianFolder(): DebianFolder {
  const path = mkdtempSync(join(tmpdir(), 'vouch-servers-'))
  chmodSync(path, 0o755)
  own(path)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export interface DebianServer {
  port: number
  /** Of its own database, for the superuser. */
  url: string
  kill: (signal?: NodeJS.Signals) => Promise<void>
  isRunning: () => boolean
  /** Stops all its processes where they stand: connections stay open and nothing is answered, until it thaws. */
  freeze: () => void
  thaw: () => void
  /** Starts it once more at its port, as whoever looks after a server does. Rejects where it ends again at once. */
  again: () => Promise<DebianServer>
}

/** Starts a PostgreSQL 15 that others can follow: a fresh one, or the one whose data the folder has.
 *  @param settings what its configuration says beside that */
export async function startPrimary(folder: string, settings: Record<string, string> = {}): Promise<DebianServer> {
  const data = join(folder, 'primary')
  if (existsSync(data)) return startAt(data, settings)
  run('initdb', ['--pgdata', data, '--username=vouch', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])
  return startAt(data, settings)
}

/** Copies a running primary and follows it.
 *  @param name what the primary calls it */
export async function startStandby(folder: string, primary: DebianServer, name: string): Promise<DebianServer> {
  const data = join(folder, name)
  const from = `host=127.0.0.1 port=${primary.port} user=vouch application_name=${name}`
  run('pg_basebackup', ['-d', from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'])
  return startAt(data, { hot_standby: 'on' })
}

/** Makes a standby a primary. Resolves when it is one. */
export async function promote({ url }: Pick<DebianServer, 'url'>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
}

async function startAt(data: string, settings: Record<string, string>, chosen?: number): Promise<DebianServer> {
  const port = chosen ?? (await closedPort())
  const given = {
    ...{ port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    ...{ shared_buffers: '32MB', max_connections: '60', wal_level: 'replica', max_wal_senders: '5', fsync: 'off' },
    ...{ log_min_messages: 'fatal', ...settings },
  }
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...identity(), stdio: 'ignore' })
  const url = `postgres://vouch@127.0.0.1:${port}/postgres`
  await untilOpen(port, child)
  while (spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (child.exitCode !== null) throw new Error('A server ended while it started')
    await pause(50)
  }
  const kill = (signal: NodeJS.Signals = 'SIGQUIT') => end(child, signal)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    ...{ port, url, kill, isRunning, freeze: () => freeze(child), thaw: () => thaw(child) },
    again: () => startAt(data, settings, port),
  }
}

/** Starts PgBouncer in transaction mode before a database.
 *  @param line what its configuration says of the database after the name `vouch =`
 *  @param name of its own folder in the other */
export async function startPgBouncer(
  folder: string,
  line: string,
  name = 'bouncer',
): Promise<Pick<DebianServer, 'port' | 'url' | 'kill'>> {
  const port = await closedPort()
  mkdirSync(join(folder, name))
  const file = join(folder, name, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
vouch = ${line}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
`,
  )
  const child = spawn(bouncer, ['-q', file], { ...identity(), stdio: 'ignore' })
  await untilOpen(port, child)
  return { port, url: `postgres://vouch@127.0.0.1:${port}/vouch`, kill: (signal = 'SIGTERM') => end(child, signal) }
}

function identity(): { uid: number; gid: number } | Record<string, never> {
  const user = databaseUser('')
  return user === null ? {} : { uid: user.uid, gid: user.gid }
}

function own(path: string): void {
  const { uid, gid } = identity()
  if (uid !== undefined) chownSync(path, uid, gid)
}

function run(program: string, words: string[]): void {
  const done = spawnSync(join(programs, program), words, { ...identity(), cwd: '/' })
  if (done.status !== 0) throw new Error(`${program}: ${done.stderr}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** The first process makes the others and clears them away, so it stands while they are counted. */
function freeze({ pid }: ChildProcess): void {
  if (pid === undefined) return
  process.kill(pid, 'SIGSTOP')
  for (const child of childrenOf(pid)) process.kill(child, 'SIGSTOP')
}

function thaw({ pid }: ChildProcess): void {
  if (pid === undefined) return
  for (const child of childrenOf(pid)) process.kill(child, 'SIGCONT')
  process.kill(pid, 'SIGCONT')
}

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.trim().split(' ').filter(Boolean).map(Number)
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await pause(25)
  }
  throw new Error('A server did not start')
}
