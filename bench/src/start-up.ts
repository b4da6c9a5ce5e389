import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../../apps/server/src/site/web-build.ts'
import { freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** From the command to the first served page: as after `npm ci`, with nothing built and no data; on a fresh data folder; and again on the same
 *  one. Then all of the web build, as a machine that tests makes it. */

const firstSecondsMax = 15
const freshSecondsMax = 6
const againSecondsMax = 2
const buildSecondsMax = 30
const rounds = 5

export async function startUpRows(): Promise<Row[]> {
  const first = await firstStart()
  const build = await wholeBuild()
  const fresh: Took[] = []
  const again: Took[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = freshDataDir()
    fresh.push(await firstPageSeconds(dataDir))
    again.push(await firstPageSeconds(dataDir))
    removeDataDir(dataDir)
  }
  return [
    seconds('first start after an installation to its first page', first, firstSecondsMax),
    seconds('web build from nothing', build, buildSecondsMax),
    seconds('start to first page, fresh data folder', medianOf(fresh), freshSecondsMax),
    seconds('start to first page, same folder again', medianOf(again), againSecondsMax),
  ]
}

/** Seconds that went by, and seconds that processors worked for it, which other programs on the machine hardly change; null where the system does
 *  not tell. */
interface Took {
  wall: number
  processor: number | null
}

const ticksPerSecond = 100

/** @returns what a process has used until now, with the tools that it ran and that have ended */
function processorSeconds(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return afterName.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}

function medianOf(all: readonly Took[]): Took {
  const [wall, processor] = [all.map((took) => took.wall), all.map((took) => took.processor ?? 0)].map(median)
  return { wall: wall ?? 0, processor: all.every((took) => took.processor === null) ? null : (processor ?? 0) }
}

const repository = join(import.meta.dirname, '../..')

function seconds(what: string, { wall, processor }: Took, most: number): Row {
  const worked = processor === null ? '' : ` (${processor.toFixed(1)} s of processor)`
  return {
    what,
    figure: `${wall.toFixed(1)} s${worked}`,
    peer: `limit ${most} s, load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`,
    kept: wall <= most,
  }
}

async function firstPageSeconds(dataDir: string): Promise<Took> {
  const began = performance.now()
  const product = await startProduct(dataDir)
  const response = await fetch(product.url)
  await response.text()
  const wall = (performance.now() - began) / 1_000
  const took = { wall, processor: processorSeconds(product.child.pid) }
  await product.end()
  if (!response.ok) throw new Error(`The first page answered ${response.status}`)
  return took
}

async function firstStart(): Promise<Took> {
  forgetBuild()
  rmSync(join(repository, '.cache/node'), { recursive: true, force: true })
  const dataDir = freshDataDir()
  const took = await firstPageSeconds(dataDir)
  removeDataDir(dataDir)
  return took
}

async function wholeBuild(): Promise<Took> {
  forgetBuild()
  const began = performance.now()
  await ensureWebBuild(() => undefined)
  return { wall: (performance.now() - began) / 1_000, processor: null }
}

/** Leaves nothing of what builds before have made or kept. */
function forgetBuild(): void {
  for (const folder of ['apps/web/build', 'apps/extension/build', '.cache/web', '.cache/server'])
    rmSync(join(repository, folder), { recursive: true, force: true })
}
