import { Problem, type Route } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { understoodPath } from './place-of.ts'

/** Methods that no call has: OPTIONS, TRACE, what file servers are asked with. There are some thirty, so nothing is routed for them; whether a call
 *  is declared at an address is looked at when one of them comes. */

/** Answers 405 with `Allow` where calls are declared, to all methods that are not routed. Elsewhere nothing is there for them either. */
export function refuseUnusualMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const declared = Array.from(
    Map.groupBy(routes, ({ path }) => path),
    ([path, calls]) => ({ parts: partsOf(path), allowed: calls.map(({ method }) => method).join(', ') }),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || request.method === 'GET') return
    const asked = partsOf(understoodPath(request.url))
    const found = declared.find(({ parts }) => matches(parts, asked))
    if (found === undefined) return
    reply.header('allow', found.allowed)
    throw new Problem('method_not_allowed')
  })
}

/** A slash at the end changes nothing. */
function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/')
}

function matches(parts: readonly string[], asked: readonly string[]): boolean {
  return parts.length === asked.length && parts.every((part, at) => part.includes(':') || part === asked[at])
}
