import { givenRoles, type Workspace, type WorkspaceMember } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { useState } from 'react'
import { roleWords } from '../../account/member-roles.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { useSession } from '../../api/session.ts'
import { useChangeRole, useRemoveMember, useTransfer } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useOpenings } from '../../ui/use-opening.ts'
import { handoverWords } from './handover-words.ts'
import styles from './settings.module.css'

/** Who is in the workspace. Its owner changes roles here, puts people out, and hands the workspace over. */
export function MemberList({ workspace }: { workspace: Workspace }) {
  const rows = useOpenings()
  const current = useSession()
  const own = current.status === 'signed-in' ? current.user.id : null
  return (
    <ul className={styles.list}>
      {workspace.members.map((member) => (
        <li key={member.userId}>
          <div className={styles.row}>
            <span className={styles.rowText}>
              <span className={styles.rowMain}>
                {member.name} {member.userId === own && <span className={styles.tag}>You</span>}
              </span>
              <span className={styles.quiet}>
                {member.email}
                {member.role !== 'owner' && `, joined ${date(member.joinedAt)}`}
              </span>
            </span>
            {workspace.role === 'owner' && member.role !== 'owner' ? (
              <Button
                tone="secondary"
                size="small"
                {...rows.opens(member.userId)}
                aria-expanded={rows.open === member.userId}
                aria-label={`${roleWords[member.role].name}: change ${member.name}`}
                onClick={rows.open === member.userId ? rows.hide : rows.opens(member.userId).onClick}
              >
                {roleWords[member.role].name}
              </Button>
            ) : (
              <span className={styles.when}>{roleWords[member.role].name}</span>
            )}
          </div>
          {rows.open === member.userId && <MemberForm member={member} workspace={workspace} onClose={rows.hide} />}
        </li>
      ))}
    </ul>
  )
}

interface MemberFormProps {
  member: WorkspaceMember
  workspace: Workspace
  onClose: () => void
}

function MemberForm({ member, workspace, onClose }: MemberFormProps) {
  const current = useSession()
  const plan = current.status === 'signed-in' ? current.user.subscription : undefined
  const [role, setRole] = useState(member.role)
  const { open: asked, hide, opens } = useOpenings()
  const change = useChangeRole()
  const remove = useRemoveMember()
  const transfer = useTransfer()
  const { error: failure } = asked === 'remove' ? remove : asked === 'transfer' ? transfer : change
  const given = givenRoles.find((each) => each === role)
  const { userId, name } = member
  return (
    <div className={styles.form}>
      {failure && (
        <Notice tone="risk" urgent>
          {sentenceOf(failure)}
        </Notice>
      )}
      <SelectField
        label={`Role of ${name}`}
        hint={roleWords[role].may}
        value={role}
        onChange={(event) => setRole(givenRoles.find((each) => each === event.target.value) ?? member.role)}
      >
        {givenRoles.map((each) => (
          <option key={each} value={each}>
            {roleWords[each].name}
          </option>
        ))}
      </SelectField>
      {asked === null ? (
        <div className={styles.actions}>
          <Button
            size="small"
            busy={change.isPending}
            disabled={role === member.role}
            onClick={() => given && change.mutate({ memberId: userId, role: given }, { onSuccess: onClose })}
          >
            Save role
          </Button>
          <Button size="small" tone="secondary" {...opens('transfer')}>
            Make owner
          </Button>
          <Button size="small" tone="secondary" {...opens('remove')}>
            Remove
          </Button>
        </div>
      ) : (
        <Notice tone={asked === 'remove' ? 'caution' : 'info'}>
          {asked === 'remove'
            ? `${name} loses access right away, and we tell them by email. What they made stays; invitations they sent end.`
            : handoverWords(member, workspace, plan)}
        </Notice>
      )}
      {asked !== null && (
        <div className={styles.actions}>
          <Button
            size="small"
            className={asked === 'remove' ? styles.dangerFull : undefined}
            busy={remove.isPending || transfer.isPending}
            onClick={() => (asked === 'remove' ? remove.mutate(userId) : transfer.mutate(userId))}
          >
            {asked === 'remove' ? `Remove ${name}` : `Make ${name} the owner`}
          </Button>
          <Button ref={takeFocus} size="small" tone="secondary" onClick={hide}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}
