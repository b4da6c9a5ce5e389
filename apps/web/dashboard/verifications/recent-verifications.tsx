import { useVerifications } from '../../api/verifications.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './recent.module.css'
import { VerificationRow } from './verification-row.tsx'

/** The newest verifications under the box that starts them. */
export function RecentVerifications() {
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 className={styles.title} id="recent">
        Recent verifications
      </h2>
      <VerificationList
        empty={
          <EmptyState title="No verifications yet">
            Paste a creator’s profile link above, or drop a file. Your reports stay here.
          </EmptyState>
        }
      />
    </section>
  )
}

interface VerificationListProps {
  /** A handle, to list one creator only. */
  creator?: string
  empty: React.ReactNode
  /** Rows that can be chosen, where something is done with several. */
  choosing?: { chosen: readonly string[]; onChoose: (id: string, chosen: boolean) => void; most: number }
}

export function VerificationList({ creator = '', empty, choosing }: VerificationListProps) {
  const list = useVerifications(creator)
  const rows = list.data?.pages.flatMap((page) => page.verifications) ?? []
  if (list.isPending) return <Waiting />
  if (list.isError && rows.length === 0) {
    return (
      <Notice
        tone="risk"
        title="We couldn’t load your verifications"
        actions={
          <Button tone="secondary" size="small" onClick={() => list.refetch()}>
            Try again
          </Button>
        }
      >
        {list.error.message}
      </Notice>
    )
  }
  if (rows.length === 0) return empty
  return (
    <>
      <ul className={styles.list}>
        {rows.map((card) => (
          <VerificationRow
            key={card.id}
            card={card}
            {...(choosing && {
              chosen: choosing.chosen.includes(card.id),
              full: choosing.chosen.length >= choosing.most,
              onChoose: choosing.onChoose,
            })}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  )
}

/** Rows of the height that the real ones will have, so that nothing jumps. */
function Waiting() {
  return (
    <div className={styles.list} role="status" aria-label="Loading the verifications">
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.waiting} />
      ))}
    </div>
  )
}

export function VerifyFirst() {
  return (
    <EmptyState
      title="No verifications yet"
      heading="h2"
      actions={<ButtonLink to="/dashboard/verify">Verify a creator</ButtonLink>}
    >
      Every report you request is kept here.
    </EmptyState>
  )
}
