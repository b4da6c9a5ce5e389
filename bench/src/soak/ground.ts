import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseUser } from '../../../apps/server/src/foundation/db/embedded/os-user.ts'
import { startPrimary } from '../../../apps/server/test/debian-servers.ts'
import { apiOnly, type RunningProduct, startProduct } from '../../../e2e/running-product.ts'

/** What is soaked: a PostgreSQL whose disk is a small one in memory, a process that answers, one that works, and whoever starts them again when
 *  they end. All of it lives in one folder and is found there by the next sitting. */

const diskMb = 3_000
const lookMs = 500
const leftoverLooksMax = 60
/** So much of the disk stays free for whoever cleans up. */
const spareBytes = 64 * 1_024

export type Part = 'web' | 'worker'

export interface Ground {
  url: string
  databaseUrl: () => string
  pids: () => Partial<Record<Part, number>>
  /** Kills a process, once it runs; it is started again by itself. */
  killPart: (part: Part) => Promise<void>
  restartDatabase: () => Promise<void>
  fillDisk: () => void
  freeDisk: () => void
  /** What the processes printed. */
  printed: () => string
  /** Ends the processes; the folder stays, to be resumed. */
  stop: () => Promise<void>
  /** Ends them and takes the folder away. */
  end: () => Promise<void>
}

/** @param folder kept from sitting to sitting */
export async function startGround(folder: string, port: number): Promise<Ground> {
  const disk = join(folder, 'disk')
  const ballast = join(disk, 'ballast')
  await endLeftovers(folder, disk)
  mountDisk(disk)
  // A sitting that was cut off while the disk was full leaves it full.
  rmSync(ballast, { force: true })
  let ending = false
  let database = await startPrimary(disk, { fsync: 'on', max_wal_size: '256MB' })
  const databaseLoop = (async () => {
    while (!ending) {
      await pause(lookMs)
      if (ending || database.isRunning()) continue
      // It ends again at once while its disk is full.
      database = await database.again().catch(() => database)
    }
  })()
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o711)
  const running: { [part in Part]?: RunningProduct | undefined } = {}
  const ended: string[] = []
  const start = async (part: Part) => {
    const settings = { VOUCH_ROLE: part, DATABASE_URL: database.url, PORT: part === 'web' ? String(port) : '0' }
    running[part] = await startProduct(dataDir, settings, apiOnly)
    notePids(folder, running)
  }
  await start('web')
  await start('worker')
  const partsLoop = (async () => {
    while (!ending) {
      await pause(lookMs)
      for (const part of ['web', 'worker'] as const) {
        const product = running[part]
        if (ending || isUp(product)) continue
        if (product !== undefined) ended.push(product.output())
        running[part] = undefined
        await start(part).catch((error: unknown) => ended.push(String(error)))
      }
    }
  })()
  const stop = async () => {
    ending = true
    await Promise.all([partsLoop, databaseLoop])
    await Promise.all(Object.values(running).map((product) => product?.end()))
    await database.kill('SIGINT')
  }
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: () => database.url,
    pids: () => pidsOf(running),
    killPart: async (part) => {
      while (!ending && !isUp(running[part])) await pause(lookMs)
      await running[part]?.end('SIGKILL')
    },
    restartDatabase: () => database.kill('SIGINT'),
    fillDisk: () => fill(ballast, disk),
    freeDisk: () => rmSync(ballast, { force: true }),
    printed: () => [...ended, ...Object.values(running).map((product) => product?.output() ?? '')].join('\n'),
    stop,
    end: async () => {
      await stop()
      spawnSync('umount', [disk])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A server that does nothing, in a process of its own: what the machine itself varies by. It ends with whoever started it. */
export async function startBare(): Promise<{ url: string; end: () => void }> {
  const program = `process.stdin.resume().on('close', () => process.exit())
    require('node:http').createServer((q, r) => r.end('ok')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'ignore'] })
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
  return { url: `http://127.0.0.1:${port}/`, end: () => child.kill() }
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
const isUp = (product: RunningProduct | undefined) => product !== undefined && isAlive(product.child)

function pidsOf(running: { [part in Part]?: RunningProduct | undefined }): Partial<Record<Part, number>> {
  const alive = Object.entries(running).filter(([, product]) => isUp(product))
  return Object.fromEntries(alive.map(([part, product]) => [part, product?.child.pid]))
}

function notePids(folder: string, running: { [part in Part]?: RunningProduct | undefined }): void {
  writeFileSync(join(folder, 'pids'), Object.values(pidsOf(running)).join('\n'))
}

/** A sitting that was cut off leaves its processes behind. PostgreSQL ends its own, and takes its file away with the last of them: without that
 *  file another would start on data that is still written. */
async function endLeftovers(folder: string, disk: string): Promise<void> {
  mkdirSync(disk, { recursive: true })
  const [parts, postmaster] = [join(folder, 'pids'), join(disk, 'primary', 'postmaster.pid')]
  for (const pid of pidsIn(parts)) if (isOurs(pid)) process.kill(pid, 'SIGKILL')
  rmSync(parts, { force: true })
  const [pid = 0] = pidsIn(postmaster)
  if (!isOurs(pid)) return rmSync(postmaster, { force: true })
  process.kill(pid, 'SIGQUIT')
  for (let looks = 0; isOurs(pid); looks += 1) {
    if (looks === leftoverLooksMax) throw new Error(`The database of the last sitting (process ${pid}) does not end`)
    await pause(lookMs)
  }
}

function pidsIn(path: string): number[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').map(Number) : []
}

/** Numbers of processes are given again to others. */
function isOurs(pid: number): boolean {
  try {
    return /main\.ts|postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

function mountDisk(disk: string): void {
  if (spawnSync('mountpoint', ['-q', disk]).status === 0) return
  const owner = databaseUser('')
  const options = `size=${diskMb}m,mode=755,uid=${owner?.uid ?? 0},gid=${owner?.gid ?? 0}`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
  if (mounted.status !== 0) throw new Error(`No disk in memory could be mounted: ${mounted.stderr}`)
}

function fill(path: string, disk: string): void {
  const { bavail, bsize } = statfsSync(disk)
  const block = Buffer.alloc(1 << 20)
  const file = openSync(path, 'w')
  try {
    for (let left = bavail * bsize - spareBytes; left > 0; left -= block.length)
      writeSync(file, block, 0, Math.min(left, block.length))
  } catch {
    // Somebody else took the last of it.
  } finally {
    closeSync(file)
  }
}
