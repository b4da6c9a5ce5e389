import { type AccountSettings, newPassword } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '../../account/password-field.tsx'
import { PasswordMeter } from '../../account/password-meter.tsx'
import { useChangePassword, useMailPasswordLink } from '../../api/account-settings.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useOpening } from '../../ui/use-opening.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'

const linkedNames: Readonly<Record<string, string>> = { google: 'Google' }

/** The password: changed by who knows it, set by a link in a mail by who has none or has forgotten it. */
export function PasswordSection({ account }: { account: AccountSettings }) {
  const { open, show, hide, opener } = useOpening()
  const ways = account.linked.map((each) => linkedNames[each] ?? each)
  return (
    <Section title="Password" lead="Changing it signs you out everywhere else.">
      <div className={styles.fact}>
        <span className={styles.factText}>
          {account.hasPassword ? 'You sign in with a password.' : 'You don’t have a password.'}
          {ways.length > 0 && <span className={styles.quiet}>{ways.join(' and ')} signs you in too.</span>}
        </span>
        {account.hasPassword && !open && (
          <Button ref={opener} tone="secondary" size="small" onClick={show}>
            Change password
          </Button>
        )}
      </div>
      {open && <PasswordForm onClose={hide} />}
      {!open && <MailLink account={account} />}
    </Section>
  )
}

function MailLink({ account }: { account: AccountSettings }) {
  const mail = useMailPasswordLink()
  if (mail.isSuccess) {
    return (
      <Notice tone="good">
        <span role="status">A link is on its way to {account.email}. It works once, within one hour.</span>
      </Notice>
    )
  }
  return (
    <>
      {mail.isError && (
        <Notice tone="risk" urgent>
          {mail.error.message}
        </Notice>
      )}
      <Button
        tone={account.hasPassword ? 'quiet' : 'secondary'}
        size="small"
        busy={mail.isPending}
        onClick={() => mail.mutate()}
      >
        {account.hasPassword ? 'Forgot it? Email me a link' : 'Email me a link to set one'}
      </Button>
    </>
  )
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const change = useChangePassword()
  const refusal = change.isError ? refusalOf(change.error, ['currentPassword', 'newPassword']) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    const reading = newPassword.safeParse(chosen)
    setWrong(reading.success ? undefined : reading.error.issues[0]?.message)
    if (!reading.success) return
    change.mutate(
      { currentPassword: current, newPassword: chosen },
      {
        onSuccess: () => {
          toast('Password changed', 'You’ve been signed out everywhere else.', 'good')
          onClose()
        },
      },
    )
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        autoFocus
        value={current}
        error={refusal?.fields.currentPassword}
        onChange={setCurrent}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        value={chosen}
        error={wrong ?? refusal?.fields.newPassword}
        onChange={setChosen}
      />
      {chosen !== '' && <PasswordMeter password={chosen} />}
      <div className={styles.actions}>
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
