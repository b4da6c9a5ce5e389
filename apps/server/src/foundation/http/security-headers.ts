import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { placeOf } from './place-of.ts'

/** Headers that every answer carries, page or call. A page of the site brings its own content policy; whatever has none may
 *  run nothing, and a call's answer may not even load anything, whoever puts it into a frame. */

declare module 'fastify' {
  interface FastifyInstance {
    /** Puts them on an answer. Only what is written past Fastify, as a stream of events is, has to ask for it. */
    mark: (reply: FastifyReply) => void
  }
}

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
}
const alwaysEach = Object.entries(always)
const ofCalls = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const ofPlainPages = `${ofCalls}; style-src 'unsafe-inline'; img-src 'self' data:`
/** Two years: the browser then never asks without encryption again. */
const strictTransport = 'max-age=63072000; includeSubDomains'

/** Marks every answer with them and with the id of its request. @param encrypted whether the public address is one of `https` */
export function markAnswers(app: FastifyInstance, encrypted: () => boolean): void {
  app.decorate('mark', (reply: FastifyReply) => mark(reply.request, reply, encrypted()))
  app.addHook('onSend', async (_request, reply) => app.mark(reply))
}

/** Marks one answer. */
export function mark(request: FastifyRequest, reply: FastifyReply, encrypted: boolean): void {
  reply.header('x-request-id', request.id)
  // An answer may be stricter by itself: the address of a shared report is not to travel.
  for (const [name, value] of alwaysEach) if (!reply.hasHeader(name)) reply.header(name, value)
  if (placeOf(request).startsWith('/api/')) reply.header('cross-origin-resource-policy', 'same-origin')
  if (encrypted) reply.header('strict-transport-security', strictTransport)
  if (reply.hasHeader('content-security-policy')) return
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  reply.header('content-security-policy', isPage ? ofPlainPages : ofCalls)
}

/** @returns those of an answer that no request stands behind: what was sent is none. */
export function bareHeaders(encrypted: boolean): Readonly<Record<string, string>> {
  return {
    ...always,
    'content-security-policy': ofCalls,
    ...(encrypted && { 'strict-transport-security': strictTransport }),
  }
}
