import { discovery } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { customerRoutes } from './customer-routes.ts'
import type { DiscoveryParts } from './discovery-parts.ts'
import { findCreators } from './find-creators.ts'
import { matchRoutes } from './match-routes.ts'
import { savedSearchRoutes } from './saved-searches.ts'

/** Adds the routes of discovery. */
export function discoveryRoutes(app: FastifyInstance, parts: DiscoveryParts): void {
  matchRoutes(app, parts)
  customerRoutes(app, parts)
  savedSearchRoutes(app, parts)
  serve(app, discovery.creators, ({ member, query }) => findCreators(parts, { member, query }))
}
