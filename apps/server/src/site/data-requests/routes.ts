import { dataRequests, Problem } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { isToken } from '../../customers/accounts/token.ts'
import { nameDownload } from '../../foundation/http/download-name.ts'
import { serve } from '../../foundation/http/serve.ts'
import { attemptCookie, keepAttempt } from '../../verdicts/consent/attempt-cookie.ts'
import type { SiteParts } from '../site-parts.ts'
import { openRequestedData } from './carry-out.ts'
import { confirmRequest } from './confirm-request.ts'
import { fileRequest } from './file-request.ts'
import { profileTarget } from './profile-target.ts'
import { proveProfile } from './prove-profile.ts'
import { type DataRequest, exportEnd, loadByToken, statusOf } from './request-row.ts'

/** Requests about personal data. The link of a request is the only key to it. A link is read by programs before people open it, so
 *  reading changes nothing. */
export function dataRequestRoutes(app: FastifyInstance, parts: SiteParts): void {
  const { db, now } = parts
  const shown = (request: DataRequest) =>
    statusOf(request, now(), request.subject === 'creator' && parts.canProveByConsent(profileTarget(request)))
  serve(app, dataRequests.submit, async ({ body }) => {
    const { website, ...form } = body
    // A program that fills in the hidden field is told what everybody is told, and nothing is written.
    const filed = website ? unfiled(now()) : await fileRequest(parts, { ...form, website: null })
    return { success: true as const, error: null, ...filed }
  })

  serve(app, dataRequests.status, async ({ params }) => shown(await loadByToken(db.pool, known(params.token))))

  serve(app, dataRequests.confirm, async ({ params }) => shown(await confirmRequest(parts, known(params.token))))

  serve(app, dataRequests.prove, async ({ params, signal }) =>
    shown(await proveProfile(parts, known(params.token), signal)),
  )

  serve(app, dataRequests.connect, async ({ params, reply }) => {
    const request = await loadByToken(db.pool, known(params.token))
    const target = request.subject === 'creator' ? profileTarget(request) : null
    const waits = request.state === 'unproven' || request.state === 'open'
    if (target === null || !waits || !parts.canProveByConsent(target))
      throw new Problem('not_now', 'This request can’t be proved by connecting an account.')
    const proof = { target, subject: request.id, back: `/go/${params.token}` }
    const { location, cookie } = await parts.proveByConsent(proof, reply.request.cookies[attemptCookie])
    keepAttempt(reply, parts, cookie)
    return { location }
  })

  serve(app, dataRequests.file, async ({ params, reply }) => {
    const request = await loadByToken(db.pool, known(params.token))
    const end = exportEnd(request)
    if (end === null || end <= now()) throw new Problem('not_found', 'There is no file, or its seven days are up.')
    nameDownload(reply, `vouch-${request.reference}.json`)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await openRequestedData(parts, request))
    return {}
  })
}

function known(token: string): string {
  if (!isToken(token)) throw new Problem('not_found')
  return token
}

function unfiled(at: Date) {
  return { reference: 'DR-RECEIVED', dueAt: at.toISOString() }
}
