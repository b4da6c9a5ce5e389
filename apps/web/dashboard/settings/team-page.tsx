import { type Workspace, workspaces } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { leaveWorkspace, useMay, useRename, useWorkspace } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useOpening } from '../../ui/use-opening.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** Who works in the open workspace, who was asked to, and what is left of the plan's seats. */
export default function TeamPage() {
  const workspace = useWorkspace()
  if (workspace.isError) {
    return <LoadFailure query={workspace} urgent />
  }
  if (workspace.isPending) {
    return (
      <p className={styles.quiet} role="status">
        Loading your team…
      </p>
    )
  }
  return <Team workspace={workspace.data} />
}

function Team({ workspace }: { workspace: Workspace }) {
  const mayInvite = useMay(workspaces.invite)
  const { members, invitations } = workspace
  return (
    <>
      <Section title="Members" lead={<Seats workspace={workspace} />}>
        {workspace.seatsEndAt !== null && (
          <Notice tone="caution">
            You have more people than seats. On {date(workspace.seatsEndAt)} those who joined last become viewers.{' '}
            <Link to="/dashboard/billing">Choose a larger plan</Link> or change roles before then.
          </Notice>
        )}
        <MemberList workspace={workspace} />
      </Section>
      {mayInvite && (
        <Section title="Invite" lead="They get an email with a link. They don’t need a plan of their own.">
          <InviteForm workspace={workspace} />
          {invitations.length > 0 && <InvitationList invitations={invitations} role={workspace.role} />}
        </Section>
      )}
      {workspace.role === 'owner' && (
        <Section title="Workspace name" lead="What members see when they switch between workspaces.">
          <NameForm key={workspace.name} name={workspace.name} />
        </Section>
      )}
      {workspace.role !== 'owner' && (
        <Section title="Leave" lead="What you made here stays. To come back you need a new invitation.">
          <LeaveButton workspace={workspace} />
        </Section>
      )}
      {workspace.role === 'owner' && members.length === 1 && invitations.length === 0 && (
        <p className={styles.quiet}>It’s just you so far. Viewers are free on every plan.</p>
      )}
    </>
  )
}

function Seats({ workspace: { seats, viewers } }: { workspace: Workspace }) {
  return (
    <>
      {seats.used} of {plural(seats.limit, 'seat')} taken
      {viewers.used > 0 && `, ${plural(viewers.used, 'free viewer')}`}. Pending member and manager invitations count,
      too.
    </>
  )
}

function NameForm({ name }: { name: string }) {
  const [written, setWritten] = useState(name)
  const rename = useRename()
  const refusal = rename.isError ? refusalOf(rename.error, ['name']) : null
  function submit(event: FormEvent) {
    event.preventDefault()
    rename.mutate(written)
  }
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextField
        label="Name"
        value={written}
        maxLength={80}
        error={refusal?.fields.name ?? refusal?.message ?? undefined}
        onChange={(event) => setWritten(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={rename.isPending} disabled={written.trim() === name}>
          Save name
        </Button>
      </div>
    </form>
  )
}

function LeaveButton({ workspace }: { workspace: Workspace }) {
  const { open: asked, show, hide, opener } = useOpening()
  const [leaving, setLeaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  async function leave() {
    setLeaving(true)
    try {
      await leaveWorkspace(workspace.id)
    } catch (error) {
      setLeaving(false)
      setRefusal(refusalOf(error).message)
    }
  }
  return (
    <>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {asked ? (
        <div className={styles.actions}>
          <Button className={styles.dangerFull} busy={leaving} onClick={leave}>
            Leave {workspace.name}
          </Button>
          <Button ref={takeFocus} tone="secondary" onClick={hide}>
            Stay
          </Button>
        </div>
      ) : (
        <Button ref={opener} className={styles.danger} tone="secondary" onClick={show}>
          Leave this workspace
        </Button>
      )}
    </>
  )
}
