import { ROOT_CONTEXT } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OpenSpan, placeInHeaders, type Tracer } from './tracer.ts'

/** Every request as a span, named by the pattern of its route: ids in addresses, and all that follows them, stay here. */

const failedFrom = 500

/** Call it before the routes are added.
 *  @param joins whether the header of a caller that is trusted may name the trace */
export function traceRequests(app: FastifyInstance, tracer: Tracer, joins: boolean): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const below = joins ? placeInHeaders(request.headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': request.method }
    const span = tracer.begin({ name: request.method, kind: 'server', attributes, below })
    spans.set(request, span)
    span.run(done)
  })
  // A body comes in on the connection's own account, which belongs to no request: what follows is brought back here.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.run(done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    const status = reply.statusCode
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': status },
      fault: status >= failedFrom ? String(status) : null,
    })
  })
}
