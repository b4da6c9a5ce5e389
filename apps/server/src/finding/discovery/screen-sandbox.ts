import { sandboxNetworkSize } from '@vouch/simulator'
import type pg from 'pg'
import { z } from 'zod'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { OrderThread } from '../../foundation/jobs/order-thread.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { type FoundCreator, storeFoundCreators } from './found-creator.ts'
import type { SandboxIndexParts } from './sandbox-index.ts'
import { type ScreeningOrder, screenedRows } from './screened-rows.ts'

/** Gives each simulated creator a screening score from a small sample, because a list that cannot be filtered by trust is of no use here.
 *
 *  What a newcomer would get wrong: nothing is scored before somebody searches. A product that is only started scores nobody. */

export const screeningKind: JobKind<Record<string, never>> = {
  name: 'discovery.screen',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 900, retries: 5, backoffSeconds: 5, backoffSecondsMax: 60, concurrency: 1 },
}

const screenedPerStatement = 25
/** A hundred times what so many take. */
const orderMsMax = 60_000

interface Waiting {
  id: string
  platform: string
  handle: string
  /** The place in the order of an unsorted list. */
  followers: string
}

/** Asks for the screening where the index is full and somebody searched: once, whoever of both comes last. */
export async function askForScreening(db: Database, queue: Pick<Queue, 'enqueue'>): Promise<void> {
  await withTransaction(db, async (tx) => {
    const begun = await tx.query(
      'update simulated_network set screening_begun = true where wanted and indexed >= $1 and not screening_begun',
      [sandboxNetworkSize],
    )
    if (begun.rowCount === 1) await queue.enqueue(tx, screeningKind, {})
  })
}

/** Asks for the rest of a screening that a stop cut off. */
export async function resumeScreening({ pool }: Database, queue: Pick<Queue, 'enqueue' | 'unfinished'>): Promise<void> {
  const cutOff = await pool.query('select from simulated_network where screening_begun and screened < indexed')
  if (cutOff.rowCount === 0 || (await queue.unfinished(screeningKind)).length > 0) return
  await queue.enqueue(pool, screeningKind, {})
}

/** Screens in the order of an unsorted list, so that its first page is scored first. It may be stopped anywhere and goes on where it was. Minutes
 *  of work: a thread does it, so that whoever searched is answered as ever.
 *  @param enough ends once so many are screened, a few more at most; all, unless told */
export async function screenSandbox(
  { db, now }: SandboxIndexParts,
  signal: AbortSignal,
  enough = Number.POSITIVE_INFINITY,
): Promise<void> {
  const thread = new OrderThread<ScreeningOrder, FoundCreator[]>(
    'screening',
    new URL('./screening-thread.ts', import.meta.url),
    { orderMsMax },
  )
  try {
    for (let done = 0; done < enough && !signal.aborted; done += screenedPerStatement) {
      const waiting = await loadWaiting(db.pool)
      const last = waiting.at(-1)
      if (last === undefined) {
        await db.pool.query('update simulated_network set screened = indexed')
        return
      }
      const rows = await thread.ask({ creators: waiting, at: now().toISOString() })
      await withTransaction(db, async (tx) => {
        await storeFoundCreators(tx, rows)
        await tx.query(
          `update simulated_network set screened = least(indexed, screened + $1), screened_followers = $2, screened_id = $3`,
          [waiting.length, last.followers, last.id],
        )
      })
    }
  } finally {
    await thread.close()
  }
}

/** Loads those behind the last one who have no score. Some never get one: their sample says too little. */
async function loadWaiting(pool: pg.Pool): Promise<Waiting[]> {
  const found = await pool.query<Waiting>(
    `select id, platform, handle, coalesce(followers, -1)::text as followers from discovered_creators
      where source = 'sandbox' and (trust is null or (trust_basis = 'screening' and (mentions is null or not months_read)))
        and (coalesce(followers, -1), id) < (select screened_followers, screened_id from simulated_network)
      order by coalesce(followers, -1) desc, id desc limit $1`,
    [screenedPerStatement],
  )
  return found.rows
}

/** Screens one creator before the others: somebody is looking at it. */
export async function screenNow({ db, now }: SandboxIndexParts, platform: string, handle: string): Promise<void> {
  const rows = screenedRows({ creators: [{ platform, handle }], at: now().toISOString() })
  if (rows.length > 0) await storeFoundCreators(db.pool, rows)
}

/** The job that screens, asked for by the first search. */
export function screeningJob(parts: SandboxIndexParts): Job {
  return defineJob(screeningKind, { resumable: true, run: (_, { signal }) => screenSandbox(parts, signal) })
}
