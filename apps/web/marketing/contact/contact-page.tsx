import { Link } from 'react-router'
import { pageMeta } from '../metadata/page-metadata.ts'
import { useOperator } from '../metadata/use-operator.ts'
import { PageHead } from '../sections/page-head.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { Mailbox } from './mailbox.tsx'
import { contactMetadata } from './metadata.ts'

export const meta = () => pageMeta(contactMetadata)

/** Where to write, and the other ways. */
export default function ContactPage() {
  const { chat } = useOperator()
  return (
    <>
      <PageHead title="Contact us">
        <p>
          We reply within 4 hours during business hours. If a report is wrong, tell us and we’ll look at it with you.
        </p>
      </PageHead>
      <div className={styles.columns}>
        <ContactForm />
        <aside className={styles.ways} aria-label="Other ways to reach us">
          {/* Drawn for all, and shown where there is a chat: nobody knows it while the site is built. */}
          <div className={styles.chat} data-chat={chat} suppressHydrationWarning>
            <h2 className={styles.wayTitle}>Live chat, 24/7</h2>
            <p>Use the button in the lower right corner, any time.</p>
          </div>
          <div>
            <h2 className={styles.wayTitle}>Sales</h2>
            <p>For 5,000 credits a month and up. You’ll hear back within 24 hours.</p>
            <Mailbox of="salesEmail" />
          </div>
          <div>
            <h2 className={styles.wayTitle}>Support</h2>
            <p>For customers, and for creators who want to respond to a report.</p>
            <Mailbox of="supportEmail" />
          </div>
          <div>
            <h2 className={styles.wayTitle}>Your data</h2>
            <p>
              To get a copy, delete your data or object, use{' '}
              <Link to="/privacy#privacy-request-form">the privacy request form</Link>.
            </p>
          </div>
          <div>
            <h2 className={styles.wayTitle}>Quick answers</h2>
            <p>
              The <Link to="/help">help center</Link> covers scores, credits and files.
            </p>
          </div>
        </aside>
      </div>
    </>
  )
}
