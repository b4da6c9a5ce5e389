import {
  actions,
  automaticCreditsMax,
  type ExtensionBadgeAnswer,
  type ExtensionLimits,
  extension,
  extensionSessions,
  Problem,
  type ProfileAddress,
} from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../customers/accounts/client-of.ts'
import { workspaceName } from '../../customers/accounts/workspace-place.ts'
import { loadBalance } from '../../customers/credits/balance.ts'
import { loadShortlists } from '../../finding/shortlists/load-shortlists.ts'
import { loadPlaces } from '../../finding/shortlists/places.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import { additionPrice, addToShortlist } from './add-to-shortlist.ts'
import { askedProfile } from './asked-profile.ts'
import { countCall, loadLimits } from './call-limits.ts'
import type { ExtensionParts } from './extension-parts.ts'
import { loadAutomaticCredits } from './screenings.ts'
import { loadPaidBadge, showBadge } from './show-badge.ts'
import { createCode, endSession, listSessions, tradeCode } from './sign-in-extension.ts'
import { startVerification } from './start-verification.ts'

const ok = { ok: true } as const

/** Adds the routes of the extension. */
export function extensionRoutes(app: FastifyInstance, parts: ExtensionParts): void {
  serveBadge(app, parts)
  serveDeeds(app, parts)
  serveAccount(app, parts)
  serveSignIn(app, parts)
}

function serveBadge(app: FastifyInstance, parts: ExtensionParts): void {
  const { pool } = parts.verifying.db

  serve(app, extension.badge, async ({ member, query }) => {
    const target = askedProfile(query.url)
    const limits = await countCall(pool, member.userId)
    const { badge, paid } = await loadPaidBadge(parts, member.workspaceId, target)
    return answerOf(parts, { member, target, limits, paid, badge, creditsUsed: 0 })
  })

  serve(app, extension.showBadge, async ({ member, query, headers, signal }) => {
    const target = askedProfile(query.url)
    const limits = await countCall(pool, member.userId)
    const key = headers['idempotency-key'] ?? null
    const shown = await showBadge(parts, { member, target, automatic: query.automatic === 'true', key, signal })
    const { paid } = await loadPaidBadge(parts, member.workspaceId, target)
    return answerOf(parts, { member, target, limits, paid, ...shown })
  })
}

interface Found extends Pick<ExtensionBadgeAnswer, 'badge' | 'creditsUsed'> {
  member: Member
  target: ProfileAddress
  limits: ExtensionLimits
  /** The workspace paid to verify the creator within a day. */
  paid: boolean
}

/** @returns what is known with what more would cost now */
async function answerOf({ verifying: { db } }: ExtensionParts, found: Found): Promise<ExtensionBadgeAnswer> {
  const { member, target, limits, paid, badge, creditsUsed } = found
  const { platform, handle, url } = target
  const costOf = (action: keyof typeof actions) => (paid ? 0 : actions[action].creditCost)
  const overlay = badge === null ? costOf('overlay_display') : 0
  return {
    ...{ creator: { platform, handle, url }, badge, price: overlay, creditsUsed, limits },
    prices: {
      overlay_display: overlay,
      quick_verification: costOf('quick_verification'),
      profile_view: costOf('profile_view'),
      shortlist_addition: await additionPrice(db.pool, member.workspaceId, target, paid),
    },
  }
}

function serveDeeds(app: FastifyInstance, parts: ExtensionParts): void {
  const { pool } = parts.verifying.db

  serve(app, extension.verify, async ({ member, headers, body: { url, purpose } }) => {
    const target = askedProfile(url)
    await countCall(pool, member.userId)
    return startVerification(parts, member, { target, purpose, key: headers['idempotency-key'] })
  })

  serve(app, extension.shortlist, async ({ member, body: { url, shortlistId }, signal }) => {
    const target = askedProfile(url)
    await countCall(pool, member.userId)
    return addToShortlist(parts, { member, target, shortlistId, signal })
  })
}

/** It counts nothing: whoever has no calls left is told so. */
function serveAccount(app: FastifyInstance, { verifying: { db, now } }: ExtensionParts): void {
  const { pool } = db

  serve(app, extension.account, async ({ member: { userId, workspaceId } }) => {
    const [named, { totalCredits }, limits, automatic, shortlists, places] = await Promise.all([
      pool.query<{ name: string }>(
        `select ${workspaceName} as name from workspaces join users owner on owner.id = owner_id where workspaces.id = $1`,
        [workspaceId],
      ),
      loadBalance(pool, workspaceId),
      loadLimits(pool, userId),
      loadAutomaticCredits(pool, userId, now()),
      loadShortlists(pool, workspaceId),
      loadPlaces(pool, workspaceId),
    ])
    return {
      workspace: onlyRow(named).name,
      credits: totalCredits,
      ...{ limits, automaticCreditsLeft: Math.max(0, automaticCreditsMax - automatic) },
      ...{ shortlists: shortlists.map(({ id, name }) => ({ id, name })), places },
    }
  })
}

function serveSignIn(app: FastifyInstance, { verifying: { db } }: ExtensionParts): void {
  serve(app, extensionSessions.createCode, ({ member, body }) => createCode(db.pool, member, body.challenge))

  serve(app, extensionSessions.create, ({ body, reply }) =>
    tradeCode(db, { ...body, userAgent: clientOf(reply.request).userAgent }),
  )

  serve(app, extensionSessions.list, async ({ member }) => {
    return { sessions: await listSessions(db.pool, member.userId), nextCursor: null }
  })

  serve(app, extensionSessions.end, async ({ member, params }) => {
    if (!(await endSession(db.pool, member.userId, params.id))) throw new Problem('not_found')
    return ok
  })

  // A session of the product has its own way out.
  serve(app, extensionSessions.signOut, async ({ member }) => {
    if (member.isExtension) await endSession(db.pool, member.userId, member.sessionId)
    return ok
  })
}
