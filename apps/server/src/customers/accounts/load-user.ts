import { Problem, type Subscription, type User, user, type WorkspaceRole } from '@vouch/contract'
import { type Database, onlyRow } from '../../foundation/db/database.ts'
import { idOrNobody, type Place, placeOf, workspaceName } from './workspace-place.ts'

/** What showing a user takes. */
export interface UserParts {
  db: Pick<Database, 'pool'>
  /** The plan of a workspace, as the room of billing shows it. */
  presentSubscription: (workspaceId: string) => Promise<Subscription | null>
}

interface Loaded extends Pick<Place, 'workspaceId'> {
  id: string
  email: string
  name: string
  company: string
  role: User['role']
  createdAt: Date
  workspaceName: string
  workspaceRole: WorkspaceRole
  tier: User['tier']
  monthlyCredits: number
  purchasedCredits: number
}

/** Loads a user as the API shows one: the person, a workspace's plan and what remains of its credits.
 *  @param wanted the workspace; absent: the one that calls act on by default. @throws Problem `not_a_member` */
export async function loadUser({ db, presentSubscription }: UserParts, userId: string, wanted?: string): Promise<User> {
  const found = await db.pool.query<Loaded>({
    name: 'user',
    text: `select users.id, users.email, users.name, users.company, users.role, users.created_at as "createdAt",
            place.id as "workspaceId", place.role as "workspaceRole", ${workspaceName} as "workspaceName", workspaces.tier,
            monthly.balance as "monthlyCredits", purchased.balance as "purchasedCredits"
       from users
       ${placeOf('$2')}
       left join workspaces on workspaces.id = place.id
       left join users owner on owner.id = workspaces.owner_id
       left join credit_balances monthly on monthly.workspace_id = place.id and monthly.bucket = 'monthly'
       left join credit_balances purchased on purchased.workspace_id = place.id and purchased.bucket = 'purchased'
      where users.id = $1`,
    values: [userId, idOrNobody(wanted)],
  })
  const { createdAt, workspaceId, workspaceName: name, workspaceRole, ...row } = onlyRow(found)
  if (workspaceId === null) throw new Problem('not_a_member')
  const subscription = await presentSubscription(workspaceId)
  const workspace = { id: workspaceId, name, role: workspaceRole }
  return user.parse({ ...row, createdAt: createdAt.toISOString(), subscription, workspace })
}
