import { type GivenRole, Problem } from '@vouch/contract'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { endProgramsOf } from './end-programs.ts'
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

/** Takes a member out. @throws Problem `not_found` */
export async function removeMember(db: Database, { workspaceId }: Member, userId: string): Promise<void> {
  if (!(await takeOut(db, workspaceId, userId))) throw noMember()
}

/** Leaves a workspace. @throws Problem `not_now` for its owner, `not_found` for who is none of its members */
export async function leave(db: Database, userId: string, workspaceId: string): Promise<void> {
  const owned = await db.pool.query('select from workspaces where id = $1 and owner_id = $2', [workspaceId, userId])
  if (owned.rowCount !== 0) throw new Problem('not_now', 'You own this workspace. Hand it over to a member first.')
  if (!(await takeOut(db, workspaceId, userId))) throw noMember()
}

async function takeOut(db: Database, workspaceId: string, userId: string): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const gone = await tx.query('delete from workspace_members where workspace_id = $1 and user_id = $2', [
      workspaceId,
      userId,
    ])
    if (gone.rowCount === 0) return false
    await endProgramsOf(tx, userId, workspaceId)
    return true
  })
}

/** @returns what is said of who is none of the members */
export function noMember(): Problem {
  return new Problem('not_found', 'They aren’t a member of this workspace.')
}
