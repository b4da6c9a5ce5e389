import type { Report } from '@vouch/engine'
import { decisionWords, number, range } from '@vouch/presentation'
import styles from './decision-lead.module.css'

/** With what a report begins, on every tab: the decision in a word, the score with its range, and the line that says why and what next.
 *  Reports of earlier engines have none. */
export function DecisionLead({ report }: { report: Report }) {
  const told = decisionWords(report)
  const { trust, state } = report
  if (told === null || trust === null) return null
  return (
    <section className={styles.lead} aria-label="Decision">
      <p className={styles.head}>
        <b className={styles.word} data-tone={told.tone}>
          {told.word}
        </b>
        <span className={styles.score}>
          {state === 'LOW_CONFIDENCE' ? (
            <>
              Trust <b>{range(trust.low, trust.high)}</b>, low confidence
            </>
          ) : (
            <>
              Trust <b>{number(trust.score, 0)}</b>, {range(trust.low, trust.high)}
            </>
          )}
        </span>
      </p>
      <p className={styles.why}>
        {told.why} {told.next}
      </p>
    </section>
  )
}
