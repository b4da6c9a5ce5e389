import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib'
import type { RunningProduct } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'
import { medianProcessorMs } from './timing.ts'

/** What a read costs the processor, in the process that answers and in PostgreSQL: one caller asks for the same again and again, so that nothing waits. */

const warmReads = 300
const countedReads = 500
const packingRounds = 200
/** What `/proc` counts in: a hundred a second on every Linux that Node is built for. */
const tickMs = 10

/** @param product on this machine, with its own database
 *  @param paths asked one after the other
 *  @returns what each costs */
export async function readCostRows(
  { url, child, dataDir }: RunningProduct,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<Row[]> {
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rows: Row[] = []
  try {
    for (const path of paths) {
      const ask = () => lengthOf(new URL(path, url), { agent, headers })
      for (let read = 0; read < warmReads; read++) await ask()
      const before = { server: spentMs(`${child.pid}`), database: databaseMs(postmaster) }
      let bytes = 0
      for (let read = 0; read < countedReads; read++) bytes = await ask()
      const perRead = (after: number, then: number) => ((after - then) / countedReads).toFixed(2)
      rows.push({
        what: `  ${path.replace(/[\da-f-]{36}/, ':id')}, ${(bytes / 1_000).toFixed(1)} kB as sent`,
        figure: `${perRead(spentMs(`${child.pid}`), before.server)} + ${perRead(databaseMs(postmaster), before.database)} ms of processor`,
        peer: 'server + database',
        kept: null,
      })
    }
  } finally {
    agent.destroy()
  }
  return rows
}

/** @param text an answer
 *  @returns what packing it takes, in each of the ways that were considered */
export function packingRows(text: string): Row[] {
  const brotli = (quality: number) => () =>
    brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  const ways = [
    ['zstd', () => zstdCompressSync(Buffer.from(text))],
    ['brotli, quality 3', brotli(3)],
    ['brotli, quality 4', brotli(4)],
  ] as const
  return ways.map(([name, pack]) => ({
    what: `  a report of ${(Buffer.byteLength(text) / 1_000).toFixed(1)} kB, packed by ${name}`,
    figure: `${medianProcessorMs(packingRounds, pack).toFixed(2)} ms of processor`,
    peer: `${(pack().length / 1_000).toFixed(1)} kB`,
    kept: null,
  }))
}

/** @returns bytes of the answer's body. @throws Error where it is none */
function lengthOf(url: URL, options: { agent: Agent; headers: Record<string, string> }): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, options, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.once('error', reject)
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url.pathname} answered ${answer.statusCode}`))
      })
    })
    asked.once('error', reject)
  })
}

/** Of the first process of a database and of all that answer for it. */
function databaseMs(postmaster: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.reduce((sum, pid) => sum + spentMs(pid, postmaster), 0)
}

/** @param family where it is given, another's process counts nothing
 *  @returns processor time that a process took since it began; 0 for one that has ended */
function spentMs(pid: string, family?: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the process stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    if (family !== undefined && pid !== family && fields[1] !== family) return 0
    return tickMs * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return 0
  }
}
