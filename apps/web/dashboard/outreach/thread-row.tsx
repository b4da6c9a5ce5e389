import type { OutreachThread } from '@vouch/contract'
import { platformName, timeAgo } from '@vouch/presentation'
import { Link } from 'react-router'
import { shownName } from '../../ui/shown-name.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './outreach.module.css'
import { threadStateWords } from './outreach-words.ts'

interface ThreadRowProps {
  thread: OutreachThread
  isOpen: boolean
  search: URLSearchParams
}

const renewMs = 60_000

/** One thread of the inbox. */
export function ThreadRow({ thread, isOpen, search }: ThreadRowProps) {
  const { id, creator, state, unread, lastAt, lastLine, assignee } = thread
  const now = useNow(renewMs)
  const to = new URLSearchParams(search)
  to.set('thread', id)
  return (
    <Link
      className={`${styles.thread} ${unread ? styles.unread : ''}`}
      to={`?${to}`}
      preventScrollReset
      {...(isOpen && { 'aria-current': 'true' as const })}
    >
      <span className={styles.threadHead}>
        <span className={styles.name}>
          {shownName(creator)}
          {unread && <span className="visually-hidden">, unread</span>}
        </span>
        <span className={styles.quiet}>{timeAgo(lastAt, now)}</span>
      </span>
      <span className={styles.line}>{lastLine}</span>
      <span className={styles.quiet}>
        {threadStateWords[state]} · {platformName(creator.platform)}
        {assignee && ` · ${assignee.name}`}
      </span>
    </Link>
  )
}
