import type { InvitedTo } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../api/refusal.ts'
import { useSession } from '../api/session.ts'
import { acceptInvitation, openWorkspace, readInvitation } from '../api/workspaces.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { useLinkToken } from './link-token.ts'
import { roleWords } from './member-roles.ts'
import { NewMemberForm } from './new-member-form.tsx'

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
  if (!to.hasAccount) return <NewMemberForm token={token} to={to} />
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
