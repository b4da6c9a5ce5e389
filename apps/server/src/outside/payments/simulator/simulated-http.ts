import type { FastifyInstance } from 'fastify'
import type { SimulatedCall } from './simulated-call.ts'
import type { StripeSimulator } from './stripe-simulator.ts'

/** The two ways to the simulation: over HTTP for browsers, and as the SDK's `fetch` for the product's own process, which
 *  may be a worker that serves nothing. */

export const simulatorRoot = '/simulator/stripe'

/** @returns a `fetch` that reaches nothing but the simulation */
export function simulatedFetch(simulator: StripeSimulator): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const asked = { method: request.method, path: new URL(request.url).pathname, query: queryOf(request.url) }
    const { status, body } = await simulator(callOf(asked, text, (name) => request.headers.get(name)))
    return Response.json(body, { status, headers: { 'request-id': 'req_simulated' } })
  }
}

/** Serves the simulation to pages. Sandbox only. */
export function simulatorRoutes(app: FastifyInstance, simulator: StripeSimulator): void {
  app.register(async (room) => {
    room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    room.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST', 'DELETE'],
      url: `${simulatorRoot}/v1/*`,
      handler: async (request, reply) => {
        const asked = {
          method: request.method,
          path: `/v1/${encodeURI(request.params['*'])}`,
          query: queryOf(request.url),
        }
        const form = typeof request.body === 'string' ? request.body : ''
        const header = (name: string) => {
          const value = request.headers[name]
          return typeof value === 'string' ? value : null
        }
        const { status, body } = await simulator(callOf(asked, form, header))
        return reply.code(status).header('cache-control', 'no-store').send(body)
      },
    })
  })
}

function queryOf(address: string): string {
  return /\?([^#]*)/.exec(address)?.[1] ?? ''
}

/** The public key comes as a form field from pages, the secret one in a header from servers. */
function callOf(
  { method, path, query }: { method: string; path: string; query: string },
  form: string,
  header: (name: string) => string | null,
): SimulatedCall {
  const fields = new URLSearchParams([...new URLSearchParams(query), ...new URLSearchParams(form)])
  const bearer = header('authorization')?.match(/^Bearer (\S+)$/)?.[1] ?? null
  return { method, path, fields, key: bearer ?? fields.get('key'), idempotencyKey: header('idempotency-key') }
}
