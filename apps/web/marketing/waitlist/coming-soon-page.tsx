import { plural } from '@vouch/presentation'
import { useLoaderData } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { Section } from '../sections/section.tsx'
import { waitlistMetadata } from './metadata.ts'
import { preview } from './preview.server.ts'
import { ReportPreview } from './report-preview.tsx'
import { SignupCard } from './signup-card.tsx'
import { useWaitingCount } from './use-waiting-count.ts'
import styles from './waitlist.module.css'
import { FraudCost, Problems, Steps, Tiles, Tools } from './waitlist-sections.tsx'

export const meta = () => pageMeta(waitlistMetadata)

export function loader() {
  return preview
}

/** The waitlist: why, a card to join by, what it will do. */
export default function ComingSoonPage() {
  const shown = useLoaderData<typeof loader>()
  return (
    <>
      <div className={styles.hero} data-lively="sign">
        <div className={styles.heroWords}>
          <CountBadge />
          <h1 className={styles.title}>Know who’s following before you pay</h1>
          <p className={styles.lead}>
            Vouch reads what can be seen of a creator’s audience and tells you how sure it is. Leave your email and
            we’ll let you know when your spot is ready.
          </p>
          <ReportPreview preview={shown} />
        </div>
        <SignupCard />
      </div>
      <Problems />
      <Tools />
      <FraudCost />
      <Steps />
      <Tiles />
      <Section
        id="trial"
        title="14 days, 150 credits"
        lead="The trial is the Starter plan: a card is required, there’s no charge until it ends, and you can cancel anytime before that."
      >
        <div>
          <Button size="large" onClick={toCard}>
            Save my spot
          </Button>
        </div>
      </Section>
    </>
  )
}

/** Shown only where there is somebody to count. */
function CountBadge() {
  const count = useWaitingCount()
  if (count === 0) return null
  return <p className={styles.badge}>{plural(count, 'smart marketer')} already securing their spot</p>
}

/** Scrolls smoothly, unless the reader asked for less motion, and puts the focus where the next step is. */
function toCard(): void {
  const card = document.getElementById('waitlist-signup')
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' })
  card?.querySelector<HTMLElement>('input[name=email]')?.focus({ preventScroll: true })
}
