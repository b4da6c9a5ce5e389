import type { OpenSessionCard } from '@vouch/contract'
import { date, timeAgo } from '@vouch/presentation'
import { useEndSessions, useOpenSessions } from '../../api/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './settings.module.css'

const renewMs = 60_000

/** Where the account is signed in, and the way to end each place. */
export function SessionList() {
  const sessions = useOpenSessions()
  const end = useEndSessions()
  const now = useNow(renewMs)
  const failure = sessions.error ?? end.error
  const all = sessions.data?.sessions ?? []
  return (
    <>
      {failure && (
        <Notice tone="risk" urgent>
          {failure.message}
        </Notice>
      )}
      {sessions.isPending && (
        <p className={styles.quiet} role="status">
          Loading…
        </p>
      )}
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map((each) => (
            <SessionRow
              key={each.id}
              session={each}
              now={now}
              busy={end.isPending && end.variables === each.id}
              onEnd={() => end.mutate(each.id)}
            />
          ))}
        </ul>
      )}
      {all.length > 1 && (
        <Button
          tone="secondary"
          size="small"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}

interface SessionRowProps {
  session: OpenSessionCard
  now: number
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const { device, address, signedInAt, lastUsedAt, current } = session
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <span className={styles.rowMain}>
          {device} {current && <span className={styles.tag}>This device</span>}
        </span>
        <span className={styles.quiet}>
          {current ? 'Active now' : `Active ${timeAgo(lastUsedAt, now)}`}, signed in {date(signedInAt)}, network{' '}
          {address}
        </span>
      </span>
      {!current && (
        <Button tone="secondary" size="small" busy={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
