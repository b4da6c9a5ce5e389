import { leastRoleOf, type Route, type WorkspaceRole } from '@vouch/contract'
import type { ReactNode } from 'react'
import { useMay } from '../api/workspaces.ts'
import { roleWords } from './member-roles.ts'

/** What only some roles may do. The server refuses the others in any case; here they see who may instead of a button that fails. */

interface AllowedProps {
  /** What the person would do. */
  call: Pick<Route, 'method' | 'path'>
  children: ReactNode
  /** Stands there for everybody else; nothing by default. */
  otherwise?: ReactNode
}

/** Shows its content to whoever may make a call in the open workspace. */
export function Allowed({ call, children, otherwise = null }: AllowedProps) {
  return useMay(call) ? children : otherwise
}

interface RoleNeededProps {
  call: AllowedProps['call']
  /** What cannot be done: "verify creators". */
  to: string
}

/** Says which role a deed takes, and whom to ask. */
export function RoleNeeded({ call, to }: RoleNeededProps) {
  return <p>{roleSentence(leastRoleOf(call), to)}</p>
}

/** @returns who may do something, in a sentence */
export function roleSentence(least: WorkspaceRole | 'person', to: string): string {
  if (least === 'owner' || least === 'person') return `Only this workspace’s owner can ${to}.`
  return `You need the ${roleWords[least].name} role to ${to}. Ask this workspace’s owner.`
}
