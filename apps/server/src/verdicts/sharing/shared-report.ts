import { Problem, type SharedReport } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { tokenDigest } from '../../customers/accounts/token.ts'
import { loadCreatorRequests } from '../creators/suppressions.ts'
import { loadSignatureState } from '../signing/check-report.ts'
import { sealedReport } from '../signing/report-digest.ts'
import { signReport } from '../signing/sign-report.ts'
import { loadContext } from './added-context.ts'
import { sharedId } from './share-token.ts'
import type { SharingParts } from './sharing-parts.ts'

/** A shared report, for who has its link. Readers have no account and leave nothing behind but a number that grows by one. */

interface OpenedLink {
  id: string
  workspaceId: string
  reportId: string
  report: Report
  digest: string
  origin: SharedReport['origin']
  sharedBy: string
  createdAt: Date
  expiresAt: Date
}

const ended = {
  expired: 'This link has expired. Ask the person who sent it for a new one.',
  revoked: 'The person who shared this link revoked it. Ask them for a new one.',
  deleted: 'The data behind this report had to be deleted, so it can no longer be shown.',
}

/** @throws Problem `not_found` for a link that never was, `share_ended` for one that has ended. */
export async function loadShared(
  { db, now, linkSecret }: Pick<SharingParts, 'db' | 'now' | 'linkSecret'>,
  token: string,
): Promise<OpenedLink> {
  const id = sharedId(token, linkSecret)
  if (id === null) throw new Problem('not_found', 'This link doesn’t exist.')
  const found = await db.pool.query<
    Omit<OpenedLink, 'report' | 'reportId'> & { reportId: string | null; report: Report | null; revoked: boolean }
  >(
    `select share_links.id, share_links.workspace_id as "workspaceId", reports.id as "reportId", reports.body as report, report_digest as digest, run.origin,
            users.company as "sharedBy", share_links.created_at as "createdAt", expires_at as "expiresAt",
            revoked_at is not null as revoked
       from share_links
       join verifications on verifications.id = verification_id join verification_runs run on run.id = run_id
       join workspaces on workspaces.id = share_links.workspace_id join users on users.id = owner_id
       left join reports on reports.id = share_links.report_id
      where share_links.id = $1 and token_digest = $2`,
    [id, tokenDigest(token)],
  )
  const [link] = found.rows
  if (link === undefined) throw new Problem('not_found', 'This link doesn’t exist.')
  const { revoked, report, reportId, ...rest } = link
  if (revoked) throw new Problem('share_ended', ended.revoked)
  if (rest.expiresAt <= now()) throw new Problem('share_ended', ended.expired)
  if (report === null || reportId === null) throw new Problem('share_ended', ended.deleted)
  return { ...rest, report, reportId }
}

/** Opens a link for a reader and counts that. @throws as `loadShared` does. */
export async function openShared(parts: SharingParts, token: string): Promise<SharedReport> {
  const link = await loadShared(parts, token)
  const { id, workspaceId, reportId, report, digest, origin, sharedBy, createdAt, expiresAt } = link
  const { platform, handle } = report.subject
  const [creatorRequest] = await loadCreatorRequests(parts.db.pool, [report.subject])
  await parts.db.pool.query('update share_links set opened = opened + 1, last_opened_on = $2::date where id = $1', [
    id,
    parts.now().toISOString().slice(0, 10),
  ])
  const { signature, checkUrl } = await signReport(parts.db.pool, parts, reportId, report)
  return {
    text: sealedReport(report).text,
    ...{ digest, signature, checkUrl, origin, sharedBy },
    signatureState: await loadSignatureState(parts, signature.code ?? ''),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    context: await loadContext(parts.db.pool, { workspaceId, platform, handle: handle.toLowerCase() }),
    ...(creatorRequest && { creatorRequest }),
  }
}
