import { payments } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { loadSubscriber, packageOffers, paymentStatus } from './packages.ts'
import { claimPurchase, openPurchase, type PurchaseParts } from './purchases.ts'
import { settlePurchases } from './settle-purchases.ts'

/** Adds the routes of buying credits. */
export function paymentRoutes(app: FastifyInstance, parts: PurchaseParts & { simulated: boolean }): void {
  const { publishableKey } = parts.payments

  serve(app, payments.status, async () => paymentStatus({ publishableKey, simulated: parts.simulated }))

  serve(app, payments.packages, async ({ member }) => {
    const subscriber = member && (await loadSubscriber(parts.db.pool, member.workspaceId))
    return { packages: packageOffers(subscriber?.tier ?? 'STARTER') }
  })

  serve(app, payments.openPayment, ({ member, body }) => openPurchase(parts, member, body))

  serve(app, payments.purchase, ({ member, body }) =>
    claimPurchase(parts, member, {
      credits: body.creditPackage.credits,
      paymentIntentId: body.stripePaymentIntentId,
    }),
  )

  serve(app, payments.settle, ({ member }) => settlePurchases(parts, member))
}
