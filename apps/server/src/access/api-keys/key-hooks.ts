import { deprecationHeaders, isApiVersion, newestVersion, Problem, versionHeader } from '@vouch/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { countAttempt } from '../../foundation/http/attempt-windows.ts'
import type { Member } from '../../foundation/http/member.ts'
import { tooMany } from '../../foundation/http/too-many.ts'
import { noteCall } from './key-calls.ts'
import { answerRepeated, keepAnswer, type RepeatableCall, repeatableCall } from './repeated-calls.ts'

/** What happens around a call that a key makes: its workspace's calls are counted, its version is settled, a repetition gets the first
 *  answer, and the log hears of it. Add it before the routes. */

declare module 'fastify' {
  interface FastifyRequest {
    repeatable: RepeatableCall | null
  }
}

const windowSeconds = 60

export function watchKeyCalls(app: FastifyInstance, pool: pg.Pool): void {
  app.decorateRequest('repeatable', null)

  // It is known who asks by then, and nothing of the body has been received.
  app.addHook('preParsing', async (request, reply) => {
    const key = request.member?.apiKey
    if (!key || request.member === null) return
    await countCall(pool, request.member, key.callsPerMinute, reply)
    settleVersion(request, reply, key.version)
  })

  app.addHook('preHandler', async (request, reply) => {
    const repeatable = repeatableCall(request)
    if (repeatable === null) return
    if (await answerRepeated(pool, repeatable, request, reply)) return reply
    request.repeatable = repeatable
  })

  // At once where nothing is kept: a handler that has sent its answer itself is only seen to have while nothing waits.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.repeatable === null) return done(null, payload)
    keepAnswer(pool, request.repeatable, reply.statusCode, payload).then(() => done(null, payload), done)
  })

  app.addHook('onResponse', async (request, reply) => {
    const keyId = request.member?.apiKey?.id
    const path = request.routeOptions.url
    if (keyId === undefined || path === undefined) return
    const { method, id: requestId, ip: address } = request
    await noteCall(pool, { keyId, method, path, status: reply.statusCode, requestId, address })
  })
}

/** Counts a call for all keys of the workspace together, and says how many are left.
 *  @throws Problem `rate_limited` */
async function countCall(pool: pg.Pool, { workspaceId }: Member, callsMax: number, reply: FastifyReply): Promise<void> {
  const { attempts, leftMs } = await countAttempt(pool, `key-calls:${workspaceId}`, windowSeconds)
  const resetSeconds = Math.max(1, Math.ceil(leftMs / 1_000))
  reply.headers({
    'ratelimit-limit': callsMax,
    'ratelimit-remaining': Math.max(0, callsMax - attempts),
    'ratelimit-reset': resetSeconds,
    'ratelimit-policy': `${callsMax};w=${windowSeconds}`,
  })
  if (attempts > callsMax) throw tooMany(resetSeconds)
}

/** @throws Problem `unknown_version` */
function settleVersion(request: FastifyRequest, reply: FastifyReply, keysOwn: string): void {
  const asked = request.headers[versionHeader]
  const version = typeof asked === 'string' && asked !== '' ? asked : keysOwn
  if (!isApiVersion(version))
    throw new Problem(
      'unknown_version',
      `There’s no version “${version.slice(0, 20)}”. The newest is ${newestVersion}.`,
    )
  reply.headers({ [versionHeader]: version, ...deprecationHeaders(version) })
}
