import { availableParallelism, loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { sandboxCreator } from '@vouch/simulator'
import { apiOnly, freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import { openVerifications } from './opened-verifications.ts'
import { openProductDatabase } from './product-database.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** Verifications a minute of the sandbox by the whole product (a call, a job, a snapshot fetched and kept, a verdict, its report kept, credits), beside
 *  what the engine alone makes of the same creators' snapshots on as many threads as there are cores. */

const shareMin = 0.8

/** @param count verifications of a run @param runs runs of both, in turns, of which the medians count */
export async function verificationRows(count = 200, runs = 5): Promise<Row[]> {
  const dataDir = freshDataDir()
  const product = await startProduct(dataDir, {}, apiOnly)
  const db = openProductDatabase(dataDir)
  try {
    const whole: number[] = []
    const alone: number[] = []
    for (let run = 0; run < runs; run++) {
      const creators = Array.from({ length: count }, (_, index) => sandboxCreator(run * count + index))
      const { seconds, done } = await openVerifications(
        product.url,
        db,
        creators.map(({ url }) => url),
      )
      if (done !== count) throw new Error(`${done} of ${count} verifications are done`)
      whole.push((60 * count) / seconds)
      alone.push(await engineAlone(creators))
      console.log(
        `  run ${run + 1}: ${whole.at(-1)?.toFixed(0)} a minute, the engine alone ${alone.at(-1)?.toFixed(0)}`,
      )
    }
    const share = median(whole) / median(alone)
    return [
      {
        what: `verifications of the sandbox on ${availableParallelism()} cores, ${runs} times ${count}`,
        figure: `${median(whole).toFixed(0)} a minute, ${Math.round(100 * share)}% of what the engine alone does`,
        peer: `at least ${100 * shareMin}% of ${median(alone).toFixed(0)}; load ${loadavg()[0]?.toFixed(1)}`,
        kept: share >= shareMin,
      },
    ]
  } finally {
    await db.pool.end()
    await product.end()
    removeDataDir(dataDir)
  }
}

type Card = ReturnType<typeof sandboxCreator>

/** @returns verdicts a minute, the making of the snapshots left out */
async function engineAlone(creators: readonly Card[]): Promise<number> {
  const threads = availableParallelism()
  const each = Math.ceil(creators.length / threads)
  const times = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      secondsOf(
        creators.slice(thread * each, (thread + 1) * each).map(({ platform, handle }) => ({ platform, handle })),
      ),
    ),
  )
  return (60 * creators.length) / Math.max(...times)
}

function secondsOf(workerData: Pick<Card, 'platform' | 'handle'>[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./engine-alone.ts', import.meta.url), { workerData })
    worker.once('message', resolve).once('error', reject)
  })
}
