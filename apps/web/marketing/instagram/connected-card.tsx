import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import type { ProfileLookup } from '@vouch/contract'
import { count, dateTime, number, range } from '@vouch/presentation'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import styles from './instagram.module.css'
import { bandOf } from './trust-band.ts'

const tones = { Excellent: 'good', Good: 'good', Moderate: 'caution', Poor: 'risk' } as const

/** The result under its specified title, and below it what it is not: nothing was connected. */
export function ConnectedCard({ lookup }: { lookup: ProfileLookup }) {
  const { handle, timestamp, data } = lookup
  const facts: [string, string][] = [
    ['Platform', 'Instagram'],
    ['Verified', data.verifiedStatus],
    ['Account type', data.accountType],
    ['Followers', count(data.followers)],
    ['Following', count(data.following)],
    ['Posts', count(data.posts)],
    ['Engagement rate', data.engagementRate === null ? '–' : `${number(data.engagementRate)}%`],
  ]
  return (
    <section className={styles.card} role="status" aria-labelledby="connected">
      <header className={styles.cardHead}>
        <IconCheck size={22} stroke={1.75} aria-hidden="true" />
        <div>
          <h2 className={styles.cardTitle} id="connected">
            Account Connected
          </h2>
          <p className={styles.quiet}>This is a lookup of public data. Nothing was connected.</p>
        </div>
        {data.simulated && <span className={styles.chip}>Simulated creator</span>}
      </header>
      <p className={styles.handle}>@{handle}</p>
      <Trust score={data.trustScore} interval={data.trustInterval} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>Looked up {dateTime(timestamp)}</p>
    </section>
  )
}

function Trust({ score, interval }: { score: number | null; interval: { low: number; high: number } | null }) {
  if (score === null || interval === null) return <p>No trust score: there wasn’t enough data for one.</p>
  const band = bandOf(score)
  const words = `${band}, ${range(interval.low, interval.high)}`
  return (
    <div className={styles.trust}>
      <p>
        Trust score <b>{number(score, 0)}</b> <span className={styles.quiet}>{words}</span>
      </p>
      <ToleranceMark
        size="wide"
        value={score}
        {...interval}
        tone={tones[band]}
        words={`Trust ${score} of 100, ${words}`}
      />
    </div>
  )
}
