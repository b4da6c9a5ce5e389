import { type GivenRole, givenRoles, rolesOfManagers, type Workspace } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { roleWords } from '../../account/member-roles.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useInvite } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { unlessChanged } from '../../ui/unless-changed.ts'
import styles from './settings.module.css'

/** Asks somebody in. The role that is offered first takes no seat where none is left. */
export function InviteForm({ workspace }: { workspace: Workspace }) {
  const { seats } = workspace
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<GivenRole | null>(null)
  const role = chosen ?? (seats.used < seats.limit ? 'member' : 'viewer')
  const invite = useInvite()
  const refusal = invite.isError ? refusalOf(invite.error, ['email']) : null
  const offered = workspace.role === 'owner' ? givenRoles : rolesOfManagers

  function submit(event: FormEvent) {
    event.preventDefault()
    invite.mutate({ email: email.trim(), role }, { onSuccess: () => setEmail(unlessChanged(email, '')) })
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      {invite.isSuccess && email === '' && <Notice tone="good">Invitation sent to {invite.variables.email}.</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        required
        value={email}
        error={refusal?.fields.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField
        label="Role"
        hint={roleWords[role].may}
        value={role}
        onChange={(event) => setChosen(offered.find((each) => each === event.target.value) ?? null)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {roleWords[each].name}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <Button type="submit" busy={invite.isPending}>
          Send invitation
        </Button>
      </div>
    </form>
  )
}
