import { ButtonLink } from '../../ui/button.tsx'
import { Mailbox } from '../contact/mailbox.tsx'
import rail from '../sections/rail.module.css'
import { Section } from '../sections/section.tsx'
import styles from './contact-section.module.css'

/** Where to ask. The form has a page of its own; mailboxes are the operator's. */
export function ContactSection() {
  return (
    <Section
      id="contact"
      title="Ask us anything"
      lead="We answer within 4 hours during business hours. If a report is wrong, tell us: that’s the email we learn the most from."
    >
      <div className={`${styles.ways} ${rail.rail}`}>
        <div className={styles.way}>
          <h3 className={styles.title}>Write to us</h3>
          <p>Questions about pricing, technology, partnerships or anything else.</p>
          <ButtonLink to="/contact">Contact</ButtonLink>
        </div>
        <div className={styles.way}>
          <h3 className={styles.title}>Volume pricing</h3>
          <p>For 5,000 credits a month and up. You’ll hear back within 24 hours.</p>
          <Mailbox of="salesEmail" />
        </div>
        <div className={styles.way}>
          <h3 className={styles.title}>Support</h3>
          <p>For customers, and for creators who want to respond to a report.</p>
          <Mailbox of="supportEmail" />
        </div>
      </div>
    </Section>
  )
}
