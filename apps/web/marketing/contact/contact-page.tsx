import { Link } from 'react-router'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import { PageHead } from '../sections/page-head.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { Mailbox } from './mailbox.tsx'
import { contactMetadata } from './metadata.ts'

export const meta = () => pageMeta(contactMetadata)

/** Where to write, and the other ways. */
export default function ContactPage() {
  const config = usePublicConfig().data
  return (
    <>
      <PageHead title="Write to us">
        <p>We reply within 4 hours in business hours. If a report is wrong, say so: we look at it with you.</p>
      </PageHead>
      <div className={styles.columns}>
        <ContactForm />
        <aside className={styles.ways} aria-label="Other ways">
          <div>
            <h2 className={styles.wayTitle}>Live chat, 24/7</h2>
            {config && !config.chatEmbedUrl ? (
              <p>No chat is connected on this installation. Use the form: the answer comes by mail.</p>
            ) : (
              <p>The button at the lower right opens it, at any hour.</p>
            )}
          </div>
          <div>
            <h2 className={styles.wayTitle}>Sales</h2>
            <p>From 5,000 credits a month, with an answer within 24 hours.</p>
            <Mailbox of="salesEmail" address={config?.company.salesEmail} />
          </div>
          <div>
            <h2 className={styles.wayTitle}>Support</h2>
            <p>For members, and for creators who want to answer a report.</p>
            <Mailbox of="supportEmail" address={config?.company.supportEmail} />
          </div>
          <div>
            <h2 className={styles.wayTitle}>Your data</h2>
            <p>
              Copies, deletion and objection have <Link to="/privacy#privacy-request-form">a form of their own</Link>.
            </p>
          </div>
          <div>
            <h2 className={styles.wayTitle}>Quick answers</h2>
            <p>
              The <Link to="/help">help centre</Link> explains scores, credits and files.
            </p>
          </div>
        </aside>
      </div>
    </>
  )
}
