import { dateTime, plural } from '@vouch/presentation'
import styles from './connectors.module.css'

interface LatestErrorsProps {
  /** `supplier`: whose they are, where several stand together. */
  faults: readonly { code: string; sentence: string; times: number; at: string; supplier?: string }[]
}

/** What went wrong last, a line for each kind. */
export function LatestErrors({ faults }: LatestErrorsProps) {
  if (faults.length === 0) return null
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>Latest errors</h3>
      <ul className={styles.faults}>
        {faults.map(({ code, sentence, times, at, supplier }) => (
          <li key={`${supplier} ${code} ${sentence}`}>
            {sentence}{' '}
            <span className={styles.quiet}>
              {dateTime(at)}
              {times > 1 && `, ${plural(times, 'time')} in all`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
