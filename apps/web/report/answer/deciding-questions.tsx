import type { Report } from '@vouch/engine'
import { decidingAsks } from '@vouch/presentation'
import styles from './deciding-questions.module.css'

/** For an open decision: what would settle it, and the words in which to ask the creator for it. */
export function DecidingQuestions({ report }: { report: Report }) {
  const asks = decidingAsks(report)
  if (asks.length === 0) return null
  return (
    <div>
      <h2 className={styles.label}>What would settle it</h2>
      <ul className={styles.asks}>
        {asks.map(({ data, question }) => (
          <li key={question}>
            <b>{data}</b>
            <span className={styles.question}>“{question}”</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
