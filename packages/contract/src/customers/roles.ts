import type { Route } from '../wire/route.ts'

/** What a person may do in a workspace. One table says the least role of every call; the server looks every call up in it, and the
 *  screens show what it allows. */

/** From the least to the most. A viewer reads; a member spends credits and edits; a manager also sends, signs, buys credits and invites;
 *  the owner, of whom there is exactly one, also decides on the plan, on roles and on the end. */
export const workspaceRoles = ['viewer', 'member', 'manager', 'owner'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

/** Roles that are given; ownership is handed over instead. */
export const givenRoles = ['viewer', 'member', 'manager'] as const
export type GivenRole = (typeof givenRoles)[number]

/** Roles that a manager may give. The rest is the owner's. */
export const rolesOfManagers: readonly GivenRole[] = ['viewer', 'member']

/** Roles that take one of the plan's seats, as the owner does. */
export const seatedRoles: readonly GivenRole[] = ['member', 'manager']

/** Least roles, and `person` for what is about the caller alone, whatever workspace is open. */
export type LeastRole = WorkspaceRole | 'person'

const person = [
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
  'GET /api/auth/session',
  'GET /api/account',
  'PATCH /api/account/profile',
  'PATCH /api/account/notifications',
  'POST /api/account/password',
  'POST /api/account/password-link',
  'POST /api/account/email',
  'DELETE /api/account/email',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions/:id',
  'DELETE /api/account/sessions',
  'GET /api/account/events',
  'GET /api/account/export',
  'GET /api/account/deletion',
  'POST /api/account/deletion',
  'GET /api/workspaces',
  'DELETE /api/workspaces/:id/membership',
  'POST /api/invitations/accept',
  'POST /api/extension/codes',
  'GET /api/extension/sessions',
  'DELETE /api/extension/sessions/:id',
  'POST /api/extension/sign-out',
]

const viewer = [
  'GET /api/verifications/:id',
  'GET /api/verifications/:id/events',
  'GET /api/verifications',
  'GET /api/verifications/:id/snapshot',
  'GET /api/verifications/:id/reports',
  'GET /api/verifications/:id/history',
  'GET /api/verifications/:id/roi',
  'GET /api/verifications/:id/analyses',
  'GET /api/audience-overlaps',
  'GET /api/verifications/:id/audience',
  'GET /api/verifications/:id/shares',
  'GET /api/verifications/:id/context',
  'GET /api/consents',
  'POST /api/verifications/:id/read',
  'GET /api/verification-tags',
  'GET /api/verification-views',
  'GET /api/exports',
  'GET /api/exports/:id',
  'GET /api/exports/:id/file',
  'GET /api/credits/balance/:userId',
  'GET /api/credits/history',
  'GET /api/credits/history.csv',
  'GET /api/credits/usage',
  'GET /api/stripe/packages',
  'GET /api/discovery/creators',
  'GET /api/discovery/matches',
  'GET /api/discovery/matches/:id',
  'GET /api/discovery/creator',
  'GET /api/discovery/glance',
  'GET /api/discovery/audiences',
  'GET /api/discovery/audiences/:id',
  'GET /api/discovery/searches',
  'POST /api/discovery/searches/:id/seen',
  // A person's own letters.
  'PUT /api/discovery/searches/:id/emails',
  'GET /api/bulk',
  'GET /api/bulk/:id',
  'GET /api/home',
  'GET /api/shortlists',
  'GET /api/shortlists/:id',
  'GET /api/shortlists/:id/reach',
  'GET /api/shortlist-alerts',
  'GET /api/watches',
  'GET /api/watches/:platform/:handle',
  'GET /api/watch-alerts',
  'GET /api/campaigns',
  'GET /api/campaigns/:id',
  'GET /api/campaigns/:id/steps/:step',
  'GET /api/campaigns/:id/changes',
  'GET /api/campaigns/:id/head',
  'GET /api/campaigns/:id/intelligence',
  'GET /api/tracking/hosts',
  'GET /api/tracking/links',
  'GET /api/tracking/codes',
  'GET /api/tracking/sources',
  'GET /api/tracking/orders',
  'GET /api/tracking/results',
  'GET /api/tracking/posts',
  'GET /api/outreach/threads',
  'GET /api/outreach/threads/:id',
  'GET /api/outreach/templates',
  'GET /api/outreach/sender',
  'GET /api/outreach/suppressions',
  'GET /api/subscription/:userId',
  // It creates nothing: it shows the plan, or says that a card is needed.
  'POST /api/subscription',
  'GET /api/billing/invoices',
  'GET /api/billing/invoices/:id/pdf',
  'GET /api/workspace',
  // A program that is let in has the rights of whoever lets it in.
  'GET /api/programs/request',
  'POST /api/programs',
  'GET /api/programs',
  'DELETE /api/programs/:id',
  'GET /api/extension/badge',
  'GET /api/extension/account',
]

const member = [
  'POST /api/verifications',
  'POST /api/imports',
  'POST /api/imports/columns',
  'POST /api/verifications/:id/rescore',
  'POST /api/verification-tags',
  'POST /api/verification-views',
  'DELETE /api/verification-views/:id',
  'PUT /api/verifications/:id/roi',
  'POST /api/verifications/:id/analyses/:kind',
  'POST /api/verifications/:id/shares',
  'DELETE /api/shares/:id',
  'POST /api/consents',
  'DELETE /api/consents/:id',
  'POST /api/consents/:id/verify',
  'POST /api/exports',
  'POST /api/credits/deduct',
  'POST /api/discovery/lookalikes',
  'POST /api/discovery/personality',
  'POST /api/discovery/audiences',
  'DELETE /api/discovery/audiences/:id',
  'POST /api/discovery/audiences/:id/matches',
  'POST /api/discovery/searches',
  'PATCH /api/discovery/searches/:id',
  'DELETE /api/discovery/searches/:id',
  'POST /api/bulk/preview',
  'POST /api/bulk',
  'PATCH /api/bulk/:id',
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
  'POST /api/extension/badge',
  'POST /api/extension/verifications',
  'POST /api/extension/shortlist',
  'POST /api/tracking/hosts',
  'DELETE /api/tracking/hosts/:host',
  'POST /api/tracking/links',
  'DELETE /api/tracking/links/:id',
  'POST /api/tracking/codes',
  'DELETE /api/tracking/codes/:id',
  'POST /api/tracking/orders',
  'PATCH /api/outreach/threads/:id',
  'POST /api/outreach/threads/:id/notes',
  'POST /api/outreach/threads/:id/received',
  'POST /api/outreach/preview',
  'POST /api/outreach/contacts/find',
  'POST /api/outreach/contacts',
  'DELETE /api/outreach/contacts/:id',
  'POST /api/outreach/templates',
  'PATCH /api/outreach/templates/:id',
  'DELETE /api/outreach/templates/:id',
  'POST /api/outreach/templates/draft',
  'POST /api/outreach/suppressions',
]

const manager = [
  'POST /api/credits/purchase',
  'POST /api/credits/purchases/settle',
  'POST /api/stripe/create-payment-intent-auth',
  'POST /api/workspace/invitations',
  'POST /api/workspace/invitations/:id/resend',
  'DELETE /api/workspace/invitations/:id',
  'GET /api/webhooks',
  'POST /api/webhooks',
  'PATCH /api/webhooks/:id',
  'DELETE /api/webhooks/:id',
  'POST /api/webhooks/:id/secret',
  'POST /api/tracking/sources',
  'DELETE /api/tracking/sources/:id',
  'POST /api/webhooks/:id/test',
  'GET /api/webhooks/:id/deliveries',
  'GET /api/webhooks/:id/attempts',
  'POST /api/webhooks/:id/deliveries/:deliveryId/replay',
  'POST /api/webhooks/:id/replay',
  'POST /api/outreach/messages',
  'DELETE /api/outreach/messages/:id',
  'POST /api/outreach/threads/:id/replies',
  'POST /api/outreach/threads/:id/stop',
  'PUT /api/outreach/sender',
  'POST /api/outreach/sender/test',
  'GET /api/outreach/sender/records',
]

const owner = [
  'POST /api/subscription/trial',
  'POST /api/subscription/:userId/cancel',
  'POST /api/subscription/:userId/resume',
  'POST /api/subscription/:userId/change',
  'POST /api/billing/card/setup',
  'POST /api/billing/card',
  'POST /api/billing/pay',
  'POST /api/billing/refresh',
  'PATCH /api/workspace',
  'PATCH /api/workspace/members/:memberId',
  'DELETE /api/workspace/members/:memberId',
  'POST /api/workspace/owner',
  'GET /api/keys',
  'POST /api/keys',
  'PATCH /api/keys/:id',
  'DELETE /api/keys/:id',
  'GET /api/keys/:id/calls',
  'GET /api/keys/:id/sheet',
]

/** Every call that knows its caller, by the least role that may make it. */
export const callsByRole: Readonly<Record<LeastRole, readonly string[]>> = { person, viewer, member, manager, owner }

const leastRoles: ReadonlyMap<string, LeastRole> = new Map(
  (Object.keys(callsByRole) as LeastRole[]).flatMap((role) => callsByRole[role].map((each) => [each, role] as const)),
)

/** @returns the least role that may make a call. What the table does not name is the owner's. */
export function leastRoleOf({ method, path }: Pick<Route, 'method' | 'path'>): LeastRole {
  return leastRoles.get(`${method} ${path}`) ?? 'owner'
}

/** @returns whether somebody of this role may make a call */
export function mayCall(role: WorkspaceRole, call: Pick<Route, 'method' | 'path'>): boolean {
  const least = leastRoleOf(call)
  return least === 'person' || workspaceRoles.indexOf(role) >= workspaceRoles.indexOf(least)
}
