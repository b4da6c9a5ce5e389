import {
  type GivenRole,
  type InvitedTo,
  invitationDays,
  Problem,
  rolesOfManagers,
  type WorkspaceRole,
} from '@vouch/contract'
import type pg from 'pg'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { LetterSender } from '../accounts/security-letters.ts'
import { drawToken, tokenDigest } from '../accounts/token.ts'
import { counted } from './counted-invitations.ts'
import { writeInvitation } from './letters.ts'
import { loadName } from './load-workspace.ts'
import { lockSeats, refuseOverfull } from './seats.ts'

/** Invitations to a workspace. One address has one invitation at a time; another asking renews it. */

export interface InvitationRoom extends LetterSender {
  db: Database
}

const dayMs = 86_400_000

/** Invites an address, or changes and renews the invitation that waits for it.
 *  @throws Problem `already_member`, `seats_full`, `role_too_low` or `rate_limited` */
export async function invite(room: InvitationRoom, member: Member, asked: { email: string; role: GivenRole }) {
  const email = asked.email.toLowerCase()
  refuseHigherRole(member.role, asked.role)
  await counted(room.db, member, email, async (tx) => {
    await lockSeats(tx, member.workspaceId)
    const waiting = await tx.query<{ role: GivenRole }>(
      'select role from workspace_invitations where workspace_id = $1 and email = $2 and expires_at > $3',
      [member.workspaceId, email, room.now()],
    )
    for (const { role } of waiting.rows) refuseHigherRole(member.role, role)
    const known = await tx.query(
      `select from users
        where email = $2 and deleted_at is null
          and (exists (select from workspaces where id = $1 and owner_id = users.id)
            or exists (select from workspace_members where workspace_id = $1 and user_id = users.id))`,
      [member.workspaceId, email],
    )
    if (known.rowCount !== 0) throw new Problem('already_member')
    await send(tx, room, member, { email, role: asked.role })
  })
}

/** Sends an invitation again: the old link ends. @throws Problem `not_found`, `seats_full`, `role_too_low` or
 *  `rate_limited` */
export async function resend(room: InvitationRoom, member: Member, id: string): Promise<void> {
  const { email } = await loadOwn(room.db.pool, member, id)
  await counted(room.db, member, email, async (tx) => {
    await lockSeats(tx, member.workspaceId)
    const invitation = await loadOwn(tx, member, id)
    refuseHigherRole(member.role, invitation.role)
    await send(tx, room, member, invitation)
  })
}

async function loadOwn(sql: Pick<pg.Pool, 'query'>, { workspaceId }: Member, id: string) {
  const known = await sql.query<{ email: string; role: GivenRole }>(
    'select email, role from workspace_invitations where workspace_id = $1 and id = $2',
    [workspaceId, id],
  )
  const [invitation] = known.rows
  if (invitation === undefined) throw gone()
  return invitation
}

/** Takes an invitation back. @throws Problem `not_found` or `role_too_low` */
export async function revoke(db: Database, member: Member, id: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const ended = await tx.query<{ role: GivenRole }>(
      'delete from workspace_invitations where workspace_id = $1 and id = $2 returning role',
      [member.workspaceId, id],
    )
    const [invitation] = ended.rows
    if (invitation === undefined) throw gone()
    refuseHigherRole(member.role, invitation.role)
  })
}

async function send(
  tx: pg.PoolClient,
  room: InvitationRoom,
  member: Member,
  { email, role }: { email: string; role: GivenRole },
): Promise<void> {
  const token = drawToken()
  const at = room.now()
  await tx.query(
    `insert into workspace_invitations (workspace_id, email, role, token_digest, invited_by, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (workspace_id, email) do update
       set role = excluded.role, token_digest = excluded.token_digest, invited_by = excluded.invited_by,
           sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
    [
      ...[member.workspaceId, email, role, tokenDigest(token), member.userId],
      ...[at, new Date(at.getTime() + invitationDays * dayMs)],
    ],
  )
  await refuseOverfull(tx, member.workspaceId, at)
  const inviter = onlyRow(
    await tx.query<{ name: string }>('select name from users where id = $1', [member.userId]),
  ).name
  const cause = `invitation:${tokenDigest(token)}`
  await writeInvitation(tx, room, { cause, to: email, inviter, role, token })
}

export interface Invitation extends InvitedTo {
  workspaceId: string
  invitedBy: string | null
}

/** Loads what a link invites to. @param lock whether it is about to be used up
 *  @throws Problem `link_ended` for a link that was used, taken back, replaced or has expired */
export async function loadInvitation(
  sql: Pick<pg.Pool, 'query'>,
  token: string,
  at: Date,
  lock = false,
): Promise<Invitation> {
  const found = await sql.query<Omit<Invitation, 'workspace'>>(
    `select workspace_id as "workspaceId", invitation.email, invitation.role, invited_by as "invitedBy",
            coalesce(inviter.name, 'A member') as inviter,
            exists (select from users where users.email = invitation.email and deleted_at is null) as "hasAccount"
       from workspace_invitations invitation left join users inviter on inviter.id = invited_by
      where token_digest = $1 and expires_at > $2 ${lock ? 'for update of invitation' : ''}`,
    [tokenDigest(token), at],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('link_ended')
  return { ...row, workspace: await loadName(sql, row.workspaceId) }
}

/** A manager gives and takes the roles below their own. */
function refuseHigherRole(own: WorkspaceRole, given: GivenRole): void {
  if (own === 'owner' || rolesOfManagers.includes(given)) return
  throw new Problem('role_too_low', 'Only the owner sends and changes the invitations of managers.')
}

function gone(): Problem {
  return new Problem('not_found', 'This invitation is no longer open. It was accepted or withdrawn.')
}
