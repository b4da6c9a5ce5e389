import { number } from '@vouch/presentation'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import { recordedQuestions } from './demos/recorded-creators.ts'
import styles from './drawings.module.css'

/** Standing pictures of the last two steps. */

/** What the engine recommends to ask the creator of the demonstrations, unchanged. */
export function QuestionsDrawing() {
  return (
    <div className={styles.drawing}>
      <p className={styles.label}>What to do, from the report on Lena Voss</p>
      <ol className={styles.questions}>
        {recordedQuestions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  )
}

const returns = { low: 0.6, value: 1.4, high: 2.9 }

/** The form that a forecast will have. Its figures are made up and say so. */
export function ForecastDrawing() {
  return (
    <div className={styles.drawing}>
      <p className={styles.label}>Example figures</p>
      <p className={styles.forecast}>
        <b>{number(returns.value, 1)} ×</b> gross profit per dollar
      </p>
      <ToleranceMark
        size="wide"
        scale={{ from: 0, to: 4 }}
        {...returns}
        tone="good"
        words={`Return ${returns.value}, between ${returns.low} and ${returns.high}; 1 is break-even`}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>0</span>
        <span>1</span>
        <span>2</span>
        <span>3</span>
        <span>4</span>
      </p>
      <p className={styles.text}>
        Between {returns.low} and {returns.high} in eight cases out of ten; 1 is break-even. The fee can be up to
        $2,100.
      </p>
    </div>
  )
}
