import type { FastifyInstance } from 'fastify'

/** Failures of a room carry `success: false` beside the usual body, for callers that look at that field alone. */
export function addSuccessFlag(room: FastifyInstance): void {
  room.addHook('preSerialization', async (_request, reply, payload) =>
    reply.statusCode >= 400 && typeof payload === 'object' ? { success: false, ...payload } : payload,
  )
}
