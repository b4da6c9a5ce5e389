import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { environmentWith } from '../apps/server/src/config/config.ts'
import { type Database, openDatabase } from '../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { closedPort } from '../apps/server/test/closed-port.ts'
import { apiOnly, freshDataDir, type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

/** The product as processes of two roles: two serve pages and calls behind HAProxy, as `deploy/haproxy.cfg` has it, two run jobs. */

const proxy = '/usr/sbin/haproxy'
export const hasHaproxy = existsSync(proxy)
const lookEveryMs = 50
/** Half a minute. */
const looksMax = 600

export interface ProxiedProduct {
  /** HAProxy's. */
  url: string
  db: Database
  startWorkers: () => Promise<void>
  /** Ends one as an operator does, starts it again and waits until calls may go to it. */
  restart: (role: 'web' | 'worker', place: 0 | 1) => Promise<void>
  close: () => Promise<void>
}

/** Starts a database, the processes that serve and HAProxy. What was started is ended when a later part fails. */
export async function startProxied(): Promise<ProxiedProduct> {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const each of closing.splice(0).reverse()) await each()
  }
  try {
    return { ...(await start((each) => closing.push(each))), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function start(closes: (each: () => unknown) => void): Promise<Omit<ProxiedProduct, 'close'>> {
  const dataDir = freshDataDir()
  closes(() => removeDataDir(dataDir))
  const server = await startEmbedded({ dataDir, password: 'proxied', log: () => undefined })
  closes(server.stop)
  const ports = { web: [await closedPort(), await closedPort()], worker: [await closedPort(), await closedPort()] }
  const running: Record<keyof typeof ports, RunningProduct[]> = { web: [], worker: [] }
  closes(() => Promise.all([...running.web, ...running.worker].map((each) => each.end())))
  const begin = async (role: keyof typeof ports, place: number) => {
    const port = String(ports[role][place])
    const settings = { VOUCH_ROLE: role, PORT: port, DATABASE_URL: server.connectionString }
    const started = await startProduct(dataDir, { ...settings, TRUST_PROXY: 'true', DRAIN_SECONDS: '2' }, apiOnly)
    running[role][place] = started
    await untilReady(started.url)
  }
  for (const place of [0, 1]) await begin('web', place)
  const { url, untilBothUp } = await startProxy(dataDir, ports.web, closes)
  const db = openDatabase({ connectionString: server.connectionString, connectionsMax: 2 })
  closes(db.close)
  return {
    ...{ url, db },
    startWorkers: async () => {
      for (const place of [0, 1]) await begin('worker', place)
    },
    restart: async (role, place) => {
      await running[role][place]?.end()
      await begin(role, place)
      if (role === 'web') await untilBothUp()
    },
  }
}

/** Starts HAProxy as `deploy/haproxy.cfg` has it, with a socket that tells how it sees the processes. */
export async function startProxy(dataDir: string, ports: readonly number[], closes: (each: () => unknown) => void) {
  const port = await closedPort()
  const at = (each: number | undefined) => `127.0.0.1:${each}`
  const env = environmentWith({ LISTEN_AT: at(port), WEB_1: at(ports[0]), WEB_2: at(ports[1]) })
  const [added, socket] = [join(dataDir, 'haproxy.cfg'), join(dataDir, 'haproxy.sock')]
  writeFileSync(added, `global\n    stats socket ${socket}\n`)
  const files = ['-f', 'deploy/haproxy.cfg', '-f', added]
  const child: ChildProcess = spawn(proxy, ['-q', '-db', ...files], { env, stdio: 'ignore' })
  closes(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  // A check has five seconds to be answered in: only HAProxy knows when it sends calls to a process again.
  const untilBothUp = () => until('HAProxy has both processes', async () => (await upCount(socket)) === 2)
  return { url, untilBothUp }
}

/** @returns how many processes HAProxy sends calls to: `2` says of a server that it runs, after its names and address */
async function upCount(socket: string): Promise<number> {
  const asked = connect(socket)
  asked.write('show servers state web\n')
  return (await text(asked)).match(/ web\d \S+ 2 /g)?.length ?? 0
}

function untilReady(url: string): Promise<void> {
  const answers = async () => (await fetch(`${url}/readyz`)).ok
  return until(`${url} is ready`, () => answers().catch(() => false))
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    if (await holds()) return
    await pause(lookEveryMs)
  }
  throw new Error(`Waited in vain: ${what}`)
}
