import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  accounts,
  type GivenRole,
  invitations,
  mayCall,
  type Workspace,
  type WorkspaceRole,
  workspaces,
} from '@vouch/contract'
import { call } from './client.ts'
import { session, useSession } from './session.ts'

/** Who works together, and which workspace is open here. */

const workspaceKey = ['workspace']
const placesKey = ['workspaces']

export function useWorkspace() {
  return useQuery({ queryKey: workspaceKey, queryFn: ({ signal }) => call(workspaces.load, {}, signal) })
}

/** @param wanted whether they are looked at */
export function useWorkspaces(wanted = true) {
  return useQuery({
    queryKey: placesKey,
    queryFn: ({ signal }) => call(workspaces.mine, {}, signal),
    enabled: wanted,
  })
}

/** What the person may do in the open workspace. Unknown counts as the owner: the server decides in any case. */
export function useRole(): WorkspaceRole {
  const current = useSession()
  return (current.status === 'signed-in' && current.user.workspace?.role) || 'owner'
}

/** @returns whether the person may make a call in the open workspace */
export function useMay(route: Parameters<typeof mayCall>[1]): boolean {
  return mayCall(useRole(), route)
}

/** @returns a change whose answer is the workspace as it is after it */
function useChange<Wanted>(change: (wanted: Wanted) => Promise<Workspace>) {
  const queries = useQueryClient()
  return useMutation<Workspace, Error, Wanted>({
    mutationFn: change,
    onSuccess: (workspace) => {
      queries.setQueryData(workspaceKey, workspace)
      void queries.invalidateQueries({ queryKey: placesKey })
    },
  })
}

export const useRename = () => useChange((name: string) => call(workspaces.rename, { body: { name } }))

export const useInvite = () =>
  useChange((asked: { email: string; role: GivenRole }) => call(workspaces.invite, { body: asked }))

export const useResend = () => useChange((id: string) => call(workspaces.resend, { params: { id } }))

export const useRevoke = () => useChange((id: string) => call(workspaces.revoke, { params: { id } }))

export const useChangeRole = () =>
  useChange(({ memberId, role }: { memberId: string; role: GivenRole }) =>
    call(workspaces.changeRole, { params: { memberId }, body: { role } }),
  )

export const useRemoveMember = () =>
  useChange((memberId: string) => call(workspaces.removeMember, { params: { memberId } }))

/** Hands the workspace over; the person who did it is a manager from then on. */
export function useTransfer() {
  const transfer = useChange((to: string) => call(workspaces.transfer, { body: { to } }))
  return {
    ...transfer,
    mutate: (to: string) =>
      transfer.mutate(to, { onSuccess: ({ id }) => void openWorkspace(id, '/dashboard/settings/team') }),
  }
}

/** Leaves a workspace, and opens the one that is left. */
export async function leaveWorkspace(id: string): Promise<void> {
  await call(workspaces.leave, { params: { id } })
  forgetWorkspace()
  window.location.assign('/app')
}

/** Works in another workspace from now on, and so does every page that is loaded later. Nothing of the one before stays on the screen.
 *  @throws ApiFailure when the person is no member of it any more */
export async function openWorkspace(id: string, address = '/app'): Promise<void> {
  const current = session.read()
  if (current.status !== 'signed-in') return
  const { workspace: _, ...user } = current.user
  session.update({ ...user, workspace: { id, name: '', role: 'viewer' } })
  try {
    session.update((await call(accounts.session, {})).user)
  } catch (error) {
    session.update(current.user)
    throw error
  }
  window.location.assign(address)
}

function forgetWorkspace(): void {
  const current = session.read()
  if (current.status !== 'signed-in') return
  const { workspace: _, ...user } = current.user
  session.update(user)
}

export const readInvitation = (token: string) => call(invitations.read, { body: { token } })

export const acceptInvitation = (token: string, account?: NewAccount) =>
  call(invitations.accept, { body: { token, ...(account && { account }) } })

/** What somebody without an account writes. */
export interface NewAccount {
  firstName: string
  lastName: string
  password: string
  acceptTerms: true
}
