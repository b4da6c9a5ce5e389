import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify'

/** Addresses that pages of any other site may call and read: what programs call to be let in, and what they call then. Nothing there goes by a
 *  cookie, so such a page can do no more than a program that is no browser's. */

/** What those programs send beside what every page may. */
const headersTaken = 'authorization, content-type, mcp-protocol-version, mcp-session-id, last-event-id'
const headersShown =
  'www-authenticate, mcp-session-id, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, x-request-id'
const daySeconds = 86_400

/** Lets a page of another site read an answer. */
export function openToPages(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': headersShown })
}

/** Answers a browser that asks whether a page may call an address. */
export function answerPreflight(app: FastifyInstance, url: string, methods: readonly HTTPMethods[]): void {
  app.options(url, async (_request, reply) =>
    openToPages(reply)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': headersTaken,
        'access-control-max-age': daySeconds,
      })
      .code(204)
      .send(),
  )
}
