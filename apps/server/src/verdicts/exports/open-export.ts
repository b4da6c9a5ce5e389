import { hash, randomUUID } from 'node:crypto'
import { type BodyOf, type ExportedFile, exportAction, exportCost, type fileExports, Problem } from '@vouch/contract'
import type pg from 'pg'
import { hold } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { loadShownReport } from '../verifications/load-report.ts'
import { type ExportParts, makeKind, waitingMax } from './export-parts.ts'
import { loadExport } from './load-exports.ts'

/** Opens an export: the row, the credits on hold and the job exist together or not at all. */

export type ExportWish = BodyOf<typeof fileExports.create>

interface Opening {
  member: Pick<Member, 'userId' | 'workspaceId'>
  wish: ExportWish
  key: string | undefined
}

/** @returns the export; the earlier one where the key was used for the same wish before.
 *  @throws Problem `not_found`, `report_gone`, `insufficient_credits`, `rate_limited` or `idempotency_conflict`; nothing was opened then. */
export async function openExport(parts: ExportParts, opening: Opening): Promise<ExportedFile> {
  const { workspaceId } = opening.member
  const digest = hash('sha256', JSON.stringify(opening.wish), 'base64url')
  const { pool } = parts.db
  const earlier = await loadEarlier(pool, workspaceId, opening.key, digest)
  const id = earlier ?? (await withTransaction(parts.db, (tx) => insertOnce(tx, parts, opening, digest)))
  return loadExport(parts.db.pool, workspaceId, id, parts.now())
}

/** Calls with one key come one after the other, and only the first inserts. A second row with the key would wait for a file that is just being
 *  finished, while that waits for the balances which this transaction holds. */
async function insertOnce(tx: pg.PoolClient, parts: ExportParts, opening: Opening, digest: string): Promise<string> {
  const { workspaceId } = opening.member
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
  const earlier = await loadEarlier(tx, workspaceId, opening.key, digest)
  return earlier ?? insertIn(tx, parts, opening, digest)
}

async function insertIn(tx: pg.PoolClient, parts: ExportParts, opening: Opening, digest: string): Promise<string> {
  const { member, wish, key } = opening
  const { userId, workspaceId } = member
  const { subject, format, sourceId = null } = wish
  const at = parts.now()
  const id = randomUUID()
  await refuseQueue(tx, workspaceId)
  const pinned = await pin(tx, parts, workspaceId, wish)
  const credits = exportCost(format)
  const action = exportAction(format)
  const cause = `hold:export:${id}`
  const held = action === null ? null : await hold(tx, { workspaceId, cause, action, resourceId: id, credits, at })
  await tx.query(
    `insert into exports (id, workspace_id, user_id, subject, format, source_id, choices, report_id, hold_id, credits_held,
                          idempotency_key, request_digest, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, workspaceId, userId, subject, format, sourceId, JSON.stringify(pinned.choices), pinned.reportId],
      ...[held?.id ?? null, credits, key ?? null, key === undefined ? null : digest, at],
    ],
  )
  await parts.queue.enqueue(tx, makeKind, { exportId: id })
  return id
}

/** Call it with the workspace locked: who asks at once would each miss the others' files.
 *  @throws Problem `rate_limited` */
async function refuseQueue(tx: pg.PoolClient, workspaceId: string): Promise<void> {
  const waiting = await tx.query(
    `select from exports where workspace_id = $1 and state in ('queued', 'running') limit ${waitingMax}`,
    [workspaceId],
  )
  if (waiting.rowCount !== waitingMax) return
  const message = `${waitingMax} of your files are still being made. Wait for one of them, then ask again.`
  throw new Problem('rate_limited', message, { retryAfterSeconds: 10 })
}

/** What the file is about is fixed when it is asked for: a report as it is now, a list under its present name. */
async function pin(tx: pg.PoolClient, { sources }: ExportParts, workspaceId: string, wish: ExportWish) {
  const { subject, sourceId = null, creator, filter = null, link, additions } = wish
  if (subject === 'report') {
    const { reportId } = await loadShownReport(tx, workspaceId, sourceId ?? '')
    return { reportId, choices: { link, additions } }
  }
  const source = sources.find((each) => each.subject === subject)
  if (source === undefined) throw new Problem('not_found', 'List not found.')
  const title = await source.title(tx, { workspaceId, sourceId, creator: creator ?? null, filter })
  return { reportId: null, choices: { title, creator: creator ?? null, ...(filter && { filter }) } }
}

async function loadEarlier(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  key: string | undefined,
  digest: string,
): Promise<string | null> {
  if (key === undefined) return null
  const found = await sql.query<{ id: string; digest: string }>(
    'select id, request_digest as digest from exports where workspace_id = $1 and idempotency_key = $2',
    [workspaceId, key],
  )
  const [earlier] = found.rows
  if (earlier === undefined) return null
  if (earlier.digest !== digest) throw new Problem('idempotency_conflict')
  return earlier.id
}
