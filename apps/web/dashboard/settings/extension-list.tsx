import type { ExtensionSession } from '@vouch/contract'
import { date, timeAgo } from '@vouch/presentation'
import { useEndExtensionSession, useExtensionSessions } from '../../api/extension.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './settings.module.css'

const renewMs = 60_000

/** The browsers in which the extension is signed in, and the way to end each. */
export function ExtensionList() {
  const sessions = useExtensionSessions()
  const end = useEndExtensionSession()
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
      {sessions.data && all.length === 0 && <p className={styles.quiet}>The extension isn’t signed in anywhere.</p>}
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map((each) => (
            <ExtensionRow
              key={each.id}
              session={each}
              now={now}
              busy={end.isPending && end.variables === each.id}
              onEnd={() => end.mutate(each.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface ExtensionRowProps {
  session: ExtensionSession
  now: number
  busy: boolean
  onEnd: () => void
}

function ExtensionRow({ session: { device, lastUsedAt, signedInAt }, now, busy, onEnd }: ExtensionRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <span className={styles.rowMain}>Extension in {device}</span>
        <span className={styles.quiet}>
          Active {timeAgo(lastUsedAt, now)}, signed in {date(signedInAt)}
        </span>
      </span>
      <Button tone="secondary" size="small" busy={busy} aria-label={`Sign out extension in ${device}`} onClick={onEnd}>
        Sign out
      </Button>
    </li>
  )
}
