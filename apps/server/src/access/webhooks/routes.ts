import { webhooks } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { listAttempts, listDeliveries } from './deliveries.ts'
import { changeEndpoint, createEndpoint, listEndpoints, removeEndpoint, rotateSecret } from './endpoints.ts'
import { replayDelivery, replayLost, sendTest } from './replay.ts'
import type { WebhookParts } from './webhook-parts.ts'

export function webhookRoutes(app: FastifyInstance, parts: WebhookParts): void {
  const { pool } = parts.db

  serve(app, webhooks.list, async ({ member }) => ({
    endpoints: await listEndpoints(pool, member.workspaceId),
    nextCursor: null,
  }))

  serve(app, webhooks.create, ({ member, body }) => createEndpoint(parts, member, body))

  serve(app, webhooks.change, ({ member, params, body }) => changeEndpoint(parts, member.workspaceId, params.id, body))

  serve(app, webhooks.remove, async ({ member, params }) => {
    await removeEndpoint(pool, member.workspaceId, params.id)
    return { removed: true as const }
  })

  serve(app, webhooks.rotate, ({ member, params }) => rotateSecret(parts, member.workspaceId, params.id))

  serve(app, webhooks.test, ({ member, params }) => sendTest(parts, member.workspaceId, params.id))

  serve(app, webhooks.deliveries, ({ member, params, query }) =>
    listDeliveries(pool, member.workspaceId, params.id, {
      ...query,
      state: query.state,
      type: query.type,
      cursor: query.cursor,
    }),
  )

  serve(app, webhooks.attempts, ({ member, params, query }) =>
    listAttempts(pool, member.workspaceId, params.id, { ...query, deliveryId: query.deliveryId, cursor: query.cursor }),
  )

  serve(app, webhooks.replay, ({ member, params }) => replayDelivery(parts, member.workspaceId, params))

  serve(app, webhooks.replayLost, ({ member, params, body }) =>
    replayLost(parts, member.workspaceId, params.id, new Date(body.since)),
  )
}
