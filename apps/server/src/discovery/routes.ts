import { type CreatorFilters, discovery, filtersOf, previewRows, readCreatorSentence } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { customerRoutes } from './customer-routes.ts'
import type { DiscoveryParts } from './discovery-parts.ts'
import { matchRoutes } from './match-routes.ts'
import { ensureSandboxIndex, loadScreening } from './sandbox-index.ts'
import { savedSearchRoutes } from './saved-searches.ts'
import { searchCreators } from './search-creators.ts'

/** Adds the routes of discovery. */
export function discoveryRoutes(app: FastifyInstance, parts: DiscoveryParts): void {
  const { db, queue, sandbox } = parts
  let indexed: Promise<void> | null = null
  const ready = () => {
    indexed ??= ensureSandboxIndex(parts, queue).catch((error: unknown) => {
      indexed = null
      throw error
    })
    return indexed
  }

  matchRoutes(app, parts, ready)
  customerRoutes(app, parts, ready)
  savedSearchRoutes(app, parts)
  serve(app, discovery.creators, async ({ member, query }) => {
    const { q = '', sort, limit, cursor, ...fields } = query
    // A visitor always sees the simulated ones; in production nobody else does.
    if (member === null || sandbox) await ready()
    const sentence = readCreatorSentence(q)
    const page = await searchCreators(db.pool, {
      filters: narrowed(sentence.filters, filtersOf(fields)),
      text: sentence.text,
      sort,
      limit: member === null ? Math.min(limit, previewRows) : limit,
      cursor: member === null ? null : (cursor ?? null),
      looker: { workspaceId: member?.workspaceId ?? null, simulated: sandbox },
    })
    return {
      ...page,
      nextCursor: member === null ? null : page.nextCursor,
      screening: member === null || sandbox ? await loadScreening(db.pool) : null,
    }
  })
}

/** A filter that stands for itself goes before what a sentence says of the same. */
function narrowed(sentence: CreatorFilters, named: CreatorFilters): CreatorFilters {
  const said = Object.entries(named).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...sentence, ...Object.fromEntries(said) }
}
