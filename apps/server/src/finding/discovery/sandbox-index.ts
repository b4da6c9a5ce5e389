import { setTimeout as pause } from 'node:timers/promises'
import { sandboxCreator, sandboxNetworkSize } from '@vouch/simulator'
import type pg from 'pg'
import { z } from 'zod'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { foundCardOf, storeFoundCreators } from './found-creator.ts'

/** Makes the simulated network findable: a job that begins with the product writes every creator's counts. Scores follow when somebody
 *  searches (`screen-sandbox.ts`). The job takes its time, so that a product that was only started has the processor for itself; once somebody
 *  searches it hurries.
 *
 *  What a newcomer would get wrong: no request fills the index. Whoever searches before the job has ended is told how far it is. */

export const sandboxIndexKind: JobKind<Record<string, never>> = {
  name: 'discovery.fill',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 5, backoffSeconds: 2, backoffSecondsMax: 30, concurrency: 1 },
}

export interface SandboxIndexParts {
  db: Database
  now: () => Date
}

/** How much of the simulated network can be found, and how much of it has a screening score. */
export interface SandboxIndex {
  indexed: number
  screened: number
  /** Whether somebody searched. */
  wanted: boolean
}

/** While nobody waits the index is filled in small steps: five hundred at once keep every call waiting for a twentieth of a second. */
const cardsAtOnce = { wanted: 500, unwanted: 50 }
const pauseMs = 100

/** Loads how far the index is. */
export async function loadSandboxIndex(sql: Pick<pg.Pool, 'query'>): Promise<SandboxIndex> {
  const found = await sql.query<SandboxIndex>('select indexed, screened, wanted from simulated_network')
  return onlyRow(found)
}

/** @returns how many are written of how many; null when all are. */
export function preparing({ indexed }: Pick<SandboxIndex, 'indexed'>): { done: number; of: number } | null {
  return indexed < sandboxNetworkSize ? { done: indexed, of: sandboxNetworkSize } : null
}

/** Asks for the job, where something is missing and nobody has asked yet. */
export async function askForSandboxIndex(
  { pool }: Database,
  queue: Pick<Queue, 'enqueue' | 'unfinished'>,
): Promise<void> {
  if (preparing(await loadSandboxIndex(pool)) === null) return
  if ((await queue.unfinished(sandboxIndexKind)).length === 0) await queue.enqueue(pool, sandboxIndexKind, {})
}

/** Writes what is missing. It may be stopped anywhere and goes on where it was; two that run at once share the work.
 *  @param until how many creators there shall be; fewer in tests */
export async function fillSandboxIndex(
  { db, now }: SandboxIndexParts,
  signal: AbortSignal,
  until = sandboxNetworkSize,
): Promise<void> {
  while (!signal.aborted) {
    const { indexed, wanted } = await writeCards(db, now().toISOString(), until)
    if (indexed >= until) break
    await pause(wanted ? 0 : pauseMs, undefined, { signal }).catch(() => undefined)
  }
  if (signal.aborted) return
  // New entries wait in a list that every search would read; now is the time to sort them in.
  await db.pool.query(`select gin_clean_pending_list('discovered_creators_words')`)
  await db.pool.query('analyze discovered_creators')
}

/** Writes the next cards; the counts are those of the network's anchor day, and the screening brings each up to date.
 *  @returns how far the index is now. */
function writeCards(db: Database, readAt: string, until: number): Promise<Pick<SandboxIndex, 'indexed' | 'wanted'>> {
  return withTransaction(db, async (tx) => {
    // What a power cut takes is written again by the next attempt.
    await tx.query('set local synchronous_commit to off')
    const held = await tx.query<SandboxIndex>('select indexed, wanted from simulated_network for update')
    const { indexed, wanted } = onlyRow(held)
    const next = Math.min(until, indexed + cardsAtOnce[wanted ? 'wanted' : 'unwanted'])
    if (next <= indexed) return { indexed, wanted }
    const cards = Array.from({ length: next - indexed }, (_, at) => foundCardOf(sandboxCreator(indexed + at), readAt))
    await storeFoundCreators(tx, cards)
    await tx.query('update simulated_network set indexed = $1', [next])
    return { indexed: next, wanted }
  })
}

/** The job that fills the index. @param filled is called at its end */
export function sandboxIndexJob(parts: SandboxIndexParts, filled: () => Promise<void>): Job {
  return defineJob(sandboxIndexKind, {
    resumable: true,
    run: async (_, { signal }) => {
      await fillSandboxIndex(parts, signal)
      if (!signal.aborted) await filled()
    },
  })
}
