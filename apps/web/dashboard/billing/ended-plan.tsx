import { subscriptions } from '@vouch/contract'
import type { ReactNode } from 'react'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useSession } from '../../api/session.ts'
import { useMay } from '../../api/workspaces.ts'
import { ButtonLink, type ButtonSize, type ButtonTone } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** After the end of a plan the server refuses what costs credits and every change of a campaign. Here people see that before they begin. */

/** @returns whether the open workspace had a plan and has none now */
export function usePlanEnded(): boolean {
  const session = useSession()
  return session.status === 'signed-in' && session.user.subscription?.isActive === false
}

interface RestartPlanProps {
  tone?: ButtonTone
  size?: ButtonSize
}

/** Leads whoever may to where a plan that has ended begins anew, and tells the others whom to ask. */
export function RestartPlan({ tone = 'secondary', size = 'small' }: RestartPlanProps) {
  return (
    <Allowed call={subscriptions.resume} otherwise={<RoleNeeded call={subscriptions.resume} to="restart the plan" />}>
      <ButtonLink size={size} tone={tone} to="/dashboard/billing">
        Restart plan
      </ButtonLink>
    </Allowed>
  )
}

/** Stands in place of work that the server would refuse: what can't be done, and the way to go on. */
export function EndedPlan({ children }: { children: ReactNode }) {
  const may = useMay(subscriptions.resume)
  return (
    <Notice tone="caution" actions={may && <RestartPlan />}>
      {children} {!may && 'Only this workspace’s owner can restart it.'}
    </Notice>
  )
}
