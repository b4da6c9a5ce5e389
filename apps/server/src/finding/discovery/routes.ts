import { type CreatorFilters, discovery, filtersOf, previewRows, readCreatorSentence } from '@vouch/contract'
import { sandboxNetworkSize } from '@vouch/simulator'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { customerRoutes } from './customer-routes.ts'
import type { DiscoveryParts } from './discovery-parts.ts'
import { matchRoutes } from './match-routes.ts'
import { preparing } from './sandbox-index.ts'
import { savedSearchRoutes } from './saved-searches.ts'
import { type CreatorPage, searchCreators } from './search-creators.ts'
import { withRequests } from './shown-creator.ts'
import { wantSandboxIndex } from './want-sandbox-index.ts'

const nobodyYet: CreatorPage = { creators: [], total: 0, totalIsExact: true, nextCursor: null }

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
    if (left !== null) return { ...nobodyYet, preparing: left, screening }
    const sentence = readCreatorSentence(q)
    const page = await searchCreators(db.pool, {
      filters: narrowed(sentence.filters, filtersOf(fields)),
      text: sentence.text,
      sort,
      limit: member === null ? Math.min(limit, previewRows) : limit,
      cursor: member === null ? null : (cursor ?? null),
      looker: { workspaceId: member?.workspaceId ?? null, simulated: sandbox },
    })
    const creators = await withRequests(db.pool, page.creators)
    return { ...page, creators, nextCursor: member === null ? null : page.nextCursor, preparing: null, screening }
  })
}

/** A filter that stands for itself goes before what a sentence says of the same. */
function narrowed(sentence: CreatorFilters, named: CreatorFilters): CreatorFilters {
  const said = Object.entries(named).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...sentence, ...Object.fromEntries(said) }
}
