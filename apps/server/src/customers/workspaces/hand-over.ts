import { type GivenRole, Problem, roleAfterHandover } from '@vouch/contract'
import type pg from 'pg'
import { type Database, onlyRow, withRepeatedTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { LetterSender } from '../accounts/security-letters.ts'
import { lockPlan, passOn } from '../billing/pass-on.ts'
import { isEmpty, layAside } from './empty-workspace.ts'
import { writeHandover } from './handover-letters.ts'
import { loadName } from './load-workspace.ts'
import { noMember } from './members.ts'
import { loadSeats } from './seats.ts'

/** Handing a workspace over. Everybody owns exactly one: who gives theirs away gets a new, empty one, and the own one of who takes it over,
 *  which must be empty, is nobody's from then on. So neither finds anything of the other's. */

export type HandoverRoom = LetterSender & { db: Database }

/** The workspace, its owner and who becomes the owner. */
interface Handover {
  workspaceId: string
  from: string
  to: string
}

/** Hands it over. @returns what the former owner is in it from now on
 *  @throws Problem `not_found` for who is no member, `not_now` where the caller owns it no more or the other's own workspace is in use */
export async function handOver(
  room: HandoverRoom,
  { workspaceId, userId: from }: Member,
  to: string,
): Promise<GivenRole> {
  const handover = { workspaceId, from, to }
  return withRepeatedTransaction(room.db, async (tx) => {
    await lockOwned(tx, handover)
    const left = await loadRoleLeft(tx, handover, room.now())
    await layAsideOwn(tx, to)
    const workspace = await loadName(tx, workspaceId)
    const card = await passOn(tx, room.queue, handover)
    await exchange(tx, handover, left)
    await writeHandover(tx, room, { ...handover, workspace, left, card })
    return left
  })
}

/** Handovers of one workspace, and what else decides on who owns what, come one after the other: people first, then the plan and the workspace.
 *  @throws Problem `not_now` where another was quicker */
async function lockOwned(tx: pg.PoolClient, { workspaceId, from, to }: Handover): Promise<void> {
  await tx.query('select from users where id = any($1) order by id for no key update', [[from, to]])
  await lockPlan(tx, workspaceId)
  const owned = await tx.query('select from workspaces where id = $1 and owner_id = $2 for no key update', [
    workspaceId,
    from,
  ])
  if (owned.rowCount === 0) throw new Problem('not_now', 'You no longer own this workspace.')
}

/** @throws Problem `not_found` where the other is no member */
async function loadRoleLeft(tx: pg.PoolClient, { workspaceId, to }: Handover, at: Date): Promise<GivenRole> {
  const found = await tx.query<{ role: GivenRole }>(
    'select role from workspace_members where workspace_id = $1 and user_id = $2',
    [workspaceId, to],
  )
  const [next] = found.rows
  if (next === undefined) throw noMember()
  return roleAfterHandover((await loadSeats(tx, workspaceId, at)).seats, next.role)
}

/** @throws Problem `not_now` where the workspace that the new owner has had holds anything */
async function layAsideOwn(tx: pg.PoolClient, ownerId: string): Promise<void> {
  // Whoever adds something to it meanwhile waits, and then adds it to a workspace that nobody owns.
  const found = await tx.query<{ id: string }>('select id from workspaces where owner_id = $1 for update', [ownerId])
  const { id } = onlyRow(found)
  if (await isEmpty(tx, id)) return layAside(tx, id)
  throw new Problem(
    'not_now',
    'They have a workspace of their own that isn’t empty, and a person owns one at a time. Choose another member, or invite them under another email address.',
  )
}

async function exchange(tx: pg.PoolClient, { workspaceId, from, to }: Handover, left: GivenRole): Promise<void> {
  // Without a name of its own it is called by the former owner's company, and stays so. A person's own name goes with them.
  await tx.query(
    `update workspaces set owner_id = $2, display_name = coalesce(display_name, nullif(left(company, 80), ''))
       from users where workspaces.id = $1 and users.id = $3`,
    [workspaceId, to, from],
  )
  await tx.query('delete from workspace_members where workspace_id = $1 and user_id = $2', [workspaceId, to])
  await tx.query('insert into workspaces (owner_id) values ($1)', [from])
  // Who founded it has been there longest, which counts where seats become too few.
  await tx.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at)
     select id, $2, $3, least(created_at, (select min(joined_at) - interval '1 millisecond'
                                             from workspace_members where workspace_id = $1))
       from workspaces where id = $1`,
    [workspaceId, from, left],
  )
}
