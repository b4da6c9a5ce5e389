import { actionCosts, Problem } from '@vouch/contract'
import type pg from 'pg'
import { callOff, hold, release } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { connectorFor, profileOf, type Target } from '../../outside/platforms/connector.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { joinAddressRun } from '../verifications/open-run.ts'
import { openVerification } from '../verifications/open-verification.ts'
import { runKind } from '../verifications/verification-parts.ts'
import { tellBrand } from './consent-letters.ts'
import type { ConsentParts } from './consent-parts.ts'
import { loadRequest, type RequestRow } from './request-row.ts'
import { handOver, lockRun, startUploaded } from './start-uploaded.ts'

/** The report that follows a connection. The brand's credits are held from then on; where they are too few the brand is told, and the creator
 *  is not. A creator who may read first has a report that is nobody else's until it is passed on. */

const action = 'creator_verification'

/** Starts the report of an answered request. Called again it changes nothing. */
export async function startReport(parts: ConsentParts, requestId: string): Promise<void> {
  const row = await loadRequest(parts.db.pool, requestId)
  if (row === null || row.verificationId !== null || (row.runId !== null && !row.uploaded)) return
  if (row.state !== 'reading' && row.state !== 'connected') return
  try {
    if (row.uploaded) await startUploaded(parts, row.id)
    else await (row.creatorFirst ? openForCreator(parts, row) : openForBrand(parts, row))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await noteTrouble(parts, row, error.code === 'insufficient_credits' ? 'insufficient_credits' : 'not_possible')
  }
}

function consentedTarget({ id, workspaceId, target }: RequestRow): Target {
  return { ...target, consent: { id, workspaceId } }
}

async function openForBrand(parts: ConsentParts, row: RequestRow): Promise<void> {
  const opened = await openVerification(parts.verifying, {
    member: { userId: row.askedBy, workspaceId: row.workspaceId },
    request: { origin: 'address', target: consentedTarget(row), refresh: true },
    // A process that ended between here and the next statement opens none a second time.
    idempotency: { key: `consent:${row.id}`, digest: row.id },
  })
  await withTransaction(parts.db, async (tx) => {
    const noted = await tx.query(
      `update consent_requests set verification_id = $2, trouble = null,
              run_id = (select run_id from verifications where id = $2)
        where id = $1 and verification_id is null`,
      [row.id, opened.id],
    )
    if (noted.rowCount === 1) await tellBrand(tx, parts, { ...row, verificationId: opened.id }, 'connected')
  })
}

/** The same checks stand before it as before every other start. */
async function openForCreator(parts: ConsentParts, asked: RequestRow): Promise<void> {
  const at = parts.now()
  connectorFor(consentedTarget(asked), parts.verifying.connectors)
  await refuseSuppressed(parts.db.pool, profileOf(asked.target), at)
  await withTransaction(parts.db, async (tx) => {
    const row = await loadRequest(tx, asked.id, true)
    if (row === null || row.runId !== null || row.state !== 'reading') return
    const movement = { workspaceId: row.workspaceId, action, resourceId: row.id, credits: actionCosts[action], at }
    const held = await hold(tx, { ...movement, cause: `hold:consent:${row.id}` })
    const { runId, fresh } = await joinAddressRun(tx, consentedTarget(row), at)
    if (fresh) await parts.queue.enqueue(tx, runKind, { runId })
    await tx.query('update consent_requests set run_id = $2, hold_id = $3, trouble = null where id = $1', [
      ...[row.id, runId, held.id],
    ])
    await tellBrand(tx, parts, row, 'reading')
  })
}

async function noteTrouble(parts: ConsentParts, row: RequestRow, trouble: NonNullable<RequestRow['trouble']>) {
  await withTransaction(parts.db, async (tx) => {
    const noted = await tx.query(
      'update consent_requests set trouble = $2 where id = $1 and trouble is distinct from $2',
      [row.id, trouble],
    )
    if (noted.rowCount === 1 && trouble === 'insufficient_credits') await tellBrand(tx, parts, row, trouble)
  })
}

/** Passes a report on to the brand that asked: it is charged as any verification, where there is a verdict.
 *  @param pageId whose report it is
 *  @throws Problem `not_found`, or `not_now` while there is nothing to pass on */
export async function sendReport(parts: ConsentParts, pageId: string, requestId: string): Promise<void> {
  await withTransaction(parts.db, async (tx) => {
    const row = await loadRequest(tx, requestId, true)
    if (row === null || row.pageId !== pageId) throw new Problem('not_found', 'This request doesn’t exist.')
    if (row.state === 'connected') return
    const run = row.runId === null ? null : await lockRun(tx, row.runId)
    if (row.state !== 'reading' || run?.state !== 'done' || run.reportId === null)
      throw new Problem('not_now', 'There’s no report to pass on yet.')
    const verificationId = await handOver(tx, parts, row, run)
    await tx.query(
      `update consent_requests set state = 'connected', verification_id = $2, hold_id = null where id = $1`,
      [row.id, verificationId],
    )
    await tellBrand(tx, parts, { ...row, verificationId }, 'sent')
  })
}

/** Gives back what is held for reports that no brand will get: their creator disconnected, there is none, or nobody passed it on in time. */
export async function giveBackUnsent(
  tx: pg.PoolClient,
  where: string,
  values: readonly unknown[],
  at: Date,
): Promise<void> {
  const ended = await tx.query<{ holdId: string | null; failed: boolean | null }>(
    `with unsent as (
       select consent_requests.id, hold_id, run.state = 'failed' as failed from consent_requests left join verification_runs run on run.id = run_id
        where consent_requests.state = 'reading' and ${where} for update of consent_requests
     )
     update consent_requests set state = 'ended', hold_id = null from unsent
      where unsent.id = consent_requests.id returning unsent.hold_id as "holdId", unsent.failed`,
    [...values],
  )
  for (const { holdId, failed } of ended.rows)
    if (holdId !== null) await (failed === true ? release : callOff)(tx, holdId, at)
}
