import { billing, Problem, subscriptions } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { nameDownload } from '../../foundation/http/download-name.ts'
import { serve } from '../../foundation/http/serve.ts'
import { keepCard, openCardSetup, payDue, refresh } from './calls/card-calls.ts'
import { changePlan } from './calls/change-plan.ts'
import { cancelAtPeriodEnd, resume } from './calls/end-and-resume.ts'
import { type BillingParts, present } from './calls/own-subscription.ts'
import { loadPaper } from './invoice-paper.ts'
import { loadInvoices } from './invoices.ts'
import { openMemberCard } from './open-trial-card.ts'
import { presentSubscription } from './present-subscription.ts'
import { takeEvent } from './webhooks/take-event.ts'

/** The plan, its invoices and its card, for their owner; and the card provider's messages. */

export interface SubscriptionRoutesParts extends BillingParts {
  /** True where no real money moves. */
  simulated: boolean
}

export function subscriptionRoutes(app: FastifyInstance, parts: SubscriptionRoutesParts): void {
  servePlan(app, parts)
  serveInvoices(app, parts)
  serveCard(app, parts)
  serveMessages(app, parts)
}

function servePlan(app: FastifyInstance, parts: BillingParts): void {
  serve(app, subscriptions.load, async ({ member }) => ({ subscription: await present(parts, member) }))

  serve(app, subscriptions.create, async ({ member }) => {
    const subscription = await presentSubscription(parts.db.pool, parts, member.workspaceId)
    if (subscription === null) throw new Problem('card_required')
    return { subscription }
  })

  serve(app, subscriptions.openTrial, ({ member }) => openMemberCard(parts, member))
  serve(app, subscriptions.cancel, async ({ member }) => ({ subscription: await cancelAtPeriodEnd(parts, member) }))
  serve(app, subscriptions.resume, async ({ member }) => resume(parts, member))
  serve(app, subscriptions.change, async ({ member, body }) => changePlan(parts, member, body))
}

function serveInvoices(app: FastifyInstance, parts: SubscriptionRoutesParts): void {
  serve(app, billing.invoices, async ({ member, query }) => loadInvoices(parts.db.pool, member.workspaceId, query))

  serve(app, billing.invoicePdf, async ({ member, params, reply }) => {
    const paper = await loadPaper(parts, member.workspaceId, params.id)
    // What prints takes long to load, and few starts need it.
    const { invoicePdf } = await import('./invoice-pdf.ts')
    const bytes = await invoicePdf(paper)
    nameDownload(reply, `vouch-${paper.invoice.number}.pdf`)
      .header('content-type', 'application/pdf')
      .header('cache-control', 'no-store')
      .send(bytes)
    return null
  })
}

function serveCard(app: FastifyInstance, parts: BillingParts): void {
  serve(app, billing.openCardSetup, async ({ member, requestId }) => ({
    setupIntent: await openCardSetup(parts, member, requestId),
  }))
  serve(app, billing.keepCard, async ({ member, body }) => keepCard(parts, member, body.setupIntentId))
  serve(app, billing.pay, async ({ member }) => payDue(parts, member))
  serve(app, billing.refresh, async ({ member }) => ({ subscription: await refresh(parts, member) }))
}

/** A message's signature is over its bytes, so they are kept as they came. */
function serveMessages(app: FastifyInstance, parts: BillingParts): void {
  app.register(async (room) => {
    room.removeContentTypeParser('application/json')
    room.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    serve(room, billing.webhook, async ({ reply }) => {
      const { body, headers } = reply.request
      const signature = headers['stripe-signature']
      if (typeof body !== 'string' || typeof signature !== 'string') throw new Problem('bad_signature')
      await takeEvent(parts, body, signature)
      return { received: true as const }
    })
  })
}
