import type { FraudRisk, Report, ReportState, Signal } from '@vouch/engine'
import { contributionsOf, nextAction, ranked, riskMeaning, riskTone, weighedStrengths } from '@vouch/presentation'
import type { ReactNode } from 'react'
import { DecidingQuestions } from './answer/deciding-questions.tsx'
import { PartBars } from './answer/part-bars.tsx'
import { TrustReading } from './answer/trust-reading.tsx'
import styles from './finding.module.css'
import { FindingList } from './finding-list.tsx'

interface FindingProps {
  report: Report
  onOpen: (signal: Signal) => void
  /** What else is seen at first sight, below the parts. */
  children?: ReactNode
}

/** Why the decision is as it is, part by part, and what to do. A report of an earlier engine, which has no decision above it, begins with
 *  the score and the verdict. */
export function Finding({ report, onOpen, children }: FindingProps) {
  const { trust, fraudRisk, signals } = report
  if (!trust) return null
  return (
    <section className={styles.finding} data-risk={fraudRisk} aria-label="Finding">
      <div className={styles.answer}>
        {report.decision === null && (
          <>
            <TrustReading trust={trust} report={report} />
            <p className={styles.verdict}>{report.verdict}</p>
          </>
        )}
        <PartBars report={report} />
      </div>
      <aside className={styles.side}>
        {fraudRisk && <RiskReading risk={fraudRisk} state={report.state} />}
        <Advice report={report} />
        <DecidingQuestions report={report} />
      </aside>
      {children && <div className={styles.more}>{children}</div>}
      <div className={styles.lists}>
        <FindingList kind="concern" speaking={ranked(signals, 'concern')} trust={trust} onOpen={onOpen} />
        <FindingList
          kind="strength"
          {...weighedStrengths(signals, contributionsOf(report))}
          trust={trust}
          onOpen={onOpen}
        />
      </div>
    </section>
  )
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

/** Remarks that stand as a banner above the report are not repeated. */
const asBanner = /^(partial data|low views)/i

/** What to ask or do next, as far as it does not stand beside the decision, and what may mislead. */
function Advice({ report }: { report: Report }) {
  const { decision, flags } = report
  const told = decision === null ? null : nextAction(report)
  const recommendations = report.recommendations.filter((text) => text !== told)
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
