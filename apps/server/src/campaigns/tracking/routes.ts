import { promoCodes, proposedPosts, trackingHosts, trackingLinks, trackingResults } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import type { Act } from '../campaigns/campaign-desk.ts'
import { requireCampaign } from '../campaigns/load-campaign.ts'
import { settleSteps } from '../campaigns/settle-steps.ts'
import { followRoutes } from './follow-routes.ts'
import { addHost, listHosts, removeHost } from './hosts.ts'
import { campaignOfLink, createLink, endLink, listLinks } from './links.ts'
import { loadPosts } from './load-posts.ts'
import { loadProposals } from './load-proposals.ts'
import { loadResults } from './load-results.ts'
import { orderRoutes } from './order-routes.ts'
import { answerPost } from './post-answers.ts'
import { addCode, campaignOfCode, listCodes, removeCode } from './promo-codes.ts'
import type { TrackingParts, Tx } from './tracking-parts.ts'

/** Adds the routes of tracking. */
export function trackingRoutes(app: FastifyInstance, parts: TrackingParts): void {
  followRoutes(app, parts)
  orderRoutes(app, parts)
  serveResults(app, parts)
  serveHosts(app, parts)
  serveLinks(app, parts)
  serveCodes(app, parts)
}

/** Does something in a campaign, in one transaction. */
function acting<T>(
  { db, now }: TrackingParts,
  member: Member,
  campaignId: string,
  deed: (tx: Tx, act: Act) => Promise<T>,
): Promise<T> {
  return withTransaction(db, (tx) => deed(tx, { member, campaignId, at: now() }))
}

function serveHosts(app: FastifyInstance, { db, now }: TrackingParts): void {
  serve(app, trackingHosts.list, ({ member }) => listHosts(db.pool, member.workspaceId))
  serve(app, trackingHosts.add, ({ member, body }) =>
    withTransaction(db, (tx) => addHost(tx, member, body.host, now())),
  )
  serve(app, trackingHosts.remove, async ({ member, params }) => {
    await removeHost(db.pool, member.workspaceId, params.host)
    return { ok: true } as const
  })
}

function serveLinks(app: FastifyInstance, parts: TrackingParts): void {
  const { pool } = parts.db
  serve(app, trackingLinks.list, async ({ member, query }) => {
    await requireCampaign(pool, member.workspaceId, query.campaignId)
    return listLinks(pool, parts, query.campaignId)
  })
  serve(app, trackingLinks.create, ({ member, body: { campaignId, ...wish } }) =>
    acting(parts, member, campaignId, (tx, act) => createLink(tx, parts, act, wish)),
  )
  serve(app, trackingLinks.end, async ({ member, params }) => {
    const campaignId = await campaignOfLink(pool, member.workspaceId, params.id)
    return acting(parts, member, campaignId, (tx, act) => endLink(tx, parts, act, params.id))
  })
}

function serveCodes(app: FastifyInstance, parts: TrackingParts): void {
  const { pool } = parts.db
  serve(app, promoCodes.list, async ({ member, query }) => {
    await requireCampaign(pool, member.workspaceId, query.campaignId)
    return listCodes(pool, query.campaignId)
  })
  serve(app, promoCodes.add, ({ member, body: { campaignId, ...wish } }) =>
    acting(parts, member, campaignId, (tx, act) => addCode(tx, act, wish)),
  )
  serve(app, promoCodes.remove, async ({ member, params }) => {
    const campaignId = await campaignOfCode(pool, member.workspaceId, params.id)
    await acting(parts, member, campaignId, (tx, act) => removeCode(tx, act, params.id))
    return { ok: true } as const
  })
}

function serveResults(app: FastifyInstance, parts: TrackingParts): void {
  serve(app, trackingResults.show, ({ member, query }) =>
    loadResults(parts.db.pool, member.workspaceId, query.campaignId),
  )
  serve(app, proposedPosts.list, async ({ member, query }) => {
    return { posts: await loadProposals(parts.db.pool, member.workspaceId, query.campaignId), nextCursor: null }
  })
  serve(app, proposedPosts.answer, async ({ member, body: { campaignId, ...answer } }) => {
    await acting(parts, member, campaignId, async (tx, act) => {
      await answerPost(tx, act, answer)
      await settleSteps(tx, act)
    })
    return { ok: true } as const
  })
  serve(app, trackingResults.posts, ({ member, query }) => loadPosts(parts, member.workspaceId, query.campaignId))
}
