import { Problem, type WorkspacePlace } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { noteEvent } from '../accounts/account-events.ts'
import type { AuthService } from '../accounts/auth-service.ts'
import { refuseGuessablePassword } from '../accounts/guessable-passwords.ts'
import { refuseLinkNames } from '../accounts/link-names.ts'
import type { Client, OpenedSession } from '../accounts/sessions.ts'
import { type Invitation, type InvitationRoom, loadInvitation } from './invitations.ts'
import { lockSeats, refuseOverfull } from './seats.ts'

/** Accepting an invitation. Whoever brings the link has read the mailbox, so an account made here is verified from the start. An account
 *  that was there before is joined by its own person alone: the link by itself signs nobody in. */

export interface AcceptRoom extends InvitationRoom {
  authService: AuthService
}

/** What a person without an account writes. */
export interface NewPerson {
  firstName: string
  lastName: string
  password: string
}

export interface Accepted {
  place: WorkspacePlace
  userId: string
  /** Opened where the account was made by this. */
  opened: OpenedSession | null
}

/** Joins the workspace. Nothing is used up where it is refused.
 *  @throws Problem `link_ended`, `another_address`, `missing_token`, `seats_full` or `validation` */
export async function accept(
  room: AcceptRoom,
  asked: { token: string; account?: NewPerson | undefined },
  member: Member | null,
  client: Client,
): Promise<Accepted> {
  return withTransaction(room.db, async (tx) => {
    const at = room.now()
    const { workspaceId } = await loadInvitation(tx, asked.token, at)
    await lockSeats(tx, workspaceId)
    const invitation = await loadInvitation(tx, asked.token, at, true)
    const userId = member === null ? await createPerson(tx, room, invitation, asked.account) : member.userId
    if (member !== null) await refuseAnother(tx, member, invitation)
    await join(tx, invitation, userId, at)
    await refuseOverfull(tx, workspaceId, at)
    const opened = member === null ? await open(tx, room, userId, client) : null
    return { place: { id: workspaceId, name: invitation.workspace, role: invitation.role }, userId, opened }
  })
}

async function refuseAnother(tx: pg.PoolClient, { userId }: Member, { email }: Invitation): Promise<void> {
  const own = await tx.query('select from users where id = $1 and email = $2', [userId, email])
  if (own.rowCount === 0) throw new Problem('another_address')
}

/** @returns the person who was made. @throws Problem `missing_token` where the address has an account, which signs in first */
async function createPerson(
  tx: pg.PoolClient,
  room: AcceptRoom,
  { email }: Invitation,
  account: NewPerson | undefined,
): Promise<string> {
  if (account === undefined) throw new Problem('missing_token', 'Sign in, or write a name and choose a password.')
  const { firstName, lastName, password } = account
  refuseLinkNames({ firstName, lastName })
  const name = `${firstName} ${lastName}`
  refuseGuessablePassword(password, 'password', { email, name })
  const created = await tx.query<{ id: string }>(
    `insert into users (email, email_verified, name, first_name, last_name) values ($1, true, $2, $3, $4)
     on conflict (email) do nothing returning id`,
    [email, name, firstName, lastName],
  )
  const id = created.rows[0]?.id
  if (id === undefined) throw new Problem('missing_token', `${email} already has an account. Sign in to accept.`)
  if (!(await room.authService.setPassword(tx, { id, email, proved: true }, password))) {
    throw new Problem('missing_token', `${email} already has an account. Sign in to accept.`)
  }
  return id
}

async function join(tx: pg.PoolClient, invitation: Invitation, userId: string, at: Date): Promise<void> {
  const { workspaceId, email, role, invitedBy } = invitation
  await tx.query('delete from workspace_invitations where workspace_id = $1 and email = $2', [workspaceId, email])
  await tx.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at, invited_by)
     select $1, $2, $3, $4, $5 where not exists (select from workspaces where id = $1 and owner_id = $2)
     on conflict (workspace_id, user_id) do nothing`,
    [workspaceId, userId, role, at, invitedBy],
  )
}

async function open(tx: pg.PoolClient, room: AcceptRoom, userId: string, client: Client): Promise<OpenedSession> {
  await noteEvent(tx, { userId, kind: 'signed_up', client, detail: 'invitation' })
  const opened = await room.authService.openSession(tx, { userId, epoch: null }, client)
  if (opened === null) throw new Problem('unavailable')
  return opened
}
