import type { FraudRisk, Report, ReportState, Signal, Trust } from '@vouch/engine'
import {
  contributionsOf,
  count,
  coverageRows,
  number,
  plural,
  range,
  ranked,
  riskMeaning,
  riskTone,
  weighedStrengths,
} from '@vouch/presentation'
import { TrustGauge } from '../ui/tolerance-mark.tsx'
import { DecidingQuestions } from './answer/deciding-questions.tsx'
import { PartBars } from './answer/part-bars.tsx'
import styles from './finding.module.css'
import { FindingList } from './finding-list.tsx'

interface FindingProps {
  report: Report
  onOpen: (signal: Signal) => void
}

/** The answer: how far this audience can be trusted, how sure that is, why, and what to do. */
export function Finding({ report, onOpen }: FindingProps) {
  const { trust, fraudRisk, signals } = report
  if (!trust) return null
  return (
    <section className={styles.finding} aria-label="Finding">
      <div className={styles.answer}>
        <TrustReading trust={trust} report={report} />
        <PartBars report={report} />
        <p className={styles.verdict} data-told={report.decision !== null}>
          {report.verdict}
        </p>
      </div>
      <aside className={styles.side}>
        {fraudRisk && <RiskReading risk={fraudRisk} state={report.state} />}
        <DecidingQuestions report={report} />
        <Advice report={report} />
        <LookedAt report={report} />
      </aside>
      <div className={styles.lists}>
        <FindingList kind="concern" speaking={ranked(signals, 'concern')} onOpen={onOpen} />
        <FindingList kind="strength" {...weighedStrengths(signals, contributionsOf(report))} onOpen={onOpen} />
      </div>
    </section>
  )
}

/** The score with its interval. Where confidence is low the interval leads: the number alone would say too much. */
function TrustReading({ trust, report }: { trust: Trust; report: Report }) {
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

/** The risk as a word first; its colour repeats it. */
function RiskReading({ risk, state }: { risk: FraudRisk; state: ReportState }) {
  return (
    <div>
      <h2 className={styles.label}>Fraud risk</h2>
      <p className={styles.risk} data-tone={riskTone(risk)}>
        {risk}
      </p>
      <p className={styles.meaning}>{riskMeaning(risk, state)}</p>
    </div>
  )
}

/** What the verdict stands on, in the order of the coverage table further down. */
function LookedAt({ report }: { report: Report }) {
  return (
    <div>
      <h2 className={styles.label}>What we checked</h2>
      <dl className={styles.looked}>
        {coverageRows(report)
          .filter(({ size }) => size !== null)
          .map(({ part, size, unit, missing }) => (
            <div key={part} data-missing={missing || undefined}>
              <dt>{part}</dt>
              <dd>
                {missing ? 'not available' : part.toLowerCase() === unit ? count(size) : `${count(size)} ${unit}`}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** Remarks that stand as a banner above the report are not repeated. */
const asBanner = /^(partial data|low views)/i

/** What to ask or do next, and what may mislead. */
function Advice({ report: { recommendations, flags } }: { report: Report }) {
  const shownFlags = flags.filter((flag) => !asBanner.test(flag))
  if (recommendations.length === 0 && shownFlags.length === 0) return null
  return (
    <>
      {recommendations.length > 0 && (
        <div>
          <h2 className={styles.label}>What to do next</h2>
          <ol className={styles.advice}>
            {recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
      )}
      {shownFlags.length > 0 && (
        <div>
          <h2 className={styles.label}>Keep in mind</h2>
          <ul className={styles.flags}>
            {shownFlags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
