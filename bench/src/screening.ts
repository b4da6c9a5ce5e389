import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { signedInAccount } from '../../apps/server/test/signed-in.ts'
import { apiOnly, startProduct } from '../../e2e/running-product.ts'
import { openProductDatabase } from './product-database.ts'
import type { Row } from './row.ts'
import { median, quantile } from './timing.ts'

/** What an account waits for its calls while the simulated creators are scored, which the first search begins; beside the same calls before it. */

const secondsEach = 20
const apartMs = 30
const lookEveryMs = 300
const looksMax = 400
/** So much later its thread has loaded what it scores with. */
const scoredMin = 50
const p95Max = 25

export async function screeningRows(dataDir: string): Promise<Row[]> {
  const product = await startProduct(dataDir, {}, apiOnly)
  const db = openProductDatabase(dataDir)
  try {
    const { token, userId } = await signedInAccount(db, { credits: 100, at: new Date() })
    const paths = [`/api/credits/balance/${userId}`, '/api/verifications?limit=20', '/api/campaigns']
    const asked = { url: product.url, token, paths }
    await calls(asked)
    const alone = await calls(asked)
    let before = await scored(product.url)
    for (let look = 0; before < scoredMin; look++) {
      if (look === looksMax) throw new Error('The scoring did not begin')
      await pause(lookEveryMs)
      before = await scored(product.url)
    }
    const beside = await calls(asked)
    const rate = ((await scored(product.url)) - before) / secondsEach
    const [p50, p95] = [median(beside), quantile(beside, 0.95)]
    return [
      {
        what: `calls while ${rate.toFixed(0)} creators a second are scored: median and p95 of ${beside.length}`,
        figure: `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`,
        peer: `p95 limit ${p95Max} ms; before it ${median(alone).toFixed(1)} and ${quantile(alone, 0.95).toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
        kept: p95 <= p95Max && rate > 0,
      },
    ]
  } finally {
    await db.pool.end()
    await product.end()
  }
}

/** @returns how many have a score; a search, which begins the scoring */
async function scored(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/discovery/creators?limit=1`)
  const { screening } = (await answer.json()) as { screening: { scored: number } | null }
  return screening?.scored ?? 0
}

/** @returns milliseconds of each call, one after the other for a while */
async function calls(asked: { url: string; token: string; paths: string[] }): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + 1_000 * secondsEach
  while (performance.now() < until) {
    const began = performance.now()
    const answer = await fetch(asked.url + asked.paths[times.length % asked.paths.length], {
      headers: { authorization: `Bearer ${asked.token}` },
    })
    await answer.text()
    if (answer.status !== 200) throw new Error(`A call was answered ${answer.status}`)
    times.push(performance.now() - began)
    await pause(apartMs)
  }
  return times
}
