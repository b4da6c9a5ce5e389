import { createRequire } from 'node:module'
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

// As in `react-router.config.ts`: read by Node, not translated by the tool.
const { publicRoutes }: typeof import('./marketing/metadata/public-pages.ts') = createRequire(import.meta.url)(
  './marketing/metadata/public-pages.ts',
)

/** The examples that have an address of their own; a test holds them equal to the contract's. */
export const exampleKinds = ['clean', 'followers', 'comments']

/** The signed-in product answers at two addresses; ids keep the two sets apart. */
function product(base: 'app' | 'dashboard'): RouteConfigEntry[] {
  return [
    index('dashboard/home/home-page.tsx', { id: `${base}/index` }),
    // Every address costs each page some bytes, so these have one each.
    ...(base === 'app' ? exampleKinds : []).map((kind) =>
      route(`example/${kind}`, 'dashboard/home/example-page.tsx', { id: `example/${kind}` }),
    ),
    route('verify', 'dashboard/verify/verify-page.tsx', { id: `${base}/verify` }),
    route('verifications', 'dashboard/verifications/list-page.tsx', { id: `${base}/verifications` }),
    route('verifications/:id', 'dashboard/verifications/verification-page.tsx', { id: `${base}/verification` }),
    route('compare', 'dashboard/verifications/compare-page.tsx', { id: `${base}/compare` }),
    route('portfolio', 'dashboard/verifications/portfolio-page.tsx', { id: `${base}/portfolio` }),
    route('discovery', 'dashboard/discovery/discovery-page.tsx', { id: `${base}/discovery` }),
    route('discovery/lookalikes', 'dashboard/discovery/lookalikes-page.tsx', { id: `${base}/lookalikes` }),
    route('discovery/audience', 'dashboard/discovery/audience-page.tsx', { id: `${base}/audience` }),
    route('discovery/personality', 'dashboard/discovery/personality-page.tsx', { id: `${base}/personality` }),
    route('discovery/matches', 'dashboard/discovery/matches-page.tsx', { id: `${base}/matches` }),
    route('discovery/matches/:id', 'dashboard/discovery/match-page.tsx', { id: `${base}/match` }),
    route('exports', 'dashboard/exports/exports-page.tsx', { id: `${base}/exports` }),
    route('shortlists', 'dashboard/shortlists/shortlists-page.tsx', { id: `${base}/shortlists` }),
    route('shortlists/:id', 'dashboard/shortlists/shortlist-page.tsx', { id: `${base}/shortlist` }),
    route('campaigns', 'dashboard/campaigns/campaigns-page.tsx', { id: `${base}/campaigns` }),
    route('campaigns/intelligence', 'dashboard/campaigns/intelligence-page.tsx', {
      id: `${base}/campaigns/intelligence`,
    }),
    route('campaigns/contracts/:id', 'dashboard/campaigns/contracts/contract-page.tsx', { id: `${base}/contract` }),
    route('campaigns/:id', 'dashboard/campaigns/campaign-page.tsx', { id: `${base}/campaign` }),
    route('campaigns/:id/performance/:reportId', 'dashboard/campaigns/performance/performance-page.tsx', {
      id: `${base}/campaign/performance`,
    }),
    route('campaigns/:id/negotiation/:entryId', 'dashboard/campaigns/negotiation/negotiation-page.tsx', {
      id: `${base}/campaign/negotiation`,
    }),
    route('outreach', 'dashboard/outreach/outreach-page.tsx', { id: `${base}/outreach` }),
    route('outreach/new', 'dashboard/outreach/compose-page.tsx', { id: `${base}/outreach/new` }),
    route('outreach/templates', 'dashboard/outreach/templates-page.tsx', { id: `${base}/outreach/templates` }),
    route('benchmarks', 'dashboard/market/benchmarks-page.tsx', { id: `${base}/benchmarks` }),
    route('market', 'dashboard/market/market-page.tsx', { id: `${base}/market` }),
    route('watch', 'dashboard/watch/watch-page.tsx', { id: `${base}/watch` }),
    route('watch/:platform/:handle', 'dashboard/watch/watched-page.tsx', { id: `${base}/watched` }),
    route('bulk', 'dashboard/bulk/bulk-page.tsx', { id: `${base}/bulk` }),
    route('bulk/:id', 'dashboard/bulk/batch-page.tsx', { id: `${base}/batch` }),
    route('billing', 'dashboard/billing/billing-page.tsx', { id: `${base}/billing` }),
    route('billing/plan', 'dashboard/billing/change-plan-page.tsx', { id: `${base}/billing-plan` }),
    route('credits', 'dashboard/credits/credits-page.tsx', { id: `${base}/credits` }),
    route('settings', 'dashboard/settings/settings-layout.tsx', { id: `${base}/settings` }, [
      index('dashboard/settings/profile-page.tsx', { id: `${base}/settings/profile` }),
      route('security', 'dashboard/settings/security-page.tsx', { id: `${base}/settings/security` }),
      route('notifications', 'dashboard/settings/notifications-page.tsx', { id: `${base}/settings/notifications` }),
      route('team', 'dashboard/settings/team-page.tsx', { id: `${base}/settings/team` }),
      route('keys', 'dashboard/settings/keys/keys-page.tsx', { id: `${base}/settings/keys` }),
      route('webhooks', 'dashboard/settings/webhooks/webhooks-page.tsx', { id: `${base}/settings/webhooks` }),
      route('sending', 'dashboard/settings/sending/sending-page.tsx', { id: `${base}/settings/sending` }),
      route('data', 'dashboard/settings/data-page.tsx', { id: `${base}/settings/data` }),
    ]),
    route('*', 'dashboard/not-found.tsx', { id: `${base}/not-found` }),
  ]
}

/** The team's side, at any of its addresses; its links lead to the first. */
function teamSide(base: 'admin' | 'control' | 'system'): RouteConfigEntry {
  return route(base, 'team/team-layout.tsx', { id: base }, [
    index('team/monitoring-page.tsx', { id: `${base}/index` }),
    route('settings', 'team/settings-page.tsx', { id: `${base}/settings` }),
    route('suppliers', 'team/suppliers/suppliers-page.tsx', { id: `${base}/suppliers` }),
    route('suppliers/:key', 'team/suppliers/supplier-page.tsx', { id: `${base}/supplier` }),
    route('connectors', 'team/connectors-page.tsx', { id: `${base}/connectors` }),
    route('users/:id', 'team/user-page.tsx', { id: `${base}/user` }),
    route('verifications/:id', 'team/inspection-page.tsx', { id: `${base}/inspection` }),
    route(':table', 'team/table-page.tsx', { id: `${base}/table` }),
    route('*', 'team/table-page.tsx', { id: `${base}/not-found` }),
  ])
}

/** The public site, from its one list. A page with several addresses is several routes of one module. */
function publicSite(): RouteConfigEntry[] {
  return publicRoutes.flatMap(({ file, pattern, aliases = [], pages }) => {
    const own = pattern ?? pages[0]?.path ?? '/'
    return [own, ...aliases].map((address) => {
      const id = `public${address}`
      return address === '/' ? index(file, { id }) : route(address.slice(1), file, { id })
    })
  })
}

export default [
  layout('marketing/public-layout.tsx', [
    ...publicSite(),
    route('check/:code', 'marketing/check/check-page.tsx', { id: 'public/check/code' }),
    layout('api/query-layout.tsx', { id: 'public/queries' }, [
      route('go/:token', 'marketing/data-requests/request-page.tsx'),
      route('shared/:token', 'sharing/shared-report-page.tsx'),
      route('consent/:token', 'consent/consent-page.tsx'),
      route('creator/:token', 'consent/creator-page.tsx'),
      route('contract/:token', 'offers/offered-page.tsx'),
      route('contract/:token/verify', 'offers/copy-check-page.tsx'),
      route('unsubscribe/:token', 'unsubscribe/unsubscribe-page.tsx'),
    ]),
    route('*', 'marketing/not-found.tsx'),
  ]),
  layout('api/query-layout.tsx', [
    layout('account/account-layout.tsx', [
      route('auth', 'account/auth-page.tsx'),
      route('auth/verify', 'account/verify-page.tsx'),
      route('auth/forgot', 'account/forgot-page.tsx'),
      route('auth/reset', 'account/reset-page.tsx'),
      route('auth/confirm-email', 'account/confirm-email-page.tsx'),
      route('join', 'account/join-page.tsx'),
      route('oauth/authorize', 'account/authorize-page.tsx'),
      route('connect-extension', 'account/connect-extension-page.tsx'),
      route('login', 'account/redirecting.tsx', { id: 'login' }),
      route('signup', 'account/redirecting.tsx', { id: 'signup' }),
      route('stripe-test', 'dev/payment-test-page.tsx'),
      route('dev/mail', 'dev/mailbox-page.tsx'),
    ]),
    layout('dashboard/shell/shell.tsx', [
      ...prefix('app', product('app')),
      ...prefix('dashboard', product('dashboard')),
    ]),
    ...(['admin', 'control', 'system'] as const).map((base) => teamSide(base)),
    layout('team/team-layout.tsx', { id: 'sales-copy/gate' }, [route('sales-copy', 'sales-copy/sales-copy-page.tsx')]),
    route('dev/crash', 'dev/crash-page.tsx'),
  ]),
] satisfies RouteConfig
