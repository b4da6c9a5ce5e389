import type { Route } from '../wire/route.ts'

/** What a key may open. One table says which scope each call takes; the server looks every call of a key up in it, and the API's document
 *  shows it. */

export const scopes = ['read', 'verify', 'discover', 'campaigns', 'credits'] as const
export type Scope = (typeof scopes)[number]

/** What a scope opens, as its maker reads it. */
export const scopeWords: Readonly<Record<Scope, string>> = {
  read: 'Read everything in the workspace',
  verify: 'Verify creators, buy analyses, export files, replay webhooks',
  discover: 'Search, lookalikes, shortlists',
  campaigns: 'Campaigns, outreach, negotiation, contracts, tracking, market tables',
  credits: 'Deduct and buy credits',
}

const verify = [
  'POST /api/verifications',
  'POST /api/verifications/:id/rescore',
  'POST /api/verifications/:id/read',
  'PUT /api/verifications/:id/roi',
  'POST /api/verifications/:id/analyses/:kind',
  'POST /api/verifications/:id/shares',
  'DELETE /api/shares/:id',
  'POST /api/verification-tags',
  'POST /api/verification-views',
  'DELETE /api/verification-views/:id',
  'POST /api/exports',
  'POST /api/bulk/preview',
  'POST /api/bulk',
  'PATCH /api/bulk/:id',
  'POST /api/consents',
  'DELETE /api/consents/:id',
  'POST /api/consents/:id/verify',
  'POST /api/imports',
  'POST /api/imports/columns',
  'POST /api/extension/badge',
  'POST /api/extension/verifications',
  // What was told is told again; addresses and secrets of webhooks no key changes.
  'POST /api/webhooks/:id/test',
  'POST /api/webhooks/:id/deliveries/:deliveryId/replay',
  'POST /api/webhooks/:id/replay',
]

const discover = [
  'POST /api/discovery/lookalikes',
  'POST /api/discovery/personality',
  'POST /api/discovery/audiences',
  'DELETE /api/discovery/audiences/:id',
  'POST /api/discovery/audiences/:id/matches',
  'POST /api/discovery/searches',
  'PATCH /api/discovery/searches/:id',
  'DELETE /api/discovery/searches/:id',
  'POST /api/discovery/searches/:id/seen',
  'POST /api/shortlists',
  'PATCH /api/shortlists/:id',
  'DELETE /api/shortlists/:id',
  'POST /api/shortlists/:id/restore',
  'POST /api/shortlists/:id/entries',
  'PATCH /api/shortlists/:id/entries/:entryId',
  'DELETE /api/shortlists/:id/entries/:entryId',
  'POST /api/shortlists/:id/entries/:entryId/restore',
  'POST /api/shortlist-alerts/:id/dismiss',
  'POST /api/watches',
  'DELETE /api/watches/:platform/:handle',
  'POST /api/watches/:platform/:handle/refresh',
  'POST /api/watch-alerts/:id/dismiss',
  'POST /api/extension/shortlist',
]

const campaigns = [
  'POST /api/campaigns',
  'PATCH /api/campaigns/:id',
  'POST /api/campaigns/:id/state',
  'POST /api/campaigns/:id/duplicate',
  'DELETE /api/campaigns/:id',
  'POST /api/campaigns/:id/restore',
  'POST /api/campaigns/:id/creators',
  'PATCH /api/campaigns/:id/creators/:entryId',
  'DELETE /api/campaigns/:id/creators/:entryId',
  'POST /api/campaigns/:id/creators/:entryId/restore',
  'POST /api/campaigns/:id/creators/:entryId/deliverables',
  'PATCH /api/campaigns/:id/deliverables/:deliverableId',
  'DELETE /api/campaigns/:id/deliverables/:deliverableId',
  'POST /api/campaigns/:id/tasks',
  'PATCH /api/campaigns/:id/tasks/:taskId',
  'DELETE /api/campaigns/:id/tasks/:taskId',
  'POST /api/campaigns/:id/end-check',
  'POST /api/campaigns/:id/performance',
  'POST /api/tracking/hosts',
  'DELETE /api/tracking/hosts/:host',
  'POST /api/tracking/links',
  'DELETE /api/tracking/links/:id',
  'POST /api/tracking/codes',
  'POST /api/tracking/proposals',
  'DELETE /api/tracking/codes/:id',
  'POST /api/tracking/orders',
  'PATCH /api/outreach/threads/:id',
  'POST /api/outreach/threads/:id/notes',
  'POST /api/outreach/threads/:id/received',
  'POST /api/outreach/threads/:id/replies',
  'POST /api/outreach/threads/:id/stop',
  'POST /api/outreach/preview',
  'POST /api/outreach/messages',
  'DELETE /api/outreach/messages/:id',
  'POST /api/outreach/contacts/find',
  'POST /api/outreach/contacts',
  'DELETE /api/outreach/contacts/:id',
  'POST /api/outreach/templates',
  'PATCH /api/outreach/templates/:id',
  'DELETE /api/outreach/templates/:id',
  'POST /api/outreach/templates/draft',
  'POST /api/outreach/suppressions',
  'POST /api/outreach/suppressions/:id/remove',
  'POST /api/benchmarks/:platform/:tier/:category',
  'POST /api/market/:platform/:category',
  'PUT /api/benchmarks/:platform/:tier/:category/own/:figure',
  'DELETE /api/benchmarks/:platform/:tier/:category/own/:figure',
  'POST /api/campaigns/:id/creators/:entryId/negotiation/offers',
  'PATCH /api/campaigns/:id/creators/:entryId/negotiation/offers/:offerId',
  'POST /api/campaigns/:id/creators/:entryId/negotiation/offers/:offerId/accept',
  'POST /api/campaigns/:id/creators/:entryId/negotiation/replies',
  'POST /api/contracts',
  'PATCH /api/contracts/:id',
  'POST /api/contracts/:id/send',
  'POST /api/contracts/:id/withdraw',
  'DELETE /api/contracts/:id',
]

const credits = [
  'POST /api/credits/deduct',
  'POST /api/credits/purchase',
  'POST /api/credits/purchases/settle',
  'POST /api/stripe/create-payment-intent-auth',
]

const scopeByCall: ReadonlyMap<string, Scope> = new Map(
  (Object.entries({ verify, discover, campaigns, credits }) as [Scope, string[]][]).flatMap(([scope, calls]) =>
    calls.map((call) => [call, scope] as const),
  ),
)

/** Scopes that open something by now; a new key is offered these. */
export const openingScopes: readonly Scope[] = scopes.filter(
  (scope) => scope === 'read' || [...scopeByCall.values()].includes(scope),
)

/** What reads, and is about a person's own way in or about keys: no key opens it. */
const closedToKeys = [
  /^\/api\/auth\//,
  /^\/api\/account(\/|$)/,
  /^\/api\/keys(\/|$)/,
  /^\/api\/programs(\/|$)/,
  /^\/api\/workspaces$/,
  /^\/api\/extension\/sessions$/,
]

/** @returns the scope that a call takes; null: no key opens it. Whatever reads takes `read`. */
export function scopeOf({ method, path, access }: Pick<Route, 'method' | 'path' | 'access'>): Scope | null {
  if (access === 'team' || access === 'public') return null
  if (method === 'GET') return closedToKeys.some((closed) => closed.test(path)) ? null : 'read'
  return scopeByCall.get(`${method} ${path}`) ?? null
}
