import type { FastifyReply, FastifyRequest } from 'fastify'

/** Headers that every answer carries, page or call. A page of the site brings its own content policy; whatever has none may
 *  run nothing, and a call's answer may not even load anything, whoever puts it into a frame. */

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
}
const ofCalls = "default-src 'none'; frame-ancestors 'none'"
const ofPlainPages = `${ofCalls}; style-src 'unsafe-inline'; img-src 'self' data:`
/** Two years: the browser then never asks without encryption again. */
const strictTransport = 'max-age=63072000; includeSubDomains'

/** Adds them. @param encrypted whether the public address is one of `https` */
export function secure(request: FastifyRequest, reply: FastifyReply, encrypted: boolean): void {
  // An answer may be stricter by itself: the address of a shared report is not to travel.
  for (const [name, value] of Object.entries(always)) if (!reply.hasHeader(name)) reply.header(name, value)
  if (request.url.startsWith('/api/')) reply.header('cross-origin-resource-policy', 'same-origin')
  if (encrypted) reply.header('strict-transport-security', strictTransport)
  if (reply.hasHeader('content-security-policy')) return
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  reply.header('content-security-policy', isPage ? ofPlainPages : ofCalls)
}
