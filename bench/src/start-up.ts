import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuild } from '../../apps/server/src/site/web-build.ts'
import { freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** From the command to the first served page, on a fresh data folder and again on the same one; and the web build. */

const freshSecondsMax = 6
const againSecondsMax = 3
const buildSecondsMax = 30
const rounds = 3

export async function startUpRows(): Promise<Row[]> {
  const build = await buildSeconds()
  const fresh: number[] = []
  const again: number[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = freshDataDir()
    fresh.push(await firstPageSeconds(dataDir))
    again.push(await firstPageSeconds(dataDir))
    removeDataDir(dataDir)
  }
  return [
    seconds('web build from nothing', build, buildSecondsMax),
    seconds('start to first page, fresh data folder', median(fresh), freshSecondsMax),
    seconds('start to first page, same folder again', median(again), againSecondsMax),
  ]
}

function seconds(what: string, value: number, most: number): Row {
  return { what, figure: `${value.toFixed(1)} s`, peer: `limit ${most} s`, kept: value <= most }
}

async function firstPageSeconds(dataDir: string): Promise<number> {
  const began = performance.now()
  const product = await startProduct(dataDir)
  const response = await fetch(product.url)
  await response.text()
  const took = (performance.now() - began) / 1_000
  await product.end()
  if (!response.ok) throw new Error(`The first page answered ${response.status}`)
  return took
}

async function buildSeconds(): Promise<number> {
  rmSync(join(import.meta.dirname, '../../.cache/web/sources.sha256'), { force: true })
  const began = performance.now()
  await ensureWebBuild(() => undefined)
  return (performance.now() - began) / 1_000
}
