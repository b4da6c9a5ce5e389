import { plural } from '@vouch/engine'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** Contracts go with the account; what both were sent stays with them. */
export const contractsHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from contracts where workspace_id = $1',
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    const text = `Your ${plural(count, 'contract')} ${count === 1 ? 'is' : 'are'} deleted. Download the accepted ones first: after that, no one can check copies of them here.`
    return [{ about: 'Contracts', text }]
  },
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from contracts where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'contracts',
      `select platform, handle, state, title, contracts.created_at as "createdAt", sent_at as "sentAt", sent_to as "sentTo", digest,
              answered_at as "answeredAt", signer_name as "signerName", signer_address as "signerAddress", reason, record,
              (select json_agg(json_build_object('version', held.version, 'draft', draft, 'at', at) order by held.version)
                 from contract_versions held where contract_id = contracts.id) as versions
         from contracts join creators on creators.id = creator_id where workspace_id = $1 order by contracts.created_at`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
