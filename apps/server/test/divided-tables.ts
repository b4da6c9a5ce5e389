import type pg from 'pg'
import type { Placed } from './distribution-rules.ts'

/** What would be divided by what, if the database were divided among servers (docs/scale.md). What is a customer's lies by workspace, what is told of a creator by
 *  creator; a few tables are the same on all servers, and the rest lies on one. */

/** Tables of creators whose column has another name than `creator_id`, and those whose `workspace_id` says who may see a row. */
const byCreator: Readonly<Record<string, string>> = {
  ...{ creators: 'id', snapshots: 'creator_id', creator_readings: 'creator_id', post_readings: 'creator_id' },
  ...{ watch_schedule: 'creator_id', watch_changes: 'creator_id', signed_reports: 'creator_id' },
  ...{ verification_runs: 'creator_id' },
}

/** The index, which has numbers of its own. */
const indexed: Readonly<Record<string, string>> = { discovered_creators: 'id', discovered_months: 'creator_id' }

/** Parts of something larger, which would have to be given its column. */
const withoutColumn: Readonly<Record<string, Placed['group']>> = {
  reports: 'creator',
  ...Object.fromEntries(
    [
      ...['api_key_answers', 'api_key_calls', 'api_key_months', 'bulk_items', 'campaign_changes', 'campaign_creators'],
      ...['campaign_deliverables', 'campaign_tasks', 'consent_attempts', 'contract_versions', 'creator_match_places'],
      ...['export_files', 'export_sources', 'link_click_days', 'link_clicks', 'oauth_tokens', 'performance_parts'],
      ...['roi_plans', 'saved_search_letters', 'shortlist_checks', 'shortlist_entries', 'tracking_post_answers'],
      ...['learned_campaigns', 'webhook_attempts', 'webhook_deliveries'],
    ].map((table) => [table, 'customer'] as const),
  ),
}

/** A row for each member or workspace, written seldom and read by every call before its workspace is known: the same on all servers. */
const everywhere = new Set(['workspaces', 'workspace_members', 'workspace_invitations', 'subscriptions'])

/** @returns where a table of this database would lie */
export async function loadPlaces(client: Pick<pg.ClientBase, 'query'>): Promise<(table: string) => Placed> {
  const found = await client.query<{ table: string }>(
    `select table_name as table from information_schema.columns where column_name = 'workspace_id' and table_schema = 'public'`,
  )
  const owned = new Set(found.rows.map(({ table }) => table))
  return (table) => {
    const column = byCreator[table]
    if (column !== undefined) return { group: 'creator', column }
    const number = indexed[table]
    if (number !== undefined) return { group: 'index', column: number }
    const group = withoutColumn[table]
    if (group !== undefined) return { group, column: null }
    if (everywhere.has(table)) return { group: 'everywhere', column: null }
    return owned.has(table) ? { group: 'customer', column: 'workspace_id' } : { group: 'local', column: null }
  }
}
