import { discovery, filtersOf, previewRows } from '@vouch/contract'
import { sandboxNetworkSize } from '@vouch/simulator'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { customerRoutes } from './customer-routes.ts'
import type { DiscoveryParts } from './discovery-parts.ts'
import { matchRoutes } from './match-routes.ts'
import { preparing } from './sandbox-index.ts'
import { savedSearchRoutes } from './saved-searches.ts'
import { replyOfNobody, searchReply } from './search-reply.ts'
import { wantSandboxIndex } from './want-sandbox-index.ts'

/** Adds the routes of discovery. */
export function discoveryRoutes(app: FastifyInstance, parts: DiscoveryParts): void {
  const { db, sandbox } = parts
  matchRoutes(app, parts)
  customerRoutes(app, parts)
  savedSearchRoutes(app, parts)
  serve(app, discovery.creators, async ({ member, query }) => {
    const { q = '', sort, limit, cursor, ...fields } = query
    // A visitor always sees the simulated ones; in production nobody else does.
    const index = member === null || sandbox ? await wantSandboxIndex(parts) : null
    const screening = index && { scored: index.screened, of: sandboxNetworkSize }
    const left = index && preparing(index)
    if (left !== null) return { ...replyOfNobody(), preparing: left, screening }
    const asked = {
      ...{ sentence: q, named: filtersOf(fields), sort, at: parts.now() },
      limit: member === null ? Math.min(limit, previewRows) : limit,
      cursor: member === null ? null : (cursor ?? null),
      looker: { workspaceId: member?.workspaceId ?? null, simulated: sandbox },
    }
    // Members find their own marks beside the creators, also those of a moment ago.
    const reply = await db.reads[member === null ? 'recent' : 'current']((pool) => searchReply(pool, asked))
    return { ...reply, nextCursor: member === null ? null : reply.nextCursor, preparing: null, screening }
  })
}
