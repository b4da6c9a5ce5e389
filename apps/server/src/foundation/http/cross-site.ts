import { Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Refuses calls that another site makes in a visitor's name. A bearer token cannot be sent by another site, a cookie can; and
 *  what changes something without either, signing in for example, is not for other sites to do. What a newcomer would get
 *  wrong: programs that are no browsers send neither header and are let in, for they carry nobody's cookies but their own; and a
 *  password that a browser keeps for a site (`Basic`) goes with the calls of other sites too. */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may call the route although it changes something; `Route.fromOtherSites` declares it. */
    fromOtherSites?: boolean
  }
}

const bearer = /^Bearer \S/i
const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Where the browser itself says that a call comes from: this site, or no site at all (a typed address, an extension). */
const ownPlaces = new Set(['same-origin', 'none'])

/** Adds the one check of every route that may change something and does not declare that others may call it.
 *  @param ownOrigin the public address of this site, behind a proxy too */
export function refuseOtherSites(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || bearer.test(request.headers.authorization ?? '')) return
    if (request.routeOptions.config.fromOtherSites !== true && isForeign(request, ownOrigin()))
      throw new Problem('cross_site')
  })
}

function isForeign({ headers, host }: FastifyRequest, own: string): boolean {
  const place = headers['sec-fetch-site']
  if (typeof place === 'string') return !ownPlaces.has(place)
  // Browsers without that header still name the origin; `null` is a page that hides where it comes from.
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || (new URL(origin).origin !== new URL(own).origin && new URL(origin).host !== host)
}
