import { signedReports } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { checkCode, checkFile } from './check-report.ts'
import { loadRevoked } from './load-revoked.ts'
import type { SigningParts } from './signing-parts.ts'

/** What everybody may ask about signatures. Keys and revocations are for programs of others too, wherever those run. */
export function signingRoutes(app: FastifyInstance, parts: SigningParts): void {
  serve(app, signedReports.check, ({ body: { text, code }, reply }) => {
    reply.header('x-robots-tag', 'noindex')
    return text === undefined ? checkCode(parts, code ?? '') : checkFile(parts, text)
  })

  serve(app, signedReports.keys, async ({ reply }) => {
    const keys = { keys: parts.keys.published() }
    publish(reply, 3_600, keys)
    return keys
  })

  serve(app, signedReports.revoked, async ({ query, reply }) => {
    const page = await loadRevoked(parts, query.cursor)
    publish(reply, 300, page)
    return page
  })
}

/** @param seconds that others may keep it: a key is looked for again when a report names one that is not in it, a revocation is not */
function publish(reply: FastifyReply, seconds: number, body: object): void {
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', `public, max-age=${seconds}`)
    .header('access-control-allow-origin', '*')
    .send(body)
}
