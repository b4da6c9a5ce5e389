import { date } from '../ui/format.ts'
import styles from './series-section.module.css'
import { historyDaysMin } from './series-span.ts'

/** Stands where a line would, when there are too few days for one: from when on they are counted, or that there are none. */
export function ShortHistory({ since, absent }: { since: string | undefined; absent: string }) {
  return (
    <p className={styles.waiting}>
      {since ? `Needs ${historyDaysMin} days of history, first point ${date(since)}.` : absent}
    </p>
  )
}
