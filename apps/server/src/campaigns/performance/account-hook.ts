import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'
import { release } from '../../customers/credits/ledger.ts'

/** What becomes of performance reports, and of what forecasts learned, when an account is copied or deleted: they go, after what they hold was
 *  given back. */
export const performanceHook: AccountHook = {
  remove: async (tx, { workspaceId }, at) => {
    const open = await tx.query<{ holdId: string | null }>(
      `delete from performance_reports where workspace_id = $1 and state = 'running' returning hold_id as "holdId"`,
      [workspaceId],
    )
    for (const { holdId } of open.rows) if (holdId !== null) await release(tx, holdId, at)
    await tx.query('delete from performance_reports where workspace_id = $1', [workspaceId])
    await tx.query('delete from forecast_lessons where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'performanceReports',
      `select campaign_id as "campaignId", created_at as "createdAt", credits_used as "creditsUsed", document
         from performance_reports where workspace_id = $1 and state = 'done' order by created_at`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'campaignEndChecks',
      `select campaign_id as "campaignId", made_at as "madeAt" from campaign_end_checks where workspace_id = $1 order by made_at`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'forecastLessons',
      `select campaign_id as "campaignId", lesson, learned_at as "learnedAt" from forecast_lessons where workspace_id = $1 order by learned_at`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
