import { randomUUID } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { ReceivedFile } from '../../foundation/http/received-file.ts'
import { profileOf } from '../../outside/platforms/connector.ts'
import { creatorKey } from '../creators/creator-key.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { openFileRun } from '../verifications/open-run.ts'
import type { ReadImport } from '../verifications/read-import.ts'
import { runKind } from '../verifications/verification-parts.ts'
import type { ConsentParts } from './consent-parts.ts'
import { pagePath } from './creator-links.ts'
import { loadByLink, loadRequest, type RequestRow, requireWaiting } from './request-row.ts'
import { startReport } from './start-report.ts'

/** A creator answers a request with an export of the account's data. It connects nothing and proves nobody, and the report says so. */

/** Looks at a link before anything of a file is received.
 *  @returns the workspace that asked, whose places uploads take. @throws Problem `not_found` or `link_ended` */
export async function uploadPlaceOf(parts: ConsentParts, token: string): Promise<string> {
  const row = await loadByLink(parts.db.pool, token, parts)
  requireWaiting(row, parts.now())
  return row.workspaceId
}

/** Reads an export, keeps what it holds for the brand that asked, and starts the report. @returns the creator's page, without the host
 *  @throws Problem `not_found`, `link_ended`, `creator_withheld`, `bad_file` or `archive_…`; the request then waits as before */
export async function uploadExport(
  parts: ConsentParts,
  token: string,
  { name, file, signal }: { name: string; file: ReceivedFile; signal: AbortSignal },
): Promise<string> {
  const { db, verifying } = parts
  const row = await loadByLink(db.pool, token, parts)
  requireWaiting(row, parts.now())
  const { platform, handle, url } = row.target
  const owner = { platform, handle, ids: await loadKnownIds(db.pool, row) }
  const options = { platform, handle: url, owner, at: parts.now().toISOString() }
  const sent = { path: file.path, name, options, said: null, remembered: [] }
  const { request } = await verifying.imports.read(sent, { account: row.workspaceId, signal })
  const profileId = request.packed.head.profileId
  await refuseSuppressed(db.pool, { ...profileOf(row.target), profileId }, parts.now())
  const pageId = await keepExport(parts, row.id, request)
  await startReport(parts, row.id)
  return pagePath(pageId, parts)
}

/** The ids under which earlier looks found the account. */
async function loadKnownIds(pool: pg.Pool, { platform, target }: RequestRow): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    `select distinct profile_id as id from creator_readings join creators on creators.id = creator_id
      where platform = $1 and handle = $2 and profile_id <> '' limit 10`,
    [platform, creatorKey(platform, target.handle)],
  )
  return found.rows.map(({ id }) => id)
}

/** Keeps the data with a page of its own, and answers the request, in one transaction. @returns the page
 *  @throws Problem `link_ended` where somebody answered meanwhile */
function keepExport(parts: ConsentParts, requestId: string, request: ReadImport['request']): Promise<string> {
  const at = parts.now()
  return withTransaction(parts.db, async (tx) => {
    const row = await loadRequest(tx, requestId, true)
    if (row === null) throw new Problem('link_ended')
    requireWaiting(row, at)
    const { runId } = await openFileRun(tx, { ...request, workspaceId: row.workspaceId, at })
    await parts.queue.enqueue(tx, runKind, { runId })
    const pageId = randomUUID()
    await tx.query(
      'insert into creator_pages (id, platform, handle, profile_url, created_at) values ($1, $2, $3, $4, $5)',
      [pageId, row.platform, row.handle, row.target.url, at],
    )
    await tx.query(
      `update consent_requests set state = $2, page_id = $3, run_id = $4, answered_at = $5, uploaded = true, email = null
        where id = $1`,
      [row.id, row.creatorFirst ? 'reading' : 'connected', pageId, runId, at],
    )
    return pageId
  })
}
