import { useAccountEvents } from '../../api/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDateTime } from '../../ui/own-time.ts'
import { eventWords } from './event-words.ts'
import styles from './settings.module.css'

/** What happened to the account, newest first. */
export function ActivityList() {
  const events = useAccountEvents()
  const all = events.data?.pages.flatMap((page) => page.events) ?? []
  return (
    <>
      {events.isError && all.length === 0 && (
        <Notice tone="risk" urgent>
          {events.error.message}
        </Notice>
      )}
      {events.isPending && (
        <p className={styles.quiet} role="status">
          Loading…
        </p>
      )}
      {events.isSuccess && all.length === 0 && <p className={styles.quiet}>No activity yet.</p>}
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map(({ id, at, device, address, ...event }) => {
            const { text, notable } = eventWords(event)
            return (
              <li key={id} className={styles.row}>
                <span className={styles.rowText}>
                  <span className={`${styles.rowMain} ${notable ? styles.warn : ''}`}>{text}</span>
                  <span className={styles.quiet}>
                    {device}, network {address}
                  </span>
                </span>
                <time className={styles.when} dateTime={at}>
                  {ownDateTime(at)}
                </time>
              </li>
            )
          })}
        </ul>
      )}
      {events.hasNextPage && (
        <Button tone="secondary" size="small" busy={events.isFetchingNextPage} onClick={() => events.fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  )
}
