import type { FastifyInstance } from 'fastify'
import { type SimulatedConsent, simulatedConsentRoot } from './simulated-consent.ts'

/** Serves the simulation to browsers. Sandbox only. */
export function simulatedConsentRoutes(app: FastifyInstance, consent: SimulatedConsent): void {
  app.register(async (room) => {
    room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    room.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: `${simulatedConsentRoot}/*`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const form = typeof request.body === 'string' ? { body: request.body } : {}
        const [, query = ''] = request.url.split('?', 2)
        const place = `${simulatedConsentRoot}/${encodeURI(request.params['*'])}`
        const asked = new Request(`http://simulated${place}?${query}`, { method: request.method, ...form })
        const answer = await consent(asked)
        reply.code(answer.status)
        for (const [name, value] of answer.headers) reply.header(name, value)
        return reply.send(await answer.text())
      },
    })
  })
}
