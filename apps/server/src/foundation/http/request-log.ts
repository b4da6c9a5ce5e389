import type { Problem } from '@vouch/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { stdSerializers } from 'pino'
import { understoodPath } from './place-of.ts'

/** What the log says of a request. Whoever reads it must not come in by what they read: links that prove an address, shared reports and what a
 *  sign-in by redirect brings back all open something by their address alone. */

/** Longer than any id. Only what opens something is written as one word of that length. */
const keys = /[\w-]{40,}/g

/** @returns the log, which says of a request where it went and from where, and nothing that it brought along */
export function withoutSecrets(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { serializers: { req: requestLine, err: failureLine } })
}

/** A failure of the database quotes the row that it is about; the log has all else of it. */
export function failureLine(error: Error) {
  const { detail: _detail, where: _where, ...line } = stdSerializers.err(error)
  return line
}

function requestLine({ method, url, host, ip }: FastifyRequest) {
  return { method, url: understoodPath(url).replace(keys, '…'), host, remoteAddress: ip }
}

/** Notes that a call was refused, and to whom. Without a word of it: a visitor who has no session yet, and what is nowhere. */
export function noteRefusal(request: FastifyRequest, problem: Problem): void {
  const { log, member, teammate } = request
  const { code, status } = problem
  const who = { ...(member && { userId: member.userId }), ...(teammate && { teammate: teammate.name }) }
  if (status >= 500) log.warn({ code, ...who, err: problem }, 'A call could not be answered')
  else if (code !== 'missing_token' && (code !== 'not_found' || member !== null))
    log.info({ code, ...who }, 'A call was refused')
}
