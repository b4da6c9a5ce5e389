import { useVerifications } from '../../api/verifications.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import styles from './recent.module.css'
import { VerificationRow } from './verification-row.tsx'

/** The newest verifications under the box that starts them.
 *  @param mayVerify whether the box is there */
export function RecentVerifications({ mayVerify }: { mayVerify: boolean }) {
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 className={styles.title} id="recent">
        Recent verifications
      </h2>
      <VerificationList
        empty={
          <EmptyState title="No verifications yet">
            {mayVerify && 'Paste a creator’s profile link above, or drop a file. '}Your reports stay here.
          </EmptyState>
        }
      />
    </section>
  )
}

function VerificationList({ empty }: { empty: React.ReactNode }) {
  const list = useVerifications()
  const rows = list.data?.pages.flatMap((page) => page.verifications) ?? []
  if (list.isPending) return <Waiting />
  if (list.isError && rows.length === 0) {
    return <LoadFailure title="We couldn’t load your verifications" query={list} />
  }
  if (rows.length === 0) return empty
  return (
    <>
      <ul className={styles.list}>
        {rows.map((card) => (
          <VerificationRow key={card.id} card={card} />
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
