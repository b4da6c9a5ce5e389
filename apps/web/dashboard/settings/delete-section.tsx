import type { AccountSettings } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { PasswordField } from '../../account/password-field.tsx'
import { useDeleteAccount, useForeseenDeletion } from '../../api/account-settings.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useOpening } from '../../ui/use-opening.ts'
import { ProofHint } from './proof-hint.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** Deleting the account: first what that does, then the proof, then it is done. */
export function DeleteSection({ account }: { account: AccountSettings }) {
  const { open, show, hide, opener } = useOpening()
  const foreseen = useForeseenDeletion(open)
  return (
    <Section title="Delete account" lead="This is permanent and can’t be undone.">
      {!open && (
        <Button ref={opener} className={styles.danger} tone="secondary" onClick={show}>
          Delete my account
        </Button>
      )}
      {open && foreseen.isPending && (
        <p className={styles.quiet} role="status">
          Checking what would be deleted…
        </p>
      )}
      {open && foreseen.isError && (
        <Notice tone="risk" urgent>
          {foreseen.error.message}
        </Notice>
      )}
      {open && foreseen.data && (
        <>
          <h3 ref={takeFocus} tabIndex={-1}>
            What happens
          </h3>
          <dl className={styles.consequences}>
            {foreseen.data.consequences.map(({ about, text }) => (
              <div key={about + text} style={{ display: 'contents' }}>
                <dt>{about}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <DeleteForm account={account} onClose={hide} />
        </>
      )}
    </Section>
  )
}

function DeleteForm({ account, onClose }: { account: AccountSettings; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const remove = useDeleteAccount(() => navigate('/', { replace: true }))
  const refusal = remove.isError ? refusalOf(remove.error, ['email', 'currentPassword']) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    const proof = { email, ...(account.hasPassword && { currentPassword: password }) }
    remove.mutate(proof)
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <TextField
        label="Type your email address"
        hint={account.email}
        name="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
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
        <Button type="submit" className={styles.dangerFull} busy={remove.isPending}>
          Delete permanently
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
