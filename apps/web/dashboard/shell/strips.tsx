import { useQueryClient } from '@tanstack/react-query'
import { timeAgo } from '@vouch/presentation'
import { useEffect, useRef } from 'react'
import { auth } from '../../api/account.ts'
import { useAnnouncement } from '../../api/operator.ts'
import { useReachability } from '../../api/reachability.ts'
import { useSession } from '../../api/session.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './strips.module.css'

/** What stands over the whole product: who else looks at it, and what the operator has to say. */

/** Seen as long as support looks at an account in its owner's place. It cannot be put away. */
export function SupportStrip() {
  const session = useSession()
  const queries = useQueryClient()
  const user = session.status === 'signed-in' ? session.user : null
  if (user?.supportName === undefined) return null
  // The product's guard leads back to the team's page about them.
  function leave() {
    auth.send({ type: 'sign-out-asked', scope: 'local' })
    queries.clear()
  }
  return (
    <aside className={styles.support} aria-label="Support view">
      <span>
        <b>Support view.</b> {user.supportName} is viewing the account of {user.email}. Nothing can be changed here.
      </span>
      <button type="button" className={styles.leave} onClick={leave}>
        Exit support view
      </button>
    </aside>
  )
}

const ageTickMs = 15_000

/** Seen while the server doesn't answer: how old what stands on the screen is, and that it stays. The line's return is noticed by itself. */
export function OfflineStrip() {
  const { isReached, lastAnswerAt } = useReachability()
  const queries = useQueryClient()
  const now = useNow(ageTickMs)
  useEffect(() => {
    if (isReached) return
    const again = () => void queries.refetchQueries({ type: 'active' })
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isReached, queries])
  // The first answer after a silence may have come to one query of several.
  const was = useRef(isReached)
  useEffect(() => {
    if (isReached && !was.current) void queries.refetchQueries({ type: 'active', stale: true })
    was.current = isReached
  }, [isReached, queries])
  if (isReached) return null
  const age =
    lastAnswerAt === null ? '' : ` What you see was loaded ${timeAgo(new Date(lastAnswerAt).toISOString(), now)}.`
  return (
    <aside className={styles.offline} aria-label="Connection">
      <span role="status">
        <b>No connection.</b>
        {age} Nothing is lost, and nothing is charged.
      </span>
      <button type="button" className={styles.leave} onClick={() => void queries.refetchQueries({ type: 'active' })}>
        Try again
      </button>
    </aside>
  )
}

export function AnnouncementStrip() {
  const { data } = useAnnouncement()
  if (!data?.announcement) return null
  const { text, tone } = data.announcement
  return (
    <aside className={tone === 'caution' ? styles.caution : styles.info} aria-label="Announcement">
      {text}
    </aside>
  )
}
