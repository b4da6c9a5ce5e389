import type { Question } from '../metadata/structured-data.ts'
import styles from './faq.module.css'

/** Questions that open their answers; the browser's own element, so it works without a script and is found by its search. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
