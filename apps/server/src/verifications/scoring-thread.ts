import { parentPort } from 'node:worker_threads'
import { unpackSnapshot } from '../creators/snapshots.ts'
import { reportOf } from './report-of.ts'
import type { ScoringAnswer, ScoringOrder } from './scorer.ts'

/** The thread behind `Scorer`: stored snapshot in, report out. It opens nothing and knows no database. */

parentPort?.on('message', async (order: ScoringOrder) => {
  parentPort?.postMessage(await answerTo(order))
})

async function answerTo({ number, body, settings }: ScoringOrder): Promise<ScoringAnswer> {
  try {
    return { number, report: reportOf(await unpackSnapshot(body), settings).report }
  } catch (error) {
    return { number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
