import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import {
  addCustomer,
  type CustomerSums,
  customerOf,
  emptySums,
  fitMin,
  type MatchBounds,
  matchedMax,
  refusalsShownMax,
} from '@vouch/contract'
import type { AudienceShares } from '@vouch/engine'
import type pg from 'pg'
import { z } from 'zod'
import { capture, release } from '../../customers/credits/ledger.ts'
import { Conditions } from '../../foundation/db/conditions.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { loadUsualAudiences } from './audience-estimates.ts'
import { type AudienceFit, type AudienceRow, fitOf } from './audience-fit.ts'
import { addVisibility } from './creator-conditions.ts'

/** Counts a customer list and compares it with every creator, telling how far it is. Each step ends with a conditional update, so a job that is
 *  run twice does nothing twice. */

export const audienceKind: JobKind<{ audienceId: string }> = {
  name: 'discovery.customers',
  data: z.object({ audienceId: z.uuid() }),
  limits: { timeoutSeconds: 300, retries: 2, backoffSeconds: 2, backoffSecondsMax: 20, concurrency: 1 },
}

export interface CompareParts {
  db: Database
  now: () => Date
  /** Whether simulated creators stand beside real ones. */
  sandbox: boolean
}

const unpacked = promisify(gunzip)
const linesPerStep = 10_000
const creatorsPerStep = 5_000
const countedMax = 200
const cannotRead = 'We couldn’t read any rows in this list. You weren’t charged.'
const brokeOff = 'The comparison didn’t finish. You weren’t charged. Please upload the list again.'

/** Runs both steps. Where the sums exist already, only the comparing. */
export async function compareCustomers(parts: CompareParts, audienceId: string, signal: AbortSignal): Promise<void> {
  const { db, now } = parts
  const sums =
    (await countLines(db, audienceId, now().getUTCFullYear(), signal)) ?? (await loadSums(db.pool, audienceId))
  if (sums !== null) await rankCreators(parts, audienceId, sums, signal)
}

/** @returns the sums; null where there are no lines to count. */
async function countLines(
  { pool }: Database,
  id: string,
  year: number,
  signal: AbortSignal,
): Promise<CustomerSums | null> {
  const taken = await pool.query<{ rows: Buffer }>(
    `update customer_audiences set state = 'counting' where id = $1 and state in ('waiting', 'counting') returning rows_text as rows`,
    [id],
  )
  const rows = taken.rows[0]?.rows
  if (!rows) return null
  const lines = String(await unpacked(rows)).split('\n')
  const sums = emptySums()
  const refusals: { line: number; message: string }[] = []
  let refused = 0
  for (let from = 0; from < lines.length; from += linesPerStep) {
    if (signal.aborted) return null
    for (const text of lines.slice(from, from + linesPerStep)) {
      const [line, country = null, age = null, gender = null, interests = null] = text.split('\t')
      const customer = customerOf({ country, age, gender, interests }, year)
      if (typeof customer !== 'string') addCustomer(sums, customer)
      else if (++refused <= refusalsShownMax) refusals.push({ line: Number(line), message: customer })
    }
    await pool.query('update customer_audiences set lines_read = $2 where id = $1', [
      id,
      Math.min(lines.length, from + linesPerStep),
    ])
    await breathe()
  }
  await pool.query(
    `update customer_audiences set state = 'comparing', rows_text = null, sums = $2, lines_refused = $3, refusals = $4
      where id = $1 and state = 'counting'`,
    [id, JSON.stringify(sums), refused, JSON.stringify(refusals)],
  )
  return sums
}

async function loadSums(pool: pg.Pool, id: string): Promise<CustomerSums | null> {
  const found = await pool.query<{ sums: CustomerSums }>(
    `select sums from customer_audiences where id = $1 and state = 'comparing'`,
    [id],
  )
  return found.rows[0]?.sums ?? null
}

async function rankCreators(
  { db, now, sandbox }: CompareParts,
  id: string,
  sums: CustomerSums,
  signal: AbortSignal,
): Promise<void> {
  const wanted: AudienceShares = sums
  if (Object.values(sums).every((group) => Object.keys(group).length === 0))
    return settleFailure(db, id, cannotRead, now())
  const asked = await db.pool.query<{ workspaceId: string; bounds: MatchBounds }>(
    'select workspace_id as "workspaceId", bounds from customer_audiences where id = $1',
    [id],
  )
  const list = asked.rows[0]
  if (!list) return
  const conditions = new Conditions()
  addVisibility(conditions, { workspaceId: list.workspaceId, simulated: sandbox })
  if (list.bounds.platforms?.length) conditions.add('platform = any(?)', list.bounds.platforms)
  if (list.bounds.minTrust != null) conditions.add('trust >= ?', Math.ceil(list.bounds.minTrust))
  const total = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from discovered_creators where ${conditions.sql}`,
    conditions.values,
  )
  const of = total.rows[0]?.count ?? 0
  const usual = await loadUsualAudiences(db.pool)
  let best: AudienceFit[] = []
  let fitting = 0
  let compared = 0
  for (let last = '0'; !signal.aborted; ) {
    const rows = await loadCreators(db.pool, conditions, last)
    const fits = rows.map((row) => fitOf(wanted, row, usual))
    fitting += fits.filter(({ fit }) => fit >= fitMin.audience).length
    best = [...best, ...fits]
      .filter(({ fit }) => fit >= fitMin.audience)
      .sort((a, b) => b.score - a.score || Number(a.creatorId) - Number(b.creatorId))
      .slice(0, matchedMax)
    compared += rows.length
    await db.pool.query('update customer_audiences set compared = $2, compared_of = $3 where id = $1', [
      id,
      compared,
      Math.max(of, compared),
    ])
    const end = rows.at(-1)
    if (end === undefined || rows.length < creatorsPerStep)
      return settleReady(db, id, { best, fitting: Math.min(fitting, countedMax) }, now())
    last = end.id
  }
}

async function loadCreators(pool: pg.Pool, conditions: Conditions, last: string): Promise<AudienceRow[]> {
  const found = await pool.query<AudienceRow>(
    `select id, category, country, language, audience from discovered_creators
      where ${conditions.sql} and id > $${conditions.values.length + 1} order by id limit ${creatorsPerStep}`,
    [...conditions.values, last],
  )
  return found.rows
}

async function settleReady(
  db: Database,
  id: string,
  { best, fitting }: { best: AudienceFit[]; fitting: number },
  at: Date,
): Promise<void> {
  const ranking = best.map(({ score: _, ...each }) => each)
  await withTransaction(db, async (tx) => {
    const ended = await tx.query<{ hold: string | null }>(
      `update customer_audiences set state = 'ready', ranking = $2, fitting = $3 where id = $1 and state = 'comparing' returning hold_id as hold`,
      [id, JSON.stringify(ranking), fitting],
    )
    const hold = ended.rows[0]?.hold
    if (hold) await capture(tx, hold, at)
  })
}

/** Ends a list that could not be compared and gives back its price. */
export async function settleFailure(db: Database, id: string, failure: string, at: Date): Promise<void> {
  await withTransaction(db, async (tx) => {
    const ended = await tx.query<{ hold: string | null }>(
      `update customer_audiences set state = 'failed', failure = $2, rows_text = null, sums = null
        where id = $1 and state in ('waiting', 'counting', 'comparing') returning hold_id as hold`,
      [id, failure],
    )
    const hold = ended.rows[0]?.hold
    if (hold) await release(tx, hold, at)
  })
}

/** The job of one list. */
export function audienceJob(parts: CompareParts): Job {
  return defineJob(audienceKind, {
    run: ({ audienceId }, { signal }) => compareCustomers(parts, audienceId, signal),
    abandon: ({ audienceId }) => settleFailure(parts.db, audienceId, brokeOff, parts.now()),
  })
}
