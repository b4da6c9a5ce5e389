import { invitations, type ReplyOf, workspaces } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import { clientOf } from '../accounts/client-of.ts'
import { loadUser, type UserParts } from '../accounts/load-user.ts'
import { type AcceptRoom, accept } from './accept.ts'
import { handOver } from './hand-over.ts'
import { invite, loadInvitation, resend, revoke } from './invitations.ts'
import { loadPlaces, loadWorkspace } from './load-workspace.ts'
import { changeRole, leave, removeMember } from './members.ts'

/** What these routes take. */
export type WorkspaceParts = AcceptRoom & UserParts

/** Who works together. Every change answers with the workspace as it is then. */
export function workspaceRoutes(app: FastifyInstance, parts: WorkspaceParts): void {
  const present = (member: Member): Promise<ReplyOf<typeof workspaces.load>> =>
    loadWorkspace(parts.db.pool, member, parts.now())
  servePlaces(app, parts, present)
  serveInvitations(app, parts, present)
  serveMembers(app, parts, present)
  serveLinks(app, parts)
}

type Present = (member: Member) => Promise<ReplyOf<typeof workspaces.load>>

function servePlaces(app: FastifyInstance, { db }: WorkspaceParts, present: Present): void {
  serve(app, workspaces.mine, async ({ member }) => ({
    workspaces: await loadPlaces(db.pool, member.userId),
    nextCursor: null,
  }))

  serve(app, workspaces.load, ({ member }) => present(member))

  serve(app, workspaces.rename, async ({ member, body }) => {
    await db.pool.query('update workspaces set display_name = $2 where id = $1', [member.workspaceId, body.name])
    return present(member)
  })

  serve(app, workspaces.leave, async ({ member, params }) => {
    await leave(db, member.userId, params.id)
    return { success: true as const }
  })
}

function serveInvitations(app: FastifyInstance, parts: WorkspaceParts, present: Present): void {
  serve(app, workspaces.invite, async ({ member, body }) => {
    await invite(parts, member, body)
    return present(member)
  })

  serve(app, workspaces.resend, async ({ member, params }) => {
    await resend(parts, member, params.id)
    return present(member)
  })

  serve(app, workspaces.revoke, async ({ member, params }) => {
    await revoke(parts.db, member, params.id)
    return present(member)
  })
}

function serveMembers(app: FastifyInstance, parts: WorkspaceParts, present: Present): void {
  const { db, now } = parts
  serve(app, workspaces.changeRole, async ({ member, params, body }) => {
    await changeRole(db, member, { userId: params.memberId, role: body.role, at: now() })
    return present(member)
  })

  serve(app, workspaces.removeMember, async ({ member, params }) => {
    await removeMember(parts, member, params.memberId)
    return present(member)
  })

  serve(app, workspaces.transfer, async ({ member, body }) => {
    return present({ ...member, role: await handOver(parts, member, body.to) })
  })
}

function serveLinks(app: FastifyInstance, parts: WorkspaceParts): void {
  serve(app, invitations.read, async ({ body }) => {
    const { workspace, inviter, role, email, hasAccount } = await loadInvitation(parts.db.pool, body.token, parts.now())
    return { workspace, inviter, role, email, hasAccount }
  })

  serve(app, invitations.accept, async ({ member, body, reply }) => {
    const { place, userId, opened } = await accept(parts, body, member, clientOf(reply.request))
    const session = opened && { token: opened.token, user: await loadUser(parts, userId, place.id) }
    return { success: true as const, workspace: place, session }
  })
}
