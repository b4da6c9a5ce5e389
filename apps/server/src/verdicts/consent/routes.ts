import { consents, creatorPages, Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveFile } from '../../foundation/http/file-uploads.ts'
import { serve } from '../../foundation/http/serve.ts'
import { askCreator, cancelRequest, loadOwned, loadRequests } from './ask-creator.ts'
import { attemptCookie, keepAttempt } from './attempt-cookie.ts'
import { arrive, beginConnection, refusedPath } from './connect.ts'
import { takeAttempt } from './consent-attempts.ts'
import type { ConsentParts } from './consent-parts.ts'
import { disconnect, endReaderLink, loadPage, openReaderLink, ownedPageId } from './creator-page.ts'
import { emailPage } from './email-page.ts'
import { declineRequest, loadInvitation } from './invitation.ts'
import { proveAccount } from './prove-account.ts'
import { shownRequest } from './request-row.ts'
import { sendReport, startReport } from './start-report.ts'
import { uploadExport, uploadPlaceOf } from './upload-export.ts'

/** A brand's requests, the creator's answer, and the creator's own page. */
export function consentRoutes(app: FastifyInstance, parts: ConsentParts): void {
  serveBrands(app, parts)
  serveAnswers(app, parts)
  servePages(app, parts)
}

function serveBrands(app: FastifyInstance, parts: ConsentParts): void {
  serve(app, consents.ask, ({ member, body }) => askCreator(parts, member, body))

  serve(app, consents.list, async ({ member, query }) => ({
    consents: await loadRequests(parts, member.workspaceId, query),
    nextCursor: null,
  }))

  serve(app, consents.cancel, ({ member, params }) => cancelRequest(parts, member.workspaceId, params.id))

  serve(app, consents.run, async ({ member, params }) => {
    const before = await loadOwned(parts.db.pool, member.workspaceId, params.id)
    if (before.trouble === null)
      throw new Problem('not_now', 'There’s nothing to start: the creator hasn’t connected, or the report exists.')
    await startReport(parts, before.id)
    const after = await loadOwned(parts.db.pool, member.workspaceId, params.id)
    if (after.trouble === 'insufficient_credits') throw new Problem('insufficient_credits')
    return shownRequest(after, parts)
  })
}

function serveAnswers(app: FastifyInstance, parts: ConsentParts): void {
  serve(app, consents.read, ({ params, reply }) => {
    keepPrivate(reply)
    return loadInvitation(parts, params.token)
  })

  serve(app, consents.connect, async ({ params, reply }) => {
    const { location, cookie } = await beginConnection(parts, params.token, reply.request.cookies[attemptCookie])
    keepAttempt(reply, parts, cookie)
    return { location }
  })

  serveFile(
    app,
    consents.upload,
    parts.verifying.imports.places,
    async ({ params, query, file, signal, reply }) => {
      keepPrivate(reply)
      return { location: `${await uploadExport(parts, params.token, { name: query.name, file, signal })}?uploaded` }
    },
    ({ params }) => uploadPlaceOf(parts, (params as { token: string }).token),
  )

  serve(app, consents.decline, ({ params }) => declineRequest(parts, params.token))

  serve(app, consents.callback, async ({ params, query, reply }) => {
    keepPrivate(reply)
    const { cookies, url } = reply.request
    const attempt = await takeAttempt(parts.db.pool, params.platform, query.state, cookies[attemptCookie])
    const callback = new URL(url, parts.publicAddress())
    const path =
      attempt === null
        ? refusedPath('/consent/ended', 'expired')
        : await (attempt.requestId === null ? proveAccount : arrive)(parts, attempt, callback)
    reply.redirect(path)
    return null
  })
}

function servePages(app: FastifyInstance, parts: ConsentParts): void {
  serve(app, creatorPages.read, ({ params, reply }) => {
    keepPrivate(reply)
    return loadPage(parts, params.token)
  })

  serve(app, creatorPages.email, ({ params, body }) => emailPage(parts, params.token, body.email))

  serve(app, creatorPages.send, async ({ params }) => {
    await sendReport(parts, await ownedPageId(parts, params.token), params.id)
    return loadPage(parts, params.token)
  })

  serve(app, creatorPages.share, ({ params }) => openReaderLink(parts, params.token))

  serve(app, creatorPages.unshare, ({ params }) => endReaderLink(parts, params.token))

  serve(app, creatorPages.disconnect, ({ params }) => disconnect(parts, params.token))
}

/** What has a link for a key is nobody's to list, and its address is not to travel. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
}
