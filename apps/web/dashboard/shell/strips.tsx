import { useQueryClient } from '@tanstack/react-query'
import { auth } from '../../api/account.ts'
import { useAnnouncement } from '../../api/operator.ts'
import { useSession } from '../../api/session.ts'
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
