import type { ReactNode } from 'react'
import type { Question } from '../metadata/structured-data.ts'
import styles from './faq.module.css'

interface FaqProps {
  questions: readonly Question[]
  /** What to do after reading. */
  children?: ReactNode
}

/** Questions that open their answers; the browser's own element, so it works without a script and is found by its search. */
export function Faq({ questions, children }: FaqProps) {
  return (
    <div>
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
      {children && <div className={styles.after}>{children}</div>}
    </div>
  )
}
