import type { Report, Trust } from '@vouch/engine'
import { decisionWords, nextAction, number, range, trustSentence, trustTone } from '@vouch/presentation'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import { UnbrokenRanges } from '../../ui/unbroken-ranges.tsx'
import styles from './decision-lead.module.css'

/** With what a report begins, on every tab: the decision in a word, the score with its range, and the line that says why and what next.
 *  Reports of earlier engines have none. */
export function DecisionLead({ report }: { report: Report }) {
  const told = decisionWords(report)
  const { trust, state } = report
  if (told === null || trust === null) return null
  const next = nextAction(report)
  return (
    <section className={styles.lead} aria-label="Decision">
      <p className={styles.word} data-tone={told.tone}>
        {told.word}
      </p>
      <Score trust={trust} unsure={state === 'LOW_CONFIDENCE'} />
      <div className={styles.reason}>
        <p className={styles.why}>
          <UnbrokenRanges words={told.why} />
        </p>
        {next && (
          <p className={styles.next}>
            <span className={styles.label}>Next</span> <UnbrokenRanges words={next} />
          </p>
        )}
      </div>
    </section>
  )
}

/** The score with its range. Where confidence is low the range leads: the number alone would say too much. */
function Score({ trust, unsure }: { trust: Trust; unsure: boolean }) {
  const { score, low, high, band } = trust
  return (
    <div className={styles.score}>
      <p className={styles.reading}>
        <span className={styles.label}>Trust</span>
        <b className={styles.number}>{unsure ? range(low, high) : number(score, 0)}</b>
        <span className={styles.beside}>
          {unsure ? (
            <>
              low confidence, <span>best estimate {number(score, 0)}</span>
            </>
          ) : (
            <>
              {band}, <span>{range(low, high)}</span>
            </>
          )}
        </span>
      </p>
      <ToleranceMark
        size="wide"
        value={score}
        low={low}
        high={high}
        tone={trustTone(band)}
        words={trustSentence(trust)}
      />
    </div>
  )
}
