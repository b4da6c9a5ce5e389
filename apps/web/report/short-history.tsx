import { date } from '@vouch/presentation'
import styles from './series-section.module.css'
import { historyDaysMin } from './series-span.ts'

/** Stands where a line would, when there are too few days for one: from when on they are counted, or that there are none. */
export function ShortHistory({ since, absent }: { since: string | undefined; absent: string }) {
  return (
    <p className={styles.waiting}>
      {since ? `Needs ${historyDaysMin} days of history; the first data point is ${date(since)}.` : absent}
    </p>
  )
}
