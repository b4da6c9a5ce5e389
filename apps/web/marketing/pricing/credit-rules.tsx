import { actionCosts } from '@vouch/contract'
import styles from './credit-rules.module.css'
import section from './pricing-section.module.css'

const rules: readonly { figure: string; title: string; text: string }[] = [
  {
    figure: String(actionCosts.creator_verification),
    title: 'A verification',
    text: 'The same creator again within 24 hours is free. No verdict, no charge.',
  },
  {
    figure: `${actionCosts.lookalike_search} each`,
    title: 'A creator found',
    text: 'By audience, likeness or personality. You say how many at most.',
  },
  {
    figure: String(actionCosts.send_outreach_email),
    title: 'A letter sent',
    text: `With the address found and the text written. A follow-up is ${actionCosts.email_follow_up}.`,
  },
  {
    figure: String(actionCosts.campaign_workflow),
    title: 'Most other work',
    text: 'Workflows, contracts, benchmarks, reports and exports.',
  },
  {
    figure: 'Monthly',
    title: 'Credits of the plan',
    text: 'Begin anew with each billing cycle and do not roll over. Trial credits end with the trial.',
  },
  {
    figure: 'Lasting',
    title: 'Credits you buy',
    text: 'Never expire while you subscribe. Frozen when the plan lapses, back when it resumes. Used last.',
  },
]

/** How credits work, in six sentences that terms and help repeat. */
export function CreditRules() {
  return (
    <div className={section.block}>
      <h3 className={section.blockTitle}>How credits work</h3>
      <dl className={styles.rules}>
        {rules.map(({ figure, title, text }) => (
          <div key={title}>
            <dt>
              <b>{figure}</b> {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
