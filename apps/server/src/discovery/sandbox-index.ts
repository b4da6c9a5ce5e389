import { setImmediate as breathe } from 'node:timers/promises'
import { assess } from '@vouch/engine'
import { sandboxCreator, sandboxNetworkSize, sandboxSnapshot } from '@vouch/simulator'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { onlyRow } from '../db/database.ts'
import { defineJob, type Job, type JobKind } from '../jobs/job.ts'
import type { Queue } from '../jobs/queue.ts'
import { type FoundCreator, foundCardOf, foundCreatorOf, storeFoundCreators } from './found-creator.ts'

/** Makes the simulated network findable: every creator's counts at once, and then, in the background, a screening score for each from a
 *  small sample, because a list that cannot be filtered by trust is of no use here.
 *
 *  What a newcomer would get wrong: nothing is scored before somebody searches. A product that is only started costs nothing. */

export const screeningKind: JobKind<Record<string, never>> = {
  name: 'discovery.screen',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 900, retries: 5, backoffSeconds: 5, backoffSecondsMax: 60, concurrency: 1 },
}

const cardsPerStatement = 500
/** Small enough that a request waits at most a moment for the processor. */
const screenedPerStatement = 25
/** The key of the lock under which one process fills the index; any number that no other lock has. */
const indexLock = 7_240_040

export interface SandboxIndexParts {
  db: Database
  now: () => Date
}

export interface Screening {
  scored: number
  of: number
}

/** Counts how far the screening is; null where there are no simulated creators. */
export async function loadScreening(pool: pg.Pool): Promise<Screening | null> {
  const found = await pool.query<Screening>(
    `select (count(*) - (select count(*) from discovered_creators where source = 'sandbox' and trust is null))::int as scored,
            count(*)::int as of
       from discovered_creators where source = 'sandbox'`,
  )
  const screening = onlyRow(found)
  return screening.of === 0 ? null : screening
}

/** Fills the index with the simulated network where it is missing, and asks for its screening. It takes about a second, once. */
export async function ensureSandboxIndex({ db, now }: SandboxIndexParts, queue: Queue): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [indexLock])
    if (await isIndexed(client)) return
    await indexCards(client, now().toISOString())
    // New entries wait in a list that every search would read; now is the time to sort them in.
    await client.query(`select gin_clean_pending_list('discovered_creators_words')`)
    await client.query('analyze discovered_creators')
    await queue.enqueue(client, screeningKind, {})
  } finally {
    await client.query('select pg_advisory_unlock($1)', [indexLock]).catch(() => undefined)
    client.release()
  }
}

async function isIndexed(client: pg.PoolClient): Promise<boolean> {
  const found = await client.query(`select from discovered_creators where source = 'sandbox' offset $1 limit 1`, [
    sandboxNetworkSize - 1,
  ])
  return found.rowCount === 1
}

/** The counts are those of the network's anchor day; the screening brings each up to date. */
async function indexCards(client: pg.PoolClient, readAt: string): Promise<void> {
  for (let first = 0; first < sandboxNetworkSize; first += cardsPerStatement) {
    const rows: FoundCreator[] = []
    for (let index = first; index < Math.min(first + cardsPerStatement, sandboxNetworkSize); index++)
      rows.push(foundCardOf(sandboxCreator(index), readAt))
    await storeFoundCreators(client, rows)
    await breathe()
  }
}

/** Screens those who have no score in the order of an unsorted list, so that its first page is scored first. It may be stopped anywhere and goes on where it was. */
export async function screenSandbox({ db, now }: SandboxIndexParts, signal: AbortSignal): Promise<void> {
  let place: [followers: number, id: string] = [Number.MAX_SAFE_INTEGER, '0']
  while (!signal.aborted) {
    const waiting = await db.pool.query<{ id: string; platform: string; handle: string; followers: number }>(
      `select id, platform, handle, coalesce(followers, -1)::float8 as followers from discovered_creators
        where source = 'sandbox' and trust is null and (coalesce(followers, -1), id) < ($1, $2)
        order by coalesce(followers, -1) desc, id desc limit $3`,
      [...place, screenedPerStatement],
    )
    if (waiting.rows.length === 0) return
    const rows: FoundCreator[] = []
    for (const { id, platform, handle, followers } of waiting.rows) {
      place = [followers, id]
      const row = screened(platform, handle, now().toISOString())
      if (row !== null) rows.push(row)
      await breathe()
    }
    await storeFoundCreators(db.pool, rows)
  }
}

function screened(platform: string, handle: string, at: string): FoundCreator | null {
  const snapshot = sandboxSnapshot(platformOf(platform), handle, at, 'tiny')
  if (snapshot === null) return null
  const report = assess(snapshot, { digest: 'sha256:', computedAt: at })
  return foundCreatorOf(snapshot, report, { source: 'sandbox', workspaceId: null, expiresAt: null, basis: 'screening' })
}

/** The rows of the index are written by this module from the network's own cards, so their platform is one of its platforms. */
function platformOf(text: string): Parameters<typeof sandboxSnapshot>[0] {
  return text as Parameters<typeof sandboxSnapshot>[0]
}

/** The job that screens, asked for when the index is filled. */
export function screeningJob(parts: SandboxIndexParts): Job {
  return defineJob(screeningKind, { run: (_, { signal }) => screenSandbox(parts, signal) })
}
