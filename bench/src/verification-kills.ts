import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sandboxCreator } from '@vouch/simulator'
import { signInDemo } from '../../e2e/demo-account.ts'
import { apiOnly, startProduct } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'

/** A proof: the product's PostgreSQL is killed while a verification is under way, and started again by the product. The verification ends by itself,
 *  soon. */

/** From the call to the kill: before, while and after the creator is read and scored. */
const killedAfterMs = [20, 50, 80, 110, 150]
const endsWithinMs = 10_000
const givenUpMs = 60_000
const lookEveryMs = 50
/** Between two kills, so that the second meets a product that has recovered. */
const settleMs = 3_000

export async function verificationKillRows(dataDir: string): Promise<Row[]> {
  const product = await startProduct(dataDir, {}, apiOnly)
  try {
    const headers = { authorization: `Bearer ${await signInDemo(product.url)}`, 'content-type': 'application/json' }
    const ends: Ended[] = []
    for (const [index, killedMs] of killedAfterMs.entries()) {
      const id = await opened(product.url, headers, sandboxCreator(index).url)
      const address = `${product.url}/api/verifications/${id}`
      await pause(killedMs)
      const before = await stateOf(address, headers)
      killDatabase(dataDir)
      ends.push({ ...(await ended(address, headers)), isUnderWay: !isOver(before) })
      await pause(settleMs)
    }
    return [rowOf(ends)]
  } finally {
    await product.end()
  }
}

/** Its first process, as whatever kills without asking does. */
function killDatabase(dataDir: string): void {
  const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const isOver = (state: string | undefined) => state === 'done' || state === 'failed'

interface Ended {
  state: string
  /** When the database was killed. */
  isUnderWay: boolean
  /** From the kill. */
  ms: number
}

function rowOf(ends: readonly Ended[]): Row {
  const slowest = Math.max(...ends.map(({ ms }) => ms))
  const done = ends.filter(({ state }) => state === 'done').length
  const underWay = ends.filter(({ isUnderWay }) => isUnderWay).length
  return {
    what: `PostgreSQL killed beside verifications, ${underWay} of them under way: done, and from the kill to their end`,
    figure: `${done} of ${ends.length}; ${ends.map(({ ms }) => (ms / 1_000).toFixed(1)).join(', ')} s`,
    peer: `limit ${endsWithinMs / 1_000} s; load ${loadavg()[0]?.toFixed(1)}`,
    kept: done === ends.length && slowest <= endsWithinMs && underWay > 0,
  }
}

async function opened(url: string, headers: Record<string, string>, address: string): Promise<string> {
  const answer = await fetch(`${url}/api/verifications`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ url: address }),
  })
  if (answer.status !== 202) throw new Error(`A verification was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

async function stateOf(address: string, headers: Record<string, string>): Promise<string | undefined> {
  const answer = await fetch(address, { headers })
  return ((await answer.json()) as { state?: string }).state
}

/** Asks until it has ended; refusals meanwhile are the database's absence. */
async function ended(address: string, headers: Record<string, string>): Promise<Omit<Ended, 'isUnderWay'>> {
  const began = performance.now()
  let state = 'unknown'
  while (performance.now() - began < givenUpMs) {
    state = (await stateOf(address, headers)) ?? state
    if (isOver(state)) break
    await pause(lookEveryMs)
  }
  return { state, ms: performance.now() - began }
}
