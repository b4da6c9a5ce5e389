import type { Socket } from 'node:net'
import { Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What becomes of calls while the process stops: what has arrived is answered, what still arrives has little time for it, and what comes new
 *  is refused. Whoever is refused finds another process, or this one after its start.
 *
 *  What a newcomer would get wrong: a server that closes waits for every connection on which something has begun, and no longer looks at how
 *  long that takes. Without this, one byte of a body that never ends holds a stop for as long as it may last. */
export interface StopLimits {
  /** For what is still on its way when the stop begins, in milliseconds. */
  arriveMs: number
}

/** From one look at what is left to the next. */
const lookEveryMs = 250
const retrySeconds = 5

/** Call it before anything that reads bodies is there. */
export function refuseWhileStopping(app: FastifyInstance, { arriveMs }: StopLimits): void {
  const callsOf = new Map<Socket, Set<FastifyRequest>>()
  const refused = new WeakSet<FastifyRequest>()
  let isStopping = false
  let isOver = false

  app.server.on('connection', (socket: Socket) => {
    callsOf.set(socket, new Set())
    socket.once('close', () => callsOf.delete(socket))
  })

  /** Ends what would hold the stop: a body or headers that still come, and a line that is kept open for later calls. */
  const look = () => {
    isOver = true
    for (const [socket, calls] of callsOf) {
      const left = [...calls].filter((request) => !refused.has(request))
      if (left.some(({ raw }) => raw.complete)) continue
      for (const request of left) {
        // Nobody reads it yet, or ever: then its answer is waited for.
        if (request.raw.listenerCount('error') === 0) continue
        refused.add(request)
        // Who reads the body hears of it as of a line that broke, and answers.
        request.raw.emit('error', stopping())
      }
      // An answer that was just given has until the next look to leave.
      if (left.length === 0) socket.destroy()
    }
  }

  app.addHook('preClose', async () => {
    isStopping = true
    const looking = { timer: setTimeout(() => undefined, 0) }
    const lookAgain = () => {
      look()
      looking.timer = setTimeout(lookAgain, lookEveryMs).unref()
    }
    looking.timer = setTimeout(lookAgain, arriveMs).unref()
    app.server.once('close', () => clearTimeout(looking.timer))
  })

  app.addHook('onRequest', async (request, reply) => {
    const calls = callsOf.get(request.raw.socket)
    calls?.add(request)
    reply.raw.once('close', () => calls?.delete(request))
    if (isStopping) throw stopping()
  })

  // Who asked first and now begins to read a body is too late as well.
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (isOver && !request.raw.complete) throw stopping()
    return payload
  })

  // Nobody keeps the line for another call. At once, because a redirect whose hook is waited for is answered a second time by its handler's end.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}

function stopping(): Problem {
  return new Problem('unavailable', 'The server is stopping. Try again in a few seconds.', {
    retryAfterSeconds: retrySeconds,
  })
}
