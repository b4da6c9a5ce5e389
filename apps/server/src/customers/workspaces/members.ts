import { type GivenRole, Problem } from '@vouch/contract'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { lockSeats, refuseOverfull } from './seats.ts'

/** Who is in a workspace, changed. What somebody made stays when they go: it belongs to the workspace. */

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
  if (!(await takeOut(db.pool, workspaceId, userId))) throw noMember()
}

/** Leaves a workspace. @throws Problem `not_now` for its owner, `not_found` for who is none of its members */
export async function leave(db: Database, userId: string, workspaceId: string): Promise<void> {
  const owned = await db.pool.query('select from workspaces where id = $1 and owner_id = $2', [workspaceId, userId])
  if (owned.rowCount !== 0) throw new Problem('not_now', 'You own this workspace. Hand it over to a member first.')
  if (!(await takeOut(db.pool, workspaceId, userId))) throw noMember()
}

async function takeOut(sql: Pick<pg.Pool, 'query'>, workspaceId: string, userId: string): Promise<boolean> {
  const gone = await sql.query('delete from workspace_members where workspace_id = $1 and user_id = $2', [
    workspaceId,
    userId,
  ])
  return gone.rowCount !== 0
}

/** Hands a workspace over. Everybody owns exactly one, so the two exchange theirs: the new owner's must be unused.
 *  @throws Problem `not_found` for who is no member, `not_now` where the new owner has a plan or people of their own */
export async function transfer(db: Database, { workspaceId, userId }: Member, to: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.query('select from workspaces where owner_id = any($1) order by id for update', [[userId, to]])
    const gone = await tx.query('delete from workspace_members where workspace_id = $1 and user_id::text = $2', [
      workspaceId,
      to,
    ])
    if (gone.rowCount === 0) throw noMember()
    const used = await tx.query(
      `select from workspaces
        where owner_id = $1 and (exists (select from subscriptions where workspace_id = workspaces.id)
          or exists (select from workspace_members where workspace_id = workspaces.id)
          or exists (select from workspace_invitations where workspace_id = workspaces.id))`,
      [to],
    )
    if (used.rowCount !== 0) {
      throw new Problem(
        'not_now',
        'They own a workspace with a plan or people already, and a person owns one at a time.',
      )
    }
    const exchanged = await tx.query(
      'update workspaces set owner_id = case when owner_id = $1 then $2::uuid else $1::uuid end where owner_id = any($3)',
      [userId, to, [userId, to]],
    )
    if (exchanged.rowCount !== 2) throw noMember()
    // Who founded it has been there longest, which counts where seats become too few.
    await tx.query(
      `insert into workspace_members (workspace_id, user_id, role, joined_at)
       select id, $2, 'manager', least(created_at, (select min(joined_at) - interval '1 millisecond'
                                                      from workspace_members where workspace_id = $1))
         from workspaces where id = $1`,
      [workspaceId, userId],
    )
  })
}

function noMember(): Problem {
  return new Problem('not_found', 'They aren’t a member of this workspace.')
}
