import { keyOwnerIn } from './key-caller.ts'
import { type Rooms, signUp, type Visitor } from './rooms.ts'

/** The owner of a workspace, and a colleague who has been in it from the start.
 *  @returns the colleague as they call in their own workspace (`mate`) and in the team's (`inTeam`), and how they join again */
export async function teamOfTwo(rooms: Rooms, role: 'member' | 'viewer' = 'member') {
  const owner = await keyOwnerIn(rooms)
  const mate = await signUp(rooms)
  const join = (at = new Date(0)) =>
    rooms.db.pool.query(
      'insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, $3, $4)',
      [owner.workspaceId, mate.userId, role, at],
    )
  const inTeam: Visitor = {
    ...mate,
    ask: (method, path, body) => mate.ask(method, path, body, { 'x-workspace-id': owner.workspaceId }),
  }
  await join()
  return { owner, mate, inTeam, join }
}
