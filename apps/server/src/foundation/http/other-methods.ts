import { Problem, type Route } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pathOf, understoodPart } from './place-of.ts'

/** Methods that an address doesn't have. There are some thirty, so nothing is routed for them: most routes would answer nothing else, and every start
 *  would compile them. Whether calls are declared at an address is looked at when one of them comes. */

/** Answers 405 with `Allow` where calls are declared, to every method that none of them has. Call it after all routes. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const declared = Array.from(
    Map.groupBy(routes, ({ path }) => path),
    ([path, calls]) => ({ path, parts: partsOf(path), methods: calls.map(({ method }) => method) }),
  )
  // What an address names comes before what a parameter takes.
  const exactFirst = declared.toSorted((one, other) => paramsOf(one.parts) - paramsOf(other.parts))
  const bySize = Map.groupBy(exactFirst, ({ parts }) => parts.length)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    // The router takes no encoded slash for one that parts, so each part is decoded by itself.
    const asked = partsOf(pathOf(request.url)).map(understoodPart)
    const found = bySize.get(asked.length)?.find(({ parts }) => matches(parts, asked))
    const method = request.method === 'HEAD' ? 'GET' : request.method
    // A call that has the method wasn't reached for another reason, such as a part that is too long.
    if (found !== undefined && !found.methods.some((allowed) => allowed === method)) refuse(reply, found.methods)
  })
  // `/things/:id` has methods that `/things/mine` doesn't: the router would take `mine` for an id.
  for (const { path, parts, methods } of declared) {
    const alike = routes.filter((other) => other.path !== path && matches(partsOf(other.path), parts))
    const method = [...new Set(alike.map((other) => other.method))].filter((each) => !methods.includes(each))
    if (method.length === 0) continue
    app.route({ method, url: path, handler: async (_request, reply) => refuse(reply, methods) })
  }
}

function refuse(reply: FastifyReply, allowed: readonly string[]): never {
  reply.header('allow', allowed.join(', '))
  throw new Problem('method_not_allowed')
}

/** A slash at the end changes nothing. */
function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/')
}

function paramsOf(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length
}

function matches(parts: readonly string[], asked: readonly string[]): boolean {
  return parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
}
