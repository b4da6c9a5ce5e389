import { percentile } from '@vouch/presentation'
import styles from './marks.module.css'

/** Where a value stands among creators of the same size: a tick on a line from the lowest to the highest, above the
 *  quiet band of the middle half. */
export function PercentileStrip({ place }: { place: number }) {
  const at = `${Math.min(99, Math.max(1, place * 100))}%`
  return (
    <svg className={styles.strip} height="14" role="img" aria-label={`${percentile(place)} percentile of this size`}>
      <rect className={styles.stripBand} x="25%" width="50%" y="1" height="12" />
      <line className={styles.stripLine} x1="0" x2="100%" y1="7" y2="7" />
      <line className={styles.stripTick} x1={at} x2={at} y1="0" y2="14" />
    </svg>
  )
}
