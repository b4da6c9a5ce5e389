import { setTimeout as pause } from 'node:timers/promises'
import { fillDemo, signInDemo } from '../../e2e/demo-account.ts'
import { followStream, type StreamGaps } from '../../e2e/followed-stream.ts'
import { hasHaproxy, type ProxiedProduct, startProxied } from '../../e2e/proxied-product.ts'
import { type Load, openVerification, steadyLoad } from '../../e2e/steady-load.ts'
import type { Row } from './row.ts'

/** A proof: two web processes behind HAProxy are restarted one after the other while clients deduct credits, read, verify creators, and follow a
 *  verification that waits. Then two workers start, and are restarted in the same way while they work. */

const rounds = 3
const clients = 6
const gapMsMax = 2_000
const endWithinMs = 240_000
const places = [0, 1] as const

export async function rollingRows(): Promise<Row[]> {
  if (!hasHaproxy)
    return [{ what: 'rolling restarts', figure: 'not measured', peer: 'needs Debian’s haproxy', kept: null }]
  const product = await startProxied()
  try {
    return await measure(product)
  } finally {
    await product.close()
  }
}

async function measure(product: ProxiedProduct): Promise<Row[]> {
  const { url, db } = product
  await fillDemo(db)
  const token = await signInDemo(url)
  const { id } = await openVerification(url, token)
  const following = followStream(`${url}/api/verifications/${id}/events`, token)
  const load = steadyLoad(url, token, clients)
  for (let round = 0; round < rounds; round += 1) for (const place of places) await product.restart('web', place)
  await product.startWorkers()
  for (let round = 0; round < rounds; round += 1) for (const place of places) await product.restart('worker', place)
  await load.stop()
  const gaps = await following
  return [...rowsOf(load, gaps), await endedRow(product, load)]
}

/** Every verification that was accepted ends by itself. */
async function endedRow({ db }: ProxiedProduct, { opened }: Load): Promise<Row> {
  const done = async () => {
    const found = await db.pool.query<{ n: number }>(
      `select count(*)::int as n from verifications join verification_runs runs on runs.id = run_id
        where verifications.id = any($1) and runs.state = 'done'`,
      [opened],
    )
    return found.rows[0]?.n ?? 0
  }
  const until = performance.now() + endWithinMs
  while ((await done()) < opened.length && performance.now() < until) await pause(500)
  const reported = await done()
  return {
    what: `${2 * rounds} restarts of two workers at work: verifications that came to a report`,
    figure: `${reported} of ${opened.length}`,
    peer: 'limit all',
    kept: reported === opened.length && opened.length > 0,
  }
}

function rowsOf({ answered, refused }: Pick<Load, 'answered' | 'refused'>, gaps: StreamGaps): Row[] {
  const lost = [...refused].map(([status, times]) => `${times} of ${status}`).join(', ')
  const longest = Math.max(0, ...gaps.ms)
  return [
    {
      what: `${2 * rounds} restarts, one web process after the other, ${clients} clients behind HAProxy: requests answered`,
      figure: `${answered}, ${lost === '' ? 'none lost' : `lost ${lost}`}`,
      peer: 'limit none lost',
      kept: lost === '' && answered > 0,
    },
    {
      what: 'a stream of events meanwhile: the longest time that it was away',
      figure: `${longest.toFixed(0)} ms in ${gaps.ms.length} breaks`,
      peer: `limit ${gapMsMax} ms; it ended with “${gaps.last}”`,
      kept: longest <= gapMsMax && gaps.last === 'done',
    },
  ]
}
