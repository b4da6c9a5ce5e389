import { plural } from '@vouch/engine'
import { type AccountHook, pagedSection } from '../../customers/accounts/account-hooks.ts'
import { removeRequests } from './forget-consents.ts'

/** What becomes of requests to creators when an account is copied or deleted. A consent that was given to nobody else ends with it. */
export const consentHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      `select count(*)::int as count from consent_requests where workspace_id = $1 and state in ('waiting', 'reading', 'connected')`,
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    return [
      { about: 'Creators you asked', text: `${plural(count, 'request')} to creators and any access they gave end.` },
    ]
  },
  remove: async (tx, { workspaceId }, at) => {
    await removeRequests(tx, 'workspace_id = $1', [workspaceId], at)
    // The upkeep tells the platforms of those whose day has come.
    await tx.query(
      `update creator_pages set consent_ends_at = $1
        where access_sealed is not null and not exists (select from consent_requests where page_id = creator_pages.id)`,
      [at],
    )
  },
  sections: [
    pagedSection(
      'consentRequests',
      `select id::text as cursor, id, platform, handle, email, creator_first as "creatorFirst", state, asked_at as "askedAt",
              expires_at as "expiresAt", answered_at as "answeredAt", verification_id as "verificationId"
         from consent_requests where workspace_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
