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
          Write what you look for: a topic, a country, a size, how far the audience must be trusted. Every score comes
          with its tolerance. This preview shows simulated creators; searching is free in the trial, and 10 credits
          verify one for real.
        </p>
      </PageHead>
      <div className={styles.page}>
        <div className={styles.preview}>
          {inBrowser ? (
            <Suspense fallback={<Waiting />}>
              <Preview />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
        <div className={styles.next}>
          <p>The trial opens the whole list, its filters and the evidence behind each score.</p>
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
