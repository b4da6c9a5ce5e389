import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** Opened tables and figures of a workspace's own go with the account. */
export const marketHook: AccountHook = {
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from market_openings where workspace_id = $1', [workspaceId])
    await tx.query('delete from own_benchmarks where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'openedTables',
      `select kind, platform, tier, category, opened_at as "openedAt", until from market_openings
        where workspace_id = $1 order by opened_at`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'ownBenchmarks',
      `select platform, tier, category, figure, low, middle, high, note, changed_at as "changedAt" from own_benchmarks
        where workspace_id = $1 order by platform, tier, category, figure`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
