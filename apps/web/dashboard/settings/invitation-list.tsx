import { rolesOfManagers, type Workspace, type WorkspaceInvitation } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { roleWords } from '../../account/member-roles.ts'
import { useResend, useRevoke } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './settings.module.css'

interface InvitationListProps {
  invitations: readonly WorkspaceInvitation[]
  /** Of the reader: a manager takes back what a manager may give. */
  role: Workspace['role']
}

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations, role }: InvitationListProps) {
  const resend = useResend()
  const revoke = useRevoke()
  const failure = resend.error ?? revoke.error
  const isMine = (each: WorkspaceInvitation) => role === 'owner' || rolesOfManagers.includes(each.role)
  return (
    <>
      {failure && (
        <Notice tone="risk" urgent>
          {failure.message}
        </Notice>
      )}
      <ul className={styles.list} aria-label="Pending invitations">
        {invitations.map((each) => (
          <li className={styles.row} key={each.id}>
            <span className={styles.rowText}>
              <span className={styles.rowMain}>{each.email}</span>
              <span className={styles.quiet}>
                {roleWords[each.role].name}, {each.expired ? 'expired' : 'expires'} {date(each.expiresAt)}
                {each.invitedBy !== null && `, invited by ${each.invitedBy}`}
              </span>
            </span>
            {isMine(each) && (
              <span className={styles.actions}>
                <Button
                  tone="secondary"
                  size="small"
                  busy={resend.isPending && resend.variables === each.id}
                  aria-label={`Send again: the invitation to ${each.email}`}
                  onClick={() => resend.mutate(each.id)}
                >
                  Send again
                </Button>
                <Button
                  tone="secondary"
                  size="small"
                  busy={revoke.isPending && revoke.variables === each.id}
                  aria-label={`Cancel invitation to ${each.email}`}
                  onClick={() => revoke.mutate(each.id)}
                >
                  Cancel invitation
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
