import { decisionErrorSentences } from '@vouch/presentation'
import styles from './methodology.module.css'

/** How often the three words may be wrong, from the one place that states it. */
export function DecisionErrors() {
  return (
    <ul className={styles.errors}>
      {decisionErrorSentences().map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
