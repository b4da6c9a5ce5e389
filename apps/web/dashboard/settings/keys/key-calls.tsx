import { useKeyCalls } from '../../../api/api-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ownDateTime } from '../../../ui/own-time.ts'
import settings from '../settings.module.css'
import styles from './keys.module.css'

/** What a key was used for in the last 90 days, the newest first. */
export function KeyCalls({ id }: { id: string }) {
  const log = useKeyCalls(id)
  const calls = log.data?.pages.flatMap((page) => page.calls) ?? []
  if (log.isError) {
    return (
      <Notice tone="risk" urgent>
        {log.error.message}
      </Notice>
    )
  }
  if (log.isPending) {
    return (
      <p className={settings.quiet} role="status">
        Loading…
      </p>
    )
  }
  if (calls.length === 0) return <p className={settings.quiet}>No calls in the last 90 days.</p>
  return (
    <>
      <table className={styles.table} aria-label="Calls of this key">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Call</th>
            <th scope="col">Status</th>
            <th scope="col">IP address</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((each) => (
            <tr key={each.id}>
              <td>{ownDateTime(each.at)}</td>
              <td>
                <code>
                  {each.method} {each.path}
                </code>
              </td>
              <td>{each.status}</td>
              <td>{each.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {log.hasNextPage && (
        <Button tone="secondary" size="small" busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
