import { lazy, Suspense, useEffect, useState } from 'react'
import { CallToAction } from '../call-to-action.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { PageHead } from '../sections/page-head.tsx'
import styles from './discovery-page.module.css'
import { discoveryMetadata } from './metadata.ts'

export const meta = () => pageMeta(discoveryMetadata)

const Preview = lazy(() => import('./preview.tsx'))

/** Discovery as a visitor tries it. The list is asked for in the browser: what is prerendered says what it is and what it costs. */
export default function DiscoveryPage() {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
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
        <div className={styles.preview} data-lively="now">
          {inBrowser ? (
            <Suspense fallback={<Waiting />}>
              <Preview />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
        <div className={styles.next}>
          <p>The trial unlocks the whole list, its filters and the evidence behind each score.</p>
          <CallToAction size="large" />
        </div>
      </div>
    </>
  )
}

/** The height of the list, so that nothing jumps when it comes. */
function Waiting() {
  return <div className={styles.waiting} role="status" aria-label="Loading the preview" />
}
