import { negotiations } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { acceptOffer } from './accept-offer.ts'
import { loadNegotiation } from './load-negotiation.ts'
import type { NegotiationDesk } from './negotiation-desk.ts'
import { changeOffer, logOffer } from './offers.ts'
import { proposeReply } from './propose-reply.ts'

/** Adds the routes of negotiations. Every answer is the negotiation as it is then. */
export function negotiationRoutes(app: FastifyInstance, desk: NegotiationDesk): void {
  const { db, now } = desk
  serve(app, negotiations.show, ({ member, params }) => loadNegotiation(desk, member.workspaceId, params))
  serve(app, negotiations.log, async ({ member, params, body }) => {
    await withTransaction(db, (tx) => logOffer(tx, { member, campaignId: params.id, at: now() }, params, body))
    return loadNegotiation(desk, member.workspaceId, params)
  })
  serve(app, negotiations.change, async ({ member, params, body }) => {
    await withTransaction(db, (tx) => changeOffer(tx, { member, campaignId: params.id, at: now() }, params, body))
    return loadNegotiation(desk, member.workspaceId, params)
  })
  serve(app, negotiations.accept, async ({ member, params, body }) => {
    const act = { member, campaignId: params.id, at: now() }
    await withTransaction(db, (tx) => acceptOffer(tx, act, params, body.version))
    return loadNegotiation(desk, member.workspaceId, params)
  })
  serve(app, negotiations.propose, async ({ member, params, headers }) => {
    await proposeReply(desk, member, params, headers['idempotency-key'] ?? null)
    return loadNegotiation(desk, member.workspaceId, params)
  })
}
