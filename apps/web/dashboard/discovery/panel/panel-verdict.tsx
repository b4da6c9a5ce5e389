import type { DiscoveredCreator } from '@vouch/contract'
import { date, decisionName, decisionTone, riskTone, toneColour } from '@vouch/presentation'
import { ToleranceMark } from '../../../ui/tolerance-mark.tsx'
import styles from './panel.module.css'

/** The decision of the report where there is one, and the score with its range and what it rests on. */
export function PanelVerdict({ creator: { trust, fraudRisk, decision, readAt } }: { creator: DiscoveredCreator }) {
  if (trust === null) return <p className={styles.quiet}>Not screened yet</p>
  const { score, low, high, basis } = trust
  const words = `Trust ${score}, range ${low} to ${high}`
  return (
    <section className={styles.verdict} aria-label="Verdict">
      {decision && (
        <p className={styles.decision} style={{ color: toneColour(decisionTone(decision)) }}>
          {decisionName(decision)}
        </p>
      )}
      <p className={styles.score}>
        <b>{score}</b>
        <span>
          trust, {low} to {high}
          {fraudRisk && (
            <>
              {' · '}
              <span style={{ color: toneColour(riskTone(fraudRisk)) }}>{fraudRisk} risk</span>
            </>
          )}
        </span>
      </p>
      <ToleranceMark size="wide" value={score} low={low} high={high} words={words} />
      <p className={styles.quiet}>
        {basis === 'verification'
          ? `Verified ${date(readAt)}.`
          : 'Screened from a small sample. Verify before you book.'}
      </p>
    </section>
  )
}
