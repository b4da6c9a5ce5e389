import type { Report, Trust } from '@vouch/engine'
import { number, plural, range } from '@vouch/presentation'
import { TrustGauge } from '../../ui/tolerance-mark.tsx'
import styles from './trust-reading.module.css'

/** The score on its ruler. Where confidence is low the interval leads: the number alone would say too much. */
export function TrustReading({ trust, report }: { trust: Trust; report: Report }) {
  return (
    <div className={styles.reading}>
      <h2 className={styles.label}>Trust</h2>
      {report.state === 'LOW_CONFIDENCE' ? (
        <p className={styles.value}>
          <span className={styles.rangeNumber}>{range(trust.low, trust.high)}</span>
          <span className={styles.beside}>
            <b className={styles.band}>low confidence</b>
            <span>
              best estimate {number(trust.score, 0)}, {trust.band} · {sampleWords(report)}
            </span>
          </span>
        </p>
      ) : (
        <p className={styles.value}>
          <span className={styles.number}>{number(trust.score, 0)}</span>
          <span className={styles.beside}>
            <b className={styles.band}>{trust.band}</b>
            <span>
              {range(trust.low, trust.high)} · {sampleWords(report)}
            </span>
          </span>
        </p>
      )}
      <TrustGauge trust={trust} />
    </div>
  )
}

/** What the score was taken from, in the unit that matters most. */
function sampleWords({ coverage }: Report): string {
  if (coverage.followersSample > 0) return `${plural(coverage.followersSample, 'follower')} sampled`
  return `${plural(coverage.posts, 'post')} read, no follower sample`
}
