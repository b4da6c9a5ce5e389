import { type AccountHook, pagedSection } from '../../customers/accounts/account-hooks.ts'

/** What becomes of share links, and of what creators added, when an account is copied or deleted. What somebody wrote is known by their
 *  address alone, and is copied and deleted with all else that stands under it. */
export const sharingHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from share_links where workspace_id = $1 and revoked_at is null',
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    return [{ about: 'Share links', text: 'Links to reports you shared stop working right away.' }]
  },
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from disputes where workspace_id = $1', [workspaceId])
    await tx.query('delete from share_links where workspace_id = $1', [workspaceId])
  },
  sections: [
    pagedSection(
      'shareLinks',
      `select id::text as cursor, id, verification_id as "verificationId", label, report_digest as "digest", created_at as "createdAt",
              expires_at as "expiresAt", revoked_at as "revokedAt", opened
         from share_links where workspace_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
