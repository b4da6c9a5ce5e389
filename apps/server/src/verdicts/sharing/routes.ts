import { sharing } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { addSuccessFlag } from '../../foundation/http/success-flag.ts'
import { loadContextOf } from './added-context.ts'
import { confirmDispute, fileDispute } from './file-dispute.ts'
import { createShare, loadShares, revokeShare } from './share-links.ts'
import { openShared } from './shared-report.ts'
import type { SharingParts } from './sharing-parts.ts'

/** Share links for their makers, and what is behind them for everybody. */
export function sharingRoutes(app: FastifyInstance, parts: SharingParts): void {
  serve(app, sharing.create, ({ member, params, body }) =>
    createShare(parts, member, { verificationId: params.id, ...body }),
  )

  serve(app, sharing.list, async ({ member, params }) => ({
    shares: await loadShares(parts, member.workspaceId, params.id),
    nextCursor: null,
  }))

  serve(app, sharing.revoke, ({ member, params }) => revokeShare(parts, member.workspaceId, params.id))

  serve(app, sharing.context, async ({ member, params }) => ({
    context: await loadContextOf(parts, member.workspaceId, params.id),
    nextCursor: null,
  }))

  serve(app, sharing.read, ({ params, reply }) => {
    keepPrivate(reply)
    return openShared(parts, params.token)
  })

  serveDisputes(app, parts)
}

function serveDisputes(app: FastifyInstance, parts: SharingParts): void {
  app.register(async (room) => {
    addSuccessFlag(room)

    serve(room, sharing.dispute, async ({ params, body }) => {
      const { website, ...form } = body
      // A program that fills in the hidden field is told what everybody is told, and nothing is written.
      if (!website) await fileDispute(parts, params.token, form)
      return { success: true as const, error: null }
    })
  })

  serve(app, sharing.confirmDispute, async ({ body }) => ({ state: await confirmDispute(parts, body.secret) }))
}

/** What has a link for a key is nobody's to list, and its address is not to travel. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
}
