import { useNavigate } from 'react-router'
import { auth } from '../../api/account.ts'
import { useSession } from '../../api/session.ts'
import { useAnnouncement } from '../../api/team.ts'
import styles from './strips.module.css'

/** What stands over the whole product: who else looks at it, and what the operator has to say. */

/** Seen as long as support looks at an account in its owner's place. It cannot be put away. */
export function SupportStrip() {
  const session = useSession()
  const navigate = useNavigate()
  const user = session.status === 'signed-in' ? session.user : null
  if (user?.supportName === undefined) return null
  async function leave(id: string) {
    // Drawn at once: as long as the product stands here, the end of its session would lead to the sign-in instead.
    await navigate(`/admin/users/${id}`, { replace: true, flushSync: true })
    auth.send({ type: 'sign-out-asked', scope: 'local' })
  }
  return (
    <aside className={styles.support} aria-label="Support view">
      <span>
        <b>Support view.</b> {user.supportName} looks at the account of {user.email}. Nothing can be changed here.
      </span>
      <button type="button" className={styles.leave} onClick={() => leave(user.id)}>
        Leave support view
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
