import avatarStyles from '../../ui/avatar.module.css'
import iconStyles from '../../ui/platform-icon.module.css'
import markStyles from '../../ui/tolerance-mark.module.css'
import { CallToAction } from '../call-to-action.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { PageHead } from '../sections/page-head.tsx'
import styles from './discovery-page.module.css'
import { firstListId } from './first-list.ts'
import { discoveryMetadata } from './metadata.ts'
import { Preview } from './preview.tsx'

export const meta = () => pageMeta(discoveryMetadata)

/** The list that the server draws bears these styles before the page has its parts. Nobody reads them from here: what a route hands on, its page has. */
export const handle = { listStyles: [avatarStyles, iconStyles, markStyles] }

/** The server writes what it drew the list from in its place, and React leaves it there. */
const unwritten = ''

/** Discovery as a visitor tries it. */
export default function DiscoveryPage() {
  return (
    <>
      <PageHead title="Find creators you can vouch for">
        <p>
          Describe who you’re looking for: a topic, a country, a size, a minimum trust score. Every score comes with its
          range. This preview shows simulated creators. Searching is free during the trial, and verifying a creator
          costs 10 credits.
        </p>
      </PageHead>
      <div className={styles.page}>
        <div className={styles.preview}>
          <Preview />
        </div>
        <div className={styles.next}>
          <p>The trial unlocks the whole list, its filters and the evidence behind each score.</p>
          <CallToAction size="large" />
        </div>
      </div>
      <script type="application/json" id={firstListId} suppressHydrationWarning>
        {unwritten}
      </script>
    </>
  )
}
