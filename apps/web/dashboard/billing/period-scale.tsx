import type { Subscription } from '@vouch/contract'
import { date } from '@vouch/presentation'
import type { CSSProperties } from 'react'
import styles from './period-scale.module.css'
import { periodEndWords, periodPlace } from './plan-words.ts'

/** The trial or the paid period as a scale with a tick at today, from its first day to what happens on its last. */
export function PeriodScale({ plan, now }: { plan: Subscription; now: number }) {
  const { share, units, words } = periodPlace(plan, now)
  return (
    <div className={styles.scale} style={{ '--share': share, '--units': units } as CSSProperties}>
      <p className={styles.words}>{words}</p>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.passed} />
        <span className={styles.tick} />
      </div>
      <p className={styles.end}>{date(plan.billingPeriodStart)}</p>
      <p className={styles.end}>{periodEndWords(plan)}</p>
    </div>
  )
}
