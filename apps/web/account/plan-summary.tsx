import { date } from '../ui/format.ts'
import styles from './plan-summary.module.css'

const trialDays = 14
const dayMs = 86_400_000

/** What the trial is, costs and becomes, before a card is asked for. */
export function PlanSummary({ now }: { now: number }) {
  const charged = new Date(now + trialDays * dayMs).toISOString()
  return (
    <section className={styles.plan} aria-label="Your plan">
      <header className={styles.heading}>
        <p className={styles.name}>Starter, {trialDays} days free</p>
        <p className={styles.price}>
          <strong>$0</strong> today
        </p>
      </header>
      <ul className={styles.terms}>
        <li>150 credits to begin with: 15 full verifications.</li>
        <li>From {date(charged)} it is $39 a month, unless you cancel before.</li>
        <li>Trial credits end with the trial. Cancel any time.</li>
      </ul>
    </section>
  )
}
