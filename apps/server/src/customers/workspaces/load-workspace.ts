import {
  seatNoticeDays,
  type Workspace,
  type WorkspaceInvitation,
  type WorkspaceMember,
  type WorkspacePlace,
  type WorkspaceRole,
} from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { workspaceName } from '../accounts/workspace-place.ts'
import { loadSeats } from './seats.ts'

/** A workspace as its people see it. */

type Sql = Pick<pg.Pool, 'query'>

const dayMs = 86_400_000
/** More workspaces than this nobody reads in a menu. */
const placesMax = 50

/** Loads a workspace with its people. The owner comes first, then who joined first. */
export async function loadWorkspace(
  sql: Sql,
  { workspaceId, role }: { workspaceId: string; role: WorkspaceRole },
  at: Date,
): Promise<Workspace> {
  const [name, members, invitations, taken] = await Promise.all([
    loadName(sql, workspaceId),
    loadMembers(sql, workspaceId),
    loadInvitations(sql, workspaceId, at),
    loadSeats(sql, workspaceId, at),
  ])
  const { seats, viewers, noticedAt } = taken
  const seatsEndAt = noticedAt === null ? null : new Date(noticedAt.getTime() + seatNoticeDays * dayMs).toISOString()
  return { id: workspaceId, name, role, members, invitations, seats, viewers, seatsEndAt }
}

/** Loads what a workspace is called. */
export async function loadName(sql: Sql, workspaceId: string): Promise<string> {
  const found = await sql.query<{ name: string }>(
    `select ${workspaceName} as name from workspaces join users owner on owner.id = owner_id where workspaces.id = $1`,
    [workspaceId],
  )
  return onlyRow(found).name
}

async function loadMembers(sql: Sql, workspaceId: string): Promise<WorkspaceMember[]> {
  const found = await sql.query<Omit<WorkspaceMember, 'joinedAt'> & { joinedAt: Date }>(
    `select users.id as "userId", users.name, email, people.role, "joinedAt"
       from (select owner_id as user_id, 'owner' as role, created_at as "joinedAt", 0 as rank from workspaces where id = $1
             union all
             select user_id, role, joined_at, 1 from workspace_members where workspace_id = $1) people
       join users on users.id = user_id
      order by rank, "joinedAt", users.id`,
    [workspaceId],
  )
  return found.rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }))
}

async function loadInvitations(sql: Sql, workspaceId: string, at: Date): Promise<WorkspaceInvitation[]> {
  const found = await sql.query<
    Omit<WorkspaceInvitation, 'sentAt' | 'expiresAt' | 'expired'> & { sentAt: Date; expiresAt: Date }
  >(
    `select invitation.id, invitation.email, invitation.role, users.name as "invitedBy", sent_at as "sentAt",
            expires_at as "expiresAt"
       from workspace_invitations invitation left join users on users.id = invited_by
      where workspace_id = $1 order by sent_at desc, invitation.id`,
    [workspaceId],
  )
  return found.rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    expired: row.expiresAt <= at,
  }))
}

/** Loads where a person works: the workspace that calls act on by default first. */
export async function loadPlaces(sql: Sql, userId: string): Promise<WorkspacePlace[]> {
  const found = await sql.query<WorkspacePlace>(
    `select workspaces.id, ${workspaceName} as name, places.role
       from (select id, 'owner' as role, created_at as since,
                    case when exists (select from subscriptions where workspace_id = workspaces.id) then 0 else 2 end as rank
               from workspaces where owner_id = $1
             union all
             select workspace_id, role, joined_at, 1 from workspace_members where user_id = $1) places
       join workspaces on workspaces.id = places.id
       join users owner on owner.id = workspaces.owner_id
      order by rank, since, workspaces.id limit ${placesMax}`,
    [userId],
  )
  return found.rows
}
