import { randomUUID } from 'node:crypto'
import { Problem, type ShareDays, type ShareLink, type ShareState, sharesPerReportMax } from '@vouch/contract'
import type pg from 'pg'
import { tokenDigest } from '../../customers/accounts/token.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { sealedReport } from '../signing/report-digest.ts'
import { loadShownReport } from '../verifications/load-report.ts'
import { shareToken } from './share-token.ts'
import type { SharingParts } from './sharing-parts.ts'

/** Share links of a workspace: made, listed and revoked. A link shows the report as it was when the link was made, even where
 *  the creator was scored again since: what somebody was shown must not change under their eyes. */

type Sql = Pick<pg.Pool, 'query'>
type Owner = Pick<Member, 'userId' | 'workspaceId'>

const msPerDay = 86_400_000

export interface ShareWish {
  verificationId: string
  days: ShareDays
  label: string
}

/** @throws Problem `not_found`, `report_gone`, or `too_many_links` where the report has as many live ones as it may. */
export async function createShare(parts: SharingParts, owner: Owner, wish: ShareWish): Promise<ShareLink> {
  return withTransaction(parts.db, (tx) => insertShare(tx, parts, owner, wish))
}

/** The same in the caller's transaction. */
export async function insertShare(
  tx: pg.PoolClient,
  parts: Pick<SharingParts, 'now' | 'linkSecret' | 'publicAddress'>,
  { userId, workspaceId }: Owner,
  { verificationId, days, label }: ShareWish,
): Promise<ShareLink> {
  const at = parts.now()
  const { reportId, report } = await loadShownReport(tx, workspaceId, verificationId)
  // Two requests at once would each count the links before the other's.
  await tx.query('select from verifications where id = $1 for no key update', [verificationId])
  const live = await tx.query<{ count: number }>(
    `select count(*)::int as count from share_links
      where verification_id = $1 and revoked_at is null and expires_at > $2 and report_id is not null`,
    [verificationId, at],
  )
  if (onlyRow(live).count >= sharesPerReportMax) throw new Problem('too_many_links')
  const id = randomUUID()
  const inserted = await tx.query<ShareRow>(
    `insert into share_links (id, workspace_id, verification_id, report_id, report_digest, token_digest, label, created_by,
                              created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
    [
      ...[id, workspaceId, verificationId, reportId, sealedReport(report).digest],
      ...[tokenDigest(shareToken(id, parts.linkSecret)), label, userId, at, new Date(at.getTime() + days * msPerDay)],
    ],
  )
  return shown(onlyRow(inserted), parts)
}

/** Links listed at most; older ones have ended long ago. */
const listedMax = 100

/** Loads the links of a report, newest first. @throws Problem `not_found` for a verification of another workspace. */
export async function loadShares(parts: SharingParts, workspaceId: string, id: string): Promise<ShareLink[]> {
  await requireOwned(parts.db.pool, workspaceId, id)
  const found = await parts.db.pool.query<ShareRow>(
    `select ${columns} from share_links where verification_id = $1 order by created_at desc, id limit ${listedMax}`,
    [id],
  )
  return found.rows.map((row) => shown(row, parts))
}

/** Ends a link. @throws Problem `not_found` for a link of another workspace. */
export async function revokeShare(parts: SharingParts, workspaceId: string, id: string): Promise<ShareLink> {
  const revoked = await parts.db.pool.query<ShareRow>(
    `update share_links set revoked_at = coalesce(revoked_at, $3) where id = $1 and workspace_id = $2 returning ${columns}`,
    [id, workspaceId, parts.now()],
  )
  const [row] = revoked.rows
  if (row === undefined) throw new Problem('not_found', 'This link doesn’t exist.')
  return shown(row, parts)
}

/** @throws Problem `not_found` for a verification of another workspace. */
export async function requireOwned(sql: Sql, workspaceId: string, verificationId: string): Promise<void> {
  const found = await sql.query('select from verifications where id = $1 and workspace_id = $2', [
    verificationId,
    workspaceId,
  ])
  if (found.rowCount === 0) throw new Problem('not_found', 'This verification doesn’t exist.')
}

interface ShareRow {
  id: string
  label: string
  reportId: string | null
  digest: string
  tokenDigest: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  opened: number
  lastOpenedOn: string | null
}

const columns = `id, label, report_id as "reportId", report_digest as digest, token_digest as "tokenDigest",
  created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt", opened,
  to_char(last_opened_on, 'YYYY-MM-DD') as "lastOpenedOn"`

function shown(row: ShareRow, parts: Pick<SharingParts, 'now' | 'linkSecret' | 'publicAddress'>): ShareLink {
  const { id, label, digest, opened, lastOpenedOn } = row
  const state = stateOf(row, parts.now())
  const token = shareToken(id, parts.linkSecret)
  // Where the secret was changed since, the link that was handed out can no longer be written.
  const writable = state === 'live' && tokenDigest(token) === row.tokenDigest
  return {
    ...{ id, label, state, digest, opened, lastOpenedOn },
    url: writable ? `${parts.publicAddress()}/shared/${token}` : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }
}

function stateOf({ revokedAt, expiresAt, reportId }: ShareRow, now: Date): ShareState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return reportId === null ? 'report_deleted' : 'live'
}
