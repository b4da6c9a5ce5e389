import { type BulkState, Problem } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableJson, storableText } from '../../foundation/db/storable-text.ts'
import type { Member } from '../../foundation/http/member.ts'
import { idempotencyOf } from '../../verdicts/verifications/open-verification.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'
import { noSuchBatch } from './load-batches.ts'
import { type ReadLine, readList } from './read-list.ts'
import { batchKind, resumeWaiting } from './run-batch.ts'

/** Opens, pauses and ends batches. */

export interface Opening {
  member: Pick<Member, 'userId' | 'workspaceId' | 'apiKey'>
  text: string
  name: string
  key: string | undefined
}

/** Writes a batch and begins with it; lines that are double are left out, lines that are refused are kept with the reason.
 *  @returns its id; the earlier one's for a key that was used for the same list before.
 *  @throws Problem `validation` or `idempotency_conflict` */
export function openBatch(parts: VerificationParts, opening: Opening): Promise<string> {
  return withTransaction(parts.db, (tx) => writeBatch(tx, parts, opening))
}

/** As `openBatch`, in the caller's transaction: the batch begins when that is committed. */
export async function writeBatch(
  tx: pg.PoolClient,
  { connectors, now, queue }: Pick<VerificationParts, 'connectors' | 'now' | 'queue'>,
  { member, text, name, key }: Opening,
): Promise<string> {
  const lines = readList(text, connectors).filter(({ kind }) => kind !== 'double')
  const idempotency = idempotencyOf(key, { text, name })
  const opened = await tx.query<{ id: string }>(
    `insert into bulk_batches (workspace_id, user_id, name, idempotency_key, request_digest, created_at, api_key_id)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (workspace_id, idempotency_key) do nothing returning id`,
    [
      ...[member.workspaceId, member.userId, storableText(name)],
      ...[idempotency?.key ?? null, idempotency?.digest ?? null, now(), member.apiKey?.id ?? null],
    ],
  )
  const [row] = opened.rows
  if (row === undefined) return loadEarlier(tx, member.workspaceId, idempotency)
  await writeItems(tx, row.id, lines, now())
  await queue.enqueue(tx, batchKind, { batchId: row.id, turn: 0 })
  return row.id
}

async function loadEarlier(tx: pg.PoolClient, workspaceId: string, used: ReturnType<typeof idempotencyOf>) {
  const found = await tx.query<{ id: string; digest: string }>(
    'select id, request_digest as digest from bulk_batches where workspace_id = $1 and idempotency_key = $2',
    [workspaceId, used?.key],
  )
  const [earlier] = found.rows
  if (earlier === undefined || earlier.digest !== used?.digest) throw new Problem('idempotency_conflict')
  return earlier.id
}

async function writeItems(tx: pg.PoolClient, batchId: string, lines: readonly ReadLine[], at: Date): Promise<void> {
  const rows = lines.map(({ line, text, platform, handle, url, reason }) => ({
    ...{ line, text, platform, handle, url, problem: reason },
  }))
  await tx.query(
    `insert into bulk_items (batch_id, line, text, platform, handle, url, problem, begun_at)
     select $1, line, text, platform, handle, url, problem, case when problem is not null then $3::timestamptz end
       from jsonb_to_recordset($2::jsonb) as row (line integer, text text, platform text, handle text, url text, problem text)`,
    [batchId, storableJson(rows), at],
  )
}

/** From which states a batch may be set to which: what is over stays over. */
const from: Record<'running' | 'paused' | 'ended', readonly BulkState[]> = {
  running: ['running', 'paused', 'stopped'],
  paused: ['running', 'paused'],
  ended: ['running', 'paused', 'stopped'],
}

interface BatchChange {
  member: Pick<Member, 'workspaceId' | 'apiKey'>
  id: string
  state: keyof typeof from
}

/** Pauses a batch, lets it go on or ends it. Setting it to what it is, or changing one that is over, changes nothing. Who lets it
 *  go on decides which key's limit it is held to: theirs, or none where a person does. Whose list it is stays.
 *  @throws Problem `not_found` */
export async function changeBatch(
  parts: VerificationParts,
  { member: { workspaceId, apiKey }, id, state }: BatchChange,
): Promise<void> {
  const { db, now, queue } = parts
  await withTransaction(db, async (tx) => {
    const own = await tx.query('select from bulk_batches where id = $1 and workspace_id = $2 for update', [
      id,
      workspaceId,
    ])
    if (own.rowCount === 0) throw noSuchBatch()
    const changed = await tx.query<{ turn: number }>(
      `update bulk_batches set state = $2, ended_at = case $2 when 'ended' then $3::timestamptz end, turn = turn + 1,
              api_key_id = case $2 when 'running' then $5::uuid else api_key_id end
        where id = $1 and state = any($4) and state <> $2 returning turn`,
      [id, state, now(), from[state], apiKey?.id ?? null],
    )
    const [begun] = changed.rows
    if (begun && state === 'running') await queue.enqueue(tx, batchKind, { batchId: id, turn: begun.turn })
  })
  if (state !== 'running') await resumeWaiting(parts)
}
