import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFault } from '../../../start-fault.ts'
import type { OsUser } from './os-user.ts'
import { type Placement, placeDatabase } from './placement.ts'

/** A real PostgreSQL server as a child of this process. It outlives neither a stop nor a kill -9 of its parent, and comes back
 *  when it is killed itself. The caller holds the data folder's lock. */
export interface EmbeddedServer {
  connectionString: string
  note: string | null
  stop: () => Promise<void>
}

export interface EmbeddedSettings {
  dataDir: string
  password: string
  log: (line: string) => void
  /** Called when a program of PostgreSQL runs by itself; until then starting needs this process. */
  begun?: () => void
  /** False for throw-away data only: a power cut may then lose everything. */
  durable?: boolean
  /** Megabytes that it keeps of its files for itself; 128 unless said. */
  buffersMb?: number
}

/** The server did not come up: mostly a matter of its disk, its memory or its files. */
export class EmbeddedFault extends StartFault {}

const readyWithinMs = 60_000
/** PostgreSQL's own, and enough for some hundred thousand creators beside everything else on a machine. */
const buffersMbUsual = 128
/** Sessions of a killed server hold its shared memory for a moment, so a restart may need a few attempts. */
const relaunchAttemptsMax = 8
const relaunchPauseMs = 500
/** For a server that was asked to end to write what it holds. */
const endWithinMs = 10_000

/** Starts the server of a data folder, making its cluster on first use.
 *  @throws EmbeddedFault when it does not come up; the message holds PostgreSQL's own last lines. */
export async function startEmbedded(settings: EmbeddedSettings): Promise<EmbeddedServer> {
  const placement = await placeDatabase(settings.dataDir)
  if (!existsSync(join(placement.cluster, 'PG_VERSION'))) await initialise(placement, settings)
  await endLeftover(placement.cluster)
  const port = await freePort()
  let stopping = false
  let child = await launch(placement, settings, port)
  const supervise = async () => {
    while (!stopping) {
      await ended(child)
      if (stopping) return
      settings.log('PostgreSQL ended by itself; it is started again')
      child = await relaunch(placement, settings, port)
    }
  }
  const supervised = supervise().catch((error: unknown) =>
    settings.log(`PostgreSQL did not come back: ${error instanceof Error ? error.message : error}`),
  )
  return {
    connectionString: `postgres://vouch:${settings.password}@127.0.0.1:${port}/vouch`,
    note: placement.note,
    stop: async () => {
      stopping = true
      child.stdin?.end()
      const patience = setTimeout(() => endAtOnce(placement.cluster), endWithinMs)
      await ended(child)
      clearTimeout(patience)
      await supervised
    },
  }
}

async function relaunch(placement: Placement, settings: EmbeddedSettings, port: number): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    await endLeftover(placement.cluster)
    try {
      return await launch(placement, settings, port)
    } catch (error) {
      if (attempt === relaunchAttemptsMax) throw error
      await sleep(relaunchPauseMs)
    }
  }
}

/** `C.UTF-8` comes with the server, so the order of text is the same on every system. The cluster is made aside and renamed:
 *  an initialisation that is cut off leaves nothing that looks like data. */
async function initialise(placement: Placement, settings: EmbeddedSettings): Promise<void> {
  const aside = `${placement.cluster}.new`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  const passwordFile = `${placement.cluster}.password`
  writeFileSync(passwordFile, settings.password, { mode: 0o600 })
  if (placement.user) {
    chownSync(aside, placement.user.uid, placement.user.gid)
    chownSync(passwordFile, placement.user.uid, placement.user.gid)
  }
  const options = ['--username=vouch', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const sync = settings.durable === false ? ['--no-sync'] : []
  try {
    const child = spawn(join(placement.programs, 'initdb'), [`--pgdata=${aside}`, ...options, ...locale, ...sync], {
      ...identity(placement.user, aside),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    settings.begun?.()
    const lines = tail(child)
    const code = await ended(child)
    if (code !== 0)
      throw new EmbeddedFault(`PostgreSQL could not make its data folder ${placement.cluster}: ${lines()}`)
    renameSync(aside, placement.cluster)
  } finally {
    unlinkSync(passwordFile)
  }
}

/** The shell holds a pipe from this process: when it closes, by a stop or because this process died, the server is asked to end
 *  at once. Nothing else tells a child of its parent's kill -9. */
const guardian = '"$@" </dev/null & server=$!; (cat; kill -INT $server 2>/dev/null) <&3 >/dev/null 3<&- & wait $server'

async function launch(placement: Placement, settings: EmbeddedSettings, port: number): Promise<ChildProcess> {
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 80,
    shared_buffers: `${settings.buffersMb ?? buffersMbUsual}MB`,
    fsync: settings.durable === false ? 'off' : 'on',
    synchronous_commit: settings.durable === false ? 'off' : 'on',
    log_min_messages: 'error',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = [join(placement.programs, 'postgres'), '-D', placement.cluster, ...flags]
  const child = spawn('/bin/sh', ['-c', `exec 3<&0; ${guardian}`, 'postgres-guardian', ...postgres], {
    ...identity(placement.user, placement.cluster),
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  child.stdin?.on('error', () => undefined)
  settings.begun?.()
  try {
    await ready(child)
    await createDatabase(settings.password, port)
  } catch (error) {
    endAtOnce(placement.cluster)
    throw error
  }
  return child
}

/** Its own process group keeps a terminal's Ctrl-C from the database until this process has drained. */
function identity(user: OsUser | null, folder: string) {
  const ids = user ? { uid: user.uid, gid: user.gid } : {}
  return { ...ids, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', HOME: folder } }
}

function tail(child: ChildProcess): () => string {
  const lines: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter((line) => line !== ''))
    lines.splice(0, Math.max(0, lines.length - 8))
  })
  return () => lines.join(' / ')
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

function ready(child: ChildProcess): Promise<void> {
  const lines = tail(child)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new EmbeddedFault(`PostgreSQL is not ready after ${readyWithinMs / 1000} s: ${lines()}`)),
      readyWithinMs,
    )
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.stderr?.off('data', look)
      child.off('exit', fail)
      act()
    }
    const look = (text: string) => {
      if (text.includes('ready to accept connections')) settle(resolve)
      // It then neither goes on nor ends.
      else if (/no space left on device/i.test(text)) fail()
    }
    const fail = () => settle(() => reject(new EmbeddedFault(`PostgreSQL did not start: ${lines()}`)))
    child.stderr?.on('data', look)
    child.once('exit', fail)
    child.once('error', (error) => settle(() => reject(error)))
  })
}

/** A postmaster that outlived a killed guardian still owns the folder; it is ended before another starts. */
async function endLeftover(cluster: string): Promise<void> {
  const pid = postmasterOf(cluster)
  const began = Date.now()
  while (pid !== null && isPostmaster(pid, cluster)) {
    const lastedMs = Date.now() - began
    if (lastedMs > 2 * endWithinMs)
      throw new EmbeddedFault(`PostgreSQL (process ${pid}) still uses ${cluster} and doesn’t end. Stop that process.`)
    tell(pid, lastedMs > endWithinMs ? 'SIGQUIT' : 'SIGINT')
    await sleep(100)
  }
}

/** Ends a server without what it would write at last: it may wait for room on a full disk for ever. What was committed is in its log, from which the
 *  next start has it. */
function endAtOnce(cluster: string): void {
  const pid = postmasterOf(cluster)
  if (pid !== null && isPostmaster(pid, cluster)) tell(pid, 'SIGQUIT')
}

/** It may have ended since it was looked at. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!isCoded(error, 'ESRCH')) throw error
  }
}

function isCoded(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** @returns the process that a folder's pid file names. It is believed only when that is a postgres of this very folder, because ids are reused. */
function postmasterOf(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch (error) {
    if (isCoded(error, 'ENOENT')) return null
    throw error
  }
}

function isPostmaster(pid: number, cluster: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.includes(cluster)
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port was found for the database')
  return address.port
}

async function createDatabase(password: string, port: number): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: `postgres://vouch:${password}@127.0.0.1:${port}/postgres` })
  await client.connect()
  try {
    await client.query('create database vouch')
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    await client.end()
  }
}
