import type { InvitedTo } from '@vouch/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { noRefusal, refusalOf } from '../api/refusal.ts'
import { session } from '../api/session.ts'
import { acceptInvitation } from '../api/workspaces.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { ChosenPassword } from './chosen-password.tsx'
import own from './sign-up.module.css'

const nothing = { firstName: '', lastName: '', password: '' }
const fieldNames = ['firstName', 'lastName', 'password', 'acceptTerms'] as const
const sentNames = fieldNames.flatMap((name) => [name, `account.${name}`])

interface NewMemberFormProps {
  /** Of the invitation's link. */
  token: string
  to: InvitedTo
}

/** The account of an invited person who has none: they are in the workspace as soon as it is made. */
export function NewMemberForm({ token, to }: NewMemberFormProps) {
  const [written, setWritten] = useState(nothing)
  const [accepts, setAccepts] = useState(false)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)
  const form = useRef<HTMLFormElement>(null)
  const errorOf = (name: (typeof fieldNames)[number]) => refusal.fields[`account.${name}`] ?? refusal.fields[name]
  const write = (change: Partial<typeof nothing>) => setWritten((before) => ({ ...before, ...change }))

  // Once what was refused is drawn; a frame after the answer it may not be yet.
  useEffect(() => {
    if (refusal !== noRefusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setRefusal(noRefusal)
    try {
      const { session: opened } = await acceptInvitation(token, { ...written, acceptTerms: accepts as true })
      if (opened !== null) session.signIn(opened.token, opened.user)
      window.location.assign('/app')
    } catch (error) {
      setSending(false)
      setRefusal(refusalOf(error, sentNames))
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate ref={form}>
      {refusal.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <TextField
        label="First name"
        autoComplete="given-name"
        required
        value={written.firstName}
        error={errorOf('firstName')}
        onChange={(event) => write({ firstName: event.target.value })}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        required
        value={written.lastName}
        error={errorOf('lastName')}
        onChange={(event) => write({ lastName: event.target.value })}
      />
      <ChosenPassword
        email={to.email}
        password={written.password}
        error={errorOf('password')}
        onChange={(password) => write({ password })}
      />
      <label className={own.consent}>
        <input
          type="checkbox"
          checked={accepts}
          aria-invalid={errorOf('acceptTerms') ? true : undefined}
          onChange={(event) => setAccepts(event.target.checked)}
        />
        <span>
          I accept the <Link to="/terms">Terms of Service</Link> and <Link to="/privacy">Privacy Policy</Link>.
        </span>
      </label>
      {errorOf('acceptTerms') && <p className={own.error}>{errorOf('acceptTerms')}</p>}
      <Button type="submit" size="large" wide busy={sending}>
        Create account and join
      </Button>
    </form>
  )
}
