import { date } from '@vouch/presentation'
import styles from './plan-summary.module.css'

const trialDays = 14
const dayMs = 86_400_000

interface PlanSummaryProps {
  now: number
  /** There is no trial any more: the plan is paid from today. */
  paid?: boolean
}

/** What the trial is, costs and becomes, before a card is asked for. */
export function PlanSummary({ now, paid = false }: PlanSummaryProps) {
  if (paid) return <PaidSummary />
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
        <li>150 credits to start with: 15 full verifications.</li>
        <li>From {date(charged)} it’s $39 a month, unless you cancel first.</li>
        <li>Trial credits end with the trial. Cancel anytime.</li>
      </ul>
    </section>
  )
}

function PaidSummary() {
  return (
    <section className={styles.plan} aria-label="Your plan">
      <header className={styles.heading}>
        <p className={styles.name}>Starter</p>
        <p className={styles.price}>
          <strong>$39</strong> today
        </p>
      </header>
      <ul className={styles.terms}>
        <li>150 credits each month: 15 full verifications.</li>
        <li>$39 a month from today. Cancel anytime.</li>
      </ul>
    </section>
  )
}
