import type { FastifyInstance } from 'fastify'

/** What an answer leaves unread of its request stands before the next request over the same connection. Node takes it from the line where
 *  nobody had begun to read. Whoever unpacks a body has, so the rest would stay where the unpacking fails or nobody wants what comes of it,
 *  and a proxy that keeps its connections would wait there for somebody else's answer.
 *
 *  How much comes, and how long, is limited as for any request (`connection-limits.ts`). Call it before what unpacks bodies is there. */
export function clearUnread(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { bodyShape, takesUploads } = route.config ?? {}
    if (bodyShape === undefined && !takesUploads) route.decompress = false
  })

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    // Who destroys a request takes its socket from it.
    const { socket } = raw
    const clear = () => {
      if (raw.complete || socket.destroyed) return
      if (raw.destroyed) socket.destroySoon()
      else raw.unpipe().resume()
    }
    reply.raw.once('finish', () => {
      clear()
      raw.once('close', clear)
    })
    done()
  })
}
