import { type ActionId, actionCosts, actionStatus } from '@vouch/contract'
import { Coming } from '../sections/coming.tsx'
import styles from './credit-rules.module.css'
import section from './pricing-section.module.css'

interface Rule {
  figure: string
  title: string
  text: string
  /** What has to be there for the rule to count. */
  action?: ActionId
}

const rules: readonly Rule[] = [
  {
    figure: String(actionCosts.creator_verification),
    title: 'Verification',
    text: 'The same creator is free for the next 24 hours. No verdict, no charge.',
  },
  {
    figure: `${actionCosts.lookalike_search} each`,
    title: 'Creator found',
    text: 'By audience, similarity or personality. You set the maximum.',
  },
  {
    figure: String(actionCosts.send_outreach_email),
    title: 'Outreach email',
    text: `Including finding an address that the creator publishes. A follow-up is ${actionCosts.email_follow_up}.`,
    action: 'send_outreach_email',
  },
  {
    figure: String(actionCosts.pdf_report),
    title: 'File',
    text: 'A report as a PDF, a report or list as a CSV, or a customer list to compare with.',
    action: 'pdf_report',
  },
  {
    figure: 'Monthly',
    title: 'Plan credits',
    text: 'Reset with each billing cycle and do not roll over. Trial credits end with the trial.',
  },
  {
    figure: 'Lasting',
    title: 'Purchased credits',
    text: 'Never expire while you subscribe. Frozen if your plan lapses, back when it resumes. Used last.',
  },
]

/** How credits work, in six sentences that terms and help repeat. */
export function CreditRules() {
  return (
    <div className={section.block}>
      <h3 className={section.blockTitle}>How credits work</h3>
      <dl className={styles.rules}>
        {rules.map(({ figure, title, text, action }) => (
          <div key={title}>
            <dt>
              <b>{figure}</b> {title} {action && <Coming status={actionStatus(action)} look="word" />}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
