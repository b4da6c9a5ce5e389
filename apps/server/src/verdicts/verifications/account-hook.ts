import { plural } from '@vouch/engine'
import type pg from 'pg'
import { type AccountHook, pagedSection, wholeSection } from '../../customers/accounts/account-hooks.ts'
import { release } from '../../customers/credits/ledger.ts'

/** What becomes of verifications when an account is copied or deleted: they go, with the files that were brought. What was read
 *  from a platform belongs to nobody's workspace and goes when the platform's terms say so. */

/** Reports are large: few at a time. */
const pageRows = 20

export const verificationsHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from verifications where workspace_id = $1',
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    const what = count === 1 ? 'Your verification' : `Your ${plural(count, 'verification')}`
    return [{ about: 'Reports', text: `${what}, reports and uploaded files are deleted.` }]
  },
  remove: async (tx, { workspaceId }, at) => {
    await giveBackHolds(tx, workspaceId, at)
    await tx.query('delete from verification_views where workspace_id = $1', [workspaceId])
    await tx.query('delete from import_columns where workspace_id = $1', [workspaceId])
    await tx.query('delete from verifications where workspace_id = $1', [workspaceId])
    await tx.query('delete from snapshots where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'verificationViews',
      'select name, address, created_at as "createdAt" from verification_views where workspace_id = $1 order by lower(name)',
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'importColumns',
      'select kind, fields, used_at as "usedAt" from import_columns where workspace_id = $1 order by used_at desc',
      ({ workspaceId }) => workspaceId,
    ),
    pagedSection(
      'verifications',
      `select verifications.id::text as cursor, verifications.id, run.platform, coalesce(creators.handle, run.label) as handle,
              run.origin, run.state, verifications.created_at as "createdAt", run.ended_at as "endedAt",
              credits_held as "creditsHeld", credits_used as "creditsUsed", run.failure, run.notes, verifications.tags, reports.body as report
         from verifications join verification_runs run on run.id = run_id
         left join creators on creators.id = verifications.creator_id
         left join reports on reports.id = verifications.report_id
        where workspace_id = $1 and ($2::uuid is null or verifications.id > $2) order by verifications.id limit $3`,
      ({ workspaceId }) => workspaceId,
      pageRows,
    ),
  ],
}

/** A run that is still under way finds no request left to charge when it ends. */
async function giveBackHolds(tx: pg.PoolClient, workspaceId: string, at: Date): Promise<void> {
  const open = await tx.query<{ id: string }>(
    `select hold_id as id from verifications
      where workspace_id = $1 and credits_used is null and hold_id is not null for update`,
    [workspaceId],
  )
  for (const { id } of open.rows) await release(tx, id, at)
}
