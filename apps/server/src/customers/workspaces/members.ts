import { type GivenRole, Problem } from '@vouch/contract'
import type pg from 'pg'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { LetterSender } from '../accounts/security-letters.ts'
import { endProgramsOf } from './end-programs.ts'
import { writeRemoved } from './letters.ts'
import { loadName } from './load-workspace.ts'
import { lockSeats, refuseOverfull } from './seats.ts'

/** Who is in a workspace, changed. What somebody made stays when they go, because it belongs to the workspace;
 *  the programs that they let in end. */

/** Gives a member another role. @throws Problem `not_found` or `seats_full` */
export async function changeRole(
  db: Database,
  { workspaceId }: Member,
  { userId, role, at }: { userId: string; role: GivenRole; at: Date },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockSeats(tx, workspaceId)
    const changed = await tx.query('update workspace_members set role = $3 where workspace_id = $1 and user_id = $2', [
      workspaceId,
      userId,
      role,
    ])
    if (changed.rowCount === 0) throw noMember()
    await refuseOverfull(tx, workspaceId, at)
  })
}

/** Takes a member out, and tells them. Invitations of theirs that nobody has accepted end: they would bring in who was asked by somebody that
 *  the workspace no longer wants. @throws Problem `not_found` */
export async function removeMember(
  room: LetterSender & { db: Database },
  { workspaceId }: Member,
  userId: string,
): Promise<void> {
  await withTransaction(room.db, async (tx) => {
    await lockSeats(tx, workspaceId)
    const joinedAt = await takeOut(tx, workspaceId, userId)
    await tx.query('delete from workspace_invitations where workspace_id = $1 and invited_by = $2', [
      workspaceId,
      userId,
    ])
    const { email, firstName } = onlyRow(
      await tx.query<{ email: string; firstName: string }>(
        'select email, first_name as "firstName" from users where id = $1',
        [userId],
      ),
    )
    // Who is invited again and removed again hears of it again.
    const cause = `member-removed:${workspaceId}:${userId}:${joinedAt.getTime()}`
    await writeRemoved(tx, room, { cause, to: email, firstName, workspace: await loadName(tx, workspaceId) })
  })
}

/** Leaves a workspace. @throws Problem `not_now` for its owner, `not_found` for who is none of its members */
export async function leave(db: Database, userId: string, workspaceId: string): Promise<void> {
  const owned = await db.pool.query('select from workspaces where id = $1 and owner_id = $2', [workspaceId, userId])
  if (owned.rowCount !== 0) throw new Problem('not_now', 'You own this workspace. Hand it over to a member first.')
  await withTransaction(db, (tx) => takeOut(tx, workspaceId, userId))
}

/** @returns when they had joined. @throws Problem `not_found` */
async function takeOut(tx: pg.PoolClient, workspaceId: string, userId: string): Promise<Date> {
  const gone = await tx.query<{ joinedAt: Date }>(
    'delete from workspace_members where workspace_id = $1 and user_id = $2 returning joined_at as "joinedAt"',
    [workspaceId, userId],
  )
  const [member] = gone.rows
  if (member === undefined) throw noMember()
  await endProgramsOf(tx, userId, workspaceId)
  return member.joinedAt
}

/** @returns what is said of who is none of the members */
export function noMember(): Problem {
  return new Problem('not_found', 'They aren’t a member of this workspace.')
}
