import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '@vouch/contract'
import { z } from 'zod'
import { actingAs } from '../../foundation/http/acting-key.ts'
import type { Attempt, JobKind } from '../../foundation/jobs/job.ts'
import { idempotencyOf, openVerification } from '../../verdicts/verifications/open-verification.ts'
import { addressRequest } from '../../verdicts/verifications/request-of.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'

/** Verifies a list, a few creators at a time. It may be killed anywhere and run twice at once: what stands in the rows decides, and each
 *  line's verification has a key of its own, so that none is opened or paid twice. */

/** Verifications of one batch that are under way at a time: one of a process's four workers stays free for whoever waits in front of
 *  the screen. */
export const batchWindow = 3
/** A turn ends before the job's limit; the next one goes on. */
const turnMs = 45_000
const lookEveryMs = 400

/** Lists of one workspace that are worked at; the others wait, so that nobody else's do. */
const listsAtOnce = 3

/** A list that is paused and goes on has another turn: the job of an earlier one ends, however many there are. */
export interface BatchTurn {
  batchId: string
  turn: number
}

export const batchKind: JobKind<BatchTurn> = {
  name: 'bulk.run',
  data: z.object({ batchId: z.uuid(), turn: z.int().default(0) }),
  limits: { timeoutSeconds: 120, retries: 5, backoffSeconds: 2, backoffSecondsMax: 60, concurrency: 2 },
}

interface Batch {
  id: string
  turn: number
  workspaceId: string
  userId: string
  /** The key in whose name the batch was opened; null: a person's. */
  apiKeyId: string | null
}

interface Item {
  id: string
  url: string
}

/** Runs a batch until it is through, paused or out of credits, or has another turn; a long one goes on in a further job. */
export async function runBatch(
  parts: VerificationParts,
  due: BatchTurn,
  { signal, last = false }: Pick<Attempt, 'signal'> & Partial<Attempt>,
  turnMsMax = turnMs,
): Promise<void> {
  const { db, queue } = parts
  for (let spentMs = 0; !signal.aborted; spentMs += lookEveryMs) {
    if (!(await step(parts, due, last))) return
    if (spentMs >= turnMsMax) return queue.enqueue(db.pool, batchKind, due)
    await pause(lookEveryMs)
  }
  throw new Error('The process stops: another attempt goes on with the batch')
}

/** Opens what may be opened now. @returns whether there is more to do */
async function step(parts: VerificationParts, { batchId, turn }: BatchTurn, last: boolean): Promise<boolean> {
  const { pool } = parts.db
  const found = await pool.query<Batch & { open: number; waiting: number; before: number; keyEnded: boolean }>(
    `select id, turn, workspace_id as "workspaceId", user_id as "userId", api_key_id as "apiKeyId",
            (select count(*)::int from bulk_items join verifications on verifications.id = verification_id
               join verification_runs run on run.id = run_id
              where batch_id = $1 and run.state in ('queued', 'running')) as open,
            (select count(*)::int from bulk_items
              where batch_id = $1 and verification_id is null and problem is null) as waiting,
            (select count(*)::int from bulk_batches earlier
              where earlier.workspace_id = bulk_batches.workspace_id and earlier.state = 'running'
                and (earlier.created_at, earlier.id) < (bulk_batches.created_at, bulk_batches.id)) as before,
            exists (select from api_keys where api_keys.id = api_key_id and revoked_at is not null) as "keyEnded"
       from bulk_batches where id = $1 and state = 'running' and turn = $2`,
    [batchId, turn],
  )
  const [batch] = found.rows
  if (batch === undefined || batch.before >= listsAtOnce) return false
  if (batch.waiting === 0 && batch.open === 0) {
    await pool.query(`update bulk_batches set state = 'done', ended_at = $2 where id = $1 and state = 'running'`, [
      batchId,
      parts.now(),
    ])
    await resumeWaiting(parts)
    return false
  }
  // Whoever revokes a key means all that it set going.
  if (batch.keyEnded && batch.waiting > 0) return halt(parts, batch, 'paused')
  for (const item of await loadNext(parts, batchId, batchWindow - batch.open)) {
    if (!(await begin(parts, batch, item, last))) return false
  }
  return true
}

/** Halts a batch until somebody lets it go on: `stopped` for want of credits, `paused` where the key that set it going may spend no more.
 *  @returns false: there is nothing more to do */
async function halt(parts: VerificationParts, { id, turn }: Batch, state: 'paused' | 'stopped'): Promise<false> {
  // A person may have let the list go on meanwhile, in a turn of its own.
  await parts.db.pool.query(`update bulk_batches set state = $2 where id = $1 and state = 'running' and turn = $3`, [
    id,
    state,
    turn,
  ])
  await resumeWaiting(parts)
  return false
}

/** Takes up running batches that no job is at and that need not wait for others: a job failed for good, a backup was restored, or others are through. */
export async function resumeWaiting({ db, queue }: VerificationParts): Promise<void> {
  const running = await db.pool.query<BatchTurn>(
    `select id as "batchId", turn
       from (select id, turn, row_number() over (partition by workspace_id order by created_at, id) as place
               from bulk_batches where state = 'running') running
      where place <= ${listsAtOnce} limit 1000`,
  )
  const known = new Set((await queue.unfinished(batchKind)).map(({ batchId, turn }) => `${batchId} ${turn}`))
  for (const each of running.rows)
    if (!known.has(`${each.batchId} ${each.turn}`)) await queue.enqueue(db.pool, batchKind, each)
}

/** The next lines without a verification: those too that an earlier process had begun with, whose keys give the same answer. */
async function loadNext({ db }: VerificationParts, batchId: string, count: number): Promise<Item[]> {
  if (count <= 0) return []
  const found = await db.pool.query<Item>(
    `select id::text, url from bulk_items
      where batch_id = $1 and verification_id is null and problem is null order by line limit $2`,
    [batchId, count],
  )
  return found.rows
}

/** Opens the verification of a line. A line that makes every attempt fail is given up with the last one: it would hold up the lists behind it.
 *  @returns false where the batch halts because the credits ended, or those of its key */
async function begin(parts: VerificationParts, batch: Batch, { id, url }: Item, last: boolean): Promise<boolean> {
  const { db, now } = parts
  const body = { url }
  try {
    const opened = await actingAs(batch.apiKeyId, () =>
      openVerification(parts, {
        member: batch,
        request: addressRequest(body),
        idempotency: idempotencyOf(`bulk:${batch.id}:${id}`, body),
      }),
    )
    await db.pool.query('update bulk_items set verification_id = $2, begun_at = $3 where id = $1', [
      id,
      opened.id,
      now(),
    ])
    return true
  } catch (error) {
    const isRefused = error instanceof Problem
    if (!isRefused && !last) throw error
    if (isRefused && error.code === 'insufficient_credits') return halt(parts, batch, 'stopped')
    if (isRefused && error.code === 'key_limit') return halt(parts, batch, 'paused')
    await db.pool.query('update bulk_items set problem = $2, begun_at = $3 where id = $1', [
      id,
      isRefused ? error.message : 'Something went wrong on our end. No credits were used. Try again.',
      now(),
    ])
    return true
  }
}
