import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** Short links, promo codes, shops, orders and declared websites go with the account whose campaigns they are of. */
export const trackingHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from tracking_links where workspace_id = $1 and ended_at is null',
      [workspaceId],
    )
    const { count = 0 } = found.rows[0] ?? {}
    if (count === 0) return []
    const what = count === 1 ? 'Your short link stops' : `Your ${count.toLocaleString('en-US')} short links stop`
    return [{ about: 'Campaigns', text: `${what} working.` }]
  },
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from tracking_orders where workspace_id = $1', [workspaceId])
    await tx.query('delete from tracking_sources where workspace_id = $1', [workspaceId])
    await tx.query('delete from tracking_links where workspace_id = $1', [workspaceId])
    await tx.query('delete from promo_codes where workspace_id = $1', [workspaceId])
    await tx.query('delete from tracking_hosts where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'shortLinks',
      `select code, target, created_at as "createdAt", ended_at as "endedAt",
              (select count(*) from link_clicks where link_id = tracking_links.id and not bot)
              + (select coalesce(sum(clicks), 0) from link_click_days where link_id = tracking_links.id) as clicks
         from tracking_links where workspace_id = $1 order by created_at`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'promoCodes',
      'select code, created_at as "createdAt" from promo_codes where workspace_id = $1 order by created_at',
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'shops',
      'select kind, name, created_at as "createdAt" from tracking_sources where workspace_id = $1 and removed_at is null order by created_at',
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'orders',
      `select order_id as "orderId", at, total, currency, codes, utm_source as "utmSource", utm_campaign as "utmCampaign", cancelled
         from tracking_orders where workspace_id = $1 order by id`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'trackedWebsites',
      'select host, added_at as "addedAt" from tracking_hosts where workspace_id = $1 order by host',
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
