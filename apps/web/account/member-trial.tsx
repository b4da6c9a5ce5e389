import { useQuery } from '@tanstack/react-query'
import { ApiFailure } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSignOut } from '../api/account.ts'
import { refusalOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { PaymentScreen } from './payment-screen.tsx'
import { openMemberTrial } from './sign-up.ts'

interface MemberTrialProps {
  now: number
  /** The plan runs, as far as this page knows. @returns whether the server says so, too */
  onBegun: () => Promise<boolean>
  onSignedOut: () => void
}

/** The payment step of whoever is signed in without a plan: they left it when they signed up, or come from a hosted service. The way out
 *  is a trial, or another account. */
export function MemberTrial({ now, onBegun, onSignedOut }: MemberTrialProps) {
  const signOut = useSignOut()
  const [tries, setTries] = useState(0)
  const [replaced, setReplaced] = useState(false)
  const opened = useQuery({
    queryKey: ['member-trial', tries],
    queryFn: openMemberTrial,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const hasPlan = opened.error instanceof ApiFailure && opened.error.body.code === 'duplicate'
  useEffect(() => {
    if (hasPlan) void onBegun()
  }, [hasPlan, onBegun])

  async function leave() {
    onSignedOut()
    await signOut()
  }

  /** A card step that another tab has replaced ends in nothing. */
  async function begun() {
    if (await onBegun()) return
    setReplaced(true)
    setTries(tries + 1)
  }

  if (opened.data) {
    return (
      <PaymentScreen
        key={opened.data.setupIntentId}
        handoff={opened.data}
        backLabel="Sign out"
        onBack={() => void leave()}
        onAnotherCard={() => setTries(tries + 1)}
        onDone={begun}
        now={now}
        notice={
          replaced && (
            <Notice tone="caution" urgent>
              This card step was opened again in another tab, so nothing has started here. Add the card once more.
            </Notice>
          )
        }
        foot={
          <p className={styles.foot}>
            Without a plan you can still edit, export or delete your account in{' '}
            <Link to="/dashboard/settings">settings</Link>.
          </p>
        }
      />
    )
  }
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Start your free trial</h1>
        <p className={styles.lead}>You’re signed in and don’t have a plan yet.</p>
      </div>
      {opened.isError && !hasPlan ? (
        <Notice
          tone="risk"
          urgent
          actions={
            <>
              <Button size="small" onClick={() => setTries(tries + 1)}>
                Try again
              </Button>
              <Button size="small" tone="secondary" onClick={() => void leave()}>
                Sign out
              </Button>
            </>
          }
        >
          {refusalOf(opened.error).message}
        </Notice>
      ) : (
        <p role="status">One moment.</p>
      )}
    </div>
  )
}
