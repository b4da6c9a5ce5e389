import type { RevokedSignatures } from '@vouch/contract'
import { badCursor } from '../../foundation/http/refuse-cursor.ts'
import { codeIn } from './report-code.ts'
import type { SigningParts } from './signing-parts.ts'

/** The public list of what was revoked: whoever checks offline keeps it beside the keys. It names no creator. */

const pageSize = 1_000

type RevokedRow = Omit<RevokedSignatures['revoked'][number], 'at'> & { at: Date }

/** @param cursor the code that the page before ended with. @throws Problem `validation` for a text that is none */
export async function loadRevoked(
  { db, publicAddress }: SigningParts,
  cursor: string | undefined,
): Promise<RevokedSignatures> {
  const after = cursor === undefined ? null : codeIn(cursor)
  if (cursor !== undefined && after === null) throw badCursor('The cursor is invalid.')
  const found = await db.pool.query<RevokedRow>(
    `select code, digest, revoked_at as at, revoked_for as reason from signed_reports
      where revoked_at is not null
        and ($1::text is null or (revoked_at, code) > (select revoked_at, code from signed_reports where code = $1))
      order by revoked_at, code limit $2`,
    [after, pageSize + 1],
  )
  const page = found.rows.slice(0, pageSize)
  return {
    issuer: publicAddress(),
    revoked: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    nextCursor: found.rows.length > pageSize ? (page.at(-1)?.code ?? null) : null,
  }
}
