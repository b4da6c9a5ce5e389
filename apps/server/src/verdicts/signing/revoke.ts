import type { RevocationReason } from '@vouch/contract'
import type pg from 'pg'

/** Ends signatures. What is revoked stays revoked, with the first reason and day. */

type Sql = Pick<pg.Pool, 'query'>
interface Revocation {
  reason: RevocationReason
  at: Date
}

const revoke = `update signed_reports set revoked_at = coalesce(revoked_at, $3), revoked_for = coalesce(revoked_for, $2)`

/** Revokes the signature of a code, in the caller's transaction. @returns whether there was one that counted */
export async function revokeCode(sql: Sql, code: string, { reason, at }: Revocation): Promise<boolean> {
  const revoked = await sql.query(`${revoke} where code = $1 and revoked_at is null`, [code, reason, at])
  return revoked.rowCount === 1
}

/** Revokes the signature of a report, where it has one. */
export async function revokeReport(sql: Sql, reportId: string, { reason, at }: Revocation): Promise<void> {
  await sql.query(`${revoke} where report_id = $1`, [reportId, reason, at])
}

/** Revokes all that was signed about creators and forgets whom it was about. Call it before their data are deleted. */
export async function revokeForErasure(sql: Sql, creatorIds: readonly string[], at: Date): Promise<void> {
  await sql.query(`${revoke}, creator_id = null where creator_id = any($1)`, [creatorIds, 'creator_erased', at])
}
