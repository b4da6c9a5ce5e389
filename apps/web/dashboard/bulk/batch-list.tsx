import type { BulkSummary } from '@vouch/contract'
import { count, plural, timeAgo } from '@vouch/presentation'
import { Link } from 'react-router'
import { useBatches } from '../../api/bulk.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './bulk.module.css'
import { batchName, batchProgress, batchStateWords } from './bulk-words.ts'

const ageTickMs = 60_000

/** The lists that were verified before. */
export function BatchList() {
  const batches = useBatches()
  if (!batches.data) return null
  return (
    <section className={styles.batches} aria-labelledby="batches">
      <h2 className={styles.subtitle} id="batches">
        Your lists
      </h2>
      {batches.data.batches.length === 0 ? (
        <EmptyState title="No lists yet">
          Paste a few profile links above. Duplicates and creators you verified in the last 24 hours are free.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {batches.data.batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
    </section>
  )
}

function BatchRow({ batch }: { batch: BulkSummary }) {
  const now = useNow(ageTickMs)
  const { through, all } = batchProgress(batch)
  return (
    <li className={styles.row}>
      <Link className={styles.rowLink} to={`/dashboard/bulk/${batch.id}`}>
        {batchName(batch)}
      </Link>
      <span className={styles.hint}>
        {batchStateWords[batch.state]}, {count(through)} of {count(all)}
        {batch.state !== 'done' && ' done'}
      </span>
      <span className={styles.hint}>{plural(batch.creditsUsed, 'credit')}</span>
      <time className={styles.hint} dateTime={batch.createdAt}>
        {timeAgo(batch.createdAt, now)}
      </time>
    </li>
  )
}
