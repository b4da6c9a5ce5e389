import { Problem, type WorkspaceRole } from '@vouch/contract'

/** Which workspace a call acts on, and what the caller may do there: found in the statement that finds the caller. */

export interface Place {
  /** Null where the caller is no member of the wanted one. */
  workspaceId: string | null
  role: WorkspaceRole | null
}

/** A join that adds `place` (`id`, `role`) to a query over `users`. Without a wanted workspace it is the caller's own; whoever never had a plan
 *  there and has joined another works in that one, the first joined first.
 *  @param wanted the query's parameter with the workspace's id, or null */
export function placeOf(wanted: string): string {
  return `left join lateral (
      select id, role
        from (select id, 'owner' as role, created_at as since,
                     case when exists (select from subscriptions where workspace_id = workspaces.id) then 0 else 2 end as rank
                from workspaces where owner_id = users.id
              union all
              select workspace_id, role, joined_at, 1 from workspace_members where user_id = users.id) places
       where ${wanted}::uuid is null or id = ${wanted}::uuid
       order by rank, since, id limit 1
    ) place on true`
}

/** A workspace's name as people read it, in a query over `workspaces` and `users owner`: the given one, else the owner's company or name. */
export const workspaceName = "coalesce(workspaces.display_name, nullif(owner.company, ''), owner.name)"

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Nobody is a member of it. */
const noWorkspace = '00000000-0000-0000-0000-000000000000'

/** @returns what a query takes for a wanted workspace; what is no id is nobody's workspace */
export function idOrNobody(workspaceId: string | undefined): string | null {
  if (workspaceId === undefined) return null
  return uuid.test(workspaceId) ? workspaceId : noWorkspace
}

/** @returns the row with its place certain. @throws Problem `not_a_member` where there is none */
export function inPlace<T extends Place>(row: T): Omit<T, keyof Place> & { workspaceId: string; role: WorkspaceRole } {
  const { workspaceId, role } = row
  if (workspaceId === null || role === null) throw new Problem('not_a_member')
  return { ...row, workspaceId, role }
}
