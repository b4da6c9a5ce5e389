import type { CreatorAnalysis } from '@vouch/contract'
import { count, date, number, percentRange, range, type Tone } from '@vouch/presentation'
import type { ReactNode } from 'react'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import { UnbrokenRanges } from '../../ui/unbroken-ranges.tsx'
import { CallToAction } from '../call-to-action.tsx'
import styles from './free-search.module.css'

const riskTones: Readonly<Record<string, Tone>> = { low: 'good', medium: 'caution', high: 'risk' }
const engagementOf: Readonly<Record<string, string>> = {
  followers: 'of followers',
  views: 'of views',
  subscribers: 'of subscribers',
}
/** Half of the followers would be extreme: a scale of a hundred would leave most marks in its first inch. */
const suspiciousScale = { from: 0, to: 60 }

/** The answer in the tool's few fields. What is not known is N/A, never a zero.
 *  @param sample stands under the gate: it does not offer what the page itself does */
export function AnalysisResult({ analysis, sample = false }: { analysis: CreatorAnalysis; sample?: boolean }) {
  const { username, displayName, followers, engagement_rate: engagement, engagement_basis: basis } = analysis
  return (
    <section className={styles.result} aria-labelledby="result-title">
      <header className={styles.resultHead}>
        <div>
          <h2 className={styles.resultTitle} id="result-title" tabIndex={-1}>
            {displayName ?? username}
          </h2>
          <p className={styles.quiet}>
            @{username} · data from {date(analysis.fetchedAt)}
          </p>
        </div>
        {analysis.simulated && <span className={styles.chip}>Simulated creator</span>}
      </header>
      <p className={styles.verdict}>
        <UnbrokenRanges words={analysis.verdict} />
      </p>
      <dl className={styles.figures}>
        <Quality analysis={analysis} />
        <Suspicious analysis={analysis} />
        <Figure name="Followers">{followers === null ? 'N/A' : count(followers)}</Figure>
        <Figure name="Engagement rate" note={engagement === null ? undefined : engagementOf[basis ?? '']}>
          {engagement === null ? 'N/A' : `${number(engagement)}%`}
        </Figure>
        <Figure name="Risk level">
          {analysis.risk_level === null ? (
            'N/A'
          ) : (
            <span className={styles.risk} data-tone={riskTones[analysis.risk_level]}>
              {analysis.risk_level}
            </span>
          )}
        </Figure>
      </dl>
      <div className={styles.lists}>
        <Sentences title="Flags" none="Nothing stood out in the data we could read." sentences={analysis.flags} />
        <Sentences title="Recommendations" none="None." sentences={analysis.recommendations} />
      </div>
      {!sample && (
        <footer className={styles.upgrade}>
          <p>
            <b>See what it’s based on.</b> The full report shows the accounts, days and comments behind every concern,
            with benchmarks and innocent explanations.
          </p>
          <CallToAction />
        </footer>
      )}
    </section>
  )
}

function Quality({ analysis }: { analysis: CreatorAnalysis }) {
  const { quality_score: score, quality_interval: interval, risk_level: risk } = analysis
  if (score === null) return <Figure name="Quality score">N/A</Figure>
  const words = interval ? range(interval.low, interval.high) : null
  return (
    <Figure name="Quality score" wide note={words ? `range ${words}` : undefined}>
      {number(score, 0)} <small>/ 100</small>
      {interval && (
        <ToleranceMark
          size="wide"
          value={score}
          {...interval}
          tone={riskTones[risk ?? ''] ?? 'plain'}
          words={`Quality score ${score} of 100, range ${words}`}
        />
      )}
    </Figure>
  )
}

function Suspicious({ analysis }: { analysis: CreatorAnalysis }) {
  const { suspicious_followers: share, suspicious_followers_interval: interval } = analysis
  if (share === null) return <Figure name="Suspicious followers">N/A</Figure>
  const words = interval ? percentRange(interval.low / 100, interval.high / 100) : null
  return (
    <Figure name="Suspicious followers" wide note={words ? `range ${words}` : undefined}>
      {number(share, 0)}
      <small>%</small>
      {interval && (
        <ToleranceMark
          size="wide"
          scale={suspiciousScale}
          value={share}
          {...interval}
          words={`Suspicious followers ${number(share, 0)}%, range ${words}`}
        />
      )}
    </Figure>
  )
}

interface FigureProps {
  name: string
  note?: string | undefined
  wide?: boolean
  children: ReactNode
}

function Figure({ name, note, wide = false, children }: FigureProps) {
  return (
    <div className={wide ? `${styles.figure} ${styles.wide}` : styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

function Sentences({ title, sentences, none }: { title: string; sentences: readonly string[]; none: string }) {
  return (
    <div>
      <h3 className={styles.listTitle}>{title}</h3>
      {sentences.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <UnbrokenRanges words={sentence} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
