import type { AccountSettings } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '../../account/password-field.tsx'
import { useChangeEmail, useDropEmailChange } from '../../api/account-settings.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOpening } from '../../ui/use-opening.ts'
import { ProofHint } from './proof-hint.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** The address: what it is, what it is to become, and the form that asks for another. */
export function EmailSection({ account }: { account: AccountSettings }) {
  const { open, show, hide, opener } = useOpening()
  const drop = useDropEmailChange()
  return (
    <Section title="Email address" lead="You sign in with it, and we send emails to it.">
      <div className={styles.fact}>
        <span className={styles.factText}>{account.email}</span>
        {!open && (
          <Button ref={opener} tone="secondary" size="small" onClick={show}>
            Change email
          </Button>
        )}
      </div>
      {account.emailWaiting && (
        <Notice
          tone="info"
          title="Confirm your new email"
          actions={
            <Button tone="secondary" size="small" busy={drop.isPending} onClick={() => drop.mutate(undefined)}>
              Keep current email
            </Button>
          }
        >
          We sent a link to {account.emailWaiting}. Open it within 24 hours to change your email.
        </Notice>
      )}
      {open && <EmailForm account={account} onClose={hide} />}
    </Section>
  )
}

function EmailForm({ account, onClose }: { account: AccountSettings; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const change = useChangeEmail()
  const refusal = change.isError ? refusalOf(change.error, ['email', 'currentPassword']) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = { email: email.trim(), ...(account.hasPassword && { currentPassword: password }) }
    change.mutate(asked, { onSuccess: onClose })
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <TextField
        label="New email"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoFocus
        required
        value={email}
        error={refusal?.fields.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {account.hasPassword ? (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          value={password}
          error={refusal?.fields.currentPassword}
          onChange={setPassword}
        />
      ) : (
        <ProofHint />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={change.isPending}>
          Send link
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
