import { hash } from 'node:crypto'
import { canonicalJson, idempotencyHours, Problem } from '@vouch/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'

/** Calls of programs that are sent again. A call with an `Idempotency-Key` that changes something is made once; whoever sends it again
 *  within a day gets the first answer. Calls that declare the header themselves keep it longer, in their own rooms. */

/** Longer answers are not kept, and such a call is made again. */
const answerCharsMax = 256 * 1024
const keyCharsMax = 200
/** No call takes as long: one without an answer by then died with its process, and nobody knows how far it came. */
const answerMinutesMax = 5
/** Whoever sends a call again while the first runs is told to wait for as long again as it has run, within these seconds. */
const repeatSeconds = { least: 1, most: 30 }

export interface RepeatableCall {
  keyId: string
  idempotencyKey: string
}

/** @returns the call as one that can be sent again, null where it is none: it reads, it has no key, or its route knows the header itself */
export function repeatableCall(request: FastifyRequest): RepeatableCall | null {
  const { declared, takesUploads } = request.routeOptions.config
  const idempotencyKey = request.headers['idempotency-key']
  const keyId = request.member?.apiKey?.id
  if (keyId === undefined || declared === undefined || typeof idempotencyKey !== 'string') return null
  if (declared.method === 'GET' || takesUploads || declared.stream || declared.download) return null
  if (declared.headers && 'idempotency-key' in declared.headers.shape) return null
  if (idempotencyKey === '' || idempotencyKey.length > keyCharsMax)
    throw new Problem('validation', `An idempotency key has 1 to ${keyCharsMax} characters.`)
  return { keyId, idempotencyKey }
}

/** Lets the first call through and answers a repetition.
 *  @returns whether the call is answered
 *  @throws Problem `idempotency_conflict` where the key was used for something else or the first call was cut off, `not_ready` while it is under way */
export async function answerRepeated(
  pool: pg.Pool,
  call: RepeatableCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const digest = hash('sha256', `${request.method} ${request.url}\n${canonicalJson(request.body ?? null)}`)
  const first = await pool.query(
    `insert into api_key_answers as answers (key_id, idempotency_key, request_digest) values ($1, $2, $3)
     on conflict (key_id, idempotency_key) do update set at = now(), request_digest = excluded.request_digest, status = null, body = null
      where answers.at < now() - interval '${idempotencyHours} hours'`,
    [call.keyId, call.idempotencyKey, digest],
  )
  if (first.rowCount === 1) return false
  const row = await loadFirst(pool, call)
  if (row !== undefined && row.digest !== digest) throw new Problem('idempotency_conflict')
  if (row?.died)
    throw new Problem(
      'idempotency_conflict',
      'The first call with this idempotency key was cut off. Look whether it was made, then send a new key.',
    )
  if (row?.status == null) throw stillRunning(row?.ranSeconds ?? 0)
  await reply
    .code(row.status)
    .header('idempotent-replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(row.body)
  return true
}

interface FirstCall {
  digest: string
  status: number | null
  body: string | null
  died: boolean
  ranSeconds: number
}

async function loadFirst(pool: pg.Pool, call: RepeatableCall): Promise<FirstCall | undefined> {
  const found = await pool.query<FirstCall>(
    `select request_digest as digest, status, body, status is null and at < now() - interval '${answerMinutesMax} minutes' as died,
            extract(epoch from now() - at)::float8 as "ranSeconds"
       from api_key_answers where key_id = $1 and idempotency_key = $2`,
    [call.keyId, call.idempotencyKey],
  )
  return found.rows[0]
}

function stillRunning(ranSeconds: number): Problem {
  const { least, most } = repeatSeconds
  const sentence = 'The first call with this idempotency key is still running. Try again in a moment.'
  return new Problem('not_ready', sentence, { retryAfterSeconds: Math.min(most, Math.max(least, ranSeconds)) })
}

/** Keeps the answer for whoever sends the call again; one that failed on our side is made again instead. */
export async function keepAnswer(
  pool: pg.Pool,
  { keyId, idempotencyKey }: RepeatableCall,
  status: number,
  body: unknown,
): Promise<void> {
  const kept = status < 500 && status !== 429 && typeof body === 'string' && body.length <= answerCharsMax
  const text = kept
    ? 'update api_key_answers set status = $3, body = $4 where key_id = $1 and idempotency_key = $2'
    : 'delete from api_key_answers where key_id = $1 and idempotency_key = $2'
  await pool.query(text, [keyId, idempotencyKey, ...(kept ? [status, body] : [])])
}

/** Deletes answers whose time is over. */
export async function forgetOldAnswers(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`delete from api_key_answers where at < now() - interval '${idempotencyHours} hours'`)
}
