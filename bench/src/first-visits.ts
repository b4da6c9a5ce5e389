import { loadavg } from 'node:os'
import { startProduct } from '../../e2e/running-product.ts'
import { listedPages } from './published-pages.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** How long the first visitor of each public page waits for it after a start, which reads and compresses it; beside the second, who gets it from memory. */

const firstMsMax = 50
const encodings = 'br, gzip'

export async function firstVisitRows(dataDir: string): Promise<Row[]> {
  const product = await startProduct(dataDir)
  try {
    const paths = listedPages()
    // What the first answer of all waits for is no page's own.
    await visit(product.url, '/healthz')
    const first = await visits(product.url, paths)
    const second = await visits(product.url, paths)
    const [slowest] = first.toSorted((a, b) => b.ms - a.ms)
    const middle = median(first.map(({ ms }) => ms))
    const whole = first.reduce((sum, { ms }) => sum + ms, 0) / 1_000
    return [
      {
        what: `first visit to each of ${paths.length} public pages after a start: median`,
        figure: `${middle.toFixed(0)} ms (slowest ${slowest?.ms.toFixed(0)}, ${slowest?.path}; all ${whole.toFixed(1)} s)`,
        peer: `limit ${firstMsMax} ms; the second ${median(second.map(({ ms }) => ms)).toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
        kept: middle <= firstMsMax,
      },
    ]
  } finally {
    await product.end()
  }
}

async function visits(url: string, paths: readonly string[]): Promise<{ path: string; ms: number }[]> {
  const found: { path: string; ms: number }[] = []
  for (const path of paths) found.push({ path, ms: await visit(url, path) })
  return found
}

async function visit(url: string, path: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url + path, { headers: { 'accept-encoding': encodings } })
  await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return performance.now() - began
}
