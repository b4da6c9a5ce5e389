import type { InvitedTo } from '@vouch/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { noRefusal, refusalOf, sentenceOf } from '../api/refusal.ts'
import { session, useSession } from '../api/session.ts'
import { acceptInvitation, openWorkspace, readInvitation } from '../api/workspaces.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { ChosenPassword } from './chosen-password.tsx'
import { useLinkToken } from './link-token.ts'
import { roleWords } from './member-roles.ts'
import own from './sign-up.module.css'

export function meta() {
  return [{ title: 'Invitation · Vouch' }, { name: 'robots', content: 'noindex' }]
}

type LinkState =
  | { state: 'reading' }
  | { state: 'ended'; message: string }
  | { state: 'open'; token: string; to: InvitedTo }

const incomplete = 'This link is incomplete. Open it again from the email.'

/** Where the email of an invitation leads: who asks, to what, and the way in for whoever has an account and for whoever has none. */
export default function JoinPage() {
  const token = useLinkToken()
  const [link, setLink] = useState<LinkState>({ state: 'reading' })
  useEffect(() => {
    if (token === undefined) return
    if (token === null) return setLink({ state: 'ended', message: incomplete })
    readInvitation(token).then(
      (to) => setLink({ state: 'open', token, to }),
      (error: unknown) => setLink({ state: 'ended', message: sentenceOf(error, incomplete) }),
    )
  }, [token])
  const title = link.state === 'open' ? `Join ${link.to.workspace}` : 'Invitation'
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {link.state === 'reading' && <p className={styles.lead}>One moment.</p>}
        {link.state === 'open' && (
          <p className={styles.lead}>
            {link.to.inviter} invited {link.to.email} as a {link.to.role}. {roleWords[link.to.role].may}
          </p>
        )}
      </div>
      {link.state === 'ended' && (
        <>
          <Notice tone="risk" urgent>
            {link.message}
          </Notice>
          <p className={styles.lead}>Ask whoever invited you to send it again.</p>
          <ButtonLink tone="secondary" to="/">
            Go to the home page
          </ButtonLink>
        </>
      )}
      {link.state === 'open' && <WayIn token={link.token} to={link.to} />}
    </div>
  )
}

function WayIn({ token, to }: { token: string; to: InvitedTo }) {
  const current = useSession()
  if (current.status === 'signed-in' && current.user.email === to.email) return <AcceptButton token={token} />
  if (!to.hasAccount) return <NewPerson token={token} to={to} />
  const back = encodeURIComponent(`/join#token=${token}`)
  return (
    <>
      {current.status === 'signed-in' && (
        <Notice tone="caution">
          You’re signed in as {current.user.email}. Sign in as {to.email} to accept.
        </Notice>
      )}
      <ButtonLink to={`/auth?mode=login&next=${back}`}>Sign in to accept</ButtonLink>
    </>
  )
}

function AcceptButton({ token }: { token: string }) {
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  async function accept() {
    setSending(true)
    try {
      const { workspace } = await acceptInvitation(token)
      await openWorkspace(workspace.id)
    } catch (error) {
      setSending(false)
      setRefusal(sentenceOf(error))
    }
  }
  return (
    <>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <Button size="large" wide busy={sending} onClick={accept}>
        Accept invitation
      </Button>
    </>
  )
}

const nothing = { firstName: '', lastName: '', password: '' }
const fieldNames = ['firstName', 'lastName', 'password', 'acceptTerms'] as const
const sentNames = fieldNames.flatMap((name) => [name, `account.${name}`])

function NewPerson({ token, to }: { token: string; to: InvitedTo }) {
  const [written, setWritten] = useState(nothing)
  const [accepts, setAccepts] = useState(false)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)
  const form = useRef<HTMLFormElement>(null)
  const errorOf = (name: (typeof fieldNames)[number]) => refusal.fields[`account.${name}`] ?? refusal.fields[name]
  const write = (change: Partial<typeof nothing>) => setWritten((before) => ({ ...before, ...change }))

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
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
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
